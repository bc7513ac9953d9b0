"""What tables bring: a record, a sheet, a state, or points; scored, and added up for each player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import marshmallow as ma

from schemas.common import kept
from schemas.faults import faults
from schemas.requests import build
from service import operations
from service.catalog import CATALOG, Entry
from service.game import Score, SeatScore, places
from service.game_files import Part
from service.noted import Noted, noted_ending
from service.records import UnreadableRecordError, parse_record
from service.refusal import Refusal

LABELS: Final = ("event", "round", "table")
_BARE: Final = {"moves": "record", "rounds": "sheet", "setup": "state"}
"""Members by which a record, a sheet or a state is known that stands for itself."""
_WRAPPED: Final = frozenset(_BARE.values())
_BESIDE_A_RECORD: Final = frozenset({"proof", "receipt"})
"""What the service's answers have with a record, for other commands."""
_ABOUT: Final = frozenset({*LABELS, "game", "players"})


@dataclass(frozen=True, slots=True)
class Result:
    """What one table brings.

    Attributes:
        entry: the ruleset.
        content: a JSON value, the text of a record, or the points by seat.
        labels: event, round and table, as far as they are known.
        players: the names, in seat order.
        line: where it stands in its file.
        round_lines: where each round of its sheet stands, if they have lines of their own.
    """

    entry: Entry
    content: Any
    labels: Mapping[str, str] = field(default_factory=dict)
    players: Sequence[str] = ()
    line: int = 1
    round_lines: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its score, and what its record notes besides."""

    game: str
    labels: Mapping[str, str]
    players: Sequence[str]
    score: Score
    noted: Noted | None = None

    def name_of(self, seat: int) -> str:
        """The player at a seat; empty if not known."""
        return self.players[seat] if seat < len(self.players) else ""


@dataclass(frozen=True, slots=True)
class Total:
    """What a player has at all tables together."""

    player: str
    tables: int
    points: int
    firsts: int


class BadTableError(ValueError):
    """A table that cannot be scored; `faults` are all reasons, each with its line."""

    def __init__(self, found: Sequence[tuple[int, str]]) -> None:
        super().__init__(found[0][1])
        self.faults = found


def scored(result: Result) -> Table:
    """The score of a table. Raises BadTableError."""
    game = result.entry.game.INFO.slug
    if isinstance(result.content, tuple):
        return Table(game, result.labels, result.players, _as_given(result.content))
    try:
        subject = subject_of(result.entry, result.content, result.line)
        score = operations.score(result.entry, subject)
    except ma.ValidationError as error:
        found = [(pointer, f"{pointer}: {detail}") for _, detail, pointer in faults(error.messages, "#")]
        raise _bad(result, found) from None
    except UnreadableRecordError as unreadable:
        raise _bad(result, [("", str(unreadable))]) from None
    except Refusal as refusal:
        found = [(fault.pointer, f"{fault.detail} ({fault.code})") for fault in refusal.violations]
        raise _bad(result, found or [("", refusal.detail)]) from None
    record = subject.get("record")
    if record is None:
        return Table(game, result.labels, result.players, score)
    tags = {name: value for name, value in (record.tags or {}).items() if name in LABELS}
    players = result.players or record.players
    return Table(game, {**tags, **result.labels}, players, score, noted_ending(record, score))


def subject_of(entry: Entry, content: Any, line: int = 1) -> Mapping[str, Any]:
    """What a score is made from, loaded. Raises ValidationError or UnreadableRecordError."""
    if isinstance(content, str):
        return {"record": parse_record(entry, content, line)}
    if isinstance(content, dict):
        kind = next((kind for member, kind in _BARE.items() if member in content), None)
        content = content if kind is None else {kind: content}
    loaded: Mapping[str, Any] = kept(build(entry.game, entry.schemas).scored).load(content)
    return loaded


def results_of(given: Entry | None, parts: Iterable[Part]) -> tuple[list[Result], list[tuple[int, str]]]:
    """The games of a file as results, and what is wrong with others, each with its line.

    Args:
        given: the ruleset of those that name none.
        parts: the games.
    """
    results: list[Result] = []
    found: list[tuple[int, str]] = []
    for part in parts:
        try:
            results.append(_result_of(given, part))
        except ValueError as unknown:
            found.append((part.line, f"{part.where}: {unknown}" if part.where else str(unknown)))
    return results, found


def unwrapped(content: Any) -> Any:
    """A value as the API takes it: without what a file says about the table that it comes from."""
    if not isinstance(content, dict) or "moves" in content:
        return content
    if "record" in content:
        content = {name: value for name, value in content.items() if name not in _BESIDE_A_RECORD}
    about = _ABOUT if _WRAPPED & content.keys() else {"game"}
    return {name: value for name, value in content.items() if name not in about}


def totals(tables: Iterable[Table]) -> list[Total]:
    """Everybody who has a name, most points first."""
    found: dict[str, list[SeatScore]] = {}
    for table in tables:
        for seat in table.score.seats:
            if name := table.name_of(seat.seat):
                found.setdefault(name, []).append(seat)
    added = (_total(name, seats) for name, seats in found.items())
    return sorted(added, key=lambda total: (-total.points, -total.firsts, total.player))


def entry_called(game: str | None) -> Entry:
    """The ruleset of a name. Raises ValueError, with those that there are."""
    if game is None:
        raise ValueError("Nothing says which game this is of; name it before the file.")
    if game not in CATALOG:
        raise ValueError(f"There is no ruleset {game!r}; there are: {', '.join(CATALOG)}.")
    return CATALOG[game]


def _result_of(given: Entry | None, part: Part) -> Result:
    if part.fault is not None:
        raise ValueError(part.fault)
    entry, content = given or entry_called(part.game), part.content
    if not isinstance(content, dict) or not _WRAPPED & content.keys():
        return Result(entry, unwrapped(content), line=part.line)
    labels = {name: str(content[name]) for name in LABELS if name in content}
    players = content.get("players")
    names = tuple(map(str, players)) if isinstance(players, list) else ()
    return Result(entry, unwrapped(content), labels, names, part.line)


def _total(name: str, seats: Sequence[SeatScore]) -> Total:
    return Total(name, len(seats), sum(seat.points for seat in seats), sum(seat.place == 1 for seat in seats))


def _as_given(points: Sequence[int]) -> Score:
    """Points that the table has counted itself."""
    ranks = zip(points, places(points), strict=True)
    return Score("given", True, tuple(SeatScore(seat, own, place, ()) for seat, (own, place) in enumerate(ranks)))


def _bad(result: Result, found: Sequence[tuple[str, str]]) -> BadTableError:
    return BadTableError([(_line_of(result, pointer), text) for pointer, text in found])


def _line_of(result: Result, pointer: str) -> int:
    """The line of the round that a pointer leads into, else the first one of the table."""
    step = pointer.partition("/rounds/")[2].split("/")[0]
    index = int(step) if step.isdigit() else -1
    return result.round_lines[index] if 0 <= index < len(result.round_lines) else result.line
