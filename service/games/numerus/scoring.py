"""The score of a round, and of the rounds that a table wrote down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from service.game import TERMINAL, Score, ScoreItem, SeatScore, Violation, Violations, places
from service.games.numerus.state import PLAYERS, SCORINGS, State, broken, chains
from service.games.numerus.table import LAST, NUMBERS
from service.sentences import say

MAX_ROUNDS: Final = 20

Chains: TypeAlias = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Round:
    """One round on paper: the chips of each seat, in any order."""

    collected: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a table writes down: how it scores, how many play, and what everybody had after each round."""

    scoring: str
    players: int
    rounds: tuple[Round, ...]


def score(state: State) -> Score:
    """The score of the chips taken so far, as if the round ended now."""
    return _score_round(state.setup.scoring, state.collected, final=state.to_move == TERMINAL)


def check_sheet(sheet: Sheet) -> Violations:
    """Every contradiction on the sheet."""
    return tuple(_sheet_faults(sheet))


def score_sheet(sheet: Sheet) -> Score:
    """All rounds together: the sum in a tournament, the rounds won where the longest chain wins a round.

    A sheet is scored as it stands; it is final when no chip is missing in any round.
    """
    final = all(sum(map(len, one.collected)) == LAST for one in sheet.rounds)
    if len(sheet.rounds) == 1:
        return _score_round(sheet.scoring, sheet.rounds[0].collected, final=final)
    rounds = [[_ranked(mine) for mine in one.collected] for one in sheet.rounds]
    if sheet.scoring == "tournament":
        return _scored(sheet.scoring, [_tournament_items(mine) for mine in zip(*rounds, strict=True)], final=final)
    won = [_won(number, hands) for number, hands in enumerate(rounds, 1)]
    return _scored(sheet.scoring, [tuple(mine) for mine in zip(*won, strict=True)], final=final)


def chain_points(length: int) -> int:
    """What a chain is worth in a tournament: 1 + 2 + ... + length."""
    return length * (length + 1) // 2


def lengths(hand: Chains) -> tuple[int, ...]:
    """Lengths of chains, the longest first: the key by which `longest` compares players."""
    return tuple(sorted(map(len, hand), reverse=True))


def _score_round(scoring: str, collected: Sequence[Iterable[int]], *, final: bool) -> Score:
    hands = [_ranked(mine) for mine in collected]
    if scoring == "tournament":
        items = [tuple(replace(item, round=None) for item in _tournament_items([hand])) for hand in hands]
        return _scored(scoring, items, final=final)
    return _scored(scoring, [_longest_items(hand) for hand in hands], [lengths(hand) for hand in hands], final=final)


def _ranked(numbers: Iterable[int]) -> Chains:
    """The chains of a collection, the longest first, equal ones by their numbers."""
    return tuple(sorted(chains(numbers), key=lambda chain: (-len(chain), chain)))


def _longest_items(hand: Chains) -> tuple[ScoreItem, ...]:
    """Every chain; the points are the length of the longest."""
    return tuple(
        ScoreItem("chain", 0 if index else len(chain), len(chain), numbers=chain) for index, chain in enumerate(hand)
    )


def _tournament_items(hands: Sequence[Chains]) -> tuple[ScoreItem, ...]:
    """Every chain of a seat in all rounds with its points, and the longest one, which has none of its own."""
    items = [
        ScoreItem("chain", chain_points(len(chain)), len(chain), numbers=chain, round=number)
        for number, hand in enumerate(hands, 1)
        for chain in hand
    ]
    longest = max(items, key=lambda item: item.count or 0, default=None)
    return (*items, replace(longest, code="longest_chain", points=0)) if longest else ()


def _won(number: int, hands: Sequence[Chains]) -> Iterator[ScoreItem]:
    """For each seat whether it has won a round; everybody on a shared first place has."""
    for hand, place in zip(hands, places([lengths(hand) for hand in hands]), strict=True):
        code, points = ("round_won", 1) if place == 1 else ("round_not_won", 0)
        longest = hand[0] if hand else ()
        yield ScoreItem(code, points, len(longest), numbers=longest, round=number)


def _scored(
    scoring: str, items: Sequence[tuple[ScoreItem, ...]], keys: Sequence[object] | None = None, *, final: bool
) -> Score:
    """The score with places by `keys`, or else by points."""
    points = [sum(item.points for item in mine) for mine in items]
    ranked = zip(points, places(points if keys is None else keys), items, strict=True)
    return Score(scoring, final, tuple(SeatScore(seat, *facts) for seat, facts in enumerate(ranked)))


def _sheet_faults(sheet: Sheet) -> Iterator[Violation]:
    if sheet.scoring not in SCORINGS:
        yield broken("unknown_scoring", say("Scoring is longest or tournament."), "scoring", "/scoring")
    if sheet.players not in PLAYERS:
        yield broken("players_out_of_range", say("Two to four can play."), "material", "/players")
    if not 1 <= len(sheet.rounds) <= MAX_ROUNDS:
        yield broken(
            "rounds_out_of_range", say("A sheet has 1 to {most} rounds.", most=MAX_ROUNDS), "sheets", "/rounds"
        )
    for index, one in enumerate(sheet.rounds):
        for fault in _round_faults(one, sheet.players):
            yield fault.below(f"/rounds/{index}/collected")


def _round_faults(one: Round, players: int) -> Iterator[Violation]:
    """A sheet may leave chips out; what stands on it must be possible."""
    if len(one.collected) != players:
        yield broken(
            "wrong_number_of_seats",
            say("{players} play, {count} have chips.", players=players, count=len(one.collected)),
            "sheets",
        )
    yield from number_faults(one.collected)


def number_faults(groups: Sequence[Sequence[int]]) -> Iterator[Violation]:
    """Numbers that there are not, or that stand twice on a sheet."""
    count = Counter(number for group in groups for number in group)
    for seat, group in enumerate(groups):
        for index, number in enumerate(group):
            if number not in NUMBERS:
                yield broken(
                    "number_out_of_range",
                    say("There is no chip {number}.", number=number),
                    "material",
                    f"/{seat}/{index}",
                )
            elif count[number] > 1:
                yield broken(
                    "number_twice", say("Chip {number} stands twice.", number=number), "material", f"/{seat}/{index}"
                )
