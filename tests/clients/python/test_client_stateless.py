"""The rules over the client, without a session."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from fake_server import FakeServer
from regelwerk_client import UNSET, AsyncRegelwerk, Regelwerk, games
from regelwerk_client.errors import Forbidden
from regelwerk_client.models import AnacondaRecord, AnacondaRound, AnacondaSetup, AnacondaSheet, AnacondaState
from regelwerk_client.transport import Settings

from service.app import create_app
from service.config import Config

GAMES = Path(games.__file__).parent


def test_a_game_is_played_by_hints_without_a_session(rw: Regelwerk) -> None:
    dealt = rw.anaconda.new(setup=AnacondaSetup(players=2), seed="client")
    state, plies = dealt.state, []
    for _ in range(400):
        if rw.anaconda.legal_moves(state=state).terminal:
            break
        best = rw.anaconda.hint(state=state).best
        assert best is not None
        assert rw.anaconda.validate(best, state=state).legal
        applied = rw.anaconda.apply(state=state, moves=[best], seed=dealt.seed)
        assert isinstance(applied.state, AnacondaState)
        state, plies = applied.state, plies + applied.moves

    score = rw.anaconda.score(state=state)
    assert score.final
    assert sorted(seat.place for seat in score.seats) == [1, 2]
    replayed = rw.anaconda.replay(record=AnacondaRecord(moves=plies, setup=AnacondaSetup(players=2)))
    assert replayed.valid
    assert replayed.score.to_dict() == score.to_dict()


def test_the_same_game_with_an_event_loop(live_server: str, rw: Regelwerk) -> None:
    async def play() -> AnacondaState:
        async with AsyncRegelwerk(live_server) as client:
            state = (await client.anaconda.new(seed="client")).state
            for _ in range(5):
                best = (await client.anaconda.hint(state=state, budget_nodes=10_000)).best
                assert best is not None
                state = (await client.anaconda.apply(state=state, moves=[best], seed="client")).state
            return state

    state = rw.anaconda.new(seed="client").state
    for _ in range(5):
        best = rw.anaconda.hint(state=state, budget_nodes=10_000).best
        assert best is not None
        state = rw.anaconda.apply(state=state, moves=[best], seed="client").state
    assert asyncio.run(play()) == state


def test_an_illegal_move_is_an_answer_with_every_broken_rule(rw: Regelwerk) -> None:
    verdict = rw.anaconda.validate("V=6@III", state=rw.anaconda.new().state)
    assert not verdict.legal
    assert verdict.violations[0].rule.startswith("anaconda#")


def test_what_an_answer_does_not_have_is_unset(rw: Regelwerk) -> None:
    listed = rw.anaconda.legal_moves(state=rw.anaconda.new().state).moves[0]
    assert listed.kind == "roll"
    assert listed.die is UNSET


def test_sheets_texts_positions_and_the_catalog(rw: Regelwerk) -> None:
    sheet = AnacondaSheet(rounds=[AnacondaRound(loser=0), AnacondaRound(loser=None)])
    assert [seat.place for seat in rw.anaconda.score(sheet=sheet).seats] == [2, 1]
    assert rw.anaconda.rules().startswith("#")
    assert len(rw.anaconda.solution().positions) > 100
    position = rw.anaconda.solution().positions[0].position
    assert not rw.anaconda.validate_position(position=f"{position} seat:0/2", move="III=1@IV").legal
    assert rw.anaconda.legal_moves_of_position(f"{position} seat:0/2").to_move == 0
    assert rw.get_game("anaconda") in rw.list_games().games
    assert rw.readyz().store == rw.healthz().status == "ok"


def test_every_operation_of_the_document_can_be_reached() -> None:
    api = GAMES.parent / "_generated" / "api"
    known = {path.stem for path in api.rglob("*.py") if path.stem != "__init__"}
    source = "".join(path.read_text(encoding="utf-8") for path in GAMES.glob("*.py"))
    # A batch is sent by a class that is written by hand.
    assert known - {"batch"} == set(re.findall(r"(\w+)\.request\(", source))


def test_another_transport_can_be_given() -> None:
    transport = httpx.WSGITransport(create_app(Config()))
    with Regelwerk("http://inside", transport=transport) as inside:
        assert inside.anaconda.new(seed="x").seed == "x"


@pytest.mark.parametrize("base", ["{}", "{}/"])
def test_the_address_may_end_with_a_slash(live_server: str, base: str) -> None:
    with Regelwerk(base.format(live_server)) as client:
        assert client.healthz().status == "ok"


def test_every_ruleset_is_found_by_the_name_that_the_service_has_for_it(rw: Regelwerk) -> None:
    assert list(rw.rulesets) == [game.slug for game in rw.list_games().games]
    assert rw.rulesets["davinci-solo"] is rw.davinci_solo


def test_the_language_is_asked_for_with_every_request(fake: FakeServer) -> None:
    for _ in range(4):
        fake.then(200, b'{"status": "ok", "version": "1"}')

    async def ask(language: str | None) -> None:
        async with AsyncRegelwerk(fake.url, language=language) as client:
            await client.healthz()

    for language in ("de", None):
        with Regelwerk(fake.url, language=language) as client:
            client.healthz()
        asyncio.run(ask(language))

    assert [headers.get("Accept-Language") for _, _, headers, _ in fake.requests] == ["de", "de", None, None]


def test_the_api_key_is_sent_with_every_request_and_told_nowhere(fake: FakeServer) -> None:
    for status in (200, 200, 403, 200):
        fake.then(status, b'{"status": "ok", "version": "1"}')

    async def ask() -> None:
        async with AsyncRegelwerk(fake.url, api_key="rwk_secret") as client:
            await client.healthz()

    with Regelwerk(fake.url, api_key="rwk_secret") as client:
        client.healthz()
        asyncio.run(ask())
        with pytest.raises(Forbidden) as refused:
            client.healthz()
    with Regelwerk(fake.url) as client:
        client.healthz()

    sent = [headers.get("X-API-Key") for _, _, headers, _ in fake.requests]
    assert sent == ["rwk_secret", "rwk_secret", "rwk_secret", None]
    assert not any("rwk_secret" in path for _, path, _, _ in fake.requests)
    assert "rwk_secret" not in f"{refused.value} {refused.value!r} {Settings('', 1, 0, None, 'rwk_secret')!r}"


def test_a_caller_sees_what_he_may_use(rw: Regelwerk) -> None:
    found = rw.get_limits()

    assert (found.holder, found.tier, found.limits) == (None, None, [])
    assert found.max_body_bytes == 1 << 20


def test_texts_come_in_the_language_of_the_client_and_codes_stay_the_same(live_server: str, rw: Regelwerk) -> None:
    state = rw.anaconda.new(seed="client").state
    with Regelwerk(live_server, language="de") as german:
        batch = german.batch()
        asked = batch.ask(german.anaconda.validate, "V=6@III", state=state)
        batch.send()
        (alone,) = german.anaconda.validate("V=6@III", state=state).violations
        (english,) = rw.anaconda.validate("V=6@III", state=state).violations

    assert alone.detail == asked.value.violations[0].detail == "Zuerst werden zwei Würfel gewählt."
    assert english.detail == "First two dice are chosen."
    assert alone.code == english.code


@pytest.mark.parametrize("key", ["rwk_schlüssel", "rwk_a\nb", "rwk_“quoted”"])
@pytest.mark.parametrize("kind", [Regelwerk, AsyncRegelwerk])
def test_what_cannot_be_a_key_is_refused_at_once_and_not_repeated(kind: Any, key: str) -> None:
    with pytest.raises(ValueError, match="api_key has characters that no API key has") as caught:
        kind("http://127.0.0.1:9", api_key=key)
    assert "rwk_" not in str(caught.value)
