"""From the scores of tables to what every round was for every player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from service.game import Score
from service.tournaments.amounts import total
from service.tournaments.model import Event, History, Opponent, Outcome, Part, Player, Round, Scoring, Table


def history(event: Event) -> History:
    """What every round of a scored event was for every player, in the order of rounds."""
    rounds = sorted(event.rounds, key=lambda one: one.number)
    parts: dict[str, list[Part]] = {player.id: [] for player in event.players}
    for one in rounds:
        for player, part in _round_parts(event, one):
            parts[player].append(part)
    return {player: tuple(mine) for player, mine in sorted(parts.items())}


def _round_parts(event: Event, one: Round) -> Iterator[tuple[str, Part]]:
    for table in one.tables:
        for player in table.seats:
            yield player, _part(event.scoring, one.number, table, player)
    for player in one.byes:
        yield player, Part(one.number, None, "bye", event.scoring.bye)
    for player in _absent(event.players, one):
        yield player, Part(one.number, None, "absent", event.scoring.absent)


def _absent(players: Sequence[Player], one: Round) -> set[str]:
    return {*one.absent, *(player.id for player in players if player.is_gone(one.number))}


def _part(scoring: Scoring, number: int, table: Table, player: str) -> Part:
    seat = table.seats.index(player)
    if table.adjourned:
        return Part(number, table.table, "adjourned", seat=seat)
    if player in table.forfeits:
        return Part(number, table.table, "forfeit", scoring.forfeit, seat=seat)
    if len(table.fighters) == 1 and len(table.seats) > 1:
        return Part(number, table.table, "walkover", _walkover(scoring, len(table.seats)), seat=seat)
    if not isinstance(table.result, Score):
        raise TypeError(f"round {number}, table {table.table} is not scored")
    return _played(scoring, number, table, player, table.result)


def _walkover(scoring: Scoring, seats: int) -> Fraction:
    if scoring.walkover is not None:
        return scoring.walkover
    scale = scoring.scale(seats)
    return scoring.bye if scale is None else scale[0]


def _played(scoring: Scoring, number: int, table: Table, player: str, score: Score) -> Part:
    """A game that was played, ranked among those who did not forfeit it."""
    by_id = dict(zip(table.seats, score.seats, strict=True))
    standing = {one: by_id[one].place for one in table.fighters}
    mine = standing[player]
    place = 1 + sum(other < mine for other in standing.values())
    tied = sum(other == mine for other in standing.values())
    worth = _worth(scoring.scale(len(table.seats)), place, tied, by_id[player].points)
    met = tuple(Opponent(one, _outcome(mine, other)) for one, other in standing.items() if one != player)
    return Part(number, table.table, "played", worth, by_id[player].points, place, met, table.seats.index(player))


def _worth(scale: Sequence[Fraction] | None, place: int, tied: int, points: int) -> Fraction:
    """Tournament points of a place: those who are tied share the mean of the places that they take up."""
    if scale is None:
        return Fraction(points)
    return scale[place - 1] if tied == 1 else total(scale[place - 1 : place - 1 + tied]) / tied


def _outcome(mine: int, other: int) -> Outcome:
    if mine == other:
        return "tied"
    return "won" if mine < other else "lost"


def totals(parts: History) -> Mapping[str, Fraction]:
    """The tournament points of everybody."""
    return {player: total(part.points for part in mine) for player, mine in parts.items()}
