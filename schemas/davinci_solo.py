"""The wire formats of Da Vinci Solo."""

from __future__ import annotations

from typing import Any

from marshmallow import fields, validate

from schemas.common import Domain, GameSchemas
from schemas.fields import Bool, FullMatch, Int, Seq, ToMove
from service.games.davinci_solo import Held, Round, Row, Setup, Sheet, State
from service.games.davinci_solo.notation import TILE
from service.games.davinci_solo.scoring import MAX_ROUNDS
from service.games.davinci_solo.state import COLOURS, CUMULATIVE, DEFERRALS, PHASES, ROW_CAPS, ROWS, SIDES, TILES

_MAX_TURN = 99


def _about(description: str) -> dict[str, str]:
    """The metadata of a field that needs no more than a description."""
    return {"description": description}


def _tile(description: str, **kwargs: Any) -> fields.String:
    return fields.String(validate=FullMatch(f"^{TILE}$"), metadata=_about(description), **kwargs)


def _tiles(description: str, most: int, **kwargs: Any) -> Seq:
    return Seq(_tile("A tile."), validate=validate.Length(max=most), metadata=_about(description), **kwargs)


def _choice(values: tuple[str, ...], description: str, **kwargs: Any) -> fields.String:
    return fields.String(validate=validate.OneOf(values), metadata=_about(description), **kwargs)


def _turn(description: str, **kwargs: Any) -> Int:
    return Int(validate=validate.Range(0, _MAX_TURN), metadata=_about(description), **kwargs)


class DaVinciSoloSetupSchema(Domain):
    """The agreement before a round."""

    domain = Setup
    recurs = True
    row_cap = Int(
        load_default=4,
        validate=validate.OneOf(ROW_CAPS),
        metadata=_about("How many tiles a row holds, its spine tile included."),
    )
    deferral = _choice(
        DEFERRALS,
        "Whether a drawn 0, 1, 10 or 11 may be held: `optional` always, `strict` only without a place, `off` never.",
        load_default="optional",
    )
    cumulative = _choice(
        CUMULATIVE,
        "How long: `shared` all tiles in hand for the sum of their allowances, `each` for its own.",
        load_default="shared",
    )
    colour_choice = Bool(load_default=False, metadata=_about("Whether the player names the colour that is drawn."))
    start = Seq(
        _tile("A tile."),
        allow_none=True,
        load_default=None,
        validate=validate.Length(ROWS, ROWS),
        metadata=_about("The six tiles of the spine in row order, such as `next_spine` of a score; null: at random."),
    )


class DaVinciSoloRowSchema(Domain):
    """A row."""

    domain = Row
    recurs = True
    spine = _tile("Its tile of the spine.", required=True)
    side = _choice(
        SIDES, "The side to which it grows; null while only the spine tile lies.", required=True, allow_none=True
    )
    tiles = _tiles("All its tiles from left to right.", len(TILES), required=True)


class DaVinciSoloHeldSchema(Domain):
    """A tile in hand."""

    domain = Held
    recurs = True
    tile = _tile("Which tile it is.", required=True)
    drawn = _turn("The turn in which it was drawn.", required=True)


class DaVinciSoloStateSchema(Domain):
    """A moment of a round. Nothing is hidden, so this is also the view of the player and of spectators."""

    domain = State
    setup = fields.Nested(DaVinciSoloSetupSchema, required=True)
    phase = _choice(
        PHASES,
        "`draw`: a turn begins; `tile`: chance decides which tile comes; `place`: tiles are placed or held; `over`.",
        required=True,
    )
    to_move = ToMove(required=True)
    turn = _turn("The turns from 1; 0 while the spine is laid out.", required=True)
    rows = Seq(
        fields.Nested(DaVinciSoloRowSchema),
        required=True,
        validate=validate.Length(max=ROWS),
        metadata=_about("The rows in the order of the spine."),
    )
    pool = _tiles("The tiles face down, in order: B0 W0 B1 ... W11.", len(TILES), required=True)
    hand = Seq(
        fields.Nested(DaVinciSoloHeldSchema),
        load_default=(),
        validate=validate.Length(max=9),
        metadata=_about("The tiles in hand, by the turn in which they were drawn."),
    )
    held_since = _turn(
        "With shared allowances, the turn in which the first of the tiles held was drawn; null while none is.",
        allow_none=True,
        load_default=None,
    )
    allowance = _turn("With shared allowances, for how many turns from then on tiles may be held.", load_default=0)
    pending = _choice(
        COLOURS,
        "The colour that is being drawn, where the player has named one.",
        allow_none=True,
        load_default=None,
    )
    won = Bool(
        allow_none=True, load_default=None, metadata=_about("Whether all tiles were placed; null before the end.")
    )


class DaVinciSoloRoundSchema(Domain):
    """One round as a player writes it down."""

    domain = Round
    placed = Int(
        required=True,
        validate=validate.Range(0, len(TILES)),
        metadata=_about("How many tiles lay in rows at the end, the spine included; 24: won."),
    )


class DaVinciSoloSheetSchema(Domain):
    """What a player writes down of a match."""

    domain = Sheet
    rounds = Seq(
        fields.Nested(DaVinciSoloRoundSchema),
        required=True,
        validate=validate.Length(1, MAX_ROUNDS),
        metadata=_about("The rounds in the order in which they were played."),
    )


def _chance(description: str, **kwargs: Any) -> fields.Float:
    return fields.Float(validate=validate.Range(0, 1), metadata=_about(description), **kwargs)


_PARTS: dict[str, fields.Field[Any]] = {
    "kind": _choice(
        ("draw", "tile", "place", "hold"),
        "The kind of move; the form's name in the ruleset's description.",
        attribute="move.kind",
    ),
    "tile": _tile("The tile that comes or is placed (tile, place).", attribute="move.tile"),
    "row": Int(
        attribute="move.row",
        validate=validate.Range(0, ROWS - 1),
        metadata=_about("The row to which it goes, from 0 (place)."),
    ),
    "side": _choice(SIDES, "The end of the row to which it goes (place).", attribute="move.side"),
    "colour": _choice(COLOURS, "The colour that is named (draw with `colour_choice`).", attribute="move.colour"),
}

_VALUES: dict[str, fields.Field[Any]] = {
    "win_probability": _chance(
        "How probably the round is won after this move: exact with best play, or estimated by play that is good but "
        "not perfect.",
        attribute="value.win_probability",
    ),
    "interval": Seq(
        _chance("A bound."),
        attribute="value.interval",
        validate=validate.Length(2, 2),
        metadata=_about("The 95 % interval of the estimate: lower and upper bound; of an exact value it has no width."),
    ),
}

_EXTRAS: dict[str, fields.Field[Any]] = {
    "rollouts": Int(
        attribute="extra.rollouts",
        validate=validate.Range(min=0),
        metadata=_about("How many rounds were played to the end for the estimates."),
    ),
}

SCHEMAS = GameSchemas(
    name="DaVinciSolo",
    setup=DaVinciSoloSetupSchema,
    state=DaVinciSoloStateSchema,
    view=DaVinciSoloStateSchema,
    parts=_PARTS,
    values=_VALUES,
    sheet=DaVinciSoloSheetSchema,
    sheet_example={"rounds": [{"placed": 24}, {"placed": 24}, {"placed": 21}]},
    extras=_EXTRAS,
)
