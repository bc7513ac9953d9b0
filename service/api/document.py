"""The OpenAPI document: what the blueprints say, and examples recorded from the running service."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from importlib.resources import files
from typing import Any

import yaml

from service.api.smorest import LEFT, STATUS_NAMES, Api

Document = dict[str, Any]
_NOT_OF_THIS_DOCUMENT = 422
_REFUSED = STATUS_NAMES[429]
_METHODS = ("get", "post", "put", "patch", "delete")
_OPERATION_ORDER = (
    "tags",
    "summary",
    "description",
    "operationId",
    "security",
    "parameters",
    "requestBody",
    "responses",
)
_ORDER = ("openapi", "info", "servers", "security", "tags", "paths", "components")


def build(api: Api) -> Document:
    """The whole document, in reading order."""
    whole = api.spec.to_dict()
    examples = recorded_examples()
    whole["components"]["headers"] = {**whole["components"].get("headers", {}), **deepcopy(LEFT)}
    _tell_what_is_left(whole["components"]["responses"][_REFUSED])
    for operation in _operations(whole):
        _sort(operation)
        _add_what_is_left(operation)
        for example in examples.get(operation["operationId"], ()):
            _add_example(whole, operation, example)
    whole["servers"] = [{"url": "/", "description": "This server."}]
    return {name: whole[name] for name in _ORDER if name in whole}


def to_yaml(whole: Document) -> str:
    """The document as YAML, members in reading order."""
    return yaml.dump(json.loads(json.dumps(whole)), Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110)


def recorded_examples() -> Mapping[str, list[Document]]:
    """Examples by operationId, as `tools/record_examples.py` wrote them down from the running service."""
    source = files("service.api").joinpath("examples.json")
    return json.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}


class _Dumper(yaml.SafeDumper):
    """Never writes aliases, which readers of OpenAPI documents stumble over."""

    def ignore_aliases(self, data: Any) -> bool:
        del data
        return True


def _operations(whole: Document) -> Iterator[Document]:
    for path in whole["paths"].values():
        yield from (path[method] for method in _METHODS if method in path)


def _sort(operation: Document) -> None:
    """Put the members of an operation in reading order."""
    members = {name: operation[name] for name in _OPERATION_ORDER if name in operation}
    members["responses"] = dict(sorted(members["responses"].items()))
    operation.clear()
    operation.update(members)


def _add_what_is_left(operation: Document) -> None:
    """Where too much can be refused, good answers tell how much is left."""
    if "429" in operation["responses"]:
        for status, response in operation["responses"].items():
            if status.startswith("2"):
                _tell_what_is_left(response)


def _tell_what_is_left(response: Document) -> None:
    response.setdefault("headers", {}).update({name: {"$ref": f"#/components/headers/{name}"} for name in LEFT})


def _add_example(whole: Document, operation: Document, example: Document) -> None:
    """Put a recorded request and its answer where readers and testers look for them."""
    name, summary, fits = example["name"], example["summary"], example["status"] != _NOT_OF_THIS_DOCUMENT
    if "body" in example and fits:
        _media(operation["requestBody"], example["body"])["examples"][name] = _shown(summary, example["body"])
    for parameter in operation.get("parameters", ()):
        given = example.get(parameter["in"], {}).get(parameter["name"])
        if given is not None:
            parameter.setdefault("examples", {})[name] = _shown(summary, given)
    if "answer" in example:
        response = operation["responses"][str(example["status"])]
        if "$ref" in response:  # problems share one description; the first example of each kind is enough
            response = whole["components"]["responses"][response["$ref"].rsplit("/", 1)[1]]
            name = example["answer"]["code"]
        media = _media(response, example["answer"], example.get("form"))
        media["examples"].setdefault(name, _shown(summary, example["answer"]))


def _media(message: Document, value: Any, form: str | None = None) -> Document:
    """The form of a message that a value is of: the one that is named, else text or JSON."""
    forms = message["content"]
    form = form or next(form for form in forms if form.startswith("text/") == isinstance(value, str))
    fitting: Document = forms[form]
    fitting.setdefault("examples", {})
    return fitting


def _shown(summary: str, value: Any) -> Document:
    return {"summary": summary, "value": value}
