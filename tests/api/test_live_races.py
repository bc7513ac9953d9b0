"""Many callers of one live game at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest


class TestManyAtOnce:
    """Real HTTP, two processes, many threads."""

    @pytest.fixture
    def http(self, live_server: str) -> Any:
        limits = httpx.Limits(max_connections=60)
        with httpx.Client(base_url=live_server, timeout=30, limits=limits) as connected:
            yield connected

    @pytest.fixture
    def game(self, http: httpx.Client) -> dict[str, Any]:
        answer = http.post("/v1/anaconda/sessions", json={"assist": "hints"})
        return {**answer.json(), "path": answer.headers["Location"]}

    def send(self, http: httpx.Client, game: Mapping[str, Any], seat: int, move: str, **headers: str) -> httpx.Response:
        own = {"Authorization": f"Bearer {game['tokens']['seats'][seat]}", **headers}
        return http.post(game["path"] + "/moves", json={"move": move}, headers=own)

    def test_of_50_writers_on_one_ply_exactly_one_wins(self, http: httpx.Client, game: dict[str, Any]) -> None:
        moves = ["roll:III,IV", "roll:III,V", "roll:IV,V"]
        with ThreadPoolExecutor(50) as pool:
            answers = list(pool.map(lambda n: self.send(http, game, 0, moves[n % 3]), range(50)))

        won = [answer for answer in answers if answer.status_code == 200]
        assert len(won) == 1
        assert {answer.status_code for answer in answers} <= {200, 409, 412}
        assert http.get(game["path"] + "/record").json()["record"]["moves"] == won[0].json()["moves"]

    def test_a_whole_game_of_races_keeps_exactly_the_acknowledged_moves(
        self, http: httpx.Client, game: dict[str, Any]
    ) -> None:
        acknowledged: list[str] = []
        shown = http.get(game["path"]).json()
        while shown["status"] == "running":
            listed = http.get(game["path"] + "/legal-moves").json()["moves"]
            rivals = [listed[number % len(listed)]["move"] for number in range(6)]
            race = partial(self.send, http, game, shown["to_move"], **{"If-Match": f'"{shown["version"]}"'})
            with ThreadPoolExecutor(6) as pool:
                answers = list(pool.map(race, rivals))
            assert sorted(answer.status_code for answer in answers) == [200] + [412] * 5
            shown = next(answer.json() for answer in answers if answer.status_code == 200)
            acknowledged += shown["moves"]
            if len(acknowledged) > 40:
                break

        assert http.get(game["path"] + "/record").json()["record"]["moves"] == acknowledged

    def test_30_repeats_at_once_play_once_and_get_one_answer(self, http: httpx.Client, game: dict[str, Any]) -> None:
        with ThreadPoolExecutor(30) as pool:
            answers = list(
                pool.map(lambda _: self.send(http, game, 0, "roll:III,IV", **{"Idempotency-Key": "once"}), range(30))
            )

        assert {(answer.status_code, answer.content, answer.headers["ETag"]) for answer in answers} == {
            (200, answers[0].content, '"2"')
        }
        assert http.get(game["path"]).json()["plies"] == 2
