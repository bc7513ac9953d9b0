"""Seeded draws, against a second implementation after the description, and against numbers from `openssl dgst`."""

from __future__ import annotations

import hashlib
from collections import Counter
from fractions import Fraction
from itertools import islice, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.chance import Stream, fresh_seed

SPACE = 1 << 256
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=70)

BLOCKS = {
    # printf '<label>|<block>' | openssl dgst -sha256 -hmac '<seed>'
    ("regelwerk", "deal", 0): 0x5B9DC807F765CF37C09131F9E8A7E0129ECDE215ABAF223034AC246590016299,
    ("regelwerk", "deal", 1): 0xE823FF1BEB759B273804192272AD02A759129D7A37FA362E4B99EA5A4E67F2AA,
    ("regelwerk", "deal", 2): 0xEC033D6D068AC33EB94113E753A42EF880950955788B6A53698FB1F5DB1BF456,
    ("Zürich ★", "Würfel", 0): 0x4DC7B237520648F698A14428B0E1F0BB196350CF373B770A5FAA50C43472F7E7,
    (
        "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff000102030405060708090a0b0c0d0e0f",
        "coin",
        0,
    ): 0x6E969172CCDE7F3DEAA2E3644A3FA90F605854CAEDC8D4BA65ADDE0FA15385BB,
}


def mac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 as RFC 2104 defines it."""
    key = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


class Plain:
    """The stream as its module describes it."""

    def __init__(self, seed: str, label: str) -> None:
        self.seed, self.label, self.next = seed, label, 0

    def below(self, n: int) -> int:
        largest_multiple = SPACE - SPACE % n
        number = SPACE
        while number >= largest_multiple:
            number = int(mac(self.seed.encode(), f"{self.label}|{self.next}".encode()).hex(), 16)
            self.next += 1
        return number % n


@pytest.fixture
def blocks(monkeypatch):
    """Give a stream the blocks of the test's choice; the messages that it asks for are returned as a list."""

    def give(*numbers: int) -> list[bytes]:
        asked: list[bytes] = []
        left = list(numbers)

        class Begun:
            def __init__(self, key: bytes, message: bytes, name: object) -> None:
                self.message = message

            def copy(self) -> Begun:
                return Begun(b"", self.message, None)

            def update(self, message: bytes) -> None:
                self.message += message

            def digest(self) -> bytes:
                asked.append(self.message)
                return left.pop(0).to_bytes(32)

        monkeypatch.setattr("service.chance.hmac.new", Begun)
        return asked

    return give


def test_the_second_implementation_passes_the_published_vectors_of_hmac() -> None:
    # RFC 4231, cases 1, 2 and 6 (a key that is longer than a block).
    assert mac(b"\x0b" * 20, b"Hi There").hex() == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    assert (
        mac(b"Jefe", b"what do ya want for nothing?").hex()
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    assert (
        mac(b"\xaa" * 131, b"Test Using Larger Than Block-Size Key - Hash Key First").hex()
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    )


@pytest.mark.parametrize(("seed", "label"), [(seed, label) for seed, label, block in BLOCKS if block == 0])
def test_the_first_number_of_a_stream_is_the_first_block_that_openssl_makes(seed: str, label: str) -> None:
    block = BLOCKS[seed, label, 0]
    assert Stream(seed, label).below(SPACE) == block
    for n in (2, 6, 10, 49, 1_000_003):
        assert Stream(seed, label).below(n) == block % n


def test_each_draw_takes_the_next_block() -> None:
    stream = Stream("regelwerk", "deal")
    assert [stream.below(SPACE) for _ in range(3)] == [BLOCKS["regelwerk", "deal", block] for block in range(3)]


def test_frozen_numbers_stay_what_they_are() -> None:
    # The last hexadecimal digits of the three blocks from openssl.
    stream = Stream("regelwerk", "deal")
    assert [stream.below(16) for _ in range(3)] == [0x9, 0xA, 0x6]
    stream = Stream("regelwerk", "deal")
    assert [stream.below(0x10000) for _ in range(3)] == [0x6299, 0xF2AA, 0xF456]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(TEXTS, TEXTS, st.lists(st.one_of(st.integers(1, 100), st.integers(1, SPACE)), max_size=8))
def test_numbers_are_those_of_the_second_implementation(seed: str, label: str, sizes: list[int]) -> None:
    stream, plain = Stream(seed, label), Plain(seed, label)
    assert [stream.below(n) for n in sizes] == [plain.below(n) for n in sizes]


def test_blocks_beyond_the_largest_multiple_are_passed_over_by_both_alike() -> None:
    # Of a size just above the half of all numbers, about every second block is no good.
    n = SPACE // 2 + 1
    stream, plain = Stream("half", "x"), Plain("half", "x")
    assert [stream.below(n) for _ in range(40)] == [plain.below(n) for _ in range(40)]
    assert plain.next > 50


def test_a_block_at_the_limit_is_rejected_and_one_below_it_is_taken(blocks) -> None:
    # 2**256 is 1 modulo 3, so the largest multiple of 3 is 2**256 - 1.
    asked = blocks(SPACE - 1, SPACE - 2)
    assert Stream("s", "throw").below(3) == 2
    assert asked == [b"throw|0", b"throw|1"]


def test_rejected_blocks_are_not_used_again(blocks) -> None:
    asked = blocks(SPACE - 1, SPACE - 1, 4, 5)
    stream = Stream("s", "throw")
    assert [stream.below(3), stream.below(3)] == [1, 2]
    assert asked == [b"throw|0", b"throw|1", b"throw|2", b"throw|3"]


@pytest.mark.parametrize("n", [1, 2, 256, 1 << 255, SPACE])
def test_powers_of_two_take_every_block(blocks, n: int) -> None:
    asked = blocks(SPACE - 1)
    assert Stream("s", "x").below(n) == n - 1
    assert asked == [b"x|0"]


@pytest.mark.parametrize("n", [2, 6, 7, 49])
def test_every_number_comes_up_about_as_often_as_every_other(n: int) -> None:
    draws = 300 * n
    stream = Stream("often", str(n))
    counts = Counter(stream.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    # Chi-squared with n - 1 degrees of freedom: mean n - 1, variance 2 (n - 1); five deviations.
    chi_squared = sum((counts[number] - 300) ** 2 / 300 for number in range(n))
    assert chi_squared < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_a_shuffle_swaps_from_the_last_place_down_as_fisher_and_yates_do(blocks) -> None:
    # abcd, last 3 with 0: dbca; last 2 with 2: dbca; last 1 with 0: bdca.
    blocks(0, 2, 0)
    assert Stream("s", "x").shuffled("abcd") == ["b", "d", "c", "a"]


@settings(max_examples=30, deadline=None, derandomize=True)
@given(TEXTS, st.lists(st.integers(), max_size=30))
def test_a_shuffle_is_the_one_of_the_second_implementation_and_leaves_its_argument_alone(
    seed: str, items: list[int]
) -> None:
    before = list(items)
    expected, plain = list(items), Plain(seed, "mix")
    for place in reversed(range(1, len(items))):
        other = plain.below(place + 1)
        expected[place], expected[other] = expected[other], expected[place]
    stream = Stream(seed, "mix")
    assert stream.shuffled(items) == expected
    assert items == before
    assert stream.below(1000) == plain.below(1000)


def test_all_orders_of_three_come_up_about_equally_often() -> None:
    stream = Stream("orders", "x")
    counts = Counter(tuple(stream.shuffled("abc")) for _ in range(1800))
    assert set(counts) == set(permutations("abc"))
    assert all(220 < count < 380 for count in counts.values())


@pytest.mark.parametrize("items", [[], ["only"]])
def test_what_has_one_order_costs_no_block(items: list[str], blocks) -> None:
    asked = blocks()
    assert Stream("s", "x").shuffled(items) == items
    assert asked == []


@pytest.mark.parametrize(
    ("number", "outcome"), [(0, "half"), (2, "half"), (3, "third"), (4, "third"), (5, "sixth"), (6, "half")]
)
def test_a_pick_counts_off_sixths_in_order(blocks, number: int, outcome: str) -> None:
    blocks(number)
    weights = [("half", Fraction(1, 2)), ("third", Fraction(1, 3)), ("sixth", Fraction(1, 6))]
    assert Stream("s", "x").pick(weights) == outcome


def test_a_pick_takes_the_least_common_denominator(blocks) -> None:
    # That is 4, not the product 16: block 13 is number 1 of 4, block 12 is number 0.
    blocks(13)
    assert Stream("s", "x").pick([("a", Fraction(1, 4)), ("b", Fraction(3, 4))]) == "b"
    blocks(12)
    assert Stream("s", "x").pick([("a", Fraction(1, 4)), ("b", Fraction(3, 4))]) == "a"


def test_picks_come_as_often_as_their_fractions_say() -> None:
    weights = [("a", Fraction(1, 36)), ("b", Fraction(5, 36)), ("c", Fraction(1, 12)), ("d", Fraction(3, 4))]
    stream = Stream("picks", "x")
    counts = Counter(stream.pick(weights) for _ in range(3600))
    for name, weight in weights:
        expected = 3600 * weight
        assert abs(counts[name] - expected) < 5 * float(expected * (1 - weight)) ** 0.5


def test_what_cannot_happen_is_never_picked() -> None:
    stream = Stream("never", "x")
    assert {stream.pick([("never", Fraction(0)), ("always", Fraction(1))]) for _ in range(50)} == {"always"}


def test_fractions_that_leave_something_out_are_refused(blocks) -> None:
    blocks(1)
    with pytest.raises(ValueError, match="do not add up to 1"):
        Stream("s", "x").pick([("a", Fraction(1, 2))])


def test_streams_with_different_labels_or_seeds_share_nothing() -> None:
    pairs = [
        ("s", "a"),
        ("s", "b"),
        ("s", ""),
        ("s", "a|0"),
        ("s", "a|1"),
        ("t", "a"),
        ("S", "a"),
        ("", "a"),
        ("as", ""),
    ]
    streams = [Stream(*pair) for pair in pairs]
    numbers = [stream.below(SPACE) for stream in streams for _ in range(20)]
    assert len(set(numbers)) == len(numbers)


def test_a_stream_does_not_depend_on_what_others_draw() -> None:
    alone, one, other = Stream("s", "a"), Stream("s", "a"), Stream("s", "b")
    mixed = [(one.below(100), other.below(7))[0] for _ in range(20)]
    assert mixed == [alone.below(100) for _ in range(20)]


def test_the_draws_of_two_labels_do_not_follow_each_other() -> None:
    one, other = Stream("s", "a"), Stream("s", "b")
    pairs = Counter((one.below(2), other.below(2)) for _ in range(2000))
    assert all(400 < pairs[pair] < 600 for pair in [(0, 0), (0, 1), (1, 0), (1, 1)])


def test_seeds_that_look_alike_but_are_different_characters_differ() -> None:
    composed, decomposed = "\u00fc", "u\u0308"
    assert Stream(composed, "x").below(SPACE) != Stream(decomposed, "x").below(SPACE)


def test_a_seed_of_64_characters_counts_to_its_last_one() -> None:
    one, other = "0" * 64, "0" * 63 + "1"
    assert Stream(one, "x").below(SPACE) == Plain(one, "x").below(SPACE)
    assert Stream(one, "x").below(SPACE) != Stream(other, "x").below(SPACE)


def test_a_seed_of_64_wide_characters_is_hashed_before_it_becomes_the_key() -> None:
    # 64 characters of 3 bytes are longer than a block of SHA-256.
    seed = "★" * 64
    hashed = hashlib.sha256(seed.encode()).digest()
    assert Stream(seed, "x").below(SPACE) == int.from_bytes(mac(hashed, b"x|0"), "big")


def test_fresh_seeds_are_64_hexadecimal_digits_and_no_two_are_equal() -> None:
    seeds = list(islice(iter(fresh_seed, None), 200))
    assert len(set(seeds)) == 200
    assert all(len(seed) == 64 and set(seed) <= set("0123456789abcdef") for seed in seeds)
    assert set("".join(seeds)) == set("0123456789abcdef")
