"""Sentences for people: English texts that know how they were made, so that they can be said in other languages.

A `Sentence` *is* its English text. Whoever makes one needs to know nothing of languages; `service.languages` says it in
another one, at the edge. Templates have the form of `str.format`; they are the keys of the catalogues under
`service/languages/`, where `tools/languages.py` puts every literal that is given to one of the functions here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

_NOTHING: Final[Mapping[str, Any]] = {}


class Sentence(str):
    """An English text with its template and the values in it.

    Attributes:
        template: the text with names in braces; for a sentence about a number, as it is said of one thing.
        plural: the same of several things; None for all other sentences.
        values: what stands in the braces, by name; sentences among them are said in the same language.
    """

    __slots__ = ("plural", "template", "values")
    template: str
    plural: str | None
    values: Mapping[str, Any]

    def __str__(self) -> str:
        """Itself: `str(error)` and the fields of schemas must not strip what a sentence knows."""
        return self

    def format(self, *_: object, **values: object) -> Sentence:
        """The sentence with its values filled in, by name."""
        return _made(super().format(**values), self.template, self.plural, values)


def say(template: str, /, **values: Any) -> Sentence:
    """A sentence; without its values, one to be completed by `format`."""
    return _made(template.format(**values) if values else template, template, None, values or _NOTHING)


def say_many(template: str, plural: str, /, count: int, **values: Any) -> Sentence:
    """A sentence about a number, `count`: how it is said of one thing and of several."""
    values["count"] = count
    return _made((template if count == 1 else plural).format(**values), template, plural, values)


def verbatim(text: str) -> Sentence:
    """What others have said; it is the same in all languages."""
    return _made(text, "", None, _NOTHING)


def either(items: Iterable[object]) -> Sentence:
    """Things of which one is to be taken: `a, b or c`."""
    *others, last = map(str, items)
    return say("{others} or {last}", others=", ".join(others), last=last) if others else verbatim(last)


def all_of(items: Iterable[object]) -> Sentence:
    """Things together: `a, b and c`."""
    *others, last = map(str, items)
    return say("{others} and {last}", others=", ".join(others), last=last) if others else verbatim(last)


def said_by(error: BaseException) -> Sentence:
    """What an exception says."""
    text = str(error)
    return text if isinstance(text, Sentence) else verbatim(text)


def _made(text: str, template: str, plural: str | None, values: Mapping[str, Any]) -> Sentence:
    sentence = Sentence(text)
    sentence.template, sentence.plural, sentence.values = template, plural, values
    return sentence
