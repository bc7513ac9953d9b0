"""The pictures of the page that the READMEs show."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PICTURES: Final = sorted((ROOT / "clients" / "web" / "screenshots").glob("*.png"))
READMES: Final = (ROOT / "README.md", ROOT / "clients" / "web" / "README.md")
MOST_BYTES: Final = 120_000


def shown() -> dict[Path, str]:
    """The pictures that READMEs show, with what is said in their place to those who cannot see them."""
    return {
        (readme.parent / path).resolve(): text
        for readme in READMES
        for text, path in re.findall(r"!\[([^\]]*)\]\(([^)]+\.png)\)", readme.read_text())
    }


def test_every_picture_is_shown_and_every_picture_shown_is_there() -> None:
    assert set(PICTURES) == set(shown())


def test_every_picture_is_told_in_words() -> None:
    assert all(len(text) > 20 for text in shown().values())


def test_pictures_are_small() -> None:
    assert {path.name for path in PICTURES if path.stat().st_size > MOST_BYTES} == set()
    for path in PICTURES:
        width, height = struct.unpack(">II", path.read_bytes()[16:24])
        assert 300 <= width <= 1200, path
        assert 300 <= height <= 1200, path
