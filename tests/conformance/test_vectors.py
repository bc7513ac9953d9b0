"""The vectors are complete, sound and what the generator writes; other programs come to the same answers elsewhere."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from schemas.conformance import KINDS
from service.catalog import CATALOG
from service.conformance.reference import answer
from service.conformance.vectors import chosen, lines_of, vectors_of

ROOT = Path(__file__).resolve().parents[2]
GAMES = pytest.mark.parametrize("slug", list(CATALOG))

# What the sources can say, but no vector can show.
BY_SCHEMA = "the JSON schema refuses it first"
OF_PLAYERS_MOVES = "the service asks only moves of chance whether chance can bring them, and only where it moves"
UNREACHABLE = {
    "anaconda": {
        "made_by_player": OF_PLAYERS_MOVES,
        "no_roll_pending": OF_PLAYERS_MOVES,
        "rounds_out_of_range": BY_SCHEMA,
        "players_out_of_range": BY_SCHEMA,
        "unknown_repetition": BY_SCHEMA,
    },
    "davinci": {
        "made_by_player": OF_PLAYERS_MOVES,
        "no_draw_pending": OF_PLAYERS_MOVES,
        "unknown_choice": BY_SCHEMA,
        "negative_count": BY_SCHEMA,
        "unknown_tile": BY_SCHEMA,
    },
    "davinci-solo": {
        "made_by_player": OF_PLAYERS_MOVES,
        "no_tile_pending": OF_PLAYERS_MOVES,
        "rounds_out_of_range": BY_SCHEMA,
        "unknown_value": BY_SCHEMA,
        "start_not_six": BY_SCHEMA,
        "unknown_phase": BY_SCHEMA,
        "no_such_tile": BY_SCHEMA,
    },
    "numerus": {
        "made_by_player": OF_PLAYERS_MOVES,
        "no_deal_pending": OF_PLAYERS_MOVES,
        "wrong_number_of_fields": BY_SCHEMA,
        "unknown_board": BY_SCHEMA,
        "unknown_scoring": BY_SCHEMA,
        "players_out_of_range": BY_SCHEMA,
        "rounds_out_of_range": BY_SCHEMA,
        "number_out_of_range": BY_SCHEMA,
    },
    "numerus-solo": {
        "made_by_player": OF_PLAYERS_MOVES,
        "no_deal_pending": OF_PLAYERS_MOVES,
        "wrong_number_of_fields": BY_SCHEMA,
        "unknown_board": BY_SCHEMA,
        "unknown_penalty": BY_SCHEMA,
        "rounds_out_of_range": BY_SCHEMA,
        "number_out_of_range": BY_SCHEMA,
    },
}
_CODE = re.compile("[a-z]+(?:_[a-z]+)+")
_SHARED = {"numerus-solo": [ROOT / "service/games/numerus" / name for name in ("board.py", "table.py")]}


def codes_of_the_sources(slug: str) -> set[str]:
    folder = ROOT / "service" / "games" / slug.replace("-", "_")
    paths = [path for path in folder.glob("*.py") if not path.name.startswith(("kernels", "solver", "reasons"))]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in [*paths, *_SHARED.get(slug, ())]]
    return {code for tree in trees for node in ast.walk(tree) for code in codes_made_by(node)}


def codes_made_by(node: ast.AST) -> Iterator[str]:
    """The first text of a call that makes a violation, and the second member of a rule in a table of rules."""
    makers = ("broken", "Violation", "_Rule", "fault", "partial")
    candidates: list[ast.expr] = []
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in makers:
        candidates = node.args[:2]
    elif isinstance(node, ast.Tuple) and len(node.elts) == 3 and ast.unparse(node.elts[2]).startswith("say("):
        candidates = node.elts[1:2]
    found = [each.value for each in candidates if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    yield from [code for code in found if _CODE.fullmatch(code)][:1]


@GAMES
def test_every_code_that_a_ruleset_can_say_is_in_a_vector(slug: str) -> None:
    shown = {code for vector in vectors_of(slug) for code in vector.expect.get("violations", ())}
    assert codes_of_the_sources(slug) - shown == set(UNREACHABLE[slug])
    assert shown - codes_of_the_sources(slug) == {"unreadable_move"}


@GAMES
def test_every_value_of_every_option_is_in_a_vector(slug: str) -> None:
    inputs = [vector.input for vector in vectors_of(slug) if vector.kind != "invalid_state"]
    setups = [given.get("setup") or given.get("state", {}).get("setup") or {} for given in inputs]
    for option in CATALOG[slug].game.INFO.options:
        values = {json.dumps(setup[option.name]) for setup in setups if option.name in setup}
        assert {json.dumps(value) for value in option.values or ()} <= values, option.name
        assert option.values or len(values) > 1, option.name


@GAMES
def test_every_form_of_move_is_listed_and_played(slug: str) -> None:
    listed = {move for vector in chosen(slug, ("legal_moves",)) for move in vector.expect["moves"]}
    played = {vector.input["move"] for vector in chosen(slug, ("apply",))}
    for form in CATALOG[slug].game.INFO.move_forms:
        assert any(re.fullmatch(form.pattern, move) for move in played), form.name
        # The deals are too many to list.
        assert form.name == "deal" or any(re.fullmatch(form.pattern, move) for move in listed), form.name


@GAMES
def test_every_kind_is_there_and_ids_tell_ruleset_and_kind(slug: str) -> None:
    vectors = vectors_of(slug)
    hidden = CATALOG[slug].game.INFO.information == "hidden"
    assert {vector.kind for vector in vectors} == set(KINDS) - (set() if hidden else {"posterior", "view"})
    assert len({vector.id for vector in vectors}) == len(vectors)
    for vector in vectors:
        assert re.fullmatch(rf"{slug}/[0-9]+/{vector.kind}/[0-9]{{4}}", vector.id)
        assert vector.id.startswith(vector.rules + "/")
        assert vector.game == slug


@GAMES
def test_no_two_vectors_ask_the_same(slug: str) -> None:
    asked = [json.dumps([vector.kind, vector.input], sort_keys=True) for vector in vectors_of(slug)]
    assert len(set(asked)) == len(asked)


@GAMES
def test_the_rules_answer_as_the_vectors_expect(slug: str) -> None:
    for vector in vectors_of(slug):
        assert answer(CATALOG[slug], vector.kind, vector.input) == vector.expect, vector.id


@GAMES
def test_nothing_in_a_vector_depends_on_how_a_language_rounds(slug: str) -> None:
    assert b"." not in re.sub(rb'"(?:[^"\\]|\\.)*"', b"", lines_of(slug))


@GAMES
def test_the_vectors_of_the_kinds_together_are_all_of_them(slug: str) -> None:
    assert b"".join(lines_of(slug, kind) for kind in KINDS) == lines_of(slug)
    assert lines_of(slug) == b"".join(vector.line for vector in vectors_of(slug))


def test_all_files_together_are_smaller_than_two_megabytes() -> None:
    assert sum(len(lines_of(slug)) for slug in CATALOG) < 2_000_000


@pytest.mark.long
@GAMES
def test_the_generator_writes_the_same_bytes_whatever_the_hash_seed(slug: str, monkeypatch) -> None:
    monkeypatch.setenv("PYTHONHASHSEED", "7")
    command = [sys.executable, "tools/make_vectors.py", "--check", slug]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
