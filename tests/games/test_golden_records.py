"""Recorded games, replayed ply by ply; what they come to was worked out by hand or by other programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from schemas.records import record_schema
from service.catalog import CATALOG
from service.game import CHANCE

HERE = Path(__file__).parent


def records(slug: str) -> list[Path]:
    return sorted((HERE / slug.replace("-", "_") / "records").glob("*.json"))


@pytest.mark.parametrize("slug", list(CATALOG))
def test_every_ruleset_has_golden_records(slug: str) -> None:
    assert records(slug)


ALL = [pytest.param(slug, path, id=f"{slug}-{path.stem}") for slug in CATALOG for path in records(slug)]


@pytest.mark.parametrize(("slug", "path"), ALL)
def test_a_golden_record_plays_to_the_recorded_result(slug: str, path: Path) -> None:
    entry = CATALOG[slug]
    game = entry.game
    record = record_schema(entry.schemas, game)().loads(path.read_text(encoding="utf-8"))
    state = game.initial_state(record.setup, record.seed) if record.start is None else record.start
    for text in record.moves:
        assert game.check_state(state) == ()
        move, mover = game.parse_move(text), game.to_move(state)
        assert game.format_move(move) == text
        found = game.check_chance(state, move) if mover == CHANCE else game.check_move(game.view(state, mover), move)
        assert found == (), text
        state = game.apply(state, move)
    assert game.check_state(state) == ()
    assert record.result is not None
    assert [seat.points for seat in game.score(state).seats] == record.result["points"]
    assert game.format_position(state) == record.result["position"]


def test_golden_records_are_json_objects_with_a_name_that_says_what_they_show() -> None:
    for slug in CATALOG:
        for path in records(slug):
            assert json.loads(path.read_text(encoding="utf-8"))["tags"]["event"]
