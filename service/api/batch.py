"""Many stateless requests in one, over HTTP: as a document, or line by line."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final

import marshmallow as ma
import orjson
from flask import Response, request, stream_with_context

from schemas.batch import ANSWERED_LINES, ASKED_LINES, BatchItemSchema, BatchOutcomesSchema, BatchSchema
from schemas.common import kept
from schemas.faults import invalid_request
from schemas.libraries import recognized
from schemas.quick import quick
from service import spoken
from service.api.limiting import on_account, reserving
from service.api.smorest import Blueprint, whole_body
from service.batch import Allowance, Terms, answered
from service.ndjson import MEDIA_TYPE, lines
from service.order import MOST_ORDERS, Order
from service.prices import BATCH_ITEM, Price
from service.problems import document
from service.receipts import Receipts
from service.refusal import REASONS, Refusal
from service.sentences import say
from service.slots import Slots

_JSON: Final = "application/json"
_CHUNK_BYTES: Final = 1 << 14
_CHUNK_S: Final = 0.05
_BODY: Final = {
    "required": True,
    "content": {_JSON: {"schema": BatchSchema}, MEDIA_TYPE: {"schema": ASKED_LINES}},
}


def blueprint(slots: Slots, desk: Receipts) -> Blueprint:
    """`/v1/batch`."""
    blp = Blueprint("batch", __name__, url_prefix="/v1", description="Many stateless requests in one.")

    @blp.operation("/batch", "batch", methods=["POST"])
    @blp.doc(requestBody=_BODY)
    @blp.response(200, BatchOutcomesSchema, description="The answers, in the order of the requests.")
    @blp.response(
        200, ANSWERED_LINES, content_type=MEDIA_TYPE, description="The answers, in the order of the requests."
    )
    @blp.refuses(400, 413, 415, 422)
    def batch() -> Response:
        """Ask many things at once.

        Each item is answered as the single request would be, with the same status and the same body or problem; a bad
        one spoils no other. The status of the whole is 200 even if none of them succeeds.

        As JSON: up to 1,000 items. As `application/x-ndjson`: a line for each item, as many as fit into the largest
        body that the service reads; the answer is of the same form and comes line by line, while the rest is being
        worked out. Up to 1,000 lines may be no items, and each is told why; the next such line has the status 413 with
        the code `request_too_large`, and is the last that is answered.

        Hints and posteriors of a batch take 10 s of wall clock together at most: one that could take more than is left
        has the status 429. Where solver time is limited, each counts as it would alone. Where requests are limited,
        each item counts, a bad one, too; the first line for which there is nothing left is the last that is answered.
        `RateLimit` tells what is left after all items, with lines what was left before.
        """
        terms = Terms(slots, _charge, Allowance(), desk)
        if request.mimetype == MEDIA_TYPE:
            spoken.announce()  # The headers leave before the first sentence.
            told = stream_with_context(_chunks(_answers_of_lines(whole_body(request), _Sitting(terms))))
            return Response(told, mimetype=MEDIA_TYPE, headers={"X-Accel-Buffering": "no"})
        orders = blp.ARGUMENTS_PARSER.parse(kept(BatchSchema), request, location="json")["items"]
        answers = b",".join(map(_Sitting(terms).answer, orders))
        return Response(b'{"items":[%b]}' % answers, mimetype=_JSON)

    return blp


def _charge(price: Price, body: dict[str, Any], work: Any) -> Any:
    return on_account(price, (body,), work)


class _Sitting:
    """Answers the items of one request; what is the same for all is found out once.

    Attributes:
        is_over: whether no further line is answered: there was nothing left for an item, or too many were none.
    """

    def __init__(self, terms: Terms) -> None:
        self.is_over = False
        self._bad_lines = 0
        self._terms = terms
        self._reserve = reserving(BATCH_ITEM)
        self._dump = spoken.dumper()

    def answer(self, order: Order) -> bytes:
        """The answer of an item, which counts as a part of a request."""
        try:
            self._reserve()
        except Refusal as refusal:
            return self._refusal(order.id, refusal)
        return self._worked(order)

    def answer_line(self, number: int, line: bytes) -> bytes:
        """The answer of an item in a line; a bad one counts, too, for its answer is longer than it is."""
        value, fault = None, None
        try:
            value = orjson.loads(line)
        except ValueError as unreadable:
            fault = str(unreadable)
        try:
            self._reserve()
        except Refusal as refusal:
            self.is_over = True
            return self._refusal(_id_in(value), refusal)
        if fault is not None:
            detail = say("Line {number} is not JSON: {reason}", number=number, reason=recognized(fault))
            return self._bad_line(number, None, Refusal("malformed_request", detail))
        try:
            order: Order = quick(BatchItemSchema)(value)
        except ma.ValidationError as error:
            return self._bad_line(number, _id_in(value), invalid_request({"#": error.messages}))
        return self._worked(order)

    def _bad_line(self, number: int, name: str | None, refusal: Refusal) -> bytes:
        """The answer of a line that is no item: of no more than a document may have items, since it is far longer."""
        self._bad_lines += 1
        self.is_over = self._bad_lines > MOST_ORDERS
        return self._refusal(name, _too_many_bad_lines(number) if self.is_over else refusal)

    def _worked(self, order: Order) -> bytes:
        outcome = answered(order, self._terms)
        if outcome.refusal is not None:
            return self._refusal(outcome.id, outcome.refusal)
        return self._dump({"id": outcome.id, "status": 200, "body": outcome.body})

    def _refusal(self, name: str | None, refusal: Refusal) -> bytes:
        return self._dump({"id": name, "status": REASONS[refusal.code].status, "problem": document(refusal)})


def _answers_of_lines(data: bytes, sitting: _Sitting) -> Iterator[bytes]:
    for number, line in lines(data):
        yield sitting.answer_line(number, line) + b"\n"
        # A line can be a byte, its refusal has hundreds: a body could ask for half a million of them.
        if sitting.is_over:
            return


def _too_many_bad_lines(number: int) -> Refusal:
    detail = say(
        "More than {most} lines are no items of a batch; from line {number} on nothing is answered.",
        most=MOST_ORDERS,
        number=number,
    )
    return Refusal("request_too_large", detail)


def _id_in(value: Any) -> str | None:
    """The name of an item that is bad otherwise."""
    given = value.get("id") if isinstance(value, dict) else None
    return given if isinstance(given, str) and not kept(BatchItemSchema).validate({"id": given}).get("id") else None


def _chunks(parts: Iterator[bytes]) -> Iterator[bytes]:
    """The same bytes in fewer and larger pieces, since each is a call of the system; but none waits long."""
    waiting, since = bytearray(), time.monotonic()
    for part in parts:
        waiting += part
        if len(waiting) >= _CHUNK_BYTES or time.monotonic() - since > _CHUNK_S:
            yield bytes(waiting)
            waiting, since = bytearray(), time.monotonic()
    if waiting:
        yield bytes(waiting)
