"""Where limits meet HTTP: who calls, what a view uses, and the headers that tell what is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import getdoc
from typing import Any, Final

from flask import Flask, Response, current_app, g, request

from service.answers import Ranking
from service.game import ContradictionError
from service.limits import Charge, Limits, Price, caller_at
from service.refusal import Refusal
from service.store import StoreUnavailableError

EXTENSION: Final = "regelwerk.limits"
"""Where an application keeps its limits."""


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
    limits: Limits = current_app.extensions[EXTENSION]
    charge = limits.reserve(price.kind, _caller(), lambda: price.units(*args))
    if charge is None:
        return work()
    g.charge = charge
    return _settled(charge, work)


def _settled(charge: Charge, work: Callable[[], Any]) -> Any:
    """What is refused costs nothing; a ranking costs the time that it tells, if it tells it; the rest costs in full."""
    try:
        answer = work()
    except (Refusal, StoreUnavailableError) as refused:
        # That nothing explains a view is found by a solver.
        if not isinstance(refused.__context__, ContradictionError):
            charge.settle(0)
        raise
    if isinstance(answer, Ranking) and answer.elapsed_ms is not None:
        charge.settle(answer.elapsed_ms)
    return answer


def _caller() -> str:
    """Who is charged. Another kind of caller, such as the holder of a key, would be told apart here."""
    return caller_at(request.remote_addr)
