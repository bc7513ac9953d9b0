"""Generate the Python client from openapi.yaml: `python tools/generate_client.py`; `--check` compares in its place.

Two things are written under clients/python/regelwerk_client:

* `_generated/`, by openapi-python-client: a class per schema, and per operation how its request is written and its
  answer is read (clients/python/templates says how).
* `games/`, by tools/client_classes.py: the classes that people use, one module per ruleset.

What is not data (retries, errors, tokens, versions) stands once, by hand, beside them. A new ruleset costs nothing. The
same document gives the same files on every machine.
"""

from __future__ import annotations

import argparse
import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import client_classes  # noqa: E402 - its folder is on the path only now

DOCUMENT = ROOT / "openapi.yaml"
CLIENT = ROOT / "clients" / "python"
PACKAGE = CLIENT / "regelwerk_client"
WRITTEN = ("_generated", "games")
_LINES = "application/x-ndjson"
Json = dict[str, Any]


# The document, as the generator understands it ------------------------------------------------------------------------


def simplified(document: Json) -> Json:
    """A copy without what the generator cannot read, or what would make clients brittle."""
    copy: Json = _rewritten(deepcopy(document))
    # A problem code that is new in the service must not be an error in an older client.
    del copy["components"]["schemas"]["Problem"]["properties"]["code"]["enum"]
    copy["paths"] = {path: item for old, old_item in copy["paths"].items() for path, item in _split(old, old_item)}
    return copy


def _rewritten(node: Any) -> Any:
    """The document below a node, in other words that mean the same."""
    if isinstance(node, list):
        return [_rewritten(item) for item in node]
    if not isinstance(node, dict):
        return node
    # Examples would only end up in docstrings.
    node = {key: _rewritten(value) for key, value in node.items() if key not in {"example", "examples"}}
    # "Exactly one of these members": the generator makes an untyped value of the whole object.
    if "oneOf" in node and all(set(branch) == {"required"} for branch in node["oneOf"]):
        del node["oneOf"]
    # An enumeration that may be null: the generator makes one type per entry of `type`, and one for null.
    if isinstance(node.get("type"), list) and "enum" in node:
        kind = next(kind for kind in node.pop("type") if kind != "null")
        values = [value for value in node.pop("enum") if value is not None]
        node["anyOf"] = [{"type": kind, "enum": values}, {"type": "null"}]
    # A list of anything: without `items` it is refused, with empty ones it is untyped.
    if "array" in str(node.get("type")) and not node.get("items") and "prefixItems" not in node:
        node["items"] = {"type": ["string", "integer", "boolean"]}
    # The generator annotates a row of several types with the wider ones, but fills it with the narrower.
    for place in node.pop("prefixItems", ()):
        kinds = node.setdefault("items", {"type": []})["type"]
        kinds += [kind for kind in _kinds(place) if kind not in kinds]
    return node


def _kinds(place: Json) -> list[str]:
    """The types that a value in one place of a row can have."""
    return [place["type"]] if "type" in place else [kind for one in place["anyOf"] for kind in _kinds(one)]


def _split(path: str, item: Json) -> Iterator[tuple[str, Json]]:
    """A path with JSON answers only; what can also be had as text, by `format=text`, is an operation of its own."""
    content = item.get("get", {}).get("responses", {}).get("200", {}).get("content", {})
    if list(content) == [_LINES]:
        content["text/plain"] = content.pop(_LINES)
    others = [kind for kind in content if kind != "application/json"] if "application/json" in content else []
    text = {"get": deepcopy(item.get("get", {})), "parameters": item.get("parameters", [])}
    # The generator reads one form per answer. Event streams, the third form, are for browsers.
    for kind in others:
        del content[kind]
    if "post" in item:
        for message in (item["post"].get("requestBody", {}), *item["post"]["responses"].values()):
            message.get("content", {}).pop(_LINES, None)
    if "text/event-stream" in others:
        # Says that a stream does not go on; who asks for JSON never gets it.
        item["get"]["responses"].pop("204", None)
    if "text/plain" in others:
        for operation in (item["get"], text["get"]):
            operation["parameters"] = [query for query in operation["parameters"] if query["name"] != "format"]
        del text["get"]["responses"]["200"]["content"]["application/json"]
        text["get"]["operationId"] += "_text"
        text["get"]["summary"] = text["get"]["summary"].removesuffix(".") + " as text."
        yield f"{path}?format=text", text
    yield path, item


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
    environment = {**os.environ, "PATH": path, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    for unused in (source, target / "client.py", target / "errors.py"):
        unused.unlink()


# The command ----------------------------------------------------------------------------------------------------------


def build(source: Path, target: Path) -> None:
    """Write both packages into an empty folder."""
    document = simplified(yaml.safe_load(source.read_text(encoding="utf-8")))
    generate(document, target / "_generated")
    sys.path.insert(0, str(target))
    sys.dont_write_bytecode = True
    client_classes.write(document, target / "games")
    ruff = [sys.executable, "-m", "ruff"]
    config = ["--config", str(ROOT / "pyproject.toml"), "--no-cache", "--quiet", str(target / "games")]
    subprocess.run([*ruff, "check", "--fix-only", *config], check=True)
    subprocess.run([*ruff, "format", *config], check=True)


def files(folder: Path) -> set[Path]:
    """The generated modules below a folder."""
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
            shutil.copytree(built / name, PACKAGE / name, ignore=shutil.ignore_patterns("__pycache__"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
