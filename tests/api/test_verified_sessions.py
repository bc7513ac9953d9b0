"""Live games over HTTP, verified by both programs: whoever reads whatever record at whatever time, nothing fails."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient

from service.cli import main
from service.proofs import Proof, check

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "clients" / "python"))

from regelwerk_client import verify

SETUPS: dict[str, dict[str, Any]] = {
    "anaconda": {"players": 3},
    "davinci": {"players": 3, "jokers": True, "draw_extra": 1, "removed_per_colour": 1},
    "davinci-solo": {},
    "numerus": {},
    "numerus-solo": {},
}
GAMES = pytest.mark.parametrize("slug", list(SETUPS))


class Table:
    """A session and its callers, who play at random."""

    def __init__(self, client: FlaskClient, slug: str, **order: Any) -> None:
        self.client, self.dice = client, random.Random(slug)
        answer = client.post(f"/v1/{slug}/sessions", json={"setup": SETUPS[slug], **order})
        assert answer.status_code == 201, answer.text
        self.sit_down(answer)

    def sit_down(self, answer: Any) -> None:
        self.path, self.shown = answer.headers["Location"], answer.json
        self.tokens = {"host": answer.json["tokens"]["host"], None: None} | dict(
            enumerate(answer.json["tokens"]["seats"])
        )

    def ask(self, who: Any, below: str, body: Any = None) -> Any:
        signed = {} if self.tokens[who] is None else {"Authorization": f"Bearer {self.tokens[who]}"}
        send = self.client.get if body is None else self.client.post
        answer = send(self.path + below, headers=signed, **({} if body is None else {"json": body}))
        assert answer.status_code == 200, answer.text
        return answer.json

    def play(self, moves: int) -> None:
        """Play at random, until the end at most."""
        for _ in range(moves):
            if self.shown["status"] == "over":
                return
            mover = self.shown["to_move"]
            legal = self.ask(mover, "/legal-moves")["moves"]
            self.shown = self.ask(mover, "/moves", {"move": self.dice.choice(legal)["move"]})

    def judged(self, who: Any) -> set[str]:
        """What both programs say of the record that a caller gets."""
        answer = self.ask(who, "/record")
        done = CliRunner().invoke(main, ["verify", "--json", "-"], input=json.dumps(answer), catch_exceptions=False)
        checks = {check["status"] for check in json.loads(done.stdout)}
        assert done.exit_code == int("failed" in checks)
        return checks | {check.status for check in verify(answer)}


def together(client: FlaskClient, slug: str) -> dict[str, Any]:
    """An order in which the players add to the seed."""
    promise = client.post(f"/v1/{slug}/commitments").json
    seats = SETUPS[slug].get("players", 1 if slug.endswith("solo") else 2)
    return {"commitment": promise["commitment"], "entropy": [f"seat-{seat}" for seat in range(seats)]}


@GAMES
@pytest.mark.parametrize("entropy", [False, True], ids=["alone", "together"])
def test_a_game_can_be_verified_by_everybody_from_the_deal_to_the_end(
    client: FlaskClient, slug: str, entropy: bool
) -> None:
    table = Table(client, slug, **(together(client, slug) if entropy else {}))
    readers = list(table.tokens)
    for moves in (0, 1, 1, 1, 4, 12, 30):
        table.play(moves)
        if table.shown["status"] == "running":
            assert all("failed" not in table.judged(reader) for reader in readers)
            assert "later" in table.judged("host")
    table.play(400)
    assert table.shown["status"] == "over"
    assert all(table.judged(reader) <= {"ok", "open"} for reader in readers)


def test_a_game_that_was_given_up_can_be_verified(client: FlaskClient) -> None:
    table = Table(client, "davinci")
    table.play(9)
    table.ask(1, "/resign", {})
    assert table.judged(None) == {"ok", "open"}


def test_a_forked_game_can_be_verified(client: FlaskClient) -> None:
    table = Table(client, "davinci")
    table.play(400)
    answer = client.post(
        f"{table.path}/fork", json={"ply": 20}, headers={"Authorization": f"Bearer {table.tokens['host']}"}
    )
    assert answer.status_code == 201, answer.text
    table.sit_down(answer)
    table.play(3)
    assert all("failed" not in table.judged(reader) for reader in table.tokens)
    table.play(400)
    assert all(table.judged(reader) == {"ok", "open"} for reader in table.tokens)


def test_a_game_in_which_plies_were_taken_back_can_be_verified(client: FlaskClient) -> None:
    table = Table(client, "numerus")
    table.play(9)
    table.ask(0, "/undo", {"ply": 5})
    table.shown = table.ask(1, "/undo/answer", {"ply": 5, "agree": True})
    assert table.shown["plies"] == 5
    assert all("failed" not in table.judged(reader) for reader in table.tokens)
    table.play(400)
    assert all(table.judged(reader) == {"ok", "open"} for reader in table.tokens)


def test_every_tile_that_a_spectator_sees_exposed_was_proved_by_an_event(client: FlaskClient) -> None:
    table = Table(client, "davinci")
    proof = table.ask(None, "/record")["proof"]
    assert proof["root"]
    table.play(400)
    proved: dict[str, int] = {}
    for event in table.ask(None, "/events")["events"]:
        for opened in event["proofs"]:
            assert check(proof["root"], proof["tiles"], Proof(**{**opened, "path": tuple(opened["path"])}))
            assert opened["back"] in {back for row in event["backs"]["rows"] for back in row}
            assert proved.setdefault(opened["tile"], opened["back"]) == opened["back"]
    rows = table.ask(None, "")["view"]["rows"]
    assert set(proved) == {slot["tile"] for row in rows for slot in row if slot["exposed"]}
    assert table.ask(None, "/record")["proof"]["root"] == proof["root"]
