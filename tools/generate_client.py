"""Generate the Python client from openapi.yaml: `python tools/generate_client.py`; `--check` compares in its place.

Two things are written under clients/python/regelwerk_client:

* `_generated/`, by openapi-python-client: a class per schema, and per operation how its request is written and its
  answer is read (clients/python/templates says how).
* `games/`, by this file: the classes that people use, one module per ruleset, each method a call of one operation. What
  is not data (retries, errors, tokens, versions) stands once, by hand, beside it. A new ruleset costs nothing here.

The same document gives the same files on every machine.
"""

from __future__ import annotations

import argparse
import filecmp
import importlib
import inspect
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import attrs
import yaml

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "openapi.yaml"
CLIENT = ROOT / "clients" / "python"
PACKAGE = CLIENT / "regelwerk_client"
WRITTEN = ("_generated", "games")
VERBS = ("post", "get", "put", "delete")
Json = dict[str, Any]


# The document, as the generator understands it ------------------------------------------------------------------------


def simplified(document: Json) -> Json:
    """A copy without what the generator cannot read or what would make clients brittle."""
    copy: Json = _rewritten(deepcopy(document))
    # A problem code that is new in the service must not be an error in an older client.
    del copy["components"]["schemas"]["Problem"]["properties"]["code"]["enum"]
    copy["paths"] = {path: item for old, old_item in copy["paths"].items() for path, item in _split(old, old_item)}
    return copy


def _rewritten(node: Any) -> Any:
    """Rewrite each node of the document."""
    if isinstance(node, list):
        return [_rewritten(item) for item in node]
    if not isinstance(node, dict):
        return node
    # Examples would only end up in docstrings.
    node = {key: _rewritten(value) for key, value in node.items() if key not in {"example", "examples"}}
    # "Exactly one of these members": the generator makes an untyped value of it.
    if "oneOf" in node and all(set(branch) == {"required"} for branch in node["oneOf"]):
        del node["oneOf"]
    # An enumeration that may be null: the generator makes one type per entry of `type`, and one for null.
    if isinstance(node.get("type"), list) and "enum" in node:
        kind = next(kind for kind in node.pop("type") if kind != "null")
        values = [value for value in node.pop("enum") if value is not None]
        node["anyOf"] = [{"type": kind, "enum": values}, {"type": "null"}]
    return node


def _split(path: str, item: Json) -> Iterator[tuple[str, Json]]:
    """A path; a `get` that answers JSON or text, as its `format` says, becomes two operations."""
    get = item.get("get", {})
    content = get.get("responses", {}).get("200", {}).get("content", {})
    forms = [query for query in get.get("parameters", []) if query.get("name") == "format"]
    # One form per answer, JSON first: the generator reads one. Event streams are for browsers.
    others = [kind for kind in content if kind != "application/json"] if "application/json" in content else []
    text = deepcopy(item)
    for kind in others:
        del content[kind]
    if not forms or "text/plain" not in others:
        yield path, item
        return
    for operation in (get, text["get"]):
        operation["parameters"] = [query for query in operation["parameters"] if query not in forms]
    yield path, item
    told = text["get"]
    told["operationId"], told["summary"] = told["operationId"] + "_text", told["summary"].rstrip(".") + " as text."
    told["responses"]["200"]["content"].pop("application/json")
    yield f"{path}?format=text", {key: value for key, value in text.items() if key not in VERBS or key == "get"}


def generate(document: Json, target: Path) -> None:
    """Run openapi-python-client; whatever it cannot write is an error."""
    source = target.parent / "openapi.yaml"
    source.write_text(yaml.safe_dump(document, sort_keys=False, allow_unicode=True), encoding="utf-8")
    options = {
        "--path": source,
        "--meta": "none",
        "--output-path": target,
        "--config": CLIENT / "generator.yaml",
        "--custom-template-path": CLIENT / "templates",
    }
    command = [sys.executable, "-m", "openapi_python_client", "generate", "--fail-on-warning"]
    command += [str(part) for pair in options.items() for part in pair]
    # Beside this interpreter is the ruff that its hooks call.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command, env={**os.environ, "PATH": path, "PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    source.unlink()
    for unused in ("client.py", "errors.py"):
        (target / unused).unlink()


# The classes that people use ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Parameter:
    """An argument of a method, as it is written."""

    name: str
    kind: str
    default: str | None

    def __str__(self) -> str:
        return f"{self.name}: {self.kind}" + ("" if self.default is None else f" = {self.default}")


@dataclass(frozen=True)
class Operation:
    """One operation of the document and the generated module that speaks it."""

    name: str
    tag: str
    path: str
    verb: str
    headers: frozenset[str]
    summary: str
    description: str
    module: Any

    @property
    def answer(self) -> str:
        """The type of a good answer."""
        return in_models(inspect.signature(self.module.answer).return_annotation)

    @property
    def pure(self) -> bool:
        """Whether sending it twice does no more than sending it once."""
        return self.verb == "get" or "Idempotency-Key" in self.headers or "/sessions" not in self.path

    def body(self) -> Any:
        """The class of its body; None without one."""
        given = inspect.signature(self.module.request).parameters.get("body")
        return None if given is None else vars(models())[given.annotation]

    def parameters(self) -> list[Parameter]:
        """What a caller says: parameters and members of the body alike. Headers are the transport's."""
        asked = inspect.signature(self.module.request).parameters
        hidden = {"body", *(header.lower().replace("-", "_") for header in self.headers)}
        found = [
            Parameter(name, in_models(each.annotation), _default(each.default, inspect.Parameter.empty))
            for name, each in asked.items()
            if name not in hidden
        ]
        return found + _members(self.body())

    def call(self) -> str:
        """The expression that makes the request."""
        body = self.body()
        members = {member.name for member in _members(body)}
        given = [f"{each.name}={each.name}" for each in self.parameters() if each.name not in members]
        if body is not None:
            inner = ", ".join(f"{name}={name}" for name in sorted(members))
            given.append(f"body=models.{body.__name__}({inner})")
        return f"{self.name}.request({', '.join(given)})"


def models() -> Any:
    """The generated classes."""
    return importlib.import_module("_generated.models")


def in_models(annotation: str) -> str:
    """A generated annotation, with its classes taken from `models`."""
    known = models().__all__
    return re.sub(r"[A-Za-z_]\w*", lambda word: f"models.{word[0]}" if word[0] in known else word[0], annotation)


def _members(body: Any) -> list[Parameter]:
    if body is None:
        return []
    return [Parameter(each.alias, in_models(each.type), _default(each.default, attrs.NOTHING)) for each in attrs.fields(body)]


def _default(value: Any, nothing: Any) -> str | None:
    """What is left out is not sent: the service knows its defaults."""
    return None if value is nothing else "UNSET"


def operations(document: Json) -> list[Operation]:
    """Every operation, in the order of the document."""
    found = []
    for path, item in document["paths"].items():
        for verb in VERBS:
            if verb not in item:
                continue
            told = item[verb]
            name, tag = told["operationId"], told["tags"][0].replace("-", "_")
            queries = [*told.get("parameters", []), *item.get("parameters", [])]
            found.append(
                Operation(
                    name=name,
                    tag=tag,
                    path=path,
                    verb=verb,
                    headers=frozenset(each["name"] for each in queries if each["in"] == "header"),
                    summary=told["summary"],
                    description=told.get("description", ""),
                    module=importlib.import_module(f"_generated.api.{tag}.{name}"),
                )
            )
    return found


@dataclass(frozen=True)
class Ruleset:
    """The operations of one ruleset."""

    slug: str
    about: str
    operations: tuple[Operation, ...]

    @property
    def attribute(self) -> str:
        """Its name in Python."""
        return self.slug.replace("-", "_")

    @property
    def name(self) -> str:
        """The name of its class."""
        return "".join(word.capitalize() for word in self.slug.split("-"))

    @property
    def live(self) -> list[Operation]:
        """What is done with one live game."""
        return [each for each in self.operations if f"/{self.slug}/sessions/{{" in each.path]

    @property
    def stateless(self) -> list[Operation]:
        """Everything else."""
        return [each for each in self.operations if each not in self.live]


def rulesets(document: Json, found: list[Operation]) -> list[Ruleset]:
    """What can be begun is a ruleset."""
    about = {tag["name"]: tag["description"] for tag in document["tags"]}
    slugs = [match[1] for each in found if (match := re.fullmatch(r"/v1/([^/]+)/new", each.path))]
    return [
        Ruleset(slug, about[slug], tuple(each for each in found if each.path.startswith(f"/v1/{slug}/"))) for slug in slugs
    ]


# Names in a live game: what is obvious there is left out.
_SHORTER = {"get_session": "refresh", "delete_session": "delete", "reissue_token": "reissue"}


def method(operation: Operation, name: str, send: str, *, skip: str = "", answer: str = "", tail: str = "") -> str:
    """A method that sends one operation. A single necessary argument may be given without its name."""
    parameters = [each for each in operation.parameters() if each.name != skip]
    necessary = [each for each in parameters if each.default is None]
    optional = [each for each in parameters if each.default is not None]
    arguments = ["self", *map(str, necessary), *(["*"] if optional else []), *map(str, optional)]
    if len(necessary) > 1:
        arguments = ["self", "*", *map(str, necessary), *map(str, optional)]
    call = operation.call().replace(f"{skip}={skip}", f"{skip}=self.id") if skip else operation.call()
    extra = "" if send in {"_turn", "_refresh"} else f", repeatable={operation.pure}"
    sent = f"await self.{send}({operation.name}.answer, {call}{extra})"
    # The docstring is the document's: a summary in one line, then more.
    told = textwrap.indent(_told(operation), "    ")
    lines = [f"async def {name}({', '.join(arguments)}) -> {answer or operation.answer}:", told]
    lines += [textwrap.indent(tail.replace("SENT", sent), "    ")] if tail else [f"    return {sent}"]
    return textwrap.indent("\n".join(lines), "    ")


def _told(operation: Operation) -> str:
    more = " ".join(operation.description.split())
    text = operation.summary + (f"\n\n{textwrap.fill(more, 108)}" if more else "")
    return f'"""{text}' + ('\n"""' if more else '"""')


def live_class(ruleset: Ruleset) -> str:
    """One live game, as one caller sees it."""
    shown = next(each for each in ruleset.live if each.name.endswith("_get_session"))
    methods = []
    for each in ruleset.live:
        plain = each.name.removeprefix(f"{ruleset.attribute}_")
        send = "_turn" if "If-Match" in each.headers else "_refresh" if "If-None-Match" in each.headers else "_ask"
        name = _SHORTER.get(plain, plain.removeprefix("session_"))
        methods.append(method(each, name, send, skip="session_id"))
    seen = f'''    @property
    def seen(self) -> {shown.answer} | None:
        """The session as it was seen last; None before the first look."""
        return self._recall({shown.name}.answer)
'''
    head = f'class AsyncLive{ruleset.name}(AsyncLive):\n    """A live game of {ruleset.slug}, as one caller sees it."""\n'
    return "\n".join([head, seen, "\n\n".join(methods)])


def game_class(ruleset: Ruleset) -> str:
    """The ruleset, as people use it."""
    methods = []
    for each in ruleset.stateless:
        name = each.name.removeprefix(f"{ruleset.attribute}_")
        if name == "create_session":
            kind = f"Created[AsyncLive{ruleset.name}, {each.answer}]"
            tail = f"document = SENT\nreturn created(AsyncLive{ruleset.name}, self._channel, document)"
            methods.append(method(each, name, "_ask", answer=kind, tail=tail))
        else:
            methods.append(method(each, name, "_ask"))
    join = f'''    def session(self, session_id: str, token: str | None = None) -> AsyncLive{ruleset.name}:
        """Join a live game: with a seat's token, with the host's, or as a spectator without one."""
        return AsyncLive{ruleset.name}(self._channel, session_id, token)
'''
    head = f'class Async{ruleset.name}(AsyncCaller):\n    """{ruleset.about}"""\n'
    return "\n".join([head, "\n\n".join(methods), "\n" + join])


def service_class(found: list[Ruleset], others: list[Operation]) -> str:
    """The service: its rulesets, and what belongs to none."""
    made = "\n".join(f"        self.{each.attribute} = Async{each.name}(channel)" for each in found)
    head = f'''class AsyncService(AsyncCaller):
    """Everything that the service offers."""

    def __init__(self, channel: AsyncChannel) -> None:
        super().__init__(channel)
{made}
'''
    return "\n".join([head, "\n\n".join(method(each, each.name, "_ask") for each in others)])


def without_waiting(source: str) -> str:
    """The same classes for programs without an event loop."""
    return re.sub(r"\bAsync(?=[A-Z])", "", source.replace("async def", "def").replace("await ", ""))


_HEAD = '''"""{title} Generated from openapi.yaml by tools/generate_client.py; never edited."""

# ruff: noqa: PLR0913 - methods take what the operation takes
from __future__ import annotations

{imports}
'''


def module(title: str, imports: list[str], classes: list[str]) -> str:
    """A module with each class for programs with and without an event loop."""
    return "\n\n".join(
        [_HEAD.format(title=title, imports="\n".join(imports)), *map(without_waiting, classes), *classes]
    )


def _imports(found: list[Operation] | tuple[Operation, ...], *names: str) -> list[str]:
    return [
        "from regelwerk_client import models",
        "from regelwerk_client._generated.types import UNSET, Unset",
        *(f"from regelwerk_client._generated.api.{each.tag} import {each.name}" for each in found),
        *names,
    ]


def write_games(document: Json, target: Path) -> None:
    """One module per ruleset, and the service above them."""
    target.mkdir()
    found = operations(document)
    games = rulesets(document, found)
    others = [each for each in found if all(each not in game.operations for game in games)]
    for game in games:
        names = (
            "from regelwerk_client.session import AsyncLive, Created, Live, created",
            "from regelwerk_client.transport import AsyncCaller, Caller",
        )
        source = module(f"{game.name}.", _imports(game.operations, *names), [live_class(game), game_class(game)])
        (target / f"{game.attribute}.py").write_text(source, encoding="utf-8")
    names = tuple(
        f"from regelwerk_client.games.{game.attribute} import Async{game.name}, {game.name}" for game in games
    ) + ("from regelwerk_client.transport import AsyncCaller, AsyncChannel, Caller, Channel",)
    source = module("The service.", _imports(others, *names), [service_class(games, others)])
    (target / "__init__.py").write_text(source, encoding="utf-8")
    for command in (["check", "--quiet", "--fix-only", "--select", "I,F401"], ["format", "--quiet"]):
        run = [sys.executable, "-m", "ruff", *command, "--config", str(ROOT / "pyproject.toml"), "--no-cache", str(target)]
        subprocess.run(run, check=True, cwd=target)


# The command ----------------------------------------------------------------------------------------------------------


def build(source: Path, target: Path) -> None:
    """Write both packages into an empty folder."""
    document = simplified(yaml.safe_load(source.read_text(encoding="utf-8")))
    generate(document, target / "_generated")
    sys.path.insert(0, str(target))
    sys.dont_write_bytecode = True
    write_games(document, target / "games")


def files(folder: Path) -> set[Path]:
    """The modules below a folder."""
    return {path.relative_to(folder) for name in WRITTEN for path in (folder / name).rglob("*.py")}


def differing(built: Path) -> list[Path]:
    """Which modules are not what they should be."""
    both = files(built) & files(PACKAGE)
    changed = {path for path in both if not filecmp.cmp(built / path, PACKAGE / path, shallow=False)}
    return sorted((files(built) ^ files(PACKAGE)) | changed)


def main() -> int:
    """Write the client, or compare it."""
    parser = argparse.ArgumentParser(description="Generate the Python client from the OpenAPI document.")
    parser.add_argument("--check", action="store_true", help="compare in place of writing")
    parser.add_argument("--document", type=Path, default=DOCUMENT, help="another document than openapi.yaml")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder)
        build(options.document, built)
        if options.check:
            stale = differing(built)
            for path in stale:
                print(f"stale: {path}; run `python tools/generate_client.py`", file=sys.stderr)
            return int(bool(stale))
        for name in WRITTEN:
            shutil.rmtree(PACKAGE / name, ignore_errors=True)
            shutil.copytree(built / name, PACKAGE / name, ignore=shutil.ignore_patterns("__pycache__", ".ruff_cache"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
