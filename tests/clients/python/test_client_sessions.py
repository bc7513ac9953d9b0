"""Live games over the client, on the real server."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from regelwerk_client import AsyncRegelwerk, Regelwerk, errors
from regelwerk_client.models import AnacondaSession, AnacondaSetup


def play_to_the_end(game: Any) -> list[str]:
    """Each seat plays its best move when it is its turn; all plies."""
    plies: list[str] = []
    while game.host.refresh().status == "running":
        for bot in game.seats:
            if bot.refresh().your_turn:
                plies += bot.move(bot.hint().best).moves
    return plies


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_by_hints(rw: Regelwerk, players: Any) -> None:
    game = rw.anaconda.create_session(setup=AnacondaSetup(players=players), assist="hints", seed=f"client-{players}")
    assert len(game.seats) == players

    plies = play_to_the_end(game)

    result = game.host.refresh().result
    assert result is not None
    assert result.reason == "finished"
    assert game.seats[0].score() == result.score
    record = game.host.record().record
    assert record.moves == plies
    assert rw.anaconda.replay(record=record).score == result.score
    assert rw.anaconda.replay(text=game.host.record_text()).valid
    with pytest.raises(errors.GameOver):
        game.seats[0].move(plies[-1])


def test_a_game_with_an_event_loop(live_server: str) -> None:
    async def play() -> tuple[int, bool]:
        async with AsyncRegelwerk(live_server) as rw:
            game = await rw.anaconda.create_session(assist="hints", seed="client-2")
            while (await game.host.refresh()).status == "running":
                for bot in game.seats:
                    if (await bot.refresh()).your_turn:
                        best = (await bot.hint()).best
                        assert best is not None
                        await bot.move(best)
            record = (await game.host.record()).record
            stale = rw.anaconda.session(game.id, game.seats[0].token)
            stale.version = 1
            with pytest.raises(errors.StaleVersion):
                await stale.resign()
            await game.host.delete()
            with pytest.raises(errors.UnknownSession):
                await game.host.refresh()
            return len(record.moves), stale.seen is not None and stale.seen.status == "over"

    plies, caught_up = asyncio.run(play())
    assert plies >= 3
    assert caught_up


def test_a_refresh_transfers_nothing_while_nothing_changes(rw: Regelwerk) -> None:
    answers: list[httpx.Response] = []
    rw._channel.http.event_hooks = {"response": [answers.append]}
    seat = rw.anaconda.create_session().seats[0]
    first = seat.refresh()
    assert seat.refresh() == first == seat.seen
    assert [answer.status_code for answer in answers] == [201, 200, 304]


def test_a_refresh_after_an_own_move_knows_it_already(rw: Regelwerk) -> None:
    answers: list[httpx.Response] = []
    game = rw.anaconda.create_session()
    mover = game.seats[0]
    played = mover.move(mover.legal_moves().moves[0].move)
    rw._channel.http.event_hooks = {"response": [answers.append]}
    assert mover.refresh().plies == played.plies == 2
    assert answers[0].status_code == 304


def test_a_stale_move_shows_the_session_as_it_is_now(rw: Regelwerk) -> None:
    game = rw.anaconda.create_session(seed="client")
    mover, same = game.seats[0], rw.anaconda.session(game.id, game.seats[0].token)
    same.refresh()
    mover.move("roll:III,IV")

    with pytest.raises(errors.StaleVersion) as stale:
        same.resign()

    assert stale.value.current["version"] == 2
    assert same.seen == AnacondaSession.from_dict(stale.value.current)
    assert same.version == 2
    assert same.resign().status == "over"


def test_who_joins_with_a_token_plays_without_having_looked(rw: Regelwerk) -> None:
    game = rw.anaconda.create_session()
    joined = rw.anaconda.session(game.id, game.seats[0].token)
    assert joined.version is None
    assert joined.move("roll:III,V").version == joined.version == 2


def test_a_spectator_sees_and_does_not_play(rw: Regelwerk) -> None:
    spectator = rw.anaconda.session(rw.anaconda.create_session().id)
    assert spectator.refresh().you.role == "spectator"
    with pytest.raises(errors.Unauthorized):
        spectator.move("roll:III,IV")


def test_the_host_replaces_a_lost_token(rw: Regelwerk) -> None:
    game = rw.anaconda.create_session()
    new = game.host.reissue(1)
    with pytest.raises(errors.Unauthorized):
        game.seats[1].refresh()
    assert rw.anaconda.session(game.id, new.token).refresh().you.seat == new.seat == 1
