"""Taking back, forking, clocks and added entropy through the client."""

from __future__ import annotations

import asyncio

import pytest
from regelwerk_client import AsyncRegelwerk, Regelwerk
from regelwerk_client.errors import UndoRefused
from regelwerk_client.models import ClockOrder


def play_two(rw: Regelwerk):
    game = rw.numerus.create_session(seats=["Ada", "Bob"])
    for seat in game.seats:
        seat.refresh()
        seat.move(seat.legal_moves().moves[0].move)
    return game


def test_plies_are_taken_back_by_consent(rw: Regelwerk) -> None:
    game = play_two(rw)
    first, second = game.seats
    asked = second.ask_undo()
    assert asked.undo is not None

    back = first.answer_undo(ply=asked.undo.ply, agree=True) if first.refresh() else None
    assert back is not None
    assert (back.plies, back.undo) == (1, None)


def test_a_refused_undo_is_an_error_of_its_own(rw: Regelwerk) -> None:
    game = rw.anaconda.create_session()
    game.seats[0].move("roll:III,IV")
    with pytest.raises(UndoRefused) as refused:
        game.seats[0].ask_undo()

    assert [fault.code for fault in refused.value.errors] == ["information_revealed"]


def test_a_fork_is_a_new_game_with_an_object_for_each_who_may_act(rw: Regelwerk) -> None:
    game = play_two(rw)
    fork = game.seats[0].fork(ply=1, clock=ClockOrder(turn_s=30, policy="random"))

    assert fork.document.origin is not None
    assert (fork.document.origin.session, fork.document.origin.ply) == (game.id, 1)
    assert fork.seats[1].refresh().your_turn
    assert fork.id != game.id
    assert fork.document.clock is not None
    assert fork.document.clock.turn_s == 30


def test_the_game_is_shown_as_it_stood(rw: Regelwerk) -> None:
    game = play_two(rw)

    assert [game.host.ply(ply).move is None for ply in (0, 1, 2)] == [True, False, False]


def test_players_add_to_a_seed_that_the_service_has_promised(rw: Regelwerk) -> None:
    promised = rw.davinci.commit().commitment
    game = rw.davinci.create_session(commitment=promised, entropy=["word-of-north", "word-of-south"])

    assert game.document.commitment == promised
    assert game.document.entropy == ["word-of-north", "word-of-south"]


def test_the_same_with_an_event_loop(live_server: str) -> None:
    async def plies_of_a_fork() -> int:
        async with AsyncRegelwerk(live_server) as rw:
            game = await rw.numerus.create_session()
            fork = await game.host.fork(ply=0)
            return (await fork.host.refresh()).plies

    assert asyncio.run(plies_of_a_fork()) == 0
