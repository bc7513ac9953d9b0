"""Canonical JSON: one form for each value, that of RFC 8785, by an implementation of its own and by fixed examples."""

from __future__ import annotations

import hashlib
import json
import struct
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from serving import ROOT

from service.canonical import MOST_LEVELS, MOST_WHOLE, canonical, uncanonical

VECTORS = json.loads((ROOT / "tests/receipt_vectors.json").read_text(encoding="utf-8"))["canonical"]
TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-MOST_WHOLE, MOST_WHOLE) | TEXTS,
    lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner),
    max_leaves=30,
)


def by_hand(value: Any) -> str:
    """RFC 8785, sections 3.2.2 and 3.2.3, character by character."""
    if isinstance(value, dict):
        names = sorted(value, key=units)
        return "{" + ",".join(by_hand(name) + ":" + by_hand(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(by_hand, value)) + "]"
    if isinstance(value, str):
        return '"' + "".join(map(escaped, value)) + '"'
    return (
        {None: "null", True: "true", False: "false"}[value]
        if value is None or value is True or value is False
        else str(value)
    )


def escaped(character: str) -> str:
    named = {8: "b", 9: "t", 10: "n", 12: "f", 13: "r", 34: '"', 92: "\\"}
    code = ord(character)
    if code in named:
        return "\\" + named[code]
    return f"\\u00{code:02x}" if code < 32 else character


def units(name: str) -> tuple[int, ...]:
    """The UTF-16 code units of a text."""
    data = name.encode("utf-16-le")
    return struct.unpack(f"<{len(data) // 2}H", data)


@given(VALUES)
def test_every_value_is_written_as_an_independent_implementation_writes_it(value: Any) -> None:
    assert canonical(value) == by_hand(value).encode()


@given(VALUES)
def test_what_is_written_is_read_as_the_same_value_and_written_again_the_same(value: Any) -> None:
    written = canonical(value)
    assert orjson.loads(written) == json.loads(written) == value
    assert canonical(json.loads(written)) == written


@given(st.dictionaries(TEXTS, st.integers(0, 9), min_size=2), st.randoms(use_true_random=False))
def test_the_order_in_which_members_came_makes_no_difference(value: dict[str, int], dice: Any) -> None:
    members = list(value.items())
    dice.shuffle(members)
    assert canonical(dict(members)) == canonical(value)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_the_published_examples_are_met(vector: dict[str, Any]) -> None:
    assert canonical(json.loads(vector["json"])).decode() == vector["canonical"]
    assert hashlib.sha256(vector["canonical"].encode()).hexdigest() == vector["sha256"]


def test_names_beyond_the_basic_plane_come_before_the_last_ones_of_it() -> None:
    """By code points U+FFFD would come first; by UTF-16 units the surrogates of U+1F600 do."""
    assert list(json.loads(canonical({"\ufffd": 1, "\U0001f600": 2}))) == ["\U0001f600", "\ufffd"]


def test_equal_looking_texts_of_other_characters_are_other_texts() -> None:
    assert canonical("Zo\u00eb") != canonical("Zoe\u0308")


@pytest.mark.parametrize(
    ("number", "written"), [(7.0, b"7"), (-0.0, b"0"), (-3.0, b"-3"), (2.0**53 - 1, b"9007199254740991")]
)
def test_a_whole_number_is_the_same_however_it_was_written(number: float, written: bytes) -> None:
    assert canonical(number) == written


@pytest.mark.parametrize("number", [0.5, 2**53, -(2**53), 2.0**53, 1e300, float("inf"), float("nan"), 10**400])
def test_a_number_that_languages_read_differently_is_refused_with_its_place(number: float) -> None:
    found = list(uncanonical({"a/b": [1, {"~": number}]}, "#"))
    assert [(fault.code, fault.pointer) for fault in found] == [("inexact_number", "#/a~1b/1/~0")]
    with pytest.raises(ValueError, match="must be whole"):
        canonical([number])


def nested(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


def test_values_may_lie_so_deep_and_not_deeper() -> None:
    assert canonical(nested(MOST_LEVELS)) == b"[" * MOST_LEVELS + b"1" + b"]" * MOST_LEVELS
    for levels in (MOST_LEVELS + 1, 900):
        assert [fault.code for fault in uncanonical(nested(levels), "")] == ["too_deep"]


@pytest.mark.parametrize("value", ["\ud800", {"\udfff": 1}, ["a\ud83d"]])
def test_half_a_character_has_no_form(value: Any) -> None:
    with pytest.raises(ValueError, match="surrogates not allowed"):
        canonical(value)
