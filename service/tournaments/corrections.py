"""Corrections: a list that only grows; the event as it stands after them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from service.game import Violation
from service.sentences import say
from service.tournaments.checking import fault, forfeit_faults, is_unfinished
from service.tournaments.model import At, Change, Correction, Event, Round, Table


def corrected(event: Event, corrections: Sequence[Correction]) -> Event:
    """The event with the results that the corrections put in place, the later ones over the earlier ones."""
    changes = {(one.change.round, one.change.table): one.change for one in corrections}
    rounds = tuple(
        replace(one, tables=tuple(_changed(one, table, changes) for table in one.tables)) for one in event.rounds
    )
    return replace(event, rounds=rounds)


def check_corrections(event: Event, corrections: Sequence[Correction], first: int, pointer: str) -> Iterator[Violation]:
    """Every contradiction of corrections that are numbered from `first` on; `pointer` is where their list is."""
    tables = event.tables
    for index, correction in enumerate(corrections):
        where = f"{pointer}/{index}"
        if correction.number != first + index:
            detail = say(
                "Corrections are numbered in order and none is taken out: this is number {number}.",
                number=first + index,
            )
            yield fault("correction_out_of_order", detail, f"{where}/number")
        yield from _change_faults(tables.get(At(correction.change.round, correction.change.table)), correction, where)


def _change_faults(table: Table | None, correction: Correction, pointer: str) -> Iterator[Violation]:
    change = correction.change
    if table is None:
        detail = say("Round {round} has no table {table}.", round=change.round, table=change.table)
        yield fault("unknown_table", detail, f"{pointer}/change/table")
        return
    if table.game != change.game:
        yield fault("other_game", say("At this table {game} was played.", game=table.game), f"{pointer}/change/game")
    yield from forfeit_faults(table.seats, change.forfeits, f"{pointer}/change")
    if is_unfinished(_after(table, change)):
        yield fault("result_missing", say("A correction gives a result, or leaves one player."), f"{pointer}/change")


def _changed(one: Round, table: Table, changes: dict[tuple[int, int], Change]) -> Table:
    change = changes.get((one.number, table.table))
    return table if change is None else _after(table, change)


def _after(table: Table, change: Change) -> Table:
    return replace(table, result=change.result, forfeits=change.forfeits, adjourned=False)
