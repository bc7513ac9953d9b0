"""The service with one promise broken, the one that the variable SABOTAGE names: to test what finds such things."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from service.app import create_app
from service.connections import Script
from service.snapshots import Batch
from service.store import Change, Outcome, Store

_SELDOM: Final = 0.1
_commit, _read, _chunk, _script = Store.commit, Store.read, Batch.chunk, Script.__init__
_seen: dict[str, Mapping[str, str] | None] = {}


def _loses_changes(store: Store, session_id: str, change: Change) -> Outcome:
    if random.random() < _SELDOM:
        return Outcome("applied")
    return _commit(store, session_id, change)


def _forgets_keys(store: Store, session_id: str, change: Change) -> Outcome:
    return _commit(store, session_id, replace(change, key=""))


def _plays_twice(store: Store, session_id: str, change: Change) -> Outcome:
    outcome = _commit(store, session_id, change)
    if outcome.verdict == "applied" and random.random() < _SELDOM:
        _commit(store, session_id, replace(change, version=change.version + 1, attempt="again", key=""))
    return outcome


def _shows_the_past(store: Store, session_id: str) -> Mapping[str, str] | None:
    if session_id not in _seen or random.random() > _SELDOM:
        _seen[session_id] = _read(store, session_id)
    return _seen[session_id]


def _skips_events(batch: Batch) -> bytes:
    return _chunk(replace(batch, events=batch.events[1:]) if len(batch.events) > 1 else batch)


def _forgets_attempts(script: Script, client: Any, text: str, *options: Any) -> None:
    _script(script, client, text.replace("== attempt then", "== '' then"), *options)


SABOTAGES: Final[dict[str, tuple[type, str, Callable[..., Any]]]] = {
    "changes are lost": (Store, "commit", _loses_changes),
    "keys are forgotten": (Store, "commit", _forgets_keys),
    "changes are made twice": (Store, "commit", _plays_twice),
    "the past is shown": (Store, "read", _shows_the_past),
    "attempts are forgotten": (Script, "__init__", _forgets_attempts),
    "events are skipped": (Batch, "chunk", _skips_events),
}
_SABOTAGE: Final = os.environ.get("SABOTAGE", "")
if _SABOTAGE in SABOTAGES:
    setattr(*SABOTAGES[_SABOTAGE])
_service = create_app()


def app(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """The service; it may ignore conditions."""
    if _SABOTAGE == "conditions are ignored":
        environ.pop("HTTP_IF_MATCH", None)
    return _service(environ, start_response)
