"""The score of a round, and of the rounds that a table wrote down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from service.game import TERMINAL, Score, ScoreItem, SeatScore, Violation, Violations, places
from service.games.davinci.setup import CHOICES
from service.games.davinci.state import State, Tally, broken
from service.games.davinci.tiles import ORDER, TILES, Tile, in_order, number_sum
from service.sentences import say

HIT: Final = 1
CODE_EXPOSED: Final = 3
ROUND_WON: Final = 5
MAX_ROUNDS: Final = 100


@dataclass(frozen=True, slots=True)
class Round:
    """One round on paper.

    Attributes:
        winner: the seat with hidden tiles at the end.
        seats: right guesses and codes exposed by each seat; may be empty where nothing but winning counts.
        unexposed: the winner's tiles that are still hidden, a clue tile not yet inserted included.
        pool: the tiles left in the pool, where they count.
    """

    winner: int
    seats: tuple[Tally, ...] = ()
    unexposed: tuple[Tile, ...] = ()
    pool: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a table writes down: the scoring, how many rounds make a game, and the rounds played so far."""

    players: int
    rounds: tuple[Round, ...]
    scoring: str = "tournament"
    bonus_source: str = "winner_hidden"
    rounds_to_play: int = 3


def score(state: State) -> Score:
    """The score of a round; before its end nothing but right guesses and exposed codes count, which all have seen."""
    final = state.to_move == TERMINAL
    if state.setup.scoring == "plain":
        items = [_plain_items(state, seat) for seat in range(state.setup.players)]
    else:
        items = [_earned(tally, None) for tally in state.tally]
        if final and state.winner is not None:
            items[state.winner] += _won(_round_of(state, state.winner), None)
    return _total(state.setup.scoring, items, final=final)


def check_sheet(sheet: Sheet) -> Violations:
    """Every contradiction on the sheet."""
    faults = [
        broken(
            "unknown_choice",
            say("`{name}` is one of {values}.", name=name, values=", ".join(map(str, CHOICES[name]))),
            "scoring",
            f"/{name}",
        )
        for name in ("players", "scoring", "bonus_source")
        if getattr(sheet, name) not in CHOICES[name]
    ]
    faults += _number_faults(sheet)
    for index, one in enumerate(sheet.rounds):
        found = (*_seat_faults(sheet, one), *_tally_faults(sheet, one), *_tile_faults(sheet, one))
        faults += [fault.below(f"/rounds/{index}") for fault in found]
    return tuple(faults)


def score_sheet(sheet: Sheet) -> Score:
    """All rounds together; rounds won are a second criterion, listed without points: equal points share a place."""
    items: list[tuple[ScoreItem, ...]] = [()] * sheet.players
    for number, one in enumerate(sheet.rounds, 1):
        for seat in range(sheet.players):
            items[seat] += _sheet_items(sheet, one, seat, number)
    won = [sum(one.winner == seat for one in sheet.rounds) for seat in range(sheet.players)]
    items = [(*mine, ScoreItem("rounds_won", 0, count=count)) for mine, count in zip(items, won, strict=True)]
    return _total(sheet.scoring, items, final=len(sheet.rounds) == sheet.rounds_to_play)


def _plain_items(state: State, seat: int) -> tuple[ScoreItem, ...]:
    """The winner's point; of the others, as which they went out."""
    if seat == state.winner:
        return (ScoreItem("round_won", 1),)
    return (ScoreItem("went_out", 0, count=state.out.index(seat) + 1),) if seat in state.out else ()


def _round_of(state: State, winner: int) -> Round:
    """What a table would write down of a round that is over."""
    hidden = [slot.tile for slot in state.rows[winner] if not slot.exposed]
    kept = [] if state.clue is None else [state.clue]
    counts = state.setup.bonus_source == "winner_hidden_plus_pool"
    return Round(winner, unexposed=in_order(hidden + kept), pool=state.pool if counts else ())


def _sheet_items(sheet: Sheet, one: Round, seat: int, number: int) -> tuple[ScoreItem, ...]:
    if sheet.scoring == "plain":
        return (ScoreItem("round_won", 1, round=number),) if seat == one.winner else ()
    earned = _earned(one.seats[seat], number)
    return earned + _won(one, number) if seat == one.winner else earned


def _earned(tally: Tally, number: int | None) -> tuple[ScoreItem, ...]:
    """What guesses brought."""
    items = (
        ScoreItem("hits", HIT * tally.hits, count=tally.hits, round=number),
        ScoreItem("codes_exposed", CODE_EXPOSED * tally.codes_exposed, count=tally.codes_exposed, round=number),
    )
    return tuple(item for item in items if item.count)


def _won(one: Round, number: int | None) -> tuple[ScoreItem, ...]:
    """What the winner has besides."""
    bonus = ScoreItem("hidden_tiles", number_sum(one.unexposed), tiles=in_order(one.unexposed), round=number)
    pool = ScoreItem("pool_tiles", number_sum(one.pool), tiles=in_order(one.pool), round=number)
    return (ScoreItem("round_won", ROUND_WON, round=number), bonus, *((pool,) if one.pool else ()))


def _number_faults(sheet: Sheet) -> Iterator[Violation]:
    if not 1 <= sheet.rounds_to_play <= MAX_ROUNDS:
        detail = say("A game has 1 to {most} rounds.", most=MAX_ROUNDS)
        yield broken("rounds_out_of_range", detail, "scoring", "/rounds_to_play")
    if not 1 <= len(sheet.rounds) <= sheet.rounds_to_play:
        detail = say("The sheet has 1 to {most} rounds (`rounds_to_play`).", most=sheet.rounds_to_play)
        yield broken("rounds_out_of_range", detail, "scoring", "/rounds")


def _seat_faults(sheet: Sheet, one: Round) -> Iterator[Violation]:
    if one.winner not in range(sheet.players):
        yield broken("seat_out_of_range", say("The winner is a seat that does not play."), "end-of-a-round", "/winner")
    if len(one.seats) != sheet.players and (one.seats or sheet.scoring == "tournament"):
        yield broken("wrong_number_of_seats", say("There are {count} seats.", count=sheet.players), "scoring", "/seats")


def _tally_faults(sheet: Sheet, one: Round) -> Iterator[Violation]:
    """Counts that no round can have."""
    for seat, tally in enumerate(one.seats):
        if min(tally) < 0:
            yield broken("negative_count", say("Counts are not negative."), "scoring", f"/seats/{seat}")
        if tally.codes_exposed > tally.hits:
            detail = say("A code is exposed by a right guess, so there are at least as many hits.")
            yield broken("codes_without_hits", detail, "scoring", f"/seats/{seat}/codes_exposed")
        if one.winner in range(sheet.players) and seat != one.winner and tally.codes_exposed > sheet.players - 2:
            detail = say("The winner's code is not exposed and nobody exposes his own for points.")
            yield broken("too_many_codes", detail, "scoring", f"/seats/{seat}/codes_exposed")
    if sum(tally.codes_exposed for tally in one.seats) > sheet.players - 1:
        detail = say("The winner's code is not exposed, and every other one only once.")
        yield broken("too_many_codes", detail, "scoring", "/seats")
    if sum(tally.hits for tally in one.seats) + len(one.unexposed) + len(one.pool) > len(TILES):
        detail = say("There are {count} tiles, and each is guessed only once.", count=len(TILES))
        yield broken("too_many_hits", detail, "material", "/seats")


def _tile_faults(sheet: Sheet, one: Round) -> Iterator[Violation]:
    """Tiles that cannot be counted."""
    counted = [("unexposed", index, tile) for index, tile in enumerate(one.unexposed)]
    counted += [("pool", index, tile) for index, tile in enumerate(one.pool)]
    seen: set[Tile] = set()
    for member, index, tile in counted:
        if tile not in ORDER:
            yield broken("unknown_tile", say("There is no such tile."), "material", f"/{member}/{index}")
        if tile in seen:
            yield broken("duplicate_tile", say("{tile} is counted twice.", tile=tile), "material", f"/{member}/{index}")
        seen.add(tile)
    if sheet.scoring == "tournament" and not one.unexposed:
        detail = say("The winner has at least one hidden tile.")
        yield broken("winner_without_hidden_tiles", detail, "end-of-a-round", "/unexposed")
    if one.pool and sheet.bonus_source == "winner_hidden":
        yield broken("pool_does_not_count", say("The tiles of the pool do not count here."), "scoring", "/pool")


def _total(scoring: str, items: list[tuple[ScoreItem, ...]], *, final: bool) -> Score:
    points = [sum(item.points for item in mine) for mine in items]
    ranked = zip(points, places(points), items, strict=True)
    return Score(scoring, final, tuple(SeatScore(seat, *facts) for seat, facts in enumerate(ranked)))
