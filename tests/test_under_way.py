"""Places for what a caller has under way: so many, given back, none forgotten."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

from service.under_way import UnderWay


def test_there_are_so_many_places_and_each_can_be_taken_again() -> None:
    under_way = UnderWay()

    assert [under_way.begin("a", 2) for _ in range(3)] == [True, True, False]
    under_way.end("a")
    assert [under_way.begin("a", 2) for _ in range(2)] == [True, False]


def test_each_name_has_its_own_places() -> None:
    under_way = UnderWay()

    assert [under_way.begin(name, 1) for name in ("a", "b", "a")] == [True, True, False]


def test_no_two_at_the_same_time_get_the_last_place() -> None:
    under_way, together, most = UnderWay(), threading.Barrier(16), 5

    def attempt(_: int) -> bool:
        together.wait()
        return under_way.begin("a", most)

    with ThreadPoolExecutor(16) as pool:
        assert sum(pool.map(attempt, range(16))) == most


def test_nothing_is_kept_of_who_has_nothing_under_way() -> None:
    under_way = UnderWay()
    for number in range(100):
        under_way.begin(str(number), 1)
        under_way.end(str(number))

    assert under_way._counts == {}
