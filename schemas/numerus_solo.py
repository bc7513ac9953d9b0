"""The wire formats of Nummerus Zahlus for one."""

from __future__ import annotations

from typing import Any

from marshmallow import fields, validate

from schemas.common import Domain, GameSchemas
from schemas.fields import Int, Seq, Text, ToMove
from schemas.numerus import (
    LayoutField,
    about,
    chips_field,
    cross_gaps_field,
    number,
    numbers,
    span,
    star_field,
    way_parts,
)
from service.games.numerus.table import LAST
from service.games.numerus_solo import INFO, Round, Setup, Sheet, State, format_move, parse_move
from service.games.numerus_solo.scoring import MAX_ROUNDS
from service.games.numerus_solo.state import PENALTIES


def _penalty() -> fields.String:
    return fields.String(
        load_default=PENALTIES[0],
        validate=validate.OneOf(PENALTIES),
        metadata=about("What a chain of n < 6 costs: `per_chip` n, `per_chain` 1, `triangular` 1 + 2 + ... + n."),
    )


def _chains(each: str, description: str) -> Seq:
    length = validate.Length(max=LAST)
    return Seq(numbers(each, least=1), required=True, validate=length, metadata=about(description))


class NumerusSoloSetupSchema(Domain):
    """The agreement before a game."""

    domain = Setup
    recurs = True
    board = LayoutField()
    cross_gaps = cross_gaps_field()
    solo_penalty = _penalty()


class NumerusSoloStateSchema(Domain):
    """A moment of a game. Nothing is hidden, so this is also the view of the player and of spectators."""

    domain = State
    setup = fields.Nested(NumerusSoloSetupSchema, required=True)
    to_move = ToMove(required=True)
    board = chips_field()
    star = star_field()
    chains = _chains("A chain: consecutive numbers, ascending.", "The chains, ordered by their first number.")


class NumerusSoloRoundSchema(Domain):
    """One game as a player writes it down."""

    domain = Round
    chains = _chains("A chain, in any order.", "The chains at the end, in any order: all 48 chips together.")


class NumerusSoloSheetSchema(Domain):
    """What a player writes down: the chains at the end of each game."""

    domain = Sheet
    solo_penalty = _penalty()
    rounds = Seq(
        fields.Nested(NumerusSoloRoundSchema),
        required=True,
        validate=validate.Length(1, MAX_ROUNDS),
        metadata=about("The games in the order in which they were played."),
    )


_PARTS: dict[str, fields.Field[Any]] = {
    "kind": fields.String(
        attribute="move.kind",
        validate=validate.OneOf(("take", "deal")),
        metadata=about("The kind of move; the form's name in the ruleset's description."),
    ),
    **way_parts(),
    "chain": number(
        "The neighbouring number whose chain the chip joins; only where it fits two chains.", attribute="move.chain"
    ),
    "effect": fields.String(
        attribute="move.effect",
        validate=validate.OneOf(("starts", "extends", "attaches")),
        metadata=about("`starts` a chain, `extends` the only one that it fits, `attaches` to the chosen one of two."),
    ),
    "becomes": span("The chain with the chip in it: its lowest and highest number.", attribute="move.becomes"),
}

_VALUES: dict[str, fields.Field[Any]] = {
    "penalty": Int(
        attribute="value.penalty",
        validate=validate.Range(min=0),
        metadata=about("Minus points at the end of the best line found that begins with this move; 0 is perfect."),
    ),
    "lower_bound": Int(
        attribute="value.lower_bound",
        validate=validate.Range(min=0),
        metadata=about("Fewer minus points are proved to be impossible after this move."),
    ),
}

_EXTRAS: dict[str, fields.Field[Any]] = {
    "line": Seq(
        Text(parse_move, format_move, INFO.move_pattern, metadata=about("A move.")),
        attribute="extra.line",
        metadata=about("The best line found, to the end of the game."),
    ),
}

SCHEMAS = GameSchemas(
    name="NumerusSolo",
    setup=NumerusSoloSetupSchema,
    state=NumerusSoloStateSchema,
    view=NumerusSoloStateSchema,
    parts=_PARTS,
    values=_VALUES,
    sheet=NumerusSoloSheetSchema,
    sheet_example={
        "solo_penalty": "per_chip",
        "rounds": [{"chains": [[*range(1, 21)], [*range(21, 27)], [27, 28, 29], [*range(30, 43)], [*range(43, 49)]]}],
    },
    extras=_EXTRAS,
)
