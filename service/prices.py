"""What requests cost of what a caller may use: the one place from which all texts about it are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from service.config import LONGEST_HINT_MS

Kind = Literal["requests", "sessions", "solver"]
"""What can be limited: requests, live games that are begun, ms of solvers."""

_HINT_START_MS: Final = 30
_NODES_PER_MS: Final = 10
_POSTERIOR_MS: Final = 250
_ITEMS_PER_REQUEST: Final = 10
_WHERE: Final[Mapping[Kind, str]] = {
    "requests": "Where requests are limited",
    "sessions": "Where sessions are limited",
    "solver": "Where solver time is limited",
}


@dataclass(frozen=True, slots=True)
class Price:
    """What a request costs.

    Attributes:
        kind: of which limit.
        request: which request, in words.
        units: how much it reserves, from the arguments of its view.
        reserves: that in words.
        costs: what it costs in the end, in words; empty: what it reserves.
        is_timed: what it costs is the processor time that it took, in ms.
    """

    kind: Kind
    request: str
    units: Callable[..., float]
    reserves: str
    costs: str = ""
    is_timed: bool = False

    @property
    def told(self) -> str:
        """The sentence for the description of the operation."""
        much = f"reserves {self.reserves}, and costs {self.costs}" if self.costs else f"costs {self.reserves}"
        return f"{_WHERE[self.kind]}, this {much}."


def _hint_ms(order: Mapping[str, Any], *_: Any) -> int:
    nodes = order["budget_nodes"]
    return int(order["budget_ms"]) if nodes is None else min(LONGEST_HINT_MS, _HINT_START_MS + nodes // _NODES_PER_MS)


def _fixed(units: float) -> Callable[..., float]:
    return lambda *_: units


def _of_organizers(request: str) -> Price:
    """Work whose time is told by the clock of the processor, which waits for nobody."""
    time = "the processor time that it took"
    return Price("solver", request, _fixed(LONGEST_HINT_MS), f"{LONGEST_HINT_MS} ms", time, is_timed=True)


REQUEST: Final = Price("requests", "any request", _fixed(1), "1 request")
BATCH_ITEM: Final = Price(
    "requests", "each item of a batch, besides", _fixed(1 / _ITEMS_PER_REQUEST), f"1/{_ITEMS_PER_REQUEST} request"
)
SESSION: Final = Price("sessions", "a new live game, a fork, a commitment", _fixed(1), "1 session")
HINT: Final = Price(
    "solver",
    "hint",
    _hint_ms,
    f"`budget_ms`, or with `budget_nodes` {_HINT_START_MS} ms and 1 ms for every {_NODES_PER_MS} nodes, "
    f"{LONGEST_HINT_MS} ms at most",
    "`elapsed_ms` of the answer; where something is hidden, all of it",
)
POSTERIOR: Final = Price("solver", "posterior", _fixed(_POSTERIOR_MS), f"{_POSTERIOR_MS} ms")
STANDINGS: Final = _of_organizers("standings of a tournament")
PAIRINGS: Final = _of_organizers("pairings of a tournament")
PAIRINGS_CHECK: Final = _of_organizers("check of a pairing")

PRICES: Final = (REQUEST, BATCH_ITEM, SESSION, HINT, POSTERIOR, STANDINGS, PAIRINGS, PAIRINGS_CHECK)


def table() -> str:
    """All prices as a Markdown table."""
    rows = [(price.request, f"`{price.kind}`", price.reserves, price.costs or "the same") for price in PRICES]
    lines = [("request", "limit", "reserves", "costs"), ("---",) * 4, *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
