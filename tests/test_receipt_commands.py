"""`regelwerk receipt verify`: receipts are checked without the service, alone and with their records."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from receipt_keys import OLD_SEED, public
from serving import ROOT

from service.cli import main
from service.keys import told

VECTOR = json.loads((ROOT / "tests/receipt_vectors.json").read_text(encoding="utf-8"))["receipt"]
RECEIPT, RECORD, KEYS = VECTOR["receipt"], VECTOR["record"], VECTOR["keys"]
SAYS = "anaconda/1, 7 plies, signed 2026-01-01T12:00:00Z by Example"
TEXT = '[Seat0 "Zoë"]\n[Seat1 "😀"]\n[Round "1"]\n\n' + " ".join(RECORD["moves"]) + " 1-0\n"
Write = Callable[[str, Any], Path]


@pytest.fixture
def file(tmp_path: Path) -> Write:
    """A function that writes a file, of a text or of anything else as JSON."""

    def write(name: str, content: Any) -> Path:
        path = tmp_path / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    return write


def verify(*arguments: object, given: str | None = None) -> Result:
    return CliRunner().invoke(main, ["receipt", "verify", *map(str, arguments)], input=given, catch_exceptions=False)


def test_a_good_receipt_is_good_alone(file: Write) -> None:
    path = file("receipt.json", RECEIPT)
    done = verify(path, "--keys", file("keys.json", KEYS))
    assert done.exit_code == 0
    assert done.stdout == f"{path}: good, looked at without its record: {SAYS}\n"


@pytest.mark.parametrize("record", [RECORD, {"record": RECORD, "proof": None}, TEXT], ids=["bare", "answer", "text"])
def test_a_good_receipt_is_good_with_its_record_in_each_form(record: Any, file: Write) -> None:
    answer = {**RECEIPT["payload"]["score"], "receipt": RECEIPT}
    path = file("answer.json", answer)
    done = verify(path, "--keys", file("keys.json", KEYS), "--record", file("game", record))
    assert done.exit_code == 0, done.output
    assert done.stdout == f"{path}: good, for this record: {SAYS}\n"


def test_a_file_can_hold_both(file: Write) -> None:
    given = json.dumps({"receipt": RECEIPT, "record": RECORD})
    done = verify("-", "--keys", file("keys.json", KEYS), given=given)
    assert done.stdout == f"-: good, for this record: {SAYS}\n"


def test_everything_that_is_wrong_is_told_and_ends_with_a_code_of_its_own(file: Write) -> None:
    forged = {**RECEIPT, "payload": {**RECEIPT["payload"], "plies": 8}}
    good, bad = file("good.json", RECEIPT), file("bad.json", forged)
    done = verify(good, bad, "--keys", file("keys.json", KEYS), "--record", file("game.json", RECORD))
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [
        f"{good}: good, for this record: {SAYS}",
        f"{bad}: NOT GOOD",
        "  The key has not signed this payload. (bad_signature)",
        "  The receipt is for another record. (record_differs)",
    ]


def test_json_is_what_the_api_answers(file: Write) -> None:
    path, keys = file("receipt.json", RECEIPT), file("keys.json", {"keys": [told(public(OLD_SEED))]})
    assert json.loads(verify(path, "--keys", file("known.json", KEYS), "--json").stdout) == {
        "valid": True,
        "violations": [],
    }
    done = verify(path, path, "--keys", keys, "--json")
    assert done.exit_code == 1
    wrong = {"code": "unknown_key", "detail": "This is none of the known keys.", "pointer": "#/receipt/key"}
    assert json.loads(done.stdout) == [{"valid": False, "violations": [wrong]}] * 2


TWICE = json.dumps(RECEIPT).replace('"plies": 7', '"plies": 8, "plies": 7')
DEEP = "[" * 100_000 + "]" * 100_000
UNREADABLE: dict[str, tuple[Any, str]] = {
    "a member twice": (TWICE, "It is not JSON that can be checked: an object has a member twice"),
    "too deep": (DEEP, "is not JSON that can be checked: "),
    "no json": ("receipt", "is not JSON that can be checked: "),
    "no object": ([RECEIPT], "This does not match the API:"),
    "no receipt": (RECORD, "This does not match the API:"),
    "no signature": ({"payload": {}, "key": ""}, "This does not match the API:\n  #/signature: "),
    "another record": ({"receipt": RECEIPT, "record": {"game": "chess"}}, "The record is of no ruleset that there is"),
    "half a record": ({"receipt": RECEIPT, "record": {"game": "anaconda"}}, "This does not match the API:"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_cannot_be_read_is_an_error_not_a_verdict(name: str, file: Write) -> None:
    content, reason = UNREADABLE[name]
    done = verify(file("receipt.json", content), "--keys", file("keys.json", KEYS))
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr.startswith("Error: ")
    assert reason in done.stderr


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ({}, "must be a set of keys"),
        ("x", "is not JSON"),
        ({"keys": [{}]}, "key 1 must have kty OKP"),
        (KEYS["keys"], "must be a set of keys"),
    ],
)
def test_keys_that_are_none_are_an_error(content: Any, reason: str, file: Write) -> None:
    done = verify(file("receipt.json", RECEIPT), "--keys", file("keys.json", content))
    assert done.exit_code == 1
    assert reason in done.stderr


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path, file: Write) -> None:
    done = verify(tmp_path / "none", "--keys", file("keys.json", KEYS))
    assert done.stderr == f"Error: {tmp_path / 'none'}: It cannot be read: No such file or directory\n"


def test_one_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path, file: Write) -> None:
    files = (tmp_path / "none", file("good.json", RECEIPT), "--keys", file("keys.json", KEYS))
    done = verify(*files)
    assert (done.exit_code, done.stdout.count("good, ")) == (1, 1)
    assert json.loads(verify(*files, "--json").stdout) == [None, {"valid": True, "violations": []}]


@pytest.mark.parametrize("command", [["receipt", "verify"], ["keys", "new"]])
def test_the_help_has_an_example(command: list[str]) -> None:
    done = CliRunner().invoke(main, [*command, "--help"])
    assert f"For example: regelwerk {' '.join(command)} " in " ".join(done.stdout.split())
