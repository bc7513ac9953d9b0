"""The clients have the version of the service that they are made for."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from service import VERSION

CLIENTS = Path(__file__).resolve().parents[2] / "clients"


@pytest.mark.parametrize("package", [".", "typescript", "web"])
def test_the_packages_for_javascript_have_the_version_of_the_service(package: str) -> None:
    assert json.loads((CLIENTS / package / "package.json").read_text("utf-8"))["version"] == VERSION


def test_the_package_for_python_has_the_version_of_the_service() -> None:
    assert tomllib.loads((CLIENTS / "python" / "pyproject.toml").read_text("utf-8"))["project"]["version"] == VERSION
