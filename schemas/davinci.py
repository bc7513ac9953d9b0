"""The wire formats of Da Vinci Code: setups, states, views, sheets."""

from __future__ import annotations

from typing import Any

from marshmallow import fields, validate

from schemas.common import Domain, GameSchemas
from schemas.davinci_answers import EXTRAS, HINT_OPTIONS, PARTS, POSTERIOR_OPTIONS, VALUES, DaVinciPosteriorSchema
from schemas.davinci_fields import (
    MAX_ROW,
    MAX_TURN,
    GuessedField,
    ValueField,
    about,
    choice_field,
    colour_field,
    count_field,
    index_field,
    per_seat,
    seat_field,
    small_choice_field,
    tile_field,
    tiles_field,
)
from schemas.fields import Bool, FullMatch, Int, Seq, ToMove
from service.games.davinci import (
    Counts,
    Round,
    SeenClue,
    SeenSlot,
    Setup,
    Sheet,
    Slot,
    State,
    Tally,
    View,
)
from service.games.davinci.notation import TILE_PATTERN
from service.games.davinci.scoring import MAX_ROUNDS
from service.games.davinci.state import PHASES


class DaVinciSetupSchema(Domain):
    """The agreement before a round."""

    domain = Setup
    recurs = True
    players = small_choice_field("players", "How many play.", load_default=2)
    jokers = Bool(load_default=False, metadata=about("Whether the two jokers are in the game."))
    removed_per_colour = small_choice_field(
        "removed_per_colour", "How many number tiles of each colour nobody will ever see.", load_default=0
    )
    draw_extra = small_choice_field(
        "draw_extra", "Whether (1) each player takes a tile more at the start, then puts one back.", load_default=0
    )
    joker_start = choice_field(
        "joker_start", "Whether a joker in a starting hand stays, or is put back and replaced.", load_default="allowed"
    )
    clue_tile = choice_field(
        "clue_tile", "Whether the drawn tile lies aside, or goes hidden into the row at once.", load_default="aside"
    )
    empty_pool_penalty = choice_field(
        "empty_pool_penalty", "What a wrong guess costs with an empty pool.", load_default="choose_after"
    )
    scoring = choice_field("scoring", "Whether only winning counts, or points as in tournaments.", load_default="plain")
    bonus_source = choice_field(
        "bonus_source", "Tournament: whose hidden tiles the winner's bonus adds up.", load_default="winner_hidden"
    )
    first_player = seat_field("The seat that has the first turn.", load_default=0)
    start_colours = Seq(
        fields.String(validate=FullMatch("^[BW]{3,5}$")),
        allow_none=True,
        load_default=None,
        validate=validate.Length(2, 4),
        metadata=about("The colours that each seat takes at the start, a letter per tile; null: as they come."),
    )


class DaVinciTallySchema(Domain):
    """What a seat has done."""

    domain = Tally
    recurs = True
    hits = count_field("Right guesses.", required=True)
    codes_exposed = count_field("Codes of others whose last hidden tile it has exposed.", 3, required=True)


class DaVinciCountsSchema(Domain):
    """How many tiles of each colour."""

    domain = Counts
    recurs = True
    B = count_field("Black tiles.", 13, required=True)
    W = count_field("White tiles.", 13, required=True)


def _slot_members() -> dict[str, fields.Field[Any]]:
    """What everybody may know of a tile in a row."""
    return {
        "exposed": Bool(required=True, metadata=about("Whether everybody sees its number.")),
        "ruled_out": Seq(
            ValueField(),
            required=True,
            validate=validate.Length(max=13),
            metadata=about("The values that were guessed wrongly for it, sorted, the joker last."),
        ),
        "since": count_field("The turn in which it came into the row; 0 from the start.", MAX_TURN, required=True),
    }


class DaVinciTileSchema(Domain):
    """A tile in a row."""

    domain = Slot
    recurs = True
    tile = tile_field("Which tile it is.", required=True)
    exposed, ruled_out, since = _slot_members().values()


class DaVinciSeenTileSchema(Domain):
    """A tile in a row as a seat sees it."""

    domain = SeenSlot
    recurs = True
    colour = colour_field("Its colour, which is always public.", required=True)
    tile = tile_field("Which tile it is; null while that is hidden from this seat.", required=True, allow_none=True)
    exposed, ruled_out, since = _slot_members().values()


class DaVinciSeenClueSchema(Domain):
    """The clue tile as a seat sees it."""

    domain = SeenClue
    colour = colour_field("Its colour, which is always public.", required=True)
    tile = tile_field("Which tile it is; null for everybody but its owner.", required=True, allow_none=True)


class _PositionSchema(Domain):
    """What states and views have in common."""

    setup = fields.Nested(DaVinciSetupSchema, required=True)
    phase = fields.String(
        required=True,
        validate=validate.OneOf(PHASES),
        metadata=about(
            "`return`, `arrange`: the set-up, every seat in turn; `draw`: a colour is chosen; `tile`: chance decides "
            "which tile comes; `insert`: it goes into the row; `stake`; `guess`: a guess, or stopping after a right "
            "one; `reveal`: an own tile is exposed; `over`."
        ),
    )
    to_move = ToMove(required=True)
    turn = count_field("The turns from 1; 0 during the set-up.", MAX_TURN, required=True)
    arranged = per_seat(Bool(), "Whether the row of each seat has its order.")
    tally = per_seat(fields.Nested(DaVinciTallySchema), "What each seat has done in all turns.")
    drawing = colour_field("The colour being drawn, in phase `tile` only.", allow_none=True, load_default=None)
    clue_at = index_field(
        "With `insert_on_draw`, the index of the clue tile in the row of the seat to move.",
        allow_none=True,
        load_default=None,
    )
    stake = index_field(
        "With `stake_before`, the index of the tile that the seat to move has staked.",
        allow_none=True,
        load_default=None,
    )
    hits = count_field("Right guesses of this turn.", load_default=0)
    out = Seq(
        seat_field("A seat."),
        load_default=(),
        validate=validate.Length(max=4),
        metadata=about("The seats whose tiles are all exposed, in the order in which they went out."),
    )
    guesses = Seq(
        GuessedField(),
        load_default=(),
        metadata=about("Every guess of the round, right or wrong: [turn, seat, colour, value]."),
    )
    winner = seat_field("The seat that has won; null before the end.", allow_none=True, load_default=None)


def _rows(tile: type[Domain], description: str) -> Seq:
    row = Seq(fields.Nested(tile), validate=validate.Length(max=MAX_ROW))
    return per_seat(row, description)


class DaVinciStateSchema(_PositionSchema):
    """Everything about a round, secrets included."""

    domain = State
    rows = _rows(DaVinciTileSchema, "The row of each seat from left to right; not yet arranged: in tile order.")
    pool = tiles_field("The tiles that can be drawn, in tile order: B0 W0 B1 … B- W-.", required=True)
    removed = tiles_field("The tiles that nobody will ever see, in tile order.", load_default=())
    returned = per_seat(
        tile_field("A tile.", allow_none=True),
        "The tile that each seat has put back; null before and without `draw_extra`.",
    )
    clue = tile_field("The tile drawn in this turn, until it is in a row for good.", allow_none=True, load_default=None)


class DaVinciViewSchema(_PositionSchema):
    """What a seat or a spectator may know of a round."""

    domain = View
    rows = _rows(
        DaVinciSeenTileSchema,
        "The row of each seat from left to right; of a row not yet arranged others see the black tiles first.",
    )
    pool = fields.Nested(
        DaVinciCountsSchema, required=True, metadata=about("How many tiles of each colour can be drawn.")
    )
    removed = fields.Nested(
        DaVinciCountsSchema,
        load_default=Counts(),
        metadata=about("How many tiles of each colour nobody will ever see."),
    )
    returned = per_seat(
        fields.String(
            validate=FullMatch(f"^(?:[BW]|{TILE_PATTERN})$"),
            allow_none=True,
            metadata=about("A tile or a colour."),
        ),
        "The own tile that was put back, of the others its colour; null before and without `draw_extra`.",
    )
    clue = fields.Nested(
        DaVinciSeenClueSchema,
        allow_none=True,
        load_default=None,
        metadata=about("The tile drawn in this turn, until it is in a row for good."),
    )
    seat = seat_field("Whose view this is; null: a spectator's.", required=True, allow_none=True)


class DaVinciRoundSchema(Domain):
    """One round as a table writes it down."""

    domain = Round
    winner = seat_field("The seat with hidden tiles at the end.", required=True)
    seats = Seq(
        fields.Nested(DaVinciTallySchema),
        load_default=(),
        validate=validate.Length(max=4),
        metadata=about("What each seat has done; not needed for plain scoring."),
    )
    unexposed = tiles_field("The winner's tiles that are still hidden, his clue tile included.", load_default=())
    pool = tiles_field("The tiles left in the pool, if they count.", load_default=())


class DaVinciSheetSchema(Domain):
    """What a table writes down of several rounds."""

    domain = Sheet
    scoring = choice_field("scoring", "Whether only winning counts, or points.", load_default="tournament")
    players = small_choice_field("players", "How many play.", load_default=2)
    bonus_source = choice_field("bonus_source", "What the winner's bonus adds up.", load_default="winner_hidden")
    rounds_to_play = Int(
        load_default=3,
        validate=validate.Range(1, MAX_ROUNDS),
        metadata=about("How many rounds make a game; the score is final when so many are written down."),
    )
    rounds = Seq(
        fields.Nested(DaVinciRoundSchema),
        required=True,
        validate=validate.Length(1, MAX_ROUNDS),
        metadata=about("The rounds in the order in which they were played."),
    )


_SHEET_EXAMPLE: dict[str, Any] = {
    "scoring": "tournament",
    "players": 2,
    "rounds": [
        {
            "winner": 0,
            "seats": [{"hits": 5, "codes_exposed": 1}, {"hits": 3, "codes_exposed": 0}],
            "unexposed": ["B2", "W-"],
        },
        {
            "winner": 1,
            "seats": [{"hits": 4, "codes_exposed": 0}, {"hits": 6, "codes_exposed": 1}],
            "unexposed": ["W11"],
        },
        {
            "winner": 0,
            "seats": [{"hits": 4, "codes_exposed": 1}, {"hits": 2, "codes_exposed": 0}],
            "unexposed": ["B0", "B7", "W9"],
        },
    ],
}

SCHEMAS = GameSchemas(
    name="DaVinci",
    setup=DaVinciSetupSchema,
    state=DaVinciStateSchema,
    view=DaVinciViewSchema,
    parts=PARTS,
    values=VALUES,
    sheet=DaVinciSheetSchema,
    sheet_example=_SHEET_EXAMPLE,
    extras=EXTRAS,
    hint_options=HINT_OPTIONS,
    posterior=DaVinciPosteriorSchema,
    posterior_options=POSTERIOR_OPTIONS,
)
