"""Differences between answers: few words, and none where JSON says the same."""

from __future__ import annotations

import pytest

from service.conformance.compare import differences


@pytest.mark.parametrize(
    ("expected", "got", "told"),
    [
        ({"count": 3}, {"id": "x", "count": 3.0, "more": True}, []),
        ({"count": 1}, {"count": True}, ["/count: expected 1, got true"]),
        ({"count": 3}, {}, ["/count: missing, expected 3"]),
        ({"violations": ["b", "a"]}, {"violations": ["a", "b", "a"]}, []),
        ({"violations": ["a"]}, {"violations": []}, ["/violations: missing a"]),
        ({"violations": []}, {"violations": None}, ["/violations: expected a list of texts, got null"]),
        ({"moves": ["a", "b"]}, {"moves": ["a", "b", "b"]}, ["/moves: some are there more than once"]),
        ({"moves": ["a", "b"]}, {"moves": "a b"}, ['/moves: expected ["a","b"], got "a b"']),
        ({"moves": []}, {"moves": ["a"]}, ["/moves: unexpected a"]),
        ({"moves": list("abcdefg")}, {"moves": []}, ["/moves: missing a, b, c, d, e and 2 more"]),
        ({"score": {"seats": [{"points": 1}]}}, {"score": {"seats": [{"points": 2}]}},
         ["/score/seats/0/points: expected 1, got 2"]),
        ({"score": {"seats": [{}]}}, {"score": {"seats": []}}, ["/score/seats: expected 1 items, got 0"]),
        ({"state": {"a": 1}}, {"state": {"b": 1}}, ["/state/a: missing, expected 1", "/state/b: unexpected, got 1"]),
        ({"state": {"a": None}}, {"state": {}}, ["/state/a: missing, expected null"]),
    ],
)  # fmt: skip
def test_a_difference_is_told_where_it_is(expected, got, told):
    assert list(differences(expected, got)) == told


def test_a_long_value_is_told_in_part():
    (told,) = differences({"position": "x" * 500}, {"position": "y" * 500})
    assert len(told) < 300
