"""The empty pool and the end of a round, against the rules text."""

from __future__ import annotations

from typing import Any

from davinci.tables import TWO, dealt, faults, listed, play, row
from service.game import TERMINAL
from service.games.davinci import State

# The empty pool.


def emptied(penalty: str, hands: tuple[str, ...] = TWO, **options: Any) -> State:
    """A round in which all have guessed wrongly until the pool was empty; seat 0 is to move."""
    state = dealt(hands, empty_pool_penalty=penalty, **options)
    while state.pool:
        tile = state.pool[0]
        target = (state.to_move + 1) % len(hands)
        position = next(i for i, slot in enumerate(state.rows[target]) if not slot.exposed)
        wrong = 0 if state.rows[target][position].tile[1:] != "0" else 1
        state = play(state, f"draw:{tile[0]} tile:{tile} guess:{target}.{position}={wrong}")
    return state


def hidden(state: State, seat: int) -> list[tuple[int, str]]:
    return [(i, slot.tile) for i, slot in enumerate(state.rows[seat]) if not slot.exposed]


def test_with_an_empty_pool_stop_just_ends_the_turn() -> None:
    state = emptied("choose_after")
    assert (state.phase, state.to_move, state.clue) == ("guess", 0, None)
    position, tile = hidden(state, 1)[0]
    assert faults(state, "stop") == ["guess_first"]
    assert faults(state, f"guess:1.{position}=0@3") == ["nothing_to_place"]
    state = play(state, f"guess:1.{position}={tile[1:]}")
    assert "stop" in listed(state)
    assert faults(state, "stop@0") == ["nothing_to_place"]
    assert play(state, "stop").to_move == 1


def test_a_wrong_guess_then_costs_a_tile_of_the_own_choice() -> None:
    state = emptied("choose_after")
    position, _ = hidden(state, 1)[0]
    state = play(state, f"guess:1.{position}=11")
    assert (state.phase, state.to_move) == ("reveal", 0)
    assert listed(state) == [f"reveal:{index}" for index, _ in hidden(state, 0)]
    exposed = next(index for index, slot in enumerate(state.rows[0]) if slot.exposed)
    assert faults(state, f"reveal:{exposed}") == ["tile_exposed"]
    assert faults(state, "reveal:44") == ["no_such_tile"]
    assert faults(state, f"guess:1.{position}=10") == ["wrong_phase"]
    index, _ = hidden(state, 0)[1]
    after = play(state, f"reveal:{index}")
    assert after.rows[0][index].exposed
    assert (after.phase, after.to_move) == ("guess", 1)


def test_or_a_tile_that_was_staked_before() -> None:
    state = emptied("stake_before")
    assert state.phase == "stake"
    assert listed(state) == [f"stake:{index}" for index, _ in hidden(state, 0)]
    index, _ = hidden(state, 0)[2]
    state = play(state, f"stake:{index}")
    assert (state.phase, state.stake) == ("guess", index)
    position, tile = hidden(state, 1)[0]
    state = play(state, f"guess:1.{position}={tile[1:]}")
    assert state.stake == index
    assert play(state, "stop").stake is None
    position, _ = hidden(state, 1)[0]
    after = play(state, f"guess:1.{position}=11")
    assert after.rows[0][index].exposed
    assert (after.phase, after.to_move, after.stake) == ("stake", 1, None)


def test_or_nothing() -> None:
    state = emptied("none")
    position, _ = hidden(state, 1)[0]
    after = play(state, f"guess:1.{position}=11")
    assert (after.phase, after.to_move, after.rows[0]) == ("guess", 1, state.rows[0])


def exposed_down_to_one(state: State) -> State:
    """Everybody exposes own tiles by wrong guesses, until seat 0 has one hidden tile and is to move."""
    while len(hidden(state, state.to_move)) > 1:
        target = (state.to_move + 1) % len(state.rows)
        position, tile = hidden(state, target)[0]
        index, _ = hidden(state, state.to_move)[0]
        state = play(state, f"guess:{target}.{position}={11 if tile[1:] != '11' else 10}", f"reveal:{index}")
    return state


def test_whoever_exposes_his_last_tile_is_out_and_nobody_scores_for_it() -> None:
    state = exposed_down_to_one(emptied("choose_after", scoring="tournament"))
    mover, tally = state.to_move, state.tally
    position, tile = hidden(state, 1 - mover)[0]
    index, _ = hidden(state, mover)[0]
    state = play(state, f"guess:{1 - mover}.{position}={11 if tile[1:] != '11' else 10}", f"reveal:{index}")
    assert (state.phase, state.to_move, state.out, state.winner) == ("over", TERMINAL, (mover,), 1 - mover)
    assert state.tally == tally


def test_with_three_players_the_round_goes_on_without_him() -> None:
    hands = (*TWO, "B2 W3 B6 W6")
    state = exposed_down_to_one(emptied("choose_after", hands))
    mover, target = state.to_move, (state.to_move + 1) % 3
    position, tile = hidden(state, target)[0]
    index, _ = hidden(state, mover)[0]
    state = play(state, f"guess:{target}.{position}={11 if tile[1:] != '11' else 10}", f"reveal:{index}")
    assert (state.phase, state.to_move, state.out) == ("guess", target, (mover,))
    assert faults(state, f"guess:{mover}.{index}=1") == ["seat_is_out", "tile_exposed"]
    assert not any(text.startswith(f"guess:{mover}.") for text in listed(state))


# The end.


def test_the_round_ends_in_mid_turn_and_the_clue_tile_stays_where_it_is() -> None:
    state = play(dealt(TWO), "draw:B tile:B4 guess:1.0=0 guess:1.1=2 guess:1.2=5 guess:1.3=5")
    assert (state.phase, state.to_move, state.winner, state.out) == ("over", TERMINAL, 0, (1,))
    assert (state.clue, row(state, 0), state.hits) == ("B4", "B1 W4 B7 W10", 4)
    assert state.tally == ((4, 1), (0, 0))
    assert listed(state) == []


def test_in_the_other_edition_it_lies_in_the_row() -> None:
    start = dealt(TWO, clue_tile="insert_on_draw")
    state = play(start, "draw:B tile:B4 insert@1 guess:1.0=0 guess:1.1=2 guess:1.2=5 guess:1.3=5")
    assert (state.phase, state.winner, state.clue, state.clue_at) == ("over", 0, None, None)
    assert row(state, 0) == "B1 B4+1 W4 B7 W10"


def test_whoever_is_exposed_is_passed_over() -> None:
    state = dealt((*TWO, "B2 W3 B6 W6"))
    state = play(state, "draw:W tile:W11 guess:1.0=0 guess:1.1=2 guess:1.2=5 guess:1.3=5")
    assert (state.phase, state.out, state.to_move) == ("guess", (1,), 0)
    assert faults(state, "guess:1.0=0") == ["seat_is_out", "tile_exposed"]
    assert play(state, "stop").to_move == 2
    state = play(state, "stop draw:W tile:W9 guess:0.0=11")
    assert state.to_move == 0
    state = play(state, "draw:W tile:W8 guess:2.0=2 guess:2.1=3 guess:2.2=6 guess:2.3=6")
    assert (state.phase, state.winner, state.out, state.tally[0]) == ("over", 0, (1, 2), (8, 2))
