"""What contradicts what in an event: every violation, with a pointer into the request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from service.game import Violation, Violations
from service.sentences import Sentence, say
from service.tournaments.model import Event, Player, Round, Scoring, Table

Limits = Mapping[str, tuple[int, int]]
"""By ruleset: the least and the greatest number of players."""


def fault(code: str, detail: Sentence, pointer: str) -> Violation:
    """A violation of what an event must be; no rules text has it."""
    return Violation(code, detail, "", pointer)


def check_event(event: Event, limits: Limits) -> Violations:
    """Every contradiction that can be seen without looking into results."""
    players = {player.id: player for player in event.players}
    found = [
        *twice([player.id for player in event.players], "player_twice", "#/players"),
        *twice([one.number for one in event.rounds], "round_twice", "#/rounds"),
        *twice(event.tie_breaks, "tie_break_twice", "#/tie_breaks"),
        *_scoring_faults(event.scoring),
    ]
    if "lots" in event.tie_breaks and event.seed is None:
        found.append(fault("seed_missing", say("Lots are drawn from `seed`."), "#/tie_breaks"))
    for index, one in enumerate(event.rounds):
        found += _round_faults(one, players, limits, f"#/rounds/{index}")
    return tuple(found)


def twice(names: Sequence[object], code: str, pointer: str) -> Iterator[Violation]:
    """Everything in a list that stands there more than once."""
    count = Counter(names)
    for index, name in enumerate(names):
        if count[name] > 1:
            yield fault(code, say("{name} is there {times} times.", name=name, times=count[name]), f"{pointer}/{index}")


def _scoring_faults(scoring: Scoring) -> Iterator[Violation]:
    yield from twice([scale.seats for scale in scoring.scales], "scale_twice", "#/scoring/scales")
    for index, scale in enumerate(scoring.scales):
        pointer = f"#/scoring/scales/{index}/points"
        if len(scale.points) != scale.seats:
            yield fault("wrong_number_of_seats", say("{count} seats have {count} places.", count=scale.seats), pointer)
        if list(scale.points) != sorted(scale.points, reverse=True):
            yield fault("scale_rises", say("A later place is not worth more than an earlier one."), pointer)


def _round_faults(one: Round, players: Mapping[str, Player], limits: Limits, pointer: str) -> Iterator[Violation]:
    yield from twice([table.table for table in one.tables], "table_twice", f"{pointer}/tables")
    yield from _people_faults(one, players, pointer)
    for index, table in enumerate(one.tables):
        yield from _table_faults(table, limits, f"{pointer}/tables/{index}")


def named(one: Round) -> Iterator[tuple[str, str]]:
    """Everybody whom a round names, with the pointer to the name, relative to the round."""
    for index, table in enumerate(one.tables):
        for seat, player in enumerate(table.seats):
            yield player, f"/tables/{index}/seats/{seat}"
    for member in ("byes", "absent"):
        for index, player in enumerate(getattr(one, member)):
            yield player, f"/{member}/{index}"


def _people_faults(one: Round, players: Mapping[str, Player], pointer: str) -> Iterator[Violation]:
    count = Counter(player for player, _ in named(one))
    for player, where in named(one):
        if player not in players:
            yield fault("unknown_player", say("No player has the id {player}.", player=player), pointer + where)
        elif count[player] > 1:
            yield fault(
                "player_twice",
                say("{player} is named {times} times in this round.", player=player, times=count[player]),
                pointer + where,
            )
        elif players[player].is_gone(one.number) and not where.startswith("/absent"):
            yield fault(
                "player_gone", say("{player} has left the event before this round.", player=player), pointer + where
            )
    missing = (player.id for player in players.values() if not count[player.id] and not player.is_gone(one.number))
    for player in sorted(missing):
        yield fault(
            "player_missing", say("{player} has no table and no bye, and is not absent.", player=player), pointer
        )


def _table_faults(table: Table, limits: Limits, pointer: str) -> Iterator[Violation]:
    least, most = limits[table.game]
    if not least <= len(table.seats) <= most:
        detail = say("{game} is for {least} to {most} players.", game=table.game, least=least, most=most)
        yield fault("wrong_number_of_seats", detail, f"{pointer}/seats")
    if table.adjourned and table.result is not None:
        yield fault("adjourned_with_result", say("A table that is adjourned has no result yet."), f"{pointer}/result")
    yield from forfeit_faults(table.seats, table.forfeits, pointer)
    if is_unfinished(table):
        yield fault("result_missing", say("The table has no result and is not adjourned."), pointer)


def forfeit_faults(seats: Sequence[str], forfeits: Iterable[str], pointer: str) -> Iterator[Violation]:
    """Forfeits of people who do not sit there."""
    for index, player in enumerate(forfeits):
        if player not in seats:
            yield fault(
                "not_at_table",
                say("{player} does not sit at this table.", player=player),
                f"{pointer}/forfeits/{index}",
            )


def is_unfinished(table: Table) -> bool:
    """Whether a result is needed and not there: two or more went on, or one sat alone and did not forfeit."""
    needed = len(table.fighters) > 1 or (len(table.seats) == 1 and not table.forfeits)
    return table.result is None and not table.adjourned and needed
