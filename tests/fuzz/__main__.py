"""Fuzz until Ctrl-C: `python -m tests.fuzz [TARGET] [SECONDS]`; without a target, all in turn.

With atheris installed (`pip install atheris`) and one target, the fuzzer is guided by coverage:
`python -m tests.fuzz --atheris TARGET [libFuzzer options]`.
"""

from __future__ import annotations

import random
import sys
import time
from importlib import import_module

from .seeds import mutated, seeds
from .targets import TARGETS


def run(name: str, seconds: float, number: int) -> int:
    """Try spoiled texts for so long; how many. A text that finds a defect is printed before the exception ends it."""
    end, count = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        dice = random.Random(f"{name} {number} {count}")
        text = mutated(dice.choice(seeds(name)), seeds(name), dice)
        count += 1
        try:
            TARGETS[name](text)
        except BaseException:
            print(f"{name}: {text!r}", file=sys.stderr)  # noqa: T201 - the only trace of it
            raise
    return count


def guided(name: str, options: list[str]) -> None:
    """The same, by atheris."""
    atheris = import_module("atheris")
    atheris.instrument_all()

    def one(data: bytes) -> None:
        TARGETS[name](data.decode("utf-8", "surrogateescape"))

    atheris.Setup([sys.argv[0], *options], one)
    atheris.Fuzz()


def main(arguments: list[str]) -> None:
    """Fuzz what is named."""
    if arguments[:1] == ["--atheris"]:
        guided(arguments[1], arguments[2:])
        return
    names = [arguments[0]] if arguments and arguments[0] in TARGETS else list(TARGETS)
    seconds = float(arguments[-1]) if arguments and arguments[-1] not in TARGETS else 10.0
    for number in range(1_000_000):
        for name in names:
            print(f"{name}: {run(name, seconds, number):,} texts", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
