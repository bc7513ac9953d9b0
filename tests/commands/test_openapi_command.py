"""`regelwerk openapi`: the document, printed, written and checked."""

from __future__ import annotations

import pytest
from commanding import misused, printed, refused, run

from service.catalog import CATALOG


@pytest.fixture
def folder(monkeypatch, tmp_path, application):
    """An empty working folder; the document, which takes long to make, is made once for all tests."""
    monkeypatch.setattr("service.app.create_app", lambda config: application)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_document_is_printed_as_the_service_serves_it(folder, application) -> None:
    result = run("openapi")
    assert result.exit_code == 0
    assert result.stdout == application.test_client().get("/openapi.yaml").text
    lines = result.stdout.splitlines()
    assert "openapi: 3.1.0" in lines
    assert all(f"  /v1/{slug}/replay:" in lines for slug in CATALOG)
    assert list(folder.iterdir()) == []


def test_a_document_that_was_written_passes_the_check(folder) -> None:
    assert printed("openapi", "--write") == []
    assert (folder / "openapi.yaml").read_text(encoding="utf-8") == run("openapi").stdout
    assert printed("openapi", "--check") == []


@pytest.mark.parametrize("content", [None, "", "openapi: 3.1.0\n"])
def test_another_document_or_none_fails_the_check_and_is_left_alone(content: str | None, folder) -> None:
    path = folder / "openapi.yaml"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    assert refused("openapi", "--check") == (
        "openapi.yaml is not what the service serves; write it with `regelwerk openapi --write`.\n"
    )
    assert (path.read_text(encoding="utf-8") if path.exists() else None) == content


def test_a_single_changed_character_fails_the_check(folder) -> None:
    run("openapi", "--write")
    path = folder / "openapi.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("Regelwerk", "regelwerk", 1), encoding="utf-8")
    assert refused("openapi", "--check")
    run("openapi", "--write")
    assert printed("openapi", "--check") == []


def test_openapi_takes_no_arguments() -> None:
    assert "unexpected extra argument" in misused("openapi", "x")
    assert "No such option" in misused("openapi", "--json")
