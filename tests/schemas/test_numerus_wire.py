"""The wire formats of Nummerus Zahlus, for several players and for one."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

import marshmallow as ma
import pytest

from schemas import numerus as many
from schemas import numerus_solo as solo
from schemas.common import Compact, GameSchemas
from schemas.requests import build
from service.game import CHANCE, TERMINAL, Hint, RankedMove
from service.games import numerus, numerus_solo
from service.games.numerus.board import LAYOUTS

FIELDS = list(LAYOUTS["square"])
STATE = {
    "setup": {
        "players": 3,
        "board": FIELDS,
        "cross_gaps": True,
        "exchange_chips": 2,
        "scoring": "tournament",
        "first_player": 1,
    },
    "to_move": 0,
    "board": [0, 0, 0, *range(3, 49), 0][:49],
    "star": "b1",
    "collected": [[], [1], [2]],
    "exchange_left": [2, 2, 2],
}
SOLO = {
    "setup": {"board": "square", "cross_gaps": False, "solo_penalty": "triangular"},
    "to_move": 0,
    "board": STATE["board"],
    "star": "b1",
    "chains": [[1, 2]],
}
BOTH = pytest.mark.parametrize(
    ("game", "schemas", "state"),
    [(numerus, many.SCHEMAS, STATE), (numerus_solo, solo.SCHEMAS, SOLO)],
    ids=["many", "solo"],
)


@BOTH
def test_a_state_is_read_and_written_with_every_member(game: ModuleType, schemas: GameSchemas, state: Any) -> None:
    loaded = schemas.state().load(state)
    assert isinstance(loaded, game.State)
    assert schemas.state().dump(loaded) == state
    assert schemas.view().dump(loaded) == state
    assert game.check_state(loaded) == ()
    hash(loaded)


@BOTH
def test_a_setup_may_leave_out_everything(game: ModuleType, schemas: GameSchemas, state: Any) -> None:
    del state
    assert schemas.setup().load({}) == game.Setup()
    assert schemas.setup().dump(game.Setup()) == {option.name: option.default for option in game.INFO.options}


@BOTH
def test_the_mover_is_a_seat_or_chance_or_nobody(game: ModuleType, schemas: GameSchemas, state: Any) -> None:
    dumped = schemas.state().dump(game.initial_state(game.Setup(), None))
    assert (dumped["to_move"], dumped["star"], dumped["board"]) == ("chance", None, [0] * 49)
    assert schemas.state().load(dumped).to_move == CHANCE
    assert schemas.state().load({**state, "to_move": None}).to_move == TERMINAL


@BOTH
@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("setup", None),
        ("setup", {"board": "round"}),
        ("setup", {"board": None}),
        ("setup", {"board": FIELDS[:-1]}),
        ("setup", {"board": [*FIELDS[:-1], "g27"]}),
        ("setup", {"board": [*FIELDS[:-1], 7]}),
        ("setup", {"cross_gaps": 1}),
        ("setup", {"cross": True}),
        ("board", [0] * 48),
        ("board", [49, *[0] * 48]),
        ("board", ["1", *[0] * 48]),
        ("star", "d"),
        ("star", "d05"),
        ("star", 5),
        ("to_move", 4),
        ("phase", "play"),
    ],
)
def test_what_the_document_does_not_allow_is_not_loaded(
    game: ModuleType, schemas: GameSchemas, state: Any, member: str, value: Any
) -> None:
    del game
    with pytest.raises(ma.ValidationError):
        schemas.state().load({**state, member: value})


@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("setup", {"players": 5}),
        ("setup", {"players": 1}),
        ("setup", {"exchange_chips": 4}),
        ("setup", {"exchange_chips": "2"}),
        ("setup", {"scoring": "most"}),
        ("setup", {"first_player": 4}),
        ("collected", [[1]]),
        ("collected", [[0], []]),
        ("collected", [[1.5], []]),
        ("exchange_left", [4, 0]),
        ("exchange_left", [0] * 5),
    ],
)
def test_what_the_document_of_several_players_does_not_allow_is_not_loaded(member: str, value: Any) -> None:
    with pytest.raises(ma.ValidationError):
        many.SCHEMAS.state().load({**STATE, member: value})


@pytest.mark.parametrize(
    ("member", "value"), [("setup", {"solo_penalty": "none"}), ("chains", [[]]), ("chains", [[49]])]
)
def test_what_the_document_of_one_player_does_not_allow_is_not_loaded(member: str, value: Any) -> None:
    with pytest.raises(ma.ValidationError):
        solo.SCHEMAS.state().load({**SOLO, member: value})


def test_a_field_twice_is_loaded_and_left_to_the_check() -> None:
    board = [*FIELDS[:3], FIELDS[2], *FIELDS[4:]]
    setup = many.SCHEMAS.setup().load({"board": board})
    assert [(fault.code, fault.pointer) for fault in numerus.check_setup(setup)] == [("duplicate_field", "/board/3")]
    state = many.SCHEMAS.state().load({**STATE, "setup": {**STATE["setup"], "board": board}})  # type: ignore[dict-item]
    assert ("duplicate_field", "/setup/board/3") in {(f.code, f.pointer) for f in numerus.check_state(state)}


@dataclass(frozen=True)
class Listed:
    """A move in a list, or a ranked one."""

    move: Any
    value: Any = None


def parts(schemas: GameSchemas, move: Any) -> Any:
    return type("Parts", (Compact,), dict(schemas.parts))().dump(Listed(move))


def test_a_slide_lists_its_way_and_what_becomes_of_the_chains() -> None:
    state = numerus.parse_position("1,2,3/4,0,6,7,8/9,10,*" + ",0" * 39 + " seat:0/2 a:5,12 b:30")
    first, *_ = numerus.legal_moves(state)
    assert parts(many.SCHEMAS, first) == {
        "kind": "take",
        "number": 1,
        "field": "c1",
        "direction": "n",
        "path": ["c2"],
        "becomes": [1, 1],
        "joins": [],
    }


def test_a_jump_has_no_direction_and_no_path() -> None:
    state = numerus.parse_position(
        "4,0,0/0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0/0,0,0,0,0,0,*" + ",0" * 15 + " seat:0/2 a:3,5"
    )
    (move,) = numerus.legal_moves(state)
    assert parts(many.SCHEMAS, move) == {
        "kind": "take",
        "number": 4,
        "field": "c1",
        "becomes": [3, 5],
        "joins": [[3, 3], [5, 5]],
    }


def test_a_swap_lists_what_it_does() -> None:
    move = numerus.Swap(12, 1, 34, (33, 34), ((33, 33),))
    expected = {"kind": "swap", "give": 12, "seat": 1, "get": 34, "becomes": [33, 34], "joins": [[33, 33]]}
    assert parts(many.SCHEMAS, move) == expected


def test_a_choice_between_two_chains_is_listed() -> None:
    move = numerus_solo.Take(23, 22, "d5", "n", (), "attaches", (21, 23))
    assert parts(solo.SCHEMAS, move) == {
        "kind": "take",
        "number": 23,
        "chain": 22,
        "field": "d5",
        "direction": "n",
        "path": [],
        "effect": "attaches",
        "becomes": [21, 23],
    }
    assert "chain" not in parts(solo.SCHEMAS, numerus_solo.Take(23))


@dataclass(frozen=True)
class Worth:
    """The value members of a hint, as a solver gives them."""

    value: float = 0.5
    outcome: str = "draw"
    penalty: int = 7
    lower_bound: int = 3
    line: tuple[Any, ...] = (numerus_solo.Take(1), numerus_solo.Take(3, 2))


@BOTH
def test_a_hint_goes_out_with_its_values(game: ModuleType, schemas: GameSchemas, state: Any) -> None:
    del state
    answer = Hint((RankedMove(game.Take(1), "exact", Worth()),), "exact", 1, Worth())
    dumped = build(game, schemas).hint().dump(answer)  # type: ignore[arg-type]
    (move,) = dumped["moves"]
    assert (dumped["best"], move["move"], move["proof"]) == ("take:1", "take:1", "exact")
    if game is numerus:
        assert (move["value"], move["outcome"]) == (0.5, "draw")
    else:
        assert (move["penalty"], move["lower_bound"], dumped["line"]) == (7, 3, ["take:1", "take:3+2"])


@BOTH
def test_the_example_of_a_sheet_can_be_scored(game: ModuleType, schemas: GameSchemas, state: Any) -> None:
    del state
    sheet = schemas.sheet().load(schemas.sheet_example)
    assert game.check_sheet(sheet) == ()
    assert game.score_sheet(sheet).final
    assert schemas.sheet().dump(sheet) == schemas.sheet_example


@BOTH
def test_every_member_is_described(game: ModuleType, schemas: GameSchemas, state: Any) -> None:
    del game, state
    members = [member for schema in (schemas.setup, schemas.state, schemas.sheet) for member in schema().fields.items()]
    members += [*schemas.parts.items(), *schemas.values.items(), *schemas.extras.items()]
    silent = [
        name
        for name, field in members
        if not isinstance(field, ma.fields.Nested) and not field.metadata.get("description")
    ]
    assert silent == []
