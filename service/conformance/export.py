"""Writes all vectors as files, with an index of their sums."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

import orjson

from schemas.conformance import KINDS
from service.catalog import CATALOG
from service.conformance.vectors import chosen, lines_of, vectors_of

INDEX: Final = "index.json"


def export(folder: Path) -> dict[str, Any]:
    """Write `<game>/<kind>.jsonl` for every ruleset and kind, and the index.

    Args:
        folder: is made when it is not there; other files in it are left alone.

    Returns:
        The index: for each file its ruleset, kind, number of vectors, bytes and SHA-256.
    """
    files = [_write(folder, slug, kind) for slug in CATALOG for kind in KINDS if chosen(slug, (kind,))]
    index = {"rules": {slug: vectors_of(slug)[0].rules for slug in CATALOG}, "files": files}
    (folder / INDEX).write_bytes(orjson.dumps(index, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE))
    return index


def _write(folder: Path, slug: str, kind: str) -> dict[str, Any]:
    name, data = f"{slug}/{kind}.jsonl", lines_of(slug, kind)
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    sha256 = hashlib.sha256(data).hexdigest()
    number = data.count(b"\n")
    return {"path": name, "game": slug, "kind": kind, "vectors": number, "bytes": len(data), "sha256": sha256}
