"""The words of reports: all languages say everything, about the same things, each in its own way."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields

import pytest
from reporting import GOLDEN, loaded, slug_of

from service import languages, operations
from service.catalog import CATALOG
from service.report.languages import LANGUAGES
from service.report.words import Words

ENGLISH = LANGUAGES["en"]
SAME = {"decimal_mark", "milliseconds", "seed"}
OTHERS = pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])


def texts(words: Words) -> dict[str, str]:
    """Every text by its name."""
    found = {}
    for field in fields(words):
        value = getattr(words, field.name)
        if isinstance(value, Mapping):
            found |= {f"{field.name}.{key}": text for key, text in value.items()}
        else:
            found[field.name] = value
    return found


def blanks(text: str) -> list[str]:
    return sorted(re.findall(r"\{\w*\}", text))


def test_reports_are_written_in_every_language_of_the_answers():
    assert tuple(LANGUAGES) == languages.LANGUAGES


@OTHERS
def test_a_language_has_every_text_with_the_same_blanks_in_words_of_its_own(language):
    english, other = texts(ENGLISH), texts(LANGUAGES[language])

    assert other.keys() == english.keys()
    for name, text in other.items():
        assert text.strip(), name
        assert blanks(text) == blanks(english[name]), name
    same = {name for name, text in other.items() if text == english[name] and len(text) > 4}
    assert same <= SAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_score_has_a_name(language):
    codes = set()
    for path in GOLDEN:
        entry = CATALOG[slug_of(path)]
        record = loaded(slug_of(path), path.read_text(encoding="utf-8"))
        state = operations.start_of(entry, record)
        for text in record.moves:
            state = entry.game.apply(state, entry.game.parse_move(text))
            codes |= {item.code for seat in entry.game.score(state).seats for item in seat.items}

    assert codes == set(LANGUAGES[language].items)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruleset_is_explained(language):
    assert set(LANGUAGES[language].about) == set(CATALOG)
