"""The client as a package: generated from the document, typed, installable alone, and as its README says."""

from __future__ import annotations

import re
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
CLIENT = ROOT / "clients" / "python"
EXAMPLES = [ROOT / "clients" / "examples" / name for name in ("bot_loop.py", "standings_from_csv.py")]
BLOCKS = re.findall(r"```python\n(.*?)```", (CLIENT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
LAST_LINES = [r"points: -?\d+", r"points: -?\d+", r"False \[.*'\w+'.*\]", r"\[True, False\] False"]
"""What each of its programs prints in the end."""
USER_PROGRAM = """
from typing import Literal, assert_type

from regelwerk_client import AsyncRegelwerk, Regelwerk, Unset, errors, models
from regelwerk_client.games.anaconda import LiveAnaconda


def ask(rw: Regelwerk) -> None:
    state = rw.anaconda.new(setup=models.AnacondaSetup(players=3)).state
    assert not isinstance(state, Unset)
    assert_type(state, models.AnacondaState)
    assert_type(state.to_move, Literal["chance"] | int | None)
    assert_type(rw.anaconda.validate("V=6@III", state=state).violations, list[models.Violation])
    assert_type(rw.anaconda.hint(state=state).best, str | None)
    assert_type(rw.anaconda.legal_moves(state=state).moves[0].face, int | Unset)
    assert_type(rw.anaconda.rules(), str)
    game = rw.anaconda.create_session(assist="hints")
    assert_type(game.seats, tuple[LiveAnaconda, ...])
    assert_type(game.document.tokens.host, str)
    assert_type(game.seats[0].move("roll:III,IV").moves, list[str])
    assert_type(game.host.delete(), None)


async def wait(rw: AsyncRegelwerk) -> None:
    async for event in rw.anaconda.session("id").events():
        assert_type(event, models.SessionEvent)
    try:
        assert_type(await rw.anaconda.session("id").refresh(), models.AnacondaSession)
    except errors.IllegalMove as illegal:
        assert_type(illegal.ply, int | None)
"""
WRONG = {
    "rw.anaconda.validate(mov='V=6@III')": "call-arg",
    "rw.anaconda.new(setup={'players': 3})": "arg-type",
    "rw.anaconda.create_session(assist='all')": "arg-type",
    "models.AnacondaSetup(players=4)": "arg-type",
    "rw.nonsense": "attr-defined",
}


@pytest.fixture(scope="module")
def findings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What mypy says, by file: of the whole package, and of programs that use it."""
    folder = tmp_path_factory.mktemp("mypy")
    wrong = ["from regelwerk_client import Regelwerk, models", "rw = Regelwerk('')", *WRONG]
    programs = {"user.py": USER_PROGRAM, "wrong.py": "\n".join(wrong)}
    programs |= {example.name: example.read_text(encoding="utf-8") for example in EXAMPLES}
    programs |= {f"readme_{number}.py": block for number, block in enumerate(BLOCKS)}
    for name, program in programs.items():
        (folder / name).write_text(program, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(folder / "cache")]
    given = ["regelwerk_client", *(str(folder / name) for name in programs)]
    done = subprocess.run([*command, *given], cwd=CLIENT, capture_output=True, text=True, check=False)
    assert re.search(r"in 1 file \(checked \d{3,} source files\)", done.stdout), done.stdout
    found: dict[str, list[str]] = {}
    for path, text in re.findall(r"^(\S+?):(\d+: error: .*)$", done.stdout, re.MULTILINE):
        found.setdefault(Path(path).name, []).append(text)
    return found


def test_the_generated_code_is_what_the_document_says() -> None:
    command = [sys.executable, str(ROOT / "tools" / "generate_client.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_whole_package_and_programs_that_use_it_are_strictly_typed(findings: dict[str, list[str]]) -> None:
    assert {name: texts for name, texts in findings.items() if name != "wrong.py"} == {}


def test_a_wrong_program_is_found_before_it_runs(findings: dict[str, list[str]]) -> None:
    found = {int(text.split(":")[0]): text.rpartition("[")[2].rstrip("]") for text in findings["wrong.py"]}
    assert found == dict(enumerate(WRONG.values(), start=3))


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_the_programs_of_the_readme_run(number: int, live_server: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(BLOCKS[number].replace("http://localhost:8000", live_server), {})  # noqa: S102 - our own text
    assert re.fullmatch(LAST_LINES[number], capsys.readouterr().out.splitlines()[-1])


@pytest.mark.long
def test_the_client_installs_alone(tmp_path: Path, live_server: str) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    python = str(tmp_path / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python")
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, str(CLIENT)], cwd=tmp_path, check=True)
    program = BLOCKS[0].replace("http://localhost:8000", live_server)
    done = subprocess.run([python, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert re.fullmatch(LAST_LINES[0], done.stdout.splitlines()[-1])
    listed = subprocess.run([python, "-m", "pip", "list"], capture_output=True, text=True, check=True).stdout.lower()
    assert "flask" not in listed
    assert (next((tmp_path / "venv").rglob("regelwerk_client")) / "py.typed").is_file()
