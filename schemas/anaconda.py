"""The wire formats of Anaconda."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import Compact, Domain, GameSchemas
from schemas.fields import Exact, FullMatch, Int, Seq, Text, ToMove
from service.games.anaconda import INFO, Dice, Round, Setup, Sheet, State, format_move, parse_move
from service.games.anaconda.notation import SEEN_PATTERN
from service.games.anaconda.scoring import MAX_ROUNDS
from service.games.anaconda.state import DICE, OCCURRENCES, PHASES
from service.sentences import say

_MOST_SEEN = 400
"""Far more positions than any one game can meet, so that no request is endless."""


def _about(description: str) -> dict[str, str]:
    return {"description": description}


def _die(description: str, **kwargs: Any) -> fields.String:
    return fields.String(validate=validate.OneOf(DICE), metadata=_about(description), **kwargs)


def _optional_die(description: str) -> fields.String:
    return _die(description, allow_none=True, load_default=None)


def _pair(description: str, **kwargs: Any) -> Seq:
    return Seq(_die("A die."), validate=validate.Length(equal=2), metadata=_about(description), **kwargs)


def _face(die: str, **kwargs: Any) -> Int:
    return Int(validate=validate.Range(1, 9), metadata=_about(f"The number that die {die} shows."), **kwargs)


def _players(**kwargs: Any) -> Int:
    return Int(validate=validate.OneOf((2, 3)), metadata=_about("How many play."), **kwargs)


def _loser(description: str, **kwargs: Any) -> Int:
    return Int(allow_none=True, validate=validate.Range(0, 2), metadata=_about(description), **kwargs)


class SeenField(fields.Field[tuple[str, int]]):
    """A position text and how often the position has occurred, as an array of two."""

    default_error_messages = {"invalid": say("Must be [position text, count].")}  # noqa: RUF012 - as marshmallow has it

    def __init__(self) -> None:
        text = {"type": "string", "pattern": SEEN_PATTERN}
        count = {"type": "integer", "minimum": 1, "maximum": OCCURRENCES}
        array = {"type": "array", "minItems": 2, "maxItems": 2, "json_schema": {"prefixItems": [text, count]}}
        super().__init__(metadata=array)
        self.text = fields.String(validate=FullMatch(SEEN_PATTERN))
        self.count = Int(validate=validate.Range(1, OCCURRENCES))

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> Any:
        del attr, obj, kwargs
        return None if value is None else list(value)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Any:
        del attr, data, kwargs
        if not isinstance(value, list) or len(value) != 2:
            raise self.make_error("invalid")
        return self.text.deserialize(value[0]), self.count.deserialize(value[1])


class AnacondaSetupSchema(Domain):
    """The agreement before a game."""

    domain = Setup
    recurs = True
    players = _players(load_default=2)
    repetition = fields.String(
        load_default="none",
        validate=validate.OneOf(("none", "draw")),
        metadata=_about("Whether the third occurrence of a position, with the same seat to move, ends in a draw."),
    )


class AnacondaDiceSchema(Domain):
    """The number that each die shows; null for a die that does not lie on the table."""

    domain = Dice
    recurs = True
    III = _face("III", required=True, allow_none=True)
    IV = _face("IV", required=True, allow_none=True)
    V = _face("V", required=True, allow_none=True)


class AnacondaStateSchema(Domain):
    """A moment of a game. Nothing is hidden, so this is also the view of every seat and spectator."""

    domain = State
    setup = fields.Nested(AnacondaSetupSchema, required=True)
    phase = fields.String(
        required=True,
        validate=validate.OneOf(PHASES),
        metadata=_about(
            "`choose`: the opener picks two dice; `roll`: they roll; `place`: the opener places the third; `play`: a "
            "turn; `pasch`: the same player resolves a double; `over`."
        ),
    )
    to_move = ToMove(required=True)
    rolling = _pair("The two dice being rolled; null in every other phase.", allow_none=True, load_default=None)
    dice = fields.Nested(AnacondaDiceSchema, required=True)
    centre = _optional_die("The die that touches both others; null until three lie.")
    last = _optional_die("The die that was placed last; null until three lie.")
    resolve = _optional_die("The die of a double that must be placed again; null without a double.")
    loser = _loser("The seat that was stuck; null before the end and after a draw.", load_default=None)
    seen = Seq(
        SeenField(),
        allow_none=True,
        load_default=None,
        validate=validate.Length(max=_MOST_SEEN),
        metadata=_about("With `repetition` draw, how often each position has occurred, sorted; otherwise null."),
    )


class AnacondaRoundSchema(Domain):
    """One round as a table writes it down."""

    domain = Round
    loser = _loser("The seat that was stuck; null for a draw by repetition.", required=True)


class AnacondaSheetSchema(Domain):
    """What a table writes down: who lost each round."""

    domain = Sheet
    players = _players(load_default=2)
    rounds = Seq(
        fields.Nested(AnacondaRoundSchema),
        required=True,
        validate=validate.Length(1, MAX_ROUNDS),
        metadata=_about("The rounds in the order in which they were played."),
    )


class AnacondaFacesSchema(Compact):
    """The numbers that two dice were rolled to."""

    III = _face("III")
    IV = _face("IV")
    V = _face("V")


def _best() -> Seq:
    move = Text(parse_move, format_move, INFO.move_pattern, metadata=_about("A placement."))
    return Seq(move, required=True, metadata=_about("Every best placement; empty where the mover is stuck."))


def _depth() -> Int:
    return Int(required=True, metadata=_about("Placements until somebody is stuck, under perfect play."))


class AnacondaTwoPlayersSchema(ma.Schema):
    """What a position is worth with two players."""

    outcome = fields.String(
        required=True, validate=validate.OneOf(("win", "loss")), metadata=_about("For the seat to move.")
    )
    depth = _depth()
    best = _best()


class AnacondaThreePlayersSchema(ma.Schema):
    """What a position is worth with three players."""

    loser = Int(
        required=True,
        validate=validate.Range(0, 2),
        metadata=_about("Who can be forced to lose: 0 the seat to move, 1 the next one, 2 the one after."),
    )
    depth = _depth()
    best = _best()


class AnacondaSolvedPositionSchema(ma.Schema):
    """One solved position."""

    position = fields.String(required=True, metadata=_about("Its text, without a seat."))
    two_players = fields.Nested(AnacondaTwoPlayersSchema, required=True)
    three_players = fields.Nested(AnacondaThreePlayersSchema, required=True)


class AnacondaOpeningSchema(ma.Schema):
    """The opener's chances with two dice."""

    dice = _pair("The two dice to roll.", required=True)
    two_players = Exact(required=True, metadata=_about("Probability that the opener wins, with two players."))
    three_players = Exact(required=True, metadata=_about("Probability that the opener is safe, with three players."))


class AnacondaSolutionSchema(ma.Schema):
    """The complete solution of the game."""

    game = fields.String(required=True, metadata=_about("The ruleset."))
    checksum = fields.String(
        required=True,
        metadata={
            "pattern": "^[0-9a-f]{64}$",
            "description": (
                "SHA-256 of one line of UTF-8 text, closed by a newline, for each opening, then for each position: "
                "`III,IV 4/9 35/36` (dice, two players, three players) and `III1-V2-IV3 last:IV | loss 0 - | 0 0 -` "
                "(position; outcome, depth, best with two players; loser, depth, best with three; best parted by "
                "commas, `-` for none)."
            ),
        },
    )
    openings = Seq(fields.Nested(AnacondaOpeningSchema), required=True, metadata=_about("The three pairs of dice."))
    positions = Seq(
        fields.Nested(AnacondaSolvedPositionSchema),
        required=True,
        metadata=_about("Every position that a game can come to, in the order of the texts."),
    )


_PARTS: dict[str, fields.Field[Any]] = {
    "kind": fields.String(
        attribute="move.kind",
        validate=validate.OneOf(("roll", "rolled", "place")),
        metadata=_about("The kind of move; the form's name in the ruleset's description."),
    ),
    "dice": _pair("The dice to roll (roll).", attribute="move.dice"),
    "faces": fields.Nested(
        AnacondaFacesSchema, attribute="move.faces", metadata=_about("What the dice show (rolled).")
    ),
    "die": _die("The die to place (place).", attribute="move.die"),
    "face": Int(attribute="move.face", validate=validate.Range(1, 9), metadata=_about("The number it shows (place).")),
    "neighbour": _die("The die that it is placed against (place).", attribute="move.neighbour"),
}

_VALUES: dict[str, fields.Field[Any]] = {
    "outcome": fields.String(
        attribute="value.outcome",
        validate=validate.OneOf(("win", "draw", "loss")),
        metadata=_about("Two players: for the mover. A draw only comes up where positions have been repeated."),
    ),
    "depth": Int(
        attribute="value.depth",
        validate=validate.Range(min=1),
        metadata=_about("Placements until somebody is stuck, this one included; absent in a draw."),
    ),
    "loser": _loser(
        "Three players: the seat that the two others can force to be stuck; absent where there is none.",
        attribute="value.loser",
    ),
    "win_probability": fields.Float(
        attribute="value.win_probability",
        validate=validate.Range(0, 1),
        metadata=_about("Of a pair to roll: how probably the opener does not lose under perfect play."),
    ),
    "exact": Exact(attribute="value.exact", metadata=_about("The same as a fraction.")),
}

SCHEMAS = GameSchemas(
    name="Anaconda",
    setup=AnacondaSetupSchema,
    state=AnacondaStateSchema,
    view=AnacondaStateSchema,
    parts=_PARTS,
    values=_VALUES,
    sheet=AnacondaSheetSchema,
    sheet_example={"players": 3, "rounds": [{"loser": 1}, {"loser": 0}, {"loser": 1}]},
    solution=AnacondaSolutionSchema,
)
