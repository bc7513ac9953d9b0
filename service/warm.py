"""Compiles every solver's kernels: `python -m service.warm`, when an image is built, saves it at every start."""

from __future__ import annotations

from service.catalog import CATALOG


def warm() -> None:
    """Make every solver ready."""
    for entry in CATALOG.values():
        if entry.warm is not None:
            entry.warm()


if __name__ == "__main__":
    warm()
