r"""Records: one game's setup and moves, as JSON (see `schemas.records`) and as text.

The text form is like chess's PGN: tag lines, then numbered plies. `{comments}` and `; to the end of the line` are
skipped. `Setup`, `Start` and `Result` hold what they hold in JSON (`Start` as position text); `Stand_ins` is like
`7:random 12:hint`.

    [Game "anaconda"]
    [Rules "anaconda/1"]
    [Setup "{\"players\":2,\"repetition\":\"none\"}"]
    [Seat0 "North"]

    1. roll:III,IV 2. III=7,IV=4 3. V=6@III *
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import marshmallow
import orjson

from schemas.common import kept
from schemas.faults import first_fault
from service.catalog import Entry
from service.record import Record, StandIn
from service.sentences import Sentence, said_by, say

_COLUMNS: Final = 79
_TAG: Final = re.compile(r'\[\s*([A-Za-z][A-Za-z0-9_]{0,31})\s+"((?:[^"\\]|\\.)*)"\s*\]')
_SKIPPED: Final = re.compile(r"\s+|\{[^}]*\}|;[^\n]*|[0-9]+\.+")
_TOKEN: Final = re.compile(r"[^\s{};]+")
_END: Final = re.compile(r"\*|-?[0-9]+(?:--?[0-9]+)+")
_STAND_INS: Final = re.compile(r"(?: *[0-9]{1,4}:(?:random|hint))*")
_FOREIGN: Final = re.compile(r"\$[0-9]+|[!?]{1,2}|\(.*|[^)]*\)+")
"""What PGN has besides moves: marks of their worth, and variations in parentheses."""
_BYTE_ORDER_MARK: Final = "\ufeff"
_HALF: Final = re.compile("[\ud800-\udfff]")
_MAX_SEED: Final = 64


class UnreadableRecordError(ValueError):
    """A text that is not a record; says where and why."""


def format_record(entry: Entry, record: Record) -> str:
    """The text form, 79 columns where tags allow it."""
    tags = [
        ("Game", record.game),
        ("Rules", record.rules),
    ]
    if record.setup is not None:
        tags.append(("Setup", _compact(kept(entry.schemas.setup).dump(record.setup))))
    if record.seed is not None:
        tags.append(("Seed", record.seed))
    if record.start is not None:
        tags.append(("Start", entry.game.format_position(record.start)))
    tags += [(f"Seat{seat}", name) for seat, name in enumerate(record.players)]
    tags += [(name.capitalize(), value) for name, value in (record.tags or {}).items()]
    if record.result is not None:
        tags.append(("Result", _compact(record.result)))
    if record.stand_ins:
        tags.append(("Stand_ins", " ".join(f"{each.ply}:{each.by}" for each in record.stand_ins)))
    plies = " ".join(f"{number}. {move}" for number, move in enumerate(record.moves, 1))
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in tags]
    body = textwrap.wrap(f"{plies} {_end(record)}".strip(), _COLUMNS, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*lines, "", *body]) + "\n"


def parse_record(entry: Entry, text: str, first_line: int = 1) -> Record:
    """Read the text form. Raises UnreadableRecordError; a move that cannot be read is left to the replay.

    Args:
        entry: the ruleset.
        text: one record.
        first_line: the number of its first line, where it is part of a longer text.
    """
    if (found := _HALF.search(text)) is not None:
        line = _line(text, found.start(), first_line)
        raise UnreadableRecordError(
            say("Line {line}: half of a character, which no file in UTF-8 can have.", line=line)
        )
    tags, body, line = _split(text, first_line)
    info = entry.game.INFO
    if tags.pop("game", info.slug) != info.slug:
        raise UnreadableRecordError(say("The record is of another game than {game}.", game=info.slug))
    rules = tags.pop("rules", info.rules_version)
    if rules != info.rules_version:
        raise UnreadableRecordError(
            say("The record follows the rules {rules}, not {served}.", rules=rules, served=info.rules_version)
        )
    setup = _setup(entry, tags.pop("setup", None))
    start = _start(entry, tags.pop("start", None))
    result = _json(tags.pop("result", "null"), "Result")
    if not isinstance(result, dict | None):
        raise UnreadableRecordError(say("The tag Result must hold an object or null."))
    seed = tags.pop("seed", None)
    if seed is not None and not 1 <= len(seed) <= _MAX_SEED:
        raise UnreadableRecordError(say("The tag Seed must have 1 to {most} characters.", most=_MAX_SEED))
    players = _players(tags)
    stand_ins = _stand_ins(tags.pop("stand_ins", ""))
    return Record(info.slug, rules, setup, _plies(body, line), start, seed, players, result, tags, stand_ins)


def _stand_ins(text: str) -> tuple[StandIn, ...]:
    if re.fullmatch(_STAND_INS, text) is None:
        raise UnreadableRecordError(say("The tag Stand_ins must hold plies like `7:random 12:hint`."))
    pairs = (each.split(":") for each in text.split())
    return tuple(StandIn(int(ply), by) for ply, by in pairs)


def _end(record: Record) -> str:
    """The points of all seats, like chess's 1-0; an asterisk where they are not known."""
    seats = ((record.result or {}).get("score") or {}).get("seats", ())
    points = [str(seat["points"]) for seat in seats if isinstance(seat, dict) and "points" in seat]
    end = "-".join(points)
    return end if _END.fullmatch(end) else "*"


def split_records(text: str) -> Iterator[tuple[int, str]]:
    """The records that stand in a text one after the other, each with the number of its first line.

    A record begins with a tag after the plies of the one before. A comment that is never closed ends the search.
    """
    begin, line, at, is_played = 0, 1, _begin(text), False
    while at < len(text):
        if is_played and _TAG.match(text, at):
            yield line, text[begin:at]
            line, begin, is_played = line + text.count("\n", begin, at), at, False
        found = _TAG.match(text, at) or _TOKEN.match(text, at)
        if found is None and text[at] == "{":
            break
        is_played = is_played or found is None or found.re is _TOKEN
        at = _skip(text, at + 1 if found is None else found.end())
    yield line, text[begin:]


def game_in(text: str) -> str | None:
    """The game that a record names; None where it names none."""
    return next((tag.value for tag in _tags(text) if tag.name.lower() == "game"), None)


def _begin(text: str) -> int:
    """Where the first tag or ply is."""
    return _skip(text, int(text.startswith(_BYTE_ORDER_MARK)))


def _split(text: str, first_line: int) -> tuple[dict[str, str], str, int]:
    """The tags, the text after them, and the number of its first line."""
    tags: dict[str, str] = {}
    end = _begin(text)
    for tag in _tags(text):
        if tag.name.lower() in tags:
            raise UnreadableRecordError(
                say("Line {line}: the tag {tag} stands twice.", line=_line(text, tag.at, first_line), tag=tag.name)
            )
        tags[tag.name.lower()] = tag.value
        end = tag.end
    line = _line(text, end, first_line)
    if text.startswith("[", end):
        raise UnreadableRecordError(say('Line {line}: a tag must look like [Name "value"].', line=line))
    return tags, text[end:], line


class _Tag(NamedTuple):
    """A tag: where it begins, and where what follows it begins."""

    at: int
    name: str
    value: str
    end: int


def _tags(text: str) -> Iterator[_Tag]:
    """The tags at the beginning of a text."""
    at = _begin(text)
    while found := _TAG.match(text, at):
        value = re.sub(r"\\(.)", r"\1", found[2], flags=re.DOTALL)
        yield (tag := _Tag(at, found[1], value, _skip(text, found.end())))
        at = tag.end


def _players(tags: dict[str, str]) -> tuple[str, ...]:
    """The names in seat order; a list has no room for a seat without one."""
    named = [seat for seat in range(4) if f"seat{seat}" in tags]
    if named != list(range(len(named))):
        raise UnreadableRecordError(say("Seat{seat} has a name, but a seat before it has none.", seat=named[-1]))
    return tuple(tags.pop(f"seat{seat}") for seat in named)


def _plies(body: str, first_line: int) -> tuple[str, ...]:
    """The move texts, up to the end mark."""
    plies: list[str] = []
    at = _skip(body, 0)
    while at < len(body):
        found = _TOKEN.match(body, at)
        if found is None:
            raise UnreadableRecordError(
                say("A comment is opened or closed only once, near {text!r}.", text=body[at : at + 20])
            )
        if _FOREIGN.fullmatch(found[0]):
            line = _line(body, at, first_line)
            raise UnreadableRecordError(
                say(
                    "Line {line}: {token!r} means something in chess, but nothing here.", line=line, token=found[0][:20]
                )
            )
        at = _skip(body, found.end())
        if _END.fullmatch(found[0]):
            if at < len(body):
                raise UnreadableRecordError(say("Something follows the end of the game; one record is read at a time."))
            break
        plies.append(found[0])
    return tuple(plies)


def _skip(text: str, at: int) -> int:
    while found := _SKIPPED.match(text, at):
        at = found.end()
    return at


def _line(text: str, at: int, first: int) -> int:
    return text.count("\n", 0, at) + first


def _setup(entry: Entry, text: str | None) -> Any:
    try:
        return None if text is None else kept(entry.schemas.setup).load(_json(text, "Setup"))
    except marshmallow.ValidationError as wrong:
        raise UnreadableRecordError(_not_a_setup(entry, wrong)) from None


def _not_a_setup(entry: Entry, wrong: marshmallow.ValidationError) -> Sentence:
    game = entry.game.INFO.slug
    return say("The tag Setup is not a setup of {game}: {fault}", game=game, fault=first_fault(wrong.messages))


def _start(entry: Entry, text: str | None) -> Any:
    try:
        return None if text is None else entry.game.parse_position(text)
    except ValueError as unreadable:
        raise UnreadableRecordError(
            say("The tag Start is not a position: {reason}", reason=said_by(unreadable))
        ) from None


def _json(text: str, tag: str) -> Any:
    try:
        return orjson.loads(text)
    except ValueError:
        raise UnreadableRecordError(say("The tag {tag} is not JSON.", tag=tag)) from None


def _compact(value: Any) -> str:
    return orjson.dumps(value).decode()


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
