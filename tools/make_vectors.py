"""Write the vectors of the conformance kit: `python tools/make_vectors.py`.

They are taken from random play over all setup options, from the recorded games of the tests and from changed copies
of both. Nothing depends on the machine: the same bytes come out everywhere. `--check` compares in place of writing.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from schemas.conformance import KINDS  # noqa: E402
from service.catalog import CATALOG, Entry  # noqa: E402 - the root is on the path only now
from service.conformance.reference import answer  # noqa: E402
from service.conformance.vectors import Vector  # noqa: E402
from tools.vector_kinds import inputs  # noqa: E402

TARGET = ROOT / "service" / "conformance" / "data"


def lines(entry: Entry) -> bytes:
    """All vectors of a ruleset, in the order of the kinds."""
    info, asked = entry.game.INFO, inputs(entry)
    found = [
        Vector(
            f"{info.rules_version}/{kind}/{number:04}",
            info.slug,
            info.rules_version,
            kind,
            given,
            answer(entry, kind, given),
        )
        for kind in KINDS
        for number, given in enumerate(asked.get(kind, ()))
    ]
    return b"".join(vector.line for vector in found)


def main() -> int:
    """Write or compare; the exit code."""
    chosen = [word for word in sys.argv[1:] if word in CATALOG] or list(CATALOG)
    stale = 0
    for slug in chosen:
        path, data = TARGET / f"{slug}.jsonl", lines(CATALOG[slug])
        if "--check" in sys.argv:
            same = path.is_file() and path.read_bytes() == data
            stale += not same
            print(f"{path.name}: {'as it should be' if same else 'differs; write it with `make conformance`'}")
        else:
            path.write_bytes(data)
    return int(stale > 0)


if __name__ == "__main__":
    sys.exit(main())
