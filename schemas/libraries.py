"""What marshmallow, orjson and werkzeug say of a request, as sentences of ours: they say it in English only."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from service.sentences import Sentence, say, verbatim

_MARSHMALLOW: Final = (
    say("Missing data for required field."),
    say("Field may not be null."),
    say("Unknown field."),
    say("Invalid value."),
    say("Invalid type."),
    say("Invalid input type."),
    say("Not a valid string."),
    say("Not a valid integer."),
    say("Not a valid number."),
    say("Not a valid boolean."),
    say("Not a valid list."),
    say("Not a valid mapping type."),
    say("Number too large."),
    say("Special numeric values (nan or infinity) are not permitted."),
    say("Shorter than minimum length {min}."),
    say("Longer than maximum length {max}."),
    say("Length must be between {min} and {max}."),
    say("Length must be {equal}."),
    say("Must be greater than or equal to {min}."),
    say("Must be less than or equal to {max}."),
    say("Must be greater than or equal to {min} and less than or equal to {max}."),
    say("Must be one of: {choices}."),
    say("Must be equal to {other}."),
    say("String does not match expected pattern."),
)
_ORJSON: Final = (
    say("Input is a zero-length, empty document"),
    say("UTF-8 byte order mark (BOM) is not supported"),
    say("depth limit exceeded"),
    say("invalid UTF-8 encoding in string"),
    say("invalid escaped sequence in string"),
    say("invalid high surrogate in string"),
    say("invalid low surrogate in string"),
    say("invalid literal, expected 'false'"),
    say("invalid literal, expected 'null'"),
    say("invalid literal, expected 'true'"),
    say("no low surrogate in string"),
    say("number is infinity when parsed as double"),
    say("number with leading zero is not allowed"),
    say("str is not valid UTF-8: surrogates not allowed"),
    say("trailing comma is not allowed"),
    say("unexpected character, expected ',' or '{closing}'"),
    say("unexpected character, expected ':' after key"),
    say("unexpected character, expected a JSON value"),
    say("unexpected character, expected a string key"),
    say("unexpected content after document"),
    say("unexpected control character in string"),
    say("unexpected end of data"),
)
_WERKZEUG: Final = (say("The browser (or proxy) sent a request that this server could not understand."),)

_BRACES: Final = re.compile(r"\{(\w+)\}")
_PLACE: Final = say("{reason}: line {line} column {column} (char {char})")


def recognized(message: str) -> Sentence:
    """A message as a sentence; one that is none of these stays as it is in all languages."""
    if isinstance(message, Sentence):
        return message
    if message in _plain():
        return _plain()[message]
    for pattern, sentence in _patterns():
        found = pattern.fullmatch(message)
        if found is not None:
            return sentence.format(**{name: _inner(name, value) for name, value in found.groupdict().items()})
    return verbatim(message)


def _inner(name: str, value: str) -> str:
    return recognized(value) if name == "reason" else value


def _pattern_of(sentence: Sentence) -> re.Pattern[str]:
    """What matches the English text, whatever its values."""
    parts = _BRACES.split(sentence)
    return re.compile(
        "".join(f"(?P<{part}>.*)" if index % 2 else re.escape(part) for index, part in enumerate(parts)), re.DOTALL
    )


@cache
def _plain() -> Mapping[str, Sentence]:
    """The messages that are always the same; they come most often."""
    return {sentence: sentence for sentence in _MARSHMALLOW if "{" not in sentence}


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], Sentence], ...]:
    """Made when the first message comes: it takes too long for every start.

    Those with more words of their own are tried first: "Must be greater than or equal to {min}." matches what is said
    of a least and a greatest value, too.
    """
    sentences = sorted((*_MARSHMALLOW, *_ORJSON, *_WERKZEUG, _PLACE), key=_own_letters, reverse=True)
    return tuple((_pattern_of(sentence), sentence) for sentence in sentences)


def _own_letters(sentence: Sentence) -> int:
    return len(_BRACES.sub("", sentence))
