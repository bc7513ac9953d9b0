"""Records of live games, as the service answers them: commands take them, and tell how they ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from commanding import printed, run
from live_table import Table
from receipt_keys import public, signer

from schemas.common import kept
from schemas.sessions import session_schemas
from service.catalog import CATALOG
from service.clock import Clock
from service.keys import told
from service.receipts import Receipts
from service.records import format_record
from service.report.languages import LANGUAGES
from service.signing import Keys

Open = Callable[[str], Table]
GAMES = pytest.mark.parametrize("slug", CATALOG)
NAMES = {1: ["Ada"], 2: ["Ada", "Ben"]}
COMMANDS: dict[str, list[str]] = {
    "score": ["score"],
    "replay": ["replay"],
    "verify": ["verify"],
    "report": ["report", "--nodes", "10"],
}
REASONS = ("resigned", "forfeited")
TOLD = {"resigned": "seat 0 Ada resigned", "forfeited": "seat 0 Ada ran out of time"}
ON_THE_PAGE = {
    ("en", "resigned"): "Ada resigned. Points and places are as noted in the record",
    ("en", "forfeited"): "The time of Ada ran out. Points and places are as noted in the record",
    ("de", "resigned"): "Ada hat aufgegeben. Punkte und Ränge stehen so in der Aufzeichnung",
    ("de", "forfeited"): "Die Zeit von Ada ist abgelaufen. Punkte und Ränge stehen so in der Aufzeichnung",
    ("es", "resigned"): "Ada ha abandonado. Los puntos y los puestos son los anotados en el registro",
    ("es", "forfeited"): "A Ada se le ha acabado el tiempo. Los puntos y los puestos son los anotados en el registro",
}


@pytest.fixture
def table(clean_redis: str) -> Open:
    def opened(slug: str) -> Table:
        players = 1 if slug.endswith("-solo") else 2
        return Table(clean_redis, slug, clock=Clock(10, 0, "forfeit"), seats=NAMES[players], seed="seven")

    return opened


def answer_of(table: Table) -> dict[str, Any]:
    """What `GET …/record` answers."""
    record, proof = table.sessions.record(table.entry, table.call())
    wire = session_schemas(table.entry.schemas, table.entry.game)
    answer: dict[str, Any] = kept(wire.record).dump({"record": record, "proof": proof})
    return answer


def given_up(table: Table, reason: str) -> dict[str, Any]:
    """The answer after seat 0 has given up, or let its time run out, before its first ply."""
    if reason == "resigned":
        table.sessions.resign(table.entry, table.call(0))
    else:
        table.now += 11
        table.show()
    answer = answer_of(table)
    assert answer["record"]["result"]["reason"] == reason
    return answer


def written(folder: Path, answer: Any) -> Path:
    path = folder / "game.json"
    path.write_text(answer if isinstance(answer, str) else json.dumps(answer), encoding="utf-8")
    return path


@GAMES
@pytest.mark.parametrize("command", COMMANDS)
def test_the_record_of_a_finished_game_is_taken_as_the_service_answers_it(
    command: str, slug: str, table: Open, tmp_path: Path
) -> None:
    played = table(slug)
    played.play_to_the_end()
    answer = answer_of(played)

    whole = run(*COMMANDS[command], written(tmp_path, answer))
    assert (whole.exit_code, whole.stderr) == (0, "")
    bare = run(*COMMANDS[command], written(tmp_path, answer["record"]))
    if command != "verify":
        assert whole.stdout == bare.stdout


@GAMES
def test_the_answer_is_the_record_that_a_receipt_is_for(slug: str, table: Open, tmp_path: Path) -> None:
    played = table(slug)
    played.play_to_the_end()
    record, _ = played.sessions.record(played.entry, played.call())
    desk = Receipts(Keys(signer(), {public().id: public()}), "Example")
    receipt = desk.scored(played.entry, {"record": record, "receipt": True}).receipt
    assert receipt is not None
    for name, content in (("receipt.json", asdict(receipt)), ("keys.json", {"keys": [told(public())]})):
        (tmp_path / name).write_text(json.dumps(content), encoding="utf-8")

    path = written(tmp_path, answer_of(played))
    [line] = printed("receipt", "verify", tmp_path / "receipt.json", "--keys", tmp_path / "keys.json", "--record", path)
    assert "good, for this record" in line


@GAMES
def test_a_list_of_answers_is_scored_table_by_table(slug: str, table: Open, tmp_path: Path) -> None:
    played = table(slug)
    played.play_to_the_end()
    answer = answer_of(played)

    assert printed("score", written(tmp_path, [answer, answer])) == printed(
        "score", written(tmp_path, [answer["record"]] * 2)
    )


@GAMES
@pytest.mark.parametrize("reason", REASONS)
def test_score_tells_the_noted_result_which_the_plies_do_not_give(
    reason: str, slug: str, table: Open, tmp_path: Path
) -> None:
    path = written(tmp_path, given_up(table(slug), reason))

    for options in ([], ["--json"], ["--format", "csv"]):
        first, *seats = run("score", path, *options).stderr.splitlines()
        assert first.endswith(f"The record notes a result that its plies do not give: {TOLD[reason]}.")
        lost = 1 if slug.endswith("-solo") else 2
        assert seats[0] == f"  seat 0 Ada: 0 points, place {lost}, as noted"
        assert seats[1:] == (["  seat 1 Ben: 1 points, place 1, as noted"] if lost == 2 else [])
    assert json.loads(run("score", path, "--json").stdout)["final"] is False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_a_report_shows_the_noted_result_in_words_of_its_language(
    reason: str, language: str, table: Open, tmp_path: Path
) -> None:
    words = LANGUAGES[language]
    path = written(tmp_path, given_up(table("anaconda"), reason))
    page = run("report", path, "--language", language).stdout

    assert ON_THE_PAGE[language, reason] in page
    rows = [row.split("</tr>")[0] for row in page.split("<tbody>")[1].split("</tbody>")[0].split("<tr>")[1:]]
    assert ['<td class="number">1</td>' in rows[0], "<bdi>Ben</bdi>" in rows[0]] == [True, True]
    assert ['<td class="number">2</td>' in rows[1], "<bdi>Ada</bdi>" in rows[1]] == [True, True]
    assert f"<li>{words.reasons[reason]}</li>" in rows[1]
    assert words.unfinished not in page
    if language != "en":
        assert reason not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_translates_a_reason_without_a_score_and_keeps_the_points_of_the_plies(
    language: str, table: Open, tmp_path: Path
) -> None:
    words = LANGUAGES[language]
    record = {**given_up(table("anaconda"), "resigned")["record"], "result": {"reason": "resigned"}}
    page = run("report", written(tmp_path, record), "--language", language).stdout

    assert words.ended_early.format(reason=words.reasons["resigned"]) in page
    assert words.as_noted not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_needs_no_word_on_how_it_ended(language: str, table: Open, tmp_path: Path) -> None:
    played = table("anaconda")
    played.play_to_the_end()
    path = written(tmp_path, answer_of(played))
    page, words = run("report", path, "--language", language).stdout, LANGUAGES[language]

    assert words.as_noted not in page
    assert words.unfinished not in page
    assert run("score", path).stderr == ""


def test_a_report_counts_players_whom_the_service_has_named_itself(clean_redis: str, tmp_path: Path) -> None:
    nameless = Table(clean_redis, "anaconda", seed="seven")
    nameless.play_to_the_end()
    page = run("report", written(tmp_path, answer_of(nameless)), "--language", "es").stdout

    assert "<h1><bdi>Jugador 1 \N{EN DASH} Jugador 2</bdi></h1>" in page


def test_a_result_that_does_not_fit_the_game_is_not_shown(table: Open, tmp_path: Path) -> None:
    answer = given_up(table("anaconda"), "resigned")
    result = answer["record"]["result"]
    for changed in ({"resigned": 2}, {"score": {**result["score"], "seats": result["score"]["seats"][:1]}}):
        record = {**answer["record"], "result": {**result, **changed}}
        assert run("score", written(tmp_path, record)).stderr == ""


def test_a_record_as_text_keeps_the_noted_result(table: Open, tmp_path: Path) -> None:
    lost = table("anaconda")
    given_up(lost, "resigned")
    text = format_record(lost.entry, lost.sessions.record(lost.entry, lost.call())[0])

    assert TOLD["resigned"] in run("score", written(tmp_path, text)).stderr
