"""The wire formats of Nummerus Zahlus for two to four."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marshmallow import ValidationError, fields, validate

from schemas.common import Domain, GameSchemas
from schemas.fields import Bool, FullMatch, Int, Seq, ToMove
from service.games.numerus import Round, Setup, Sheet, State
from service.games.numerus.board import FIELD, FIELDS, LAYOUTS, STEPS
from service.games.numerus.scoring import MAX_ROUNDS
from service.games.numerus.state import MOST_EXCHANGE_CHIPS, PLAYERS, SCORINGS
from service.games.numerus.table import LAST
from service.sentences import say

_FIELD_PATTERN = f"^{FIELD}$"
_SEAT = validate.Range(0, max(PLAYERS) - 1)


def about(description: str) -> dict[str, str]:
    """The metadata of a field: its description."""
    return {"description": description}


class LayoutField(fields.Field[Any]):
    """The option `board`: a name, or the names of 49 fields."""

    default_error_messages = {  # noqa: RUF012 - as marshmallow has it
        "invalid": say("Must be one of {layouts}, or {fields} field names.", layouts=", ".join(LAYOUTS), fields=FIELDS)
    }

    def __init__(self) -> None:
        field = {"type": "string", "pattern": _FIELD_PATTERN}
        metadata = {
            "anyOf": [
                {"type": "string", "enum": [*LAYOUTS]},
                {"type": "array", "items": field, "minItems": FIELDS, "maxItems": FIELDS},
            ],
            **about(
                "`eight`: rows of 3 5 7 7 5 7 7 5 3 fields. `square`: 7 by 7. Or the names of 49 different fields in "
                "reading order (row 1 from left to right, then row 2, ...)."
            ),
        }
        super().__init__(load_default="eight", metadata=metadata)
        self.fields = Seq(fields.String(validate=FullMatch(_FIELD_PATTERN)), validate=validate.Length(equal=FIELDS))

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> Any:
        del attr, obj, kwargs
        return list(value) if isinstance(value, tuple) else value

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Any:
        del attr, data, kwargs
        if isinstance(value, str) and value in LAYOUTS:
            return value
        if not isinstance(value, list):
            raise self.make_error("invalid")
        try:
            return self.fields.deserialize(value)
        except ValidationError as wrong:
            raise ValidationError(wrong.messages) from None


def cross_gaps_field() -> Bool:
    """The option `cross_gaps`."""
    return Bool(load_default=False, metadata=about("Whether the star slides on behind a gap or notch of the board."))


def number(description: str, **kwargs: Any) -> Int:
    """The number of a chip."""
    return Int(validate=validate.Range(1, LAST), metadata=about(description), **kwargs)


def numbers(description: str, least: int = 0, **kwargs: Any) -> Seq:
    """The numbers of several chips."""
    length = validate.Length(least, LAST)
    return Seq(number("The number of a chip."), validate=length, metadata=about(description), **kwargs)


def span(description: str, **kwargs: Any) -> Seq:
    """A chain as its lowest and highest number."""
    length = validate.Length(equal=2)
    return Seq(number("An end of the chain."), validate=length, metadata=about(description), **kwargs)


def chips_field() -> Seq:
    """The board with its chips."""
    chip = Int(validate=validate.Range(0, LAST), metadata=about("The number of a chip, 0 for none."))
    description = "The number on each field in reading order; 0 is an empty field, the star's among them."
    return Seq(chip, required=True, validate=validate.Length(equal=FIELDS), metadata=about(description))


def star_field() -> fields.String:
    """Where the star is."""
    return fields.String(
        required=True,
        allow_none=True,
        validate=FullMatch(_FIELD_PATTERN),
        metadata=about("The star's field, like `d5`; null before the deal."),
    )


def way_parts() -> dict[str, fields.Field[Any]]:
    """Where a chip is taken, and how the star comes there."""
    return {
        "number": number("The chip that is taken (take).", attribute="move.number"),
        "field": fields.String(attribute="move.field", metadata=about("Where it lies (take).")),
        "direction": fields.String(
            attribute="move.direction",
            validate=validate.OneOf([*STEPS]),
            metadata=about(
                "The way the star goes, `n` being towards row 1 (take). Absent for a jump: no chip is in reach, and "
                "the star may go to every one."
            ),
        ),
        "path": Seq(
            fields.String(),
            attribute="move.path",
            metadata=about("The empty fields that it slides over (take). Absent for a jump."),
        ),
    }


class NumerusSetupSchema(Domain):
    """The agreement before a game."""

    domain = Setup
    recurs = True
    players = Int(load_default=2, validate=validate.OneOf(PLAYERS), metadata=about("How many play."))
    board = LayoutField()
    cross_gaps = cross_gaps_field()
    exchange_chips = Int(
        load_default=0,
        validate=validate.Range(0, MOST_EXCHANGE_CHIPS),
        metadata=about("How many swaps each player may make; the exchange variant has 2."),
    )
    scoring = fields.String(
        load_default="longest",
        validate=validate.OneOf(SCORINGS),
        metadata=about("`longest`: the longest chain wins. `tournament`: a chain of n is worth 1 + 2 + ... + n."),
    )
    first_player = Int(load_default=0, validate=_SEAT, metadata=about("The seat that begins."))


class NumerusStateSchema(Domain):
    """A moment of a game. Nothing is hidden, so this is also the view of every seat and spectator."""

    domain = State
    setup = fields.Nested(NumerusSetupSchema, required=True)
    to_move = ToMove(required=True)
    board = chips_field()
    star = star_field()
    collected = Seq(
        numbers("The chips of a seat, ascending."),
        required=True,
        validate=validate.Length(min(PLAYERS), max(PLAYERS)),
        metadata=about("What each seat has taken, by seat."),
    )
    exchange_left = Seq(
        Int(validate=validate.Range(0, MOST_EXCHANGE_CHIPS), metadata=about("Those of a seat.")),
        required=True,
        validate=validate.Length(min(PLAYERS), max(PLAYERS)),
        metadata=about("The exchange chips that each seat still has, by seat; all 0 without the variant."),
    )


class NumerusRoundSchema(Domain):
    """One round as a table writes it down."""

    domain = Round
    collected = Seq(
        numbers("The chips of a seat, in any order."),
        required=True,
        validate=validate.Length(min(PLAYERS), max(PLAYERS)),
        metadata=about("What each seat had at the end, by seat: all 48 chips together."),
    )


class NumerusSheetSchema(Domain):
    """What a table writes down: the chips of everybody at the end of each round."""

    domain = Sheet
    scoring = fields.String(
        load_default="longest",
        validate=validate.OneOf(SCORINGS),
        metadata=about("`longest`: several rounds count the rounds won. `tournament`: points are added up."),
    )
    players = Int(load_default=2, validate=validate.OneOf(PLAYERS), metadata=about("How many play."))
    rounds = Seq(
        fields.Nested(NumerusRoundSchema),
        required=True,
        validate=validate.Length(1, MAX_ROUNDS),
        metadata=about("The rounds in the order in which they were played."),
    )


_PARTS: dict[str, fields.Field[Any]] = {
    "kind": fields.String(
        attribute="move.kind",
        validate=validate.OneOf(("take", "swap", "deal")),
        metadata=about("The kind of move; the form's name in the ruleset's description."),
    ),
    **way_parts(),
    "give": number("The mover's chip that is given away (swap).", attribute="move.give"),
    "seat": Int(attribute="move.seat", validate=_SEAT, metadata=about("The seat that gets it (swap).")),
    "get": number("The chip that the mover gets for it (swap).", attribute="move.get"),
    "becomes": span("The mover's chain with the new chip: its lowest and highest number.", attribute="move.becomes"),
    "joins": Seq(
        span("A chain: its lowest and highest number."),
        attribute="move.joins",
        validate=validate.Length(max=2),
        metadata=about("The mover's chains that the new chip lengthens; two of them become one."),
    ),
}

_VALUES: dict[str, fields.Field[Any]] = {
    "value": fields.Float(
        attribute="value.value",
        validate=validate.Range(0, 1),
        metadata=about("Expected share of the win for the mover, from 0 to 1; shared first places are shared out."),
    ),
    "outcome": fields.String(
        attribute="value.outcome",
        validate=validate.OneOf(("win", "draw", "loss")),
        metadata=about("For the mover under perfect play; only with `proof` exact."),
    ),
}

SCHEMAS = GameSchemas(
    name="Numerus",
    setup=NumerusSetupSchema,
    state=NumerusStateSchema,
    view=NumerusStateSchema,
    parts=_PARTS,
    values=_VALUES,
    sheet=NumerusSheetSchema,
    sheet_example={
        "scoring": "tournament",
        "players": 3,
        "rounds": [
            {
                "collected": [
                    [1, 2, 3, 4, 9, 10, 11, 17, 22, 23, 30, 31, 32, 40, 41, 48],
                    [5, 6, 7, 8, 15, 16, 18, 19, 20, 21, 33, 35, 36, 42, 46, 47],
                    [12, 13, 14, 24, 25, 26, 27, 28, 29, 34, 37, 38, 39, 43, 44, 45],
                ]
            }
        ],
    },
)
