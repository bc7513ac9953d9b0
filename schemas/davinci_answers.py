"""What answers about Da Vinci Code say of moves: their parts, what hints know, and what can be inferred."""

from __future__ import annotations

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import Compact
from schemas.davinci_fields import ValueField, about, colour_field, index_field, seat_field, tile_field
from schemas.fields import Bool, Exact, Int, Seq


def _model(**kwargs: Any) -> fields.String:
    description = (
        "How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely; "
        "`history`: every choice was made at random when it was made; `worlds`: every world counts once."
    )
    models = validate.OneOf(("deal", "history", "worlds"))
    return fields.String(validate=models, metadata=about(description), **kwargs)


def _no_self_guess(*, default: bool) -> Bool:
    description = "Whether to assume that nobody has ever guessed a value that he held himself in that colour."
    return Bool(load_default=default, metadata=about(description))


class DaVinciPlacementSchema(ma.Schema):
    """Where a joker is put."""

    tile = tile_field("The joker.", required=True)
    index = index_field("Its index in the finished row.", required=True)


class DaVinciReasonSchema(Compact):
    """A fact that speaks for a move or against it."""

    code = fields.String(required=True, metadata=about("Stable name of the reason."))
    detail = fields.String(required=True, metadata=about("The same for people."))
    values = Seq(ValueField(), metadata=about("The values that it is about."))
    tiles = Seq(tile_field("A tile."), metadata=about("The tiles that it is about."))
    number = fields.Float(metadata=about("The figure that it is about."))


class DaVinciValueChanceSchema(ma.Schema):
    """How probable it is that a hidden tile has a value."""

    value = ValueField(required=True, metadata=about("The value."))
    p = fields.Float(required=True, validate=validate.Range(0, 1), metadata=about("Its probability."))
    exact = Exact(required=True, metadata=about("The same as a fraction."))


class DaVinciHiddenTileSchema(ma.Schema):
    """A hidden tile and what it can be."""

    seat = seat_field("Whose row.", required=True)
    position = index_field("Where in the row, from 0.", required=True)
    distribution = Seq(
        fields.Nested(DaVinciValueChanceSchema),
        required=True,
        metadata=about("Every value that it can have, in order, the joker last."),
    )


class DaVinciPosteriorSchema(ma.Schema):
    """What can be known of the hidden tiles."""

    model = _model(required=True)
    no_self_guess = Bool(required=True, metadata=about("Whether wrong guesses counted as evidence."))
    worlds = fields.String(
        required=True,
        metadata={
            "description": "In how many ways the hidden tiles can be named: a whole number, maybe a large one.",
            "pattern": "^[1-9][0-9]*$",
        },
    )
    tiles = Seq(
        fields.Nested(DaVinciHiddenTileSchema),
        required=True,
        metadata=about("The hidden tiles of others, by seat and position."),
    )


_KINDS: Final = ("return", "arrange", "draw", "tile", "insert", "stake", "stop", "reveal", "guess")

PARTS: dict[str, fields.Field[Any]] = {
    "kind": fields.String(
        attribute="move.kind",
        validate=validate.OneOf(_KINDS),
        metadata=about("The kind of move; the form's name in the ruleset's description."),
    ),
    "colour": colour_field("The colour to draw (draw).", attribute="move.colour"),
    "tile": tile_field("The tile that comes (tile).", attribute="move.tile"),
    "seat": seat_field("Whose tile is guessed (guess).", attribute="move.seat"),
    "position": index_field("Which tile of a row, from 0 (return, stake, reveal, guess).", attribute="move.position"),
    "value": ValueField(attribute="move.value", metadata=about("The value that is named (guess).")),
    "index": index_field(
        "Where the own clue tile goes (insert, stop, guess); absent where there is no choice.", attribute="move.index"
    ),
    "placements": Seq(
        fields.Nested(DaVinciPlacementSchema),
        attribute="move.placements",
        metadata=about("Where the own jokers go (arrange)."),
    ),
}


def _probability(description: str, **kwargs: Any) -> fields.Float:
    return fields.Float(validate=validate.Range(0, 1), metadata=about(description), **kwargs)


VALUES: dict[str, fields.Field[Any]] = {
    "hit_probability": _probability("How probably the guess is right.", attribute="value.hit_probability"),
    "exact": Exact(attribute="value.exact", metadata=about("The same as a fraction.")),
    "expected_points": fields.Float(
        attribute="value.expected_points",
        metadata=about("Points that the move is worth on average, those of the opponents taken off."),
    ),
    "win_probability": _probability(
        "How probably the mover wins the round after this move, as estimated.", attribute="value.win_probability"
    ),
    "reasons": Seq(
        fields.Nested(DaVinciReasonSchema), attribute="value.reasons", metadata=about("What speaks for it or against.")
    ),
}

EXTRAS: dict[str, fields.Field[Any]] = {
    "model": _model(attribute="extra.model"),
    "evidence": fields.String(
        attribute="extra.evidence",
        validate=validate.OneOf(("used", "off", "contradicted")),
        metadata=about(
            "Whether wrong guesses counted against the guesser's own tiles; `contradicted`: it was asked for, but "
            "somebody must have named a value of his own."
        ),
    ),
    "rollouts": Int(attribute="extra.rollouts", metadata=about("How many rounds were played to the end.")),
}

POSTERIOR_OPTIONS: dict[str, fields.Field[Any]] = {
    "model": _model(load_default="deal"),
    "no_self_guess": _no_self_guess(default=False),
}
# A hint falls back by itself where the assumption is contradicted, and plays better with it.
HINT_OPTIONS: dict[str, fields.Field[Any]] = {
    "model": _model(load_default="deal"),
    "no_self_guess": _no_self_guess(default=True),
}
