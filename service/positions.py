"""The states and views of one batch: whichever is sent several times is loaded, checked and looked at only once.

A bot that has all its moves judged sends the same state with each of them. A value is the same if its JSON is, to the
letter; what was made of it cannot be changed, so items share nothing but work.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

import marshmallow as ma
import orjson

from schemas.quick import DOUBTS, quick, reader
from service.catalog import CATALOG, Entry
from service.game import Game, Violations

AnyGame = Game[Any, Any, Any, Any]
_Once = Callable[[Any, Any, Callable[[], Any]], Any]
"""What has been answered about a value, by question; asks if nothing has."""

_NAMES: Final = ("state", "view")
_MOST: Final = 16
"""So many are kept, the newest: lines have no end."""


@dataclass(frozen=True, slots=True)
class _Known:
    """A state or view, and what the rules have said of it, by question."""

    value: Any
    answers: dict[Any, Any] = field(default_factory=dict)


class _Remembering:
    """A ruleset that looks for what is known before it checks a value or makes a view of it."""

    def __init__(self, game: AnyGame, once: _Once) -> None:
        self._game, self._once = game, once

    def __getattr__(self, name: str) -> Any:
        """All else is asked of the ruleset, whose answer is found without this from then on."""
        found = getattr(self._game, name)
        setattr(self, name, found)
        return found

    def check_state(self, state: Any) -> Violations:
        return cast("Violations", self._once(state, "state", lambda: self._game.check_state(state)))

    def check_view(self, view: Any) -> Violations:
        return cast("Violations", self._once(view, "view", lambda: self._game.check_view(view)))

    def view(self, state: Any, seat: int | None) -> Any:
        return self._once(state, ("seen by", seat), lambda: self._game.view(state, seat))


class Positions:
    """What is known of the states and views of one batch."""

    def __init__(self) -> None:
        self._by_text: dict[tuple[str, str, bytes], _Known] = {}
        self._by_identity: dict[int, _Known] = {}
        self._entries: dict[str, Entry] = {}

    def entry(self, slug: str) -> Entry | None:
        """A ruleset that does not check what it knows already; None if there is none of this name."""
        found = self._entries.get(slug)
        if found is None and slug in CATALOG:
            entry = CATALOG[slug]
            found = self._entries[slug] = replace(entry, game=cast("AnyGame", _Remembering(entry.game, self._once)))
        return found

    def load(self, slug: str, schema: type[ma.Schema], body: Mapping[str, Any]) -> Any:
        """A body as the schema loads it. Raises ValidationError as that does."""
        for name in _NAMES:
            if name in body:
                return self._load_with(slug, schema, body, name)
        return quick(schema)(body)

    def _load_with(self, slug: str, schema: type[ma.Schema], body: Mapping[str, Any], name: str) -> Any:
        try:
            key = slug, name, orjson.dumps(body[name])
            known = self._by_text.get(key)
            if known is not None:
                return reader(schema, given=name)({**body, name: known.value})
        except (*DOUBTS, TypeError):  # what is nested too deeply cannot be written down again
            return quick(schema)(body)
        loaded = quick(schema)(body)
        self._learn(key, _Known(loaded[name]))
        return loaded

    def _learn(self, key: tuple[str, str, bytes], known: _Known) -> None:
        if len(self._by_text) == _MOST:
            forgotten = self._by_text.pop(next(iter(self._by_text)))
            del self._by_identity[id(forgotten.value)]
        self._by_text[key] = self._by_identity[id(known.value)] = known

    def _once(self, value: Any, question: Any, ask: Callable[[], Any]) -> Any:
        known = self._by_identity.get(id(value))
        if known is None:
            return ask()
        if question not in known.answers:
            known.answers[question] = ask()
        return known.answers[question]
