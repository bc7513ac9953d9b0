"""The smallest engine that the conformance kit can ask: one line of JSON in, one line of JSON out.

    regelwerk conformance run davinci -- python clients/examples/engine_stdio.py

It answers by the rules of this project. Yours reads the same requests; how it finds its answers is its own affair. The
protocol is written down in conformance/README.md.
"""

from __future__ import annotations

import sys
from typing import Any

import orjson

from service.catalog import CATALOG
from service.conformance.reference import answer


def answered(request: dict[str, Any]) -> dict[str, Any]:
    """The answer to a request; what cannot be done is `unsupported`."""
    number, kind, game = request.pop("id"), request.pop("op"), request.pop("game")
    try:
        return {"id": number, **answer(CATALOG[game], kind, request)}
    except KeyError:
        return {"id": number, "unsupported": True}


def main() -> None:
    """Answer until standard input ends."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(orjson.dumps(answered(orjson.loads(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
