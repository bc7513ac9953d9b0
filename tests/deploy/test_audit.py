"""The audit of dependencies: a vulnerability fails, a list that cannot be reached is told and does not."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from serving import ROOT

FLAW = {"id": "PYSEC-1", "fix_versions": ["2.0"], "aliases": [], "description": ""}
SOUND = {"name": "flask", "version": "3.1.3", "vulns": []}
UNKNOWN = {"name": "own", "skip_reason": "own is not on the index"}
BAD = {"name": "old", "version": "1.0", "vulns": [FLAW]}


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit_of_dependencies", ROOT / "tools" / "audit.py")
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tools(tmp_path: Path, monkeypatch, audit) -> Path:
    """A folder of tools that say what a test lets them say, which come first on the PATH."""
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(audit, "write_sboms", lambda _: None)
    say(tmp_path, "pip-audit", {"dependencies": [SOUND]})
    say(tmp_path, "npm", {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}})
    return tmp_path


def say(folder: Path, program: str, document: Any, *, code: int = 0, error: str = "") -> None:
    """Let a tool print a document, or (None) nothing but an error."""
    (folder / f"{program}.json").write_text("" if document is None else json.dumps(document))
    path = folder / program
    path.write_text(f"#!/bin/sh\n/bin/cat {folder}/{program}.json\necho '{error}' >&2\nexit {code}\n")
    path.chmod(0o755)


def test_sound_packages_pass_and_are_counted(audit, tools, capsys):
    assert audit.main([str(tools)]) == 0
    assert "Python: 0 known vulnerabilities in 1 packages" in capsys.readouterr().out


def test_a_vulnerable_python_package_fails_and_is_named_with_its_remedy(audit, tools, capsys):
    say(tools, "pip-audit", {"dependencies": [SOUND, UNKNOWN, BAD]}, code=1)
    assert audit.main([str(tools)]) == 1
    told = capsys.readouterr().out
    assert "old 1.0: PYSEC-1, mended in 2.0" in told
    assert "not known to the list: own is not on the index" in told


def test_a_vulnerable_javascript_package_fails_and_is_named(audit, tools, capsys):
    flaw = {"name": "left", "severity": "high", "range": "<2"}
    say(tools, "npm", {"vulnerabilities": {"left": flaw}, "metadata": {"dependencies": {"total": 7}}}, code=1)
    assert audit.main([str(tools)]) == 1
    assert "left: high, <2" in capsys.readouterr().out


@pytest.mark.parametrize("report", [None, {"dependencies": [UNKNOWN]}])
def test_a_list_of_python_packages_out_of_reach_is_told_and_no_failure(audit, tools, capsys, report):
    say(tools, "pip-audit", report, code=1, error="requests.exceptions.ConnectionError: own is not on the index")
    assert audit.main([str(tools)]) == 0
    told = capsys.readouterr().out
    assert "Python: SKIPPED, no list of known vulnerabilities could be asked" in told
    assert "own is not on the index" in told


# As npm 11 tells of a registry that has no such list, and of one that does not answer.
@pytest.mark.parametrize("rest", [{"statusCode": 405}, {"error": {"summary": "", "detail": ""}}])
def test_a_list_of_javascript_packages_out_of_reach_is_told_and_no_failure(audit, tools, capsys, rest):
    say(tools, "npm", {"message": "no way", **rest}, code=1)
    assert audit.main([str(tools)]) == 0
    assert "JavaScript: SKIPPED, no list of known vulnerabilities could be asked (no way)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("program", "document", "error"),
    [
        ("pip-audit", None, "requirement flask does not contain a hash"),
        ("npm", {"error": {"code": "ENOLOCK"}}, "there is no lock file"),
        ("npm", None, "it broke"),
    ],
)
def test_an_audit_that_does_not_work_fails(audit, tools, program, document, error):
    say(tools, program, document, code=1, error=error)
    with pytest.raises(SystemExit, match=error):
        audit.main([str(tools)])
