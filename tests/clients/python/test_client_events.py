"""Following a live game with the client: on the real server, and on one that drops, refuses and keeps silent."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fake_server import FakeServer
from regelwerk_client import AsyncRegelwerk, Regelwerk, errors, events, following
from regelwerk_client.sse import Message, Parser

HEAD = b"retry: 0\n\n"


def play_to_the_end(game: Any) -> None:
    """Each seat plays its best move when it is its turn."""
    while game.host.refresh().status == "running":
        for bot in game.seats:
            if bot.refresh().your_turn:
                bot.move(bot.hint().best)


def test_every_event_comes_once_in_order_and_what_was_seen_keeps_up(rw: Regelwerk) -> None:
    game = rw.anaconda.create_session(seed="seven", assist="hints")
    follower = rw.anaconda.session(game.id, game.seats[1].token)
    players = threading.Thread(target=play_to_the_end, args=(game,))
    told = []
    for event in follower.events():
        told.append(event)
        if event.type_ == "dealt":
            players.start()
    players.join()

    assert [event.seq for event in told] == list(range(1, len(told) + 1))
    assert (told[0].type_, told[-1].type_) == ("created", "over")
    assert [event.move for event in told if event.type_ == "move"] == game.host.record().record.moves
    seen = follower.seen
    assert seen is not None
    assert (seen.status, seen.events, seen.you.seat) == ("over", len(told), 1)


def test_bots_that_move_when_an_event_says_so_play_a_whole_game(rw: Regelwerk) -> None:
    game = rw.anaconda.create_session(seed="seven", assist="hints")

    def play(bot: Any) -> None:
        for event in bot.events():
            assert bot.version >= event.version
            assert bot.seen.events >= event.seq
            if event.your_move and bot.seen.your_turn:
                bot.move(bot.hint(budget_nodes=50).best)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(play, game.seats))

    assert game.host.refresh().status == "over"


def test_bots_with_an_event_loop_play_a_whole_game(live_server: str) -> None:
    async def play(bot: Any) -> list[int]:
        told = []
        async for event in bot.events():
            told.append(event.seq)
            assert bot.version >= event.version
            assert bot.seen.events >= event.seq
            if bot.your_turn:
                await bot.move((await bot.hint(budget_nodes=50)).best)
        return told

    async def both() -> tuple[list[int], list[int], Any]:
        async with AsyncRegelwerk(live_server) as rw:
            game = await rw.anaconda.create_session(seed="seven", assist="hints")
            first, second = await asyncio.gather(*map(play, game.seats))
            return first, second, await game.host.refresh()

    first, second, shown = asyncio.run(both())
    assert first == second == list(range(1, shown.events + 1))
    assert shown.status == "over"


def test_a_loop_that_is_left_early_gives_its_connection_back(live_server: str) -> None:
    async def events_seen() -> int:
        transport = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=1))
        async with AsyncRegelwerk(live_server, timeout=20, transport=transport) as rw:
            game = await rw.anaconda.create_session()
            async with contextlib.aclosing(game.seats[0].events()) as told:
                async for event in told:
                    if event.type_ == "dealt":
                        break
            return (await game.host.refresh()).events

    assert asyncio.run(events_seen()) == 2


def test_whose_turn_it_is_is_told_by_what_was_seen_last(rw: Regelwerk) -> None:
    game = rw.anaconda.create_session(assist="legal")
    first, second = game.seats
    assert not first.your_turn
    for each in game.seats:
        each.refresh()

    assert (first.your_turn, second.your_turn, rw.anaconda.session(game.id).your_turn) == (True, False, False)


def test_what_comes_late_of_an_older_version_is_not_taken_for_the_game_as_it_is(fake: FakeServer) -> None:
    client = Regelwerk(fake.url, timeout=20)
    live = client.anaconda.session("A" * 22, "secret")
    then_stream(fake, told(1, 2), told(3, over=True))
    versions = []
    for each in live.events():
        versions.append(live.version)
        if each.seq == 1:
            live._see({"version": 7})  # as the answer to a move has it

    assert versions == [2, 7, 7]


def test_a_spectator_who_comes_late_is_told_the_rest(rw: Regelwerk) -> None:
    game = rw.anaconda.create_session()
    game.seats[0].resign()

    assert [event.seq for event in rw.anaconda.session(game.id).events(after=2)] == [3, 4]
    assert list(rw.anaconda.session(game.id).events(after=4)) == []


def test_a_game_that_is_deleted_meanwhile_ends_with_an_error(rw: Regelwerk) -> None:
    game = rw.anaconda.create_session()
    following = game.seats[0].events()
    assert [next(following).seq, next(following).seq] == [1, 2]
    threading.Timer(0.2, game.host.delete).start()

    with pytest.raises(errors.UnknownSession):
        next(following)


def test_a_number_that_the_game_has_not_had_is_refused(rw: Regelwerk) -> None:
    with pytest.raises(errors.InvalidRequest):
        next(rw.anaconda.create_session().host.events(after=77))


# A server that misbehaves ---------------------------------------------------------------------------------------------


def event(seq: int, kind: str = "move") -> dict[str, Any]:
    nothing = dict.fromkeys(("seat", "ply", "move", "by", "reason", "backs"))
    at = "2026-11-30T12:00:00.000Z"
    return {"seq": seq, "type": kind, "version": seq, "at": at, **nothing, "your_move": [], "proofs": []}


def told(*numbers: int, over: bool = False) -> bytes:
    """Events as the service writes them, the session behind; the last is the end of the game if it is `over`."""
    kinds = ["over" if over and seq == numbers[-1] else "move" for seq in numbers]
    told_of = [(seq, kind, json.dumps(event(seq, kind))) for seq, kind in zip(numbers, kinds, strict=True)]
    told_all = "".join(f"id: {seq}\nevent: {kind}\ndata: {data}\n\n" for seq, kind, data in told_of)
    session = json.dumps({"version": numbers[-1], "events": numbers[-1]})
    return f"{HEAD.decode()}{told_all}event: session\ndata: {session}\n\n".encode()


def then_stream(fake: FakeServer, *pieces: bytes, cut: bool = False) -> None:
    """Answer the next request with a stream, which ends well or is cut."""

    def answer(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "text/event-stream")
        handler.send_header("Transfer-Encoding", "chunked")
        handler.end_headers()
        for piece in pieces:
            handler.wfile.write(b"%x\r\n%b\r\n" % (len(piece), piece))
        if not cut:
            handler.wfile.write(b"0\r\n\r\n")
        handler.close_connection = True

    fake.script.append(answer)


Follow = Callable[..., tuple[Iterable[int], list[float]]]


@pytest.fixture(params=["without", "with"])
def follow(request: pytest.FixtureRequest, fake: FakeServer, monkeypatch: pytest.MonkeyPatch) -> Follow:
    """Follow a game on the fake server, without an event loop and with one.

    Gives the numbers of what comes, and how long it was waited in between, which is not done.
    """
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(following.random, "uniform", lambda low, _: low)
    monkeypatch.setattr(events, "time", SimpleNamespace(sleep=waits.append))
    monkeypatch.setattr(events, "asyncio", SimpleNamespace(sleep=wait))

    def numbers(patience: float) -> Iterator[int]:
        with Regelwerk(fake.url, timeout=20) as rw:
            yield from (event.seq for event in rw.anaconda.session("A" * 22, "secret").events(patience=patience))

    async def all_numbers(patience: float) -> list[int]:
        async with AsyncRegelwerk(fake.url, timeout=20) as rw:
            live = rw.anaconda.session("A" * 22, "secret")
            return [event.seq async for event in live.events(patience=patience)]

    def with_loop(patience: float) -> Iterator[int]:
        yield from asyncio.run(all_numbers(patience))

    way = numbers if request.param == "without" else with_loop
    return lambda patience=following.PATIENCE_S: (way(patience), waits)


def asked_after(fake: FakeServer) -> list[str | None]:
    return [headers.get("Last-Event-ID") for _, _, headers, _ in fake.requests]


def test_a_dropped_stream_resumes_without_loss_or_repetition(fake: FakeServer, follow: Follow) -> None:
    then_stream(fake, told(1, 2), told(3)[:-20], cut=True)
    then_stream(fake, told(3, 4))
    then_stream(fake, told(4, 5, over=True))
    numbers, waits = follow()

    assert list(numbers) == [1, 2, 3, 4, 5]
    assert asked_after(fake) == ["0", "2", "4"]
    assert all(headers["Authorization"] == "Bearer secret" for _, _, headers, _ in fake.requests)
    assert waits[0] > 0  # broken: not at once
    assert waits[1] == 0  # ended well: as soon as the server said


def test_a_full_service_is_asked_again_when_it_said_and_a_dead_one_more_and_more_seldom(
    fake: FakeServer, follow: Follow
) -> None:
    fake.then(503, json.dumps({"code": "overloaded"}), Retry_After="4")
    fake.then_drop().then_drop().then_drop()
    then_stream(fake, told(1, over=True))
    numbers, waits = follow()

    assert list(numbers) == [1]
    assert waits[0] == 4
    assert waits[1] < waits[2] < waits[3]


def test_out_of_patience_the_last_error_is_raised(fake: FakeServer, follow: Follow) -> None:
    fake.then_drop()
    numbers, _ = follow(patience=0.0)

    with pytest.raises(errors.Unreachable):
        list(numbers)


@pytest.mark.parametrize(("status", "error"), [(401, errors.Unauthorized), (404, errors.NotFound)])
def test_what_will_not_pass_is_raised_at_once(fake: FakeServer, follow: Follow, status: int, error: type) -> None:
    fake.then(status, b"{}")
    numbers, waits = follow()

    with pytest.raises(error):
        list(numbers)
    assert waits == []


def test_nothing_more_is_expected_when_the_service_has_no_content(fake: FakeServer, follow: Follow) -> None:
    fake.then(204)
    numbers, _ = follow()

    assert list(numbers) == []


def test_where_streams_are_kept_back_it_is_polled(
    fake: FakeServer, follow: Follow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "_SILENCE_S", 0.2)
    hold = threading.Event()
    fake.script.append(lambda *_: hold.wait(10) and None)
    session = {"version": 2, "status": "running", "events": 2}
    fake.then(200, json.dumps({"events": [event(1), event(2)], "next": 2, "session": session}))
    fake.then(200, json.dumps({"events": [], "next": 2, "session": session}))
    over = {"version": 3, "status": "over", "events": 3}
    fake.then(200, json.dumps({"events": [event(3, "over")], "next": 3, "session": over}))
    numbers, _ = follow()

    assert list(numbers) == [1, 2, 3]
    assert [path.partition("?")[2] for _, path, _, _ in fake.requests[1:]] == [
        "after=0&wait=20",
        "after=2&wait=20",
        "after=2&wait=20",
    ]
    hold.set()


def test_what_is_no_event_of_this_service_is_an_unexpected_answer(fake: FakeServer, follow: Follow) -> None:
    then_stream(fake, b"event: move\ndata: {}\n\n")
    numbers, _ = follow()

    with pytest.raises(errors.UnexpectedAnswer):
        list(numbers)


@pytest.mark.parametrize("data", [b"[" * 100_000, b'{"seq": ' + b"9" * 5000 + b"}", b"\xff", b"x" * 9_000_000])
def test_what_no_program_should_read_is_an_unexpected_answer(fake: FakeServer, follow: Follow, data: bytes) -> None:
    then_stream(fake, b"event: move\ndata: " + data + b"\n\n")
    numbers, _ = follow()

    with pytest.raises(errors.UnexpectedAnswer):
        list(numbers)


def test_an_answer_that_is_no_stream_of_events_is_not_asked_for_again(fake: FakeServer, follow: Follow) -> None:
    fake.then(200, "<!doctype html>", Content_Type="text/html")
    numbers, waits = follow()

    with pytest.raises(errors.UnexpectedAnswer):
        list(numbers)
    assert waits == []


@pytest.mark.parametrize("asked", ["999999999", "9" * 400])
def test_nobody_can_make_a_program_wait_for_ever(fake: FakeServer, follow: Follow, asked: str) -> None:
    then_stream(fake, f"retry: {asked}\n\n".encode(), told(1).removeprefix(HEAD))
    fake.then(503, json.dumps({"code": "overloaded"}), Retry_After=asked)
    then_stream(fake, told(2, over=True))
    numbers, waits = follow()

    assert list(numbers) == [1, 2]
    assert max(waits) <= 60


# The format -----------------------------------------------------------------------------------------------------------

WHOLE = (
    "\ufeff: hello\r\nretry: 1500\r\n\r\nid: 7\revent: move\rdata: a\r\rdata: b\ndata:  c\u2028d\u0085e\n\n"
    "event: skipped\n\ndata\n\nid: 8\x00\ndata: x:y\n\nid\ndata: last\n\ndata: cut off"
).encode()
MESSAGES = [
    Message("move", "a", "7"),
    Message("message", "b\n c\u2028d\u0085e", "7"),
    Message("message", "", "7"),
    Message("message", "x:y", "7"),
    Message("message", "last", ""),
]


@pytest.mark.parametrize("line", [b"data: %b", b"data: %b\n", b": %b\n"])
def test_an_event_without_an_end_is_given_up_before_it_fills_the_memory(line: bytes) -> None:
    parser = Parser()
    for _ in range(7):
        assert list(parser.feed(line % (b"x" * 1_000_000))) == []

    with pytest.raises(ValueError, match="too long"):
        list(parser.feed(line % (b"x" * 1_000_000)))


def test_a_stream_may_be_as_long_as_it_will() -> None:
    parser = Parser()
    piece = b": %b\n\ndata: %b\n\n" % (b"x" * 1_000_000, b"x" * 1_000_000)

    assert len([message for _ in range(9) for message in parser.feed(piece)]) == 9


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, len(WHOLE)])
def test_a_stream_reads_the_same_in_pieces_of_any_size(size: int) -> None:
    parser = Parser()
    pieces = [WHOLE[start : start + size] for start in range(0, len(WHOLE), size)]

    assert [message for piece in pieces for message in parser.feed(piece)] == MESSAGES
    assert parser.retry_ms == 1500
