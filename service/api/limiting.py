"""Where limits meet HTTP: who calls, what a view uses, and the headers that tell what is left."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import getdoc
from typing import Any, Final, get_args

from flask import Flask, Response, current_app, g, request

from service.access import CALLER, Caller
from service.answers import Ranking
from service.config import Rate
from service.game import ContradictionError
from service.limits import Charge, Limits, caller_at
from service.prices import Kind, Price
from service.refusal import Refusal
from service.store import StoreUnavailableError

EXTENSION: Final = "regelwerk.limits"
"""Where an application keeps its limits."""
CHARGE: Final = "regelwerk.charge"
"""Where a request that counts as one keeps its charge."""


def register(app: Flask, limits: Limits) -> None:
    """Let the views of an application count for these limits, and tell callers what is left."""
    app.extensions[EXTENSION] = limits

    @app.after_request
    def tell(response: Response) -> Response:
        charge: Charge | None = g.pop("charge", None)
        response.headers.update({} if charge is None else charge.headers)
        return response


def charged(price: Price, view: Callable[..., Any]) -> Callable[..., Any]:
    """A view that reserves its price first and settles afterwards; its description tells of the price."""

    @wraps(view)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return on_account(price, args, lambda: view(*args, **kwargs))

    wrapper.__doc__ = f"{getdoc(view)}\n\n{price.told}"
    return wrapper


def on_account(price: Price, args: Sequence[Any], work: Callable[[], Any]) -> Any:
    """Do a work on the account of whoever calls; its arguments fix the price."""
    charge = reserved(price, *args)
    if charge is None:
        return work()
    g.charge = charge
    return _settled(charge, work, is_timed=price.is_timed)


def reserved(price: Price, *args: Any) -> Charge | None:
    """Take what a price says from what the caller may use; None where there is no limit. Raises Refusal."""
    return reserving(price, *args)()


def reserving(price: Price, *args: Any) -> Callable[[], Charge | None]:
    """The same for many parts of one request: who calls is found out once, and what is told at its end has them all."""
    limits: Limits = current_app.extensions[EXTENSION]
    account, rates = _calling()
    whole: Charge | None = request.environ.get(CHARGE)

    def reserve() -> Charge | None:
        charge = limits.reserve(price.kind, account, lambda: price.units(*args), rates)
        if charge is not None and whole is not None and whole.limit is charge.limit:
            whole.ahead_us = charge.ahead_us
        return charge

    return reserve


def looked_at() -> list[dict[str, Any]]:
    """All limits of the caller, and what is left of each; nothing is taken."""
    limits: Limits = current_app.extensions[EXTENSION]
    account, rates = _calling()
    kinds: tuple[Kind, ...] = get_args(Kind)
    return [_told(charge) for kind in kinds if (charge := limits.reserve(kind, account, lambda: 0, rates))]


def _told(charge: Charge) -> dict[str, Any]:
    limit, rate = charge.limit, charge.limit.rate
    facts = {"kind": limit.kind, "amount": rate.amount, "window_s": rate.window_s}
    return {**facts, "left": charge.left, "reset_s": charge.reset_s}


def _calling() -> tuple[str, Mapping[str, Rate] | None]:
    """Whose account it is, and what he may use; None: what the settings say, where access is off."""
    caller: Caller | None = request.environ.get(CALLER)
    return (caller_at(request.remote_addr), None) if caller is None else (caller.account, caller.tier.rates)


def _settled(charge: Charge, work: Callable[[], Any], *, is_timed: bool) -> Any:
    """What is refused costs nothing; timed work costs its time, a ranking the time that it tells; the rest in full."""
    start = time.thread_time()
    try:
        answer = work()
    except (Refusal, StoreUnavailableError) as refused:
        # That nothing explains a view is found by a solver.
        if not isinstance(refused.__context__, ContradictionError):
            charge.settle(0)
        raise
    if is_timed:
        charge.settle((time.thread_time() - start) * 1000)
    elif isinstance(answer, Ranking) and answer.elapsed_ms is not None:
        charge.settle(answer.elapsed_ms)
    return answer
