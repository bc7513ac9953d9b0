"""Answers in the language of whoever asks: the one place where sentences become JSON.

An answer in which a sentence was found, or could have been, says its language (`Content-Language`) and that another
caller may get another one (`Vary`). Answers without sentences are the same for all, and caches may share them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import orjson
from flask import Flask, Response, request

from service.languages import ENGLISH, preferred, translated
from service.sentences import Sentence

_LANGUAGE: Final = "regelwerk.language"
"""Where a request keeps the language of its answer, once a sentence was met."""
_NOT_MODIFIED: Final = 304


def register(app: Flask) -> None:
    """Let the answers of an application say their language."""

    @app.after_request
    def label(response: Response) -> Response:
        language = request.environ.get(_LANGUAGE)
        if language is not None:
            _vary(response)
            if response.status_code != _NOT_MODIFIED:
                response.headers["Content-Language"] = language
        return response


def _vary(response: Response) -> None:
    if "Vary" in response.headers:
        response.vary.add("Accept-Language")
    else:
        # Most answers vary by nothing else, and `vary` takes longer than saying the sentence did.
        response.headers["Vary"] = "Accept-Language"


def announce() -> str:
    """The language of the answer, which from now on counts as one with sentences."""
    language: str | None = request.environ.get(_LANGUAGE)
    if language is None:
        # Reading the header takes longer than many an answer; most programs send none.
        language = preferred(request.accept_languages) if "Accept-Language" in request.headers else ENGLISH
        request.environ[_LANGUAGE] = language
    return language


def dumped(value: Any) -> bytes:
    """A value as JSON, its sentences in the language of the request."""
    return dumper()(value)


def dumper() -> Callable[[Any], bytes]:
    """The same for many values of one request: where it keeps its language is looked up once."""
    environ = request.environ
    return writer(lambda sentence: translated(sentence, environ.get(_LANGUAGE) or announce()))


def writer(say: Callable[[Sentence], str]) -> Callable[[Any], bytes]:
    """A function that writes values as JSON, each sentence in them as `say` has it."""

    def said(value: Any) -> str:
        if isinstance(value, Sentence):
            return say(value)
        raise TypeError(type(value).__name__)

    return lambda value: orjson.dumps(value, default=said, option=orjson.OPT_PASSTHROUGH_SUBCLASS)
