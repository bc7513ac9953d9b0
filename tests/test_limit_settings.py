"""What limits can be set, what requests reserve of them, and who is one caller."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schemas.common import budget_fields
from service.config import LONGEST_HINT_MS, Config, Rate, SettingError
from service.limits import caller_at
from service.prices import HINT, POSTERIOR, SESSION

# Prices.


def test_every_request_that_the_document_allows_fits_into_the_smallest_limit() -> None:
    largest_ms = budget_fields()["budget_ms"].validate.max  # type: ignore[union-attr]
    largest_nodes = budget_fields()["budget_nodes"].validate.max  # type: ignore[union-attr]
    orders = [{"budget_ms": largest_ms, "budget_nodes": nodes} for nodes in (None, 1, largest_nodes)]
    prices = [*map(HINT.units, orders), POSTERIOR.units({})]

    assert max(prices) == LONGEST_HINT_MS
    Config.from_environment({"REGELWERK_LIMIT_SOLVER": f"{LONGEST_HINT_MS}ms/second"})


@pytest.mark.parametrize(
    ("order", "reserved_ms"),
    [
        ({"budget_ms": 300, "budget_nodes": None}, 300),
        ({"budget_ms": 300, "budget_nodes": 1}, 30),
        ({"budget_ms": 1, "budget_nodes": 5000}, 530),
        ({"budget_ms": 1, "budget_nodes": 2_000_000}, 2000),
    ],
)
def test_a_hint_reserves_what_the_document_says(order: dict[str, int | None], reserved_ms: int) -> None:
    assert HINT.units(order) == reserved_ms
    assert "`budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most" in HINT.told


def test_a_session_costs_one_and_a_posterior_what_the_document_says() -> None:
    assert SESSION.units({"seats": ["A", "B"]}) == 1
    assert f"{POSTERIOR.units({})} ms" in POSTERIOR.told


# Callers.


@given(st.ip_addresses(v=4), st.integers(0, 65_535))
def test_an_ipv4_address_is_a_caller_however_it_is_written(address: IPv4Address, port: int) -> None:
    mapped = IPv6Address(b"\0" * 10 + b"\xff\xff" + address.packed)
    writings = [str(address), f"{address}:{port}", str(mapped), f"[{mapped}]:{port}"]

    assert {caller_at(text) for text in writings} == {f"address:{address}"}


@given(st.ip_addresses(v=6), st.integers(0, (1 << 64) - 1), st.integers(0, 127), st.integers(0, 65_535))
def test_an_ipv6_network_of_64_bits_is_a_caller(address: IPv6Address, host: int, bit: int, port: int) -> None:
    network = int(address) >> 64
    neighbour, flipped = IPv6Address(network << 64 | host), IPv6Address(int(address) ^ 1 << bit)
    if address.ipv4_mapped or neighbour.ipv4_mapped or flipped.ipv4_mapped:
        return

    assert caller_at(str(neighbour)) == caller_at(f"[{address}]:{port}") == caller_at(address.exploded)
    assert (caller_at(str(flipped)) == caller_at(str(address))) == (bit < 64)


@given(st.text())
def test_any_text_is_some_caller(text: str) -> None:
    assert caller_at(text).startswith("address:")


@pytest.mark.parametrize("text", [None, "", "unknown", "1.2.3", "1.2.3.4.5", "[::1", "host.example", "_hidden"])
def test_callers_without_a_readable_address_are_one(text: str | None) -> None:
    assert caller_at(text) == "address:unknown"


# Settings.


@pytest.mark.parametrize(
    ("text", "rate"),
    [
        ("30s/minute", Rate(30_000, 60)),
        ("30000ms/minute", Rate(30_000, 60)),
        ("2s/second", Rate(2000, 1)),
        ("86400s/day", Rate(86_400_000, 86_400)),
    ],
)
def test_solver_time_is_set_in_seconds_or_ms_in_a_window(text: str, rate: Rate) -> None:
    assert Config.from_environment({"REGELWERK_LIMIT_SOLVER": text}).limit_solver == rate


@pytest.mark.parametrize(
    ("text", "rate"),
    [("60/hour", Rate(60, 3600)), ("1/second", Rate(1, 1)), ("500/day", Rate(500, 86_400)), ("7/minute", Rate(7, 60))],
)
def test_sessions_are_set_as_a_number_in_a_window(text: str, rate: Rate) -> None:
    assert Config.from_environment({"REGELWERK_LIMIT_SESSIONS": text}).limit_sessions == rate


@pytest.mark.parametrize(
    "text", ["0/hour", "-1/hour", "60", "60/", "60/week", "60/hours", "60 / hour", "6.5/hour", "60s/hour", "٦/hour"]
)
def test_a_number_of_sessions_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(SettingError, match="REGELWERK_LIMIT_SESSIONS must be a number per second"):
        Config.from_environment({"REGELWERK_LIMIT_SESSIONS": text})


@pytest.mark.parametrize("text", ["30/minute", "1s/minute", "1999ms/minute", "0s/minute", "30 s/minute", "30s"])
def test_solver_time_in_which_no_hint_fits_is_refused(text: str) -> None:
    with pytest.raises(SettingError, match="REGELWERK_LIMIT_SOLVER must be 2s or more per second"):
        Config.from_environment({"REGELWERK_LIMIT_SOLVER": text})


def test_limits_are_off_unless_they_are_set() -> None:
    config = Config.from_environment({})

    assert (config.limit_sessions, config.limit_solver, config.proxies) == (None, None, 0)
