"""Games for the vectors: random play over all setup options, and the recorded games of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import orjson

from schemas.common import kept
from service.catalog import Entry
from service.chance import Stream
from service.conformance.reference import possible
from service.game import TERMINAL
from tools.vector_examples import LINES, POSITIONS

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "games"
_MIXED_SETUPS = 6
_MOST_PLIES = 400


@dataclass(frozen=True)
class Ply:
    """A state of a game and what came next (None at the end)."""

    state: Any
    move: Any


class Games:
    """The games of one ruleset that the vectors are taken from."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.game = entry.game
        self.slug = entry.game.INFO.slug

    def stream(self, label: str) -> Stream:
        """Random numbers for one purpose; the same on every machine."""
        return Stream("conformance", f"{self.slug}|{label}")

    @cached_property
    def records(self) -> list[dict[str, Any]]:
        """The golden records, as JSON, without what the table noted down."""
        paths = sorted((RECORDS / self.slug.replace("-", "_") / "records").glob("*.json"))
        found = [orjson.loads(path.read_bytes()) for path in paths]
        return [{**record, "result": None} for record in found]

    @cached_property
    def setups(self) -> list[dict[str, Any]]:
        """Setups as JSON: the default, every value of every option, those of the records, and mixtures."""
        options = [option for option in self.game.INFO.options if option.values]
        values = [{option.name: value} for option in options for value in option.values or ()]
        # Some values need more players.
        full = {"players": self.game.INFO.max_players}
        single = [value if self._fits(value) else {**full, **value} for value in values]
        draw = self.stream("setups")
        mixed = [
            {option.name: (option.values or ())[draw.below(len(option.values or ()))] for option in options}
            for _ in range(_MIXED_SETUPS)
        ]
        recorded = [record["setup"] for record in self.records]
        return [setup for setup in ({}, *single, *recorded, *mixed) if self._fits(setup)]

    @cached_property
    def played(self) -> list[list[Ply]]:
        """Every game ply by ply: one of random play per setup, then the records."""
        random = [list(self._random(setup, number)) for number, setup in enumerate(self.setups)]
        return random + [list(self._recorded(record)) for record in self.records]

    @cached_property
    def examples(self) -> list[Any]:
        """The states of the worked examples in the rules text."""
        found = [self.game.parse_position(text) for text in POSITIONS.get(self.slug, ())]
        for setup, moves in LINES.get(self.slug, ()):
            line = {"setup": setup, "seed": None, "moves": moves.split()}
            found += [ply.state for ply in self._recorded(line)]
        return found

    @cached_property
    def plies(self) -> list[Ply]:
        """All of them."""
        return [ply for game in self.played for ply in game]

    @cached_property
    def texts(self) -> list[str]:
        """Every move that was made or could have been, as text, each once and sorted."""
        some = self.some("texts", self.plies, 300)
        return sorted({self.game.format_move(move) for ply in some for move in possible(self.game, ply.state)[:60]})

    def some(self, label: str, items: list[Any], most: int) -> list[Any]:
        """Some of the items at random, in their order."""
        chosen = self.stream(label).shuffled(range(len(items)))[:most]
        return [items[index] for index in sorted(chosen)]

    def _fits(self, setup: dict[str, Any]) -> bool:
        return not self.game.check_setup(self._loaded(setup))

    def _loaded(self, setup: dict[str, Any]) -> Any:
        return kept(self.entry.schemas.setup).load(setup)

    def _random(self, setup: dict[str, Any], number: int) -> Iterator[Ply]:
        # Some begin before anything is dealt.
        state = self.game.initial_state(self._loaded(setup), f"conformance-{number}" if number % 3 else None)
        draw = self.stream(f"game|{number}")
        for _ in range(_MOST_PLIES):
            if self.game.to_move(state) == TERMINAL:
                break
            moves = possible(self.game, state)
            move = moves[draw.below(len(moves))] if moves else self.game.draw_chance(state, draw)
            yield Ply(state, move)
            state = self.game.apply(state, move)
        yield Ply(state, None)

    def _recorded(self, record: dict[str, Any]) -> Iterator[Ply]:
        start = record.get("start")
        if start is None:
            state = self.game.initial_state(self._loaded(record["setup"]), record["seed"])
        else:
            state = kept(self.entry.schemas.state).load(start)
        for text in record["moves"]:
            move = self.game.parse_move(text)
            yield Ply(state, move)
            state = self.game.apply(state, move)
        yield Ply(state, None)
