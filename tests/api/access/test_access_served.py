"""API keys at the real server: places that are given back, its one door, the file that it reads."""

from __future__ import annotations

import signal
import socket
from pathlib import Path
from typing import Any
from urllib import request as urllib_request
from urllib.error import HTTPError

import orjson
import pytest
from access_files import CLOSED, EVERYBODY, KEYS, access_file, key_lines, sent_by
from asking import GAMES
from reliability.servers import within


def test_a_real_server_gives_a_place_back_when_its_reader_has_gone(serve: Any, tmp_path: Path) -> None:
    environment = {"REGELWERK_ACCESS": access_file(tmp_path), "REGELWERK_HEARTBEAT_S": "0.1"}
    server = serve("--workers", "1", environment=environment)

    def ask(path: str, data: bytes | None = None, **headers: str) -> Any:
        named = {**sent_by("small"), "Content-Type": "application/json", **headers}
        return urllib_request.urlopen(urllib_request.Request(server.url + path, data, named), timeout=20)

    with ask("/v1/anaconda/sessions", b"{}") as created:
        events = f"{created.headers['Location']}/events"
    first = ask(events, Accept="text/event-stream")
    with pytest.raises(HTTPError) as refused:
        ask(events, Accept="text/event-stream")
    assert (refused.value.status, orjson.loads(refused.value.read())["code"]) == (429, "too_many_at_once")
    first.close()

    def is_open() -> bool:
        try:
            ask(events, Accept="text/event-stream").close()
        except HTTPError:
            return False
        return True

    assert within(60, is_open)
    assert KEYS["small"] not in server.output


@pytest.mark.parametrize("target", ["//v1/games", "/%2fv1/games", "/v1/games/", "http://host//v1/games", "v1/games"])
def test_a_real_server_has_one_door_however_a_line_is_written(serve: Any, tmp_path: Path, target: str) -> None:
    server = serve("--workers", "1", environment={"REGELWERK_ACCESS": access_file(tmp_path, CLOSED + EVERYBODY)})
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as connection:
        connection.sendall(f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        status = connection.makefile("rb").readline().split()[1]

    assert status in {b"400", b"401", b"404"}


def test_a_real_server_does_not_start_with_a_bad_file(serve: Any, tmp_path: Path) -> None:
    server = serve(environment={"REGELWERK_ACCESS": access_file(tmp_path, "colour = 1")})

    assert server.process.wait(20) == 1
    assert "REGELWERK_ACCESS: /colour: Unknown field." in server.output


def test_a_reload_reads_the_file_again_and_a_bad_file_changes_nothing(serve: Any, tmp_path: Path) -> None:
    path = Path(access_file(tmp_path, "[tiers.club]\n" + key_lines("club")))
    server = serve("--workers", "1", environment={"REGELWERK_ACCESS": str(path)}, daemon=True)

    def status(name: str) -> int:
        try:
            with urllib_request.urlopen(
                urllib_request.Request(server.url + GAMES, headers=sent_by(name)), timeout=20
            ) as got:
                return int(got.status)
        except HTTPError as refused:
            return int(refused.status)

    assert (status("club"), status("organizer")) == (200, 401)
    path.write_text("colour = 1", encoding="utf-8")
    server.process.send_signal(signal.SIGHUP)
    server.wait_for("Not reloaded", 60)
    assert (status("club"), status("organizer")) == (200, 401)

    path.write_text("[tiers.club]\n" + key_lines("organizer"), encoding="utf-8")
    server.process.send_signal(signal.SIGHUP)
    assert within(60, lambda: status("organizer") == 200)
    assert within(60, lambda: status("club") == 401)
