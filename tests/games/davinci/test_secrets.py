"""What nobody may learn: two states that look the same to a seat stay the same to it, whatever it asks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from davinci.tables import JOKER, dealt, play, random_game, random_move, row, setups, viewed
from davinci.worlds import other_world
from service.game import CHANCE, TERMINAL
from service.games import davinci
from service.games.davinci import Arrange, Guess, Move, Return, State, Stop
from service.games.davinci.play import is_right

SEEDS = st.integers(0, 2**32 - 1)


def every_text() -> Iterator[str]:
    """Moves of every kind, most of them nonsense."""
    yield from ("arrange", "arrange:B-@0", "arrange:W-@3", "arrange:B-@1,W-@1", "arrange:B-@2,W-@7", "stop")
    yield from (f"draw:{colour}" for colour in "BW")
    yield from (f"tile:{colour}{value}" for colour, value in product("BW", ("0", "7", "-")))
    yield from (
        f"{kind}{n}" for kind, n in product(("return:", "insert@", "stake:", "reveal:", "stop@"), range(0, 13, 2))
    )
    targets = product(range(4), (0, 1, 4, 9), ("0", "6", "11", "-"), ("", "@0", "@3"))
    yield from (f"guess:{seat}.{position}={value}{place}" for seat, position, value, place in targets)


MOVES = [davinci.parse_move(text) for text in every_text()]


def answers(state: State, seat: int | None) -> object:
    """All that the service tells a seat of a state; the score, as long as the round goes on."""
    view = davinci.view(state, seat)
    score = davinci.score(state) if state.to_move != TERMINAL else None
    refusals = [davinci.check_move(view, move) for move in MOVES]
    return view, davinci.to_move(view), davinci.legal_moves(view), refusals, davinci.check_view(view), score


def possible(state: State) -> list[Move]:
    if state.to_move == CHANCE:
        return [move for move, _ in davinci.chance_outcomes(state)]
    return list(davinci.legal_moves(viewed(state)))


@settings(max_examples=25, deadline=None, derandomize=True)
@given(setups(), SEEDS, st.sampled_from([0.1, 0.5]))
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_see(
    game: davinci.Setup, seed: int, right: float
) -> None:
    dice = random.Random(seed)
    states = [state for state, _ in random_game(game, seed, right)]
    for state in dice.sample(states, min(5, len(states))):
        seat = dice.choice([None, *range(game.players)])
        other = other_world(state, seat, dice)
        assert davinci.view(other, seat) == davinci.view(state, seat)
        assert answers(other, seat) == answers(state, seat)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(setups(), SEEDS, st.sampled_from([0.1, 0.5]))
def test_two_rounds_that_look_alike_are_told_alike(game: davinci.Setup, seed: int, right: float) -> None:
    """From two worlds that a seat cannot tell apart play goes on alike, as long as what all can see is the same."""
    dice = random.Random(seed)
    states = [state for state, _ in random_game(game, seed, right)]
    start = one = dice.choice(states[: len(states) // 2 + 1])
    seat = dice.choice([None, *range(game.players)])
    begun = other = other_world(one, seat, dice)
    assert davinci.view(one, seat) == davinci.view(other, seat)
    plies: list[tuple[Move, Move]] = []
    for _ in range(12):
        if one.to_move == TERMINAL:
            break
        move = random_move(one, dice, right)
        same = counterpart(one, other, seat, move)
        if same is None:
            break
        plies.append((move, same))
        one, other = davinci.apply(one, move), davinci.apply(other, same)
        assert davinci.view(one, seat) == davinci.view(other, seat)
    told = davinci.public_moves(start, [move for move, _ in plies], seat)
    assert told == davinci.public_moves(begun, [move for _, move in plies], seat)
    if one.to_move != TERMINAL:
        assert davinci.score(one) == davinci.score(other)


def counterpart(one: State, other: State, seat: int | None, move: Move) -> Move | None:
    """The move in the other world that the seat cannot tell from `move`; its own moves must be possible in both."""
    if one.to_move == seat and seat is not None:
        assert move in davinci.legal_moves(davinci.view(other, seat))
        same = isinstance(move, Guess) and is_right(one, move) != is_right(other, move)
        return None if same else move
    after = davinci.view(davinci.apply(one, move), seat)
    alike = (m for m in possible(other) if target(m) == target(move))
    return next((m for m in alike if davinci.view(davinci.apply(other, m), seat) == after), None)


def target(move: Move) -> object:
    """What everybody has seen of a move itself; a wrong value that is named again leaves no other trace."""
    return (move.seat, move.position, move.value) if isinstance(move, Guess) else type(move)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(setups(), SEEDS, st.sampled_from([0.1, 0.5]))
def test_what_is_told_of_a_ply_is_what_the_table_shows(game: davinci.Setup, seed: int, right: float) -> None:
    """A ply changes the view exactly as its text says, and plies that look the same are told in the same words."""
    dice = random.Random(seed)
    states = [state for state, _ in random_game(game, seed, right)]
    for state in dice.sample(states, min(6, len(states))):
        moves = possible(state)
        for seat in (None, *range(game.players)):
            told: dict[str, object] = {}
            shown: dict[object, str] = {}
            for move in dice.sample(moves, min(20, len(moves))):
                text, after = davinci.redact(state, move, seat), davinci.view(davinci.apply(state, move), seat)
                # How a row looks once it has its order is seen, not told.
                if not isinstance(move, Arrange | Return):
                    assert told.setdefault(text, after) == after
                assert shown.setdefault((after, target(move)), text) == text


@settings(max_examples=30, deadline=None, derandomize=True)
@given(setups(), SEEDS)
def test_a_place_is_told_wherever_a_tile_has_gone_in_and_only_there(game: davinci.Setup, seed: int) -> None:
    for state, move in random_game(game, seed, 0.5):
        if not isinstance(move, Guess | Stop):
            continue
        told = {davinci.redact(state, move, seat) for seat in (None, *range(game.players))}
        assert len(told) == 1
        goes_in = state.clue is not None and state.clue_at is None
        goes_in &= isinstance(move, Stop) or not is_right(state, move)
        assert ("@" in told.pop()) == goes_in


def test_others_read_the_colour_of_a_tile_and_nothing_of_an_arrangement() -> None:
    start = dealt(("B1 W4 B7 W10 B-", "B0 W2 B5 W5 B11"), draw_extra=1, jokers=True)
    texts = "return:1 return:0 arrange:B-@2 arrange draw:W tile:W9 guess:1.0=3 draw:B tile:B2 guess:0.1=7 stop"
    plies = [davinci.parse_move(text) for text in texts.split()]
    assert " ".join(davinci.public_moves(start, plies, 0)) == (
        "return:1 return:B? arrange:B-@2 arrange draw:W tile:W9 guess:1.0=3@2 draw:B tile:B? guess:0.1=7 stop@0"
    )
    assert " ".join(davinci.public_moves(start, plies, 1)) == (
        "return:W? return:0 arrange arrange draw:W tile:W? guess:1.0=3@2 draw:B tile:B2 guess:0.1=7 stop@0"
    )
    assert " ".join(davinci.public_moves(start, plies, None)) == (
        "return:W? return:B? arrange arrange draw:W tile:W? guess:1.0=3@2 draw:B tile:B? guess:0.1=7 stop@0"
    )


def test_the_owner_reads_his_arrangement_in_full_even_if_he_left_it_to_the_rules() -> None:
    plies = [davinci.parse_move("arrange"), davinci.parse_move("arrange")]
    start = dealt(JOKER, jokers=True)
    assert davinci.public_moves(start, plies, 0) == ("arrange:B-@0", "arrange")
    assert davinci.public_moves(start, plies, 1) == ("arrange", "arrange")


def test_a_view_shows_own_tiles_and_of_the_others_what_is_public() -> None:
    state = play(dealt(("B1 W4 B7 W10", "B0 W2 B5 W5"), removed="B3 W3"), "draw:B tile:B4 guess:1.1=2 guess:1.0=0")
    own, theirs, table = (davinci.format_view(davinci.view(state, seat)) for seat in (0, 1, None))
    assert own == (
        "B1 W4 B7 W10/B0! W2! B? W? seat:0/2 phase:guess turn:1 clue:B4 hits:2 pool:B6W7 removed:B1W1 tally:2.0,0.0 "
        "guesses:1.0.W2,1.0.B0 you:0 removed_per_colour:1"
    )
    assert "B? W? B? W?/B0! W2! B5 W5" in theirs
    assert "clue:B?" in theirs
    assert "B? W? B? W?/B0! W2! B? W?" in table
    assert "clue:B?" in table


def test_a_row_without_order_shows_the_black_tiles_first() -> None:
    state = dealt(("B1 W4 B7 W-", "W0 W2 B5 W5"), jokers=True)
    seen = davinci.view(state, 1).rows[0]
    assert [slot.colour for slot in seen] == ["B", "B", "W", "W"]
    assert [slot.tile for slot in davinci.view(state, 0).rows[0]] == ["B1", "W4", "B7", "W-"]
    seen = davinci.view(play(state, "arrange:W-@0"), 1).rows[0]
    assert [slot.colour for slot in seen] == ["W", "B", "W", "B"]
    assert row(play(state, "arrange:W-@0"), 0) == "W- B1 W4 B7"
