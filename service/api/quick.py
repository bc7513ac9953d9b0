"""Plain questions are answered in front of the framework, which takes several times as long as the answer itself.

A question is plain if nothing but its body changes the answer: JSON to a stateless operation, without a language, an
origin or a token. At the first doubt the application gets the request as if nobody had looked at it: so every refusal
and every fault is told there and only there, and what is answered here is what it would answer. How it heads its
answers is not repeated here either: they get the headers that it has given to the first one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from io import BytesIO
from typing import Any, Final, NamedTuple, NoReturn

import orjson

from service.languages import ENGLISH, translated
from service.request_ids import request_id
from service.sentences import Sentence
from service.spoken import writer
from service.telemetry import ROUTE, Application

Question = Callable[[Any], Any]
"""From a body to its answer, both as JSON; raises whatever it likes when there is no good answer."""
Headers = list[tuple[str, str]]

_CHANGING: Final = frozenset(
    {
        "HTTP_ACCESS_CONTROL_REQUEST_PRIVATE_NETWORK",
        "HTTP_AUTHORIZATION",
        "HTTP_CONTENT_ENCODING",
        "HTTP_ORIGIN",
        "HTTP_TRANSFER_ENCODING",
    }
)
"""Headers by which an answer can be another one than that to the body alone."""
_HOST: Final = re.compile(r"[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](?::[0-9]{1,5})?")
"""Names that nobody refuses."""
_MOST_DIGITS: Final = 9
_ACCEPTING: Final = frozenset({"*/*", "application/json", "application/json, text/plain, */*"})
"""What most programs say that they accept; whatever else could be a refusal of JSON."""
_OWN: Final = frozenset({"Content-Length", "X-Request-Id"})
"""Headers that each answer has for itself."""


class _Answer(NamedTuple):
    """JSON, and whether there are sentences in it: such answers are headed otherwise."""

    data: bytes
    is_spoken: bool


class _Unreadable:
    """A body that could not be read, for whoever tries again."""

    def __init__(self, failure: Exception) -> None:
        self._failure = failure

    def read(self, *_: Any) -> NoReturn:
        raise self._failure


def quick(application: Application, questions: Mapping[str, Question], most_bytes: int) -> Application:
    """The application with somebody in front who answers plain questions.

    Args:
        application: answers everything else.
        questions: by path.
        most_bytes: a larger body is left to the application.
    """
    headings: dict[tuple[str, bool], Headers] = {}

    def answering(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        path = environ["PATH_INFO"]
        question = questions.get(path)
        if question is None or not _is_plain(environ, most_bytes):
            return application(environ, start_response)
        answer = _answer(question, _body(environ))
        if answer is None:
            return application(environ, start_response)
        heading = headings.get((path, answer.is_spoken))
        if heading is None:
            return application(environ, _noting(headings, (path, answer.is_spoken), start_response))
        environ[ROUTE] = path
        name = request_id(environ.get("HTTP_X_REQUEST_ID", ""))
        start_response("200 OK", [*heading, ("Content-Length", str(len(answer.data))), ("X-Request-Id", name)])
        return [answer.data]

    return answering


def _is_plain(environ: Mapping[str, Any], most_bytes: int) -> bool:
    """Whether nothing but its body changes the answer to a request."""
    size = environ.get("CONTENT_LENGTH", "")
    return (
        environ["REQUEST_METHOD"] == "POST"
        and environ.get("CONTENT_TYPE") == "application/json"
        and size.isascii()
        and size.isdigit()
        and len(size) <= _MOST_DIGITS
        and int(size) <= most_bytes
        and not environ.get("QUERY_STRING")
        and not environ.get("SCRIPT_NAME")
        and environ.get("HTTP_ACCEPT", "*/*") in _ACCEPTING
        and environ.get("HTTP_ACCEPT_LANGUAGE", "*") == "*"
        and _HOST.fullmatch(environ.get("HTTP_HOST", "none")) is not None
        and _CHANGING.isdisjoint(environ)
    )


def _body(environ: dict[str, Any]) -> bytes:
    """What there is of the body; the application can read it again, and fails as this does."""
    try:
        data: bytes = environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"]))
    except Exception as failure:  # noqa: BLE001 - whatever it is, the application knows what to answer
        environ["wsgi.input"] = _Unreadable(failure)
        return b""
    environ["wsgi.input"] = BytesIO(data)
    return data if len(data) == int(environ["CONTENT_LENGTH"]) else b""


def _answer(question: Question, body: bytes) -> _Answer | None:
    """The good answer, if there is one."""
    spoken: list[Sentence] = []

    def say(sentence: Sentence) -> str:
        spoken.append(sentence)
        return translated(sentence, ENGLISH)

    try:
        data = writer(say)(question(orjson.loads(body)))
    except Exception:  # noqa: BLE001 - the application finds the same and tells of it
        return None
    return _Answer(data, bool(spoken))


def _noting(
    headings: dict[tuple[str, bool], Headers], key: tuple[str, bool], start_response: Callable[..., Any]
) -> Callable[..., Any]:
    """`start_response`, which notes how a good answer is headed."""

    def start(status: str, headers: Headers, failure: Any = None) -> Any:
        if status == "200 OK":
            headings[key] = [(name, value) for name, value in headers if name not in _OWN]
        return start_response(status, headers, failure)

    return start
