"""The TypeScript client: its own tests run, its types are those of the document, and it can be built."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
CLIENT = ROOT / "clients" / "typescript"
GENERATED = CLIENT / "src" / "generated"


pytestmark = pytest.mark.usefixtures("node")


def run(*command: str) -> None:
    environment = {**os.environ, "REGELWERK_PYTHON": sys.executable}
    done = subprocess.run(command, cwd=CLIENT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_typed_is_right() -> None:
    run("npx", "--no-install", "tsc", "--noEmit")


def test_the_types_are_those_of_the_document(tmp_path: Path) -> None:
    run("node", "scripts/generate.mjs", str(tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(path.name for path in GENERATED.iterdir())
    for path in tmp_path.iterdir():
        assert path.read_bytes() == (GENERATED / path.name).read_bytes(), f"{path.name}: npm run generate"


def test_its_own_tests_pass() -> None:
    run("npx", "--no-install", "vitest", "run")


def test_what_is_built_runs_without_its_sources(tmp_path: Path) -> None:
    run("npx", "--no-install", "tsc", "--project", "tsconfig.build.json", "--outDir", str(tmp_path / "dist"))
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (tmp_path / "node_modules").symlink_to(ROOT / "clients" / "node_modules")
    program = 'import { Regelwerk } from "./dist/index.js"; console.log(new Regelwerk("http://x").anaconda.slug);'
    (tmp_path / "program.js").write_text(program, encoding="utf-8")
    done = subprocess.run(["node", tmp_path / "program.js"], capture_output=True, text=True, check=True)
    assert done.stdout == "anaconda\n"
