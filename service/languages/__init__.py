"""The languages of sentences for people: which one a caller wants, and what a sentence is in it.

English is in the source. The others are gettext catalogues beside this file, which are read when a caller first wants
one: `<language>.po` is what people write, `<language>.mo` is made from it (see CONTRIBUTING.md).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from gettext import GNUTranslations
from pathlib import Path
from typing import Final

from service.sentences import Sentence

ENGLISH: Final = "en"
CATALOGUES: Final = ("de", "es")
LANGUAGES: Final = (ENGLISH, *CATALOGUES)


def preferred(accepted: Iterable[tuple[str, float]]) -> str:
    """The language to answer in, by the tags and qualities of an `Accept-Language` header (RFC 4647, lookup).

    A region counts as its language: who wants `de-AT` before `en` gets German.
    """
    for tag, quality in sorted(accepted, key=lambda item: item[1], reverse=True):
        language = tag.replace("_", "-").split("-")[0].lower()
        if quality > 0 and language in LANGUAGES:
            return language
        if quality > 0 and tag == "*":
            break
    return ENGLISH


def translated(sentence: Sentence, language: str) -> str:
    """What a sentence is in a language."""
    if language == ENGLISH or not sentence.template:
        return str.__str__(sentence)
    values = sentence.values
    template = (
        _catalogue(language).gettext(sentence.template)
        if sentence.plural is None
        else _catalogue(language).ngettext(sentence.template, sentence.plural, values["count"])
    )
    if not values:
        return template
    return template.format(
        **{
            name: translated(value, language) if isinstance(value, Sentence) else value
            for name, value in values.items()
        }
    )


@cache
def _catalogue(language: str) -> GNUTranslations:
    with (Path(__file__).parent / f"{language}.mo").open("rb") as file:
        return GNUTranslations(file)
