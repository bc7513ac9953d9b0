"""The bot for any ruleset: with itself, against others, and while the service goes away."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable

import pytest
from access_files import KEYS
from ports import free_port
from regelwerk_client import Regelwerk
from regelwerk_client.models import AnacondaRecord
from serving import Serving
from streams import until

GAMES = ("anaconda", "davinci", "davinci-solo", "numerus", "numerus-solo")
Start = Callable[..., "subprocess.Popen[str]"]
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_game_of_any_ruleset(run: Run, live_server: str, game: str) -> None:
    done = run("bot_loop.py", game, "--seats", "all", "--url", live_server)

    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert told[0].startswith("session ")
    end = told.index("over: finished")
    players = [re.fullmatch(r"seat (\d): place \d, -?\d+ points", line) for line in told[end + 1 :]]
    assert [int(player[1]) for player in players if player] == list(range(len(players)))
    # In Anaconda the first seat's first die can already leave the second one stuck.
    assert "seat 0" in (moved := {line.partition(":")[0] for line in told[1:end]})
    assert moved <= {f"seat {seat}" for seat in range(len(players))}


def test_a_bot_that_begins_a_game_tells_the_others_how_to_join(start: Start, live_server: str) -> None:
    bot = start("bot_loop.py", "numerus", "--url", live_server)
    assert bot.stdout
    session = bot.stdout.readline().removeprefix("session ").strip()
    token = bot.stdout.readline().removeprefix("token of seat 1 ").strip()
    with Regelwerk(live_server) as rw:
        other = rw.numerus.session(session, token)
        assert other.refresh().you.seat == 1
        other.resign()

    output, errors = bot.communicate(timeout=60)
    assert "over: resigned\nseat 0: place 1" in output, errors


def test_a_bot_plays_the_move_that_leaves_the_other_stuck(start: Start, live_server: str) -> None:
    with Regelwerk(live_server) as rw:
        record = AnacondaRecord(moves=["roll:III,V", "III=6,V=7", "IV=8@V"])
        game = rw.anaconda.create_session(record=record, ply=3, assist="legal")
        choices = [each.move for each in game.seats[1].legal_moves().moves]
        assert choices == ["III=7@IV", "III=9@IV"]
        bot = start("bot_loop.py", "anaconda", "--session", game.id, "--url", live_server, token=game.seats[1].token)
        output, errors = bot.communicate(timeout=60)

    assert bot.returncode == 0, errors
    assert output.splitlines() == [
        "seat 1: III=9@IV",
        "over: finished",
        "seat 0: place 2, 0 points",
        "seat 1: place 1, 1 points",
    ]


def test_a_bot_agrees_to_take_plies_back(start: Start, live_server: str) -> None:
    with Regelwerk(live_server) as rw:
        game = rw.numerus.create_session(assist="legal")
        mine, other = game.seats
        mine.move(mine.legal_moves().moves[0].move)
        start("bot_loop.py", "numerus", "--session", game.id, "--url", live_server, token=other.token)
        until(lambda: mine.refresh().plies == 2)
        mine.ask_undo(ply=0)
        until(lambda: mine.refresh().plies == 0)


def test_a_bot_outlives_a_restart_of_the_service(start: Start, clean_redis: str) -> None:
    port = str(free_port())
    environment = {"REDIS_URL": clean_redis}

    def serving() -> Serving:
        server = Serving("--port", port, "--workers", "1", environment=environment)
        assert server.url
        return server

    server = serving()
    try:
        with Regelwerk(server.url, retries=0) as rw:
            game = rw.numerus.create_session(assist="legal")
            mine = game.seats[0]
            bot = start("bot_loop.py", "numerus", "--session", game.id, "--url", server.url, token=game.seats[1].token)
            for _ in range(2):
                until(lambda: mine.refresh().your_turn)
                plies = mine.move(mine.legal_moves().moves[0].move).plies
                until(lambda plies=plies: mine.refresh().plies > plies)
                server.stop()
                server = serving()
            assert bot.poll() is None
            mine.resign()
        output, errors = bot.communicate(timeout=60)
    finally:
        server.stop()

    assert bot.returncode == 0, errors
    assert "over: resigned" in output


def test_a_bot_without_a_service_says_so_when_its_patience_is_over(run: Run) -> None:
    done = run("bot_loop.py", "anaconda", "--url", "http://127.0.0.1:9", "--patience", "0")

    assert done.returncode == 1
    assert "No answer from http://127.0.0.1:9" in done.stderr


def test_a_bot_sends_the_key_that_a_closed_service_wants(run: Run, closed_server: str) -> None:
    done = run("bot_loop.py", "anaconda", "--seats", "all", "--url", closed_server, key=KEYS["club"])
    assert "over: finished" in done.stdout, done.stderr

    assert run("bot_loop.py", "anaconda", "--seats", "all", "--url", closed_server).returncode == 1


def test_joining_needs_a_token(run: Run) -> None:
    done = run("bot_loop.py", "anaconda", "--session", "A" * 22)

    assert done.returncode == 2
    assert "REGELWERK_TOKEN" in done.stderr


def test_help_tells_how_it_is_used(run: Run) -> None:
    done = run("bot_loop.py", "--help")

    assert "REGELWERK_TOKEN=... python bot_loop.py numerus --session ID" in done.stdout
    assert all(option in done.stdout for option in ("--session", "--seats", "--url", "--patience"))
