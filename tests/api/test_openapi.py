"""The OpenAPI document is the product: complete, valid, and what the service does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml
from openapi_spec_validator import OpenAPIV31SpecValidator

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def document(app):
    return json.loads(app.test_client().get("/openapi.json").data)


def operations(document):
    for path, item in document["paths"].items():
        for method, operation in item.items():
            if method in {"get", "post", "put", "patch", "delete"}:
                yield f"{method} {path}", operation


def test_it_is_valid_openapi_3_1(document):
    assert document["openapi"] == "3.1.0"
    assert list(OpenAPIV31SpecValidator(document).iter_errors()) == []


def test_the_committed_file_is_what_the_service_serves(app):
    served = app.test_client().get("/openapi.yaml").text

    assert (ROOT / "openapi.yaml").read_text(encoding="utf-8") == served, "run `regelwerk openapi --write`"


def test_yaml_and_json_say_the_same(app, document):
    assert yaml.safe_load(app.test_client().get("/openapi.yaml").text) == document


def test_every_operation_has_a_name_a_summary_a_description_and_a_tag(document):
    for where, operation in operations(document):
        assert re.fullmatch(r"[a-z0-9_]+", operation["operationId"]), where
        assert 5 < len(operation["summary"]) < 60, where
        assert len(operation["description"]) > 20, where
        assert operation["tags"], where


def test_operation_names_are_unique(document):
    names = [operation["operationId"] for _, operation in operations(document)]

    assert len(names) == len(set(names))


def test_no_operation_has_a_catch_all_response(document):
    for where, operation in operations(document):
        assert "default" not in operation["responses"], where
        assert all(re.fullmatch(r"[2345]\d\d", status) for status in operation["responses"]), where


def test_every_failure_is_a_problem_document(document):
    for name, response in document["components"]["responses"].items():
        if name != "NotModified":
            assert list(response["content"]) == ["application/problem+json"], name


def test_every_member_of_every_schema_is_described(document):
    for name, schema in document["components"]["schemas"].items():
        for member, content in schema.get("properties", {}).items():
            assert "description" in content or "$ref" in content, f"{name}.{member}"


def test_every_operation_of_a_ruleset_has_recorded_examples(document, game):
    prefix = game.replace("-", "_") + "_"
    for where, operation in operations(document):
        if operation["operationId"].startswith(prefix):
            examples = [
                media.get("examples")
                for status, response in operation["responses"].items()
                if status.startswith("2")
                for media in response.get("content", {"": {"examples": True}}).values()
            ]
            assert all(examples), f"{where} has an answer without an example"


def test_no_part_of_the_document_is_unused(document):
    text = json.dumps(document)
    for kind in ("schemas", "responses", "parameters", "headers"):
        for name in document["components"].get(kind, {}):
            assert f'"#/components/{kind}/{name}"' in text, name


def test_the_reader_asks_no_other_host(app):
    client = app.test_client()
    page = client.get("/docs").text

    assert not re.search(r"(?:src|href)=\"(?:https?:)?//", page)
    for asset in re.findall(r"(?:src|href)=\"(/[^\"]+)\"", page):
        assert client.get(asset).status_code == 200, asset


def test_the_reader_keeps_no_key_and_no_token_in_the_browser(app):
    started = app.test_client().get("/docs/start.js").text

    assert "SwaggerUIBundle" in started
    assert "persistAuthorization" not in started
