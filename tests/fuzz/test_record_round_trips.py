"""Records of all rulesets with all options come back from text, however the text is laid out."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schemas.common import kept
from service.catalog import CATALOG, Entry
from service.game import CHANCE, TERMINAL
from service.operations import draw
from service.record import Record, StandIn
from service.records import UnreadableRecordError, format_record, parse_record, split_records

GAMES = pytest.mark.parametrize("slug", list(CATALOG))
SOME = settings(max_examples=30, deadline=None, derandomize=True)
SQUARE = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
OTHER_VALUES: dict[str, list[Any]] = {
    "board": ["eight", "square", SQUARE],
    "first_player": [0, 1],
    "start_colours": [None, ["BBWW", "BWBW"], ["BWW", "WWB", "BBB"]],
    "start": [None, ["B0", "B2", "W5", "B7", "W9", "W11"]],
}
COMMENTS = ("{a comment}", "{over\ntwo lines}", "{}", '{[Event "no tag"] 1-0 *}', "; to the end\n", ";\n")
CHARACTERS = st.characters(exclude_categories=["Cs"])


@st.composite
def records(draw_: st.DrawFn, slug: str) -> Record:
    """A random game with any options, broken off anywhere, begun at the beginning or in the middle."""
    entry = CATALOG[slug]
    setup = draw_(setups(entry))
    seed, most, skipped = (
        draw_(st.text(CHARACTERS, min_size=1, max_size=64)),
        draw_(st.integers(0, 30)),
        draw_(st.integers(0, 3)),
    )
    start, moves = played(entry, setup, seed, most, skipped)
    players = tuple(draw_(st.lists(st.text(CHARACTERS, min_size=1, max_size=40), max_size=entry.game.INFO.max_players)))
    policies = draw_(st.lists(st.sampled_from(["random", "hint"]), max_size=3))
    stand_ins = tuple(StandIn(ply, by) for ply, by in enumerate(policies))
    tags = draw_(st.dictionaries(st.sampled_from(["event", "round", "x_1"]), st.text(CHARACTERS, max_size=60)))
    version = entry.game.INFO.rules_version
    return Record(slug, version, setup, moves, start, seed, players, None, tags, stand_ins)


@st.composite
def setups(draw_: st.DrawFn, entry: Entry) -> Any:
    options = {
        option.name: draw_(st.sampled_from(option.values or OTHER_VALUES[option.name]))
        for option in entry.game.INFO.options
    }
    # Some contradict each other: the defaults of some do not.
    for name in (None, *draw_(st.permutations(sorted(options)))):
        options.pop(name, None)
        setup = kept(entry.schemas.setup).load(json.loads(json.dumps(options)))
        if not entry.game.check_setup(setup):
            return setup
    raise AssertionError("The defaults contradict each other.")


def played(entry: Entry, setup: Any, seed: str, most: int, skipped: int) -> tuple[Any, tuple[str, ...]]:
    """The state after the skipped plies (None: it is the beginning), and the texts of those that follow."""
    game, dice, texts = entry.game, random.Random(seed), []
    state = game.initial_state(setup, seed)
    start = None
    for ply in range(most):
        if ply == skipped and skipped:
            start, texts = state, []
        mover = game.to_move(state)
        if mover == TERMINAL:
            break
        move = draw(game, state, seed) if mover == CHANCE else dice.choice(game.legal_moves(game.view(state, mover)))
        texts.append(game.format_move(move))
        state = game.apply(state, move)
    return start, tuple(texts)


@GAMES
@SOME
@given(st.data())
def test_every_record_comes_back_from_text(slug: str, data: st.DataObject) -> None:
    record = data.draw(records(slug))
    assert parse_record(CATALOG[slug], format_record(CATALOG[slug], record)) == record


@GAMES
@SOME
@given(st.data(), st.randoms(use_true_random=False))
def test_comments_line_breaks_and_the_order_of_tags_change_nothing(
    slug: str, data: st.DataObject, dice: random.Random
) -> None:
    record = data.draw(records(slug))
    text = format_record(CATALOG[slug], record)
    head, _, body = text.rpartition("\n\n")
    tags = re.findall(r'\[\w+ "(?:[^"\\]|\\.)*"\]', head, re.DOTALL)
    dice.shuffle(tags)
    pieces = [*tags, *body.split()]
    gaps = (" ", "\n", "\r\n", "\t", "\n\n", *(f" {comment} " for comment in COMMENTS))
    spread = "".join(piece + dice.choice(gaps) for piece in pieces)
    mark = dice.choice(("", "\ufeff"))
    assert parse_record(CATALOG[slug], mark + dice.choice(gaps) + spread) == record


@GAMES
@SOME
@given(st.data())
def test_records_one_after_the_other_are_taken_apart_again(slug: str, data: st.DataObject) -> None:
    many = data.draw(st.lists(records(slug), min_size=2, max_size=4))
    text = "\n".join(format_record(CATALOG[slug], record) for record in many)
    pieces = list(split_records(text))
    assert [parse_record(CATALOG[slug], piece, line) for line, piece in pieces] == many
    lines = text.split("\n")
    assert all(lines[line - 1].startswith("[Game ") for line, _ in pieces)


@GAMES
@pytest.mark.parametrize("mark", ["$1", "$140", "!", "?!", "(", ")", "(V=1@III)", "e4)"])
def test_what_only_chess_has_is_refused_with_its_line(slug: str, mark: str) -> None:
    text = f'[Game "{slug}"]\n\n1. draw\n{mark} 2. draw *'
    with pytest.raises(UnreadableRecordError, match=r"^Line 4: ") as refusal:
        parse_record(CATALOG[slug], text)
    assert repr(mark[:20]) in str(refusal.value)
