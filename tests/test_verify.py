"""Verifying records: what is true passes, what was changed is found, what cannot be known yet is said to be so."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import marshmallow
import pytest
from click.testing import CliRunner, Result
from live_table import Table
from proved_games import OPTIONS, SALT, SEED, Played, answer_of, continued, game, proof_of, record_of, score_of

from schemas.proofs import SessionProofSchema
from schemas.records import record_schema
from service.catalog import CATALOG
from service.checks import Check
from service.cli import main
from service.clock import Clock
from service.proofs import combined, sealing
from service.record import StandIn
from service.verify import verify

GAMES = pytest.mark.parametrize("slug", list(OPTIONS))
ENTROPY = pytest.mark.parametrize("entropy", [False, True], ids=["alone", "together"])
DAVINCI = game("davinci", entropy=True)
RUNNING = DAVINCI.cut(60)
SECRET = {"commitment", "seed", "start", "draws", "root", "backs"}
"""What needs the seed."""


def statuses(checks: tuple[Check, ...]) -> dict[str, str]:
    assert len({check.name for check in checks}) == len(checks)
    return {check.name: check.status for check in checks}


def judged(answer: dict[str, Any]) -> dict[str, str]:
    """The statuses of a whole answer; `unreadable` when it does not match the API any more."""
    entry = CATALOG[answer["record"]["game"]]
    try:
        record = record_schema(entry.schemas, entry.game)().load(answer["record"])
        proof = SessionProofSchema().load(answer["proof"])
    except marshmallow.ValidationError:
        return {"schema": "failed"}
    return statuses(verify(entry, record, proof))


def failed(answer: dict[str, Any]) -> set[str]:
    return {name for name, status in judged(answer).items() if status == "failed"}


@GAMES
@ENTROPY
def test_a_whole_game_passes_every_check(slug: str, entropy: bool) -> None:
    found = judged(answer_of(game(slug, entropy=entropy)))
    assert set(found.values()) == {"ok"}
    assert {"plies", "score", "commitment", "seed", "start", "draws"} <= set(found)
    assert ({"root", "proofs", "backs", "tiles"} <= set(found)) == (slug == "davinci")


@pytest.mark.parametrize("number", range(12))
def test_whole_games_of_every_kind_pass(number: int) -> None:
    options = {
        "players": 2 + number % 3,
        "jokers": number % 2 == 0,
        "draw_extra": number // 2 % 2,
        "removed_per_colour": number // 3 % 2,
        "clue_tile": ("aside", "insert_on_draw")[number // 4 % 2],
        "empty_pool_penalty": ("choose_after", "stake_before")[number % 2],
    }
    assert set(judged(answer_of(game("davinci", options))).values()) == {"ok"}


@pytest.mark.parametrize("reader", ["host", None, 0, 1, 2])
@pytest.mark.parametrize("plies", range(0, len(DAVINCI.plies), 7))
def test_nothing_fails_while_a_game_runs_and_what_needs_the_seed_has_to_wait(plies: int, reader: int | str) -> None:
    found = judged(answer_of(DAVINCI.cut(plies), reader))
    assert {name for name, status in found.items() if status == "later"} == SECRET | (
        set() if reader == "host" else {"plies"}
    )
    assert {name for name, status in found.items() if status == "ok"} == {"proofs", "tiles"} | (
        {"plies"} if reader == "host" else set()
    )


@pytest.mark.parametrize("slug", ["anaconda", "numerus"])
def test_without_secrets_the_rules_are_checked_while_a_game_runs(slug: str) -> None:
    found = judged(answer_of(game(slug, plies=9), 0))
    assert found == dict.fromkeys(("commitment", "seed", "start", "draws"), "later") | {"plies": "ok"}


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a document."""
    if isinstance(value, dict | list) and value:
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves(value[key], (*path, key))
    else:
        yield path


def changed(value: Any) -> list[Any]:
    """Other values of the same kind."""
    if isinstance(value, bool) or value is None:
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, value + 7]
    spots = sorted({0, len(value) // 2, len(value) - 1})
    swapped = [value[:at] + ("0" if value[at] != "0" else "1") + value[at + 1 :] for at in spots]
    return [*swapped, value + "0", value[1:]]


def with_value(answer: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The answer with another value at the end of a path."""
    forged = copy.deepcopy(answer)
    place = forged
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return forged


def value_at(answer: dict[str, Any], path: tuple[Any, ...]) -> Any:
    for key in path:
        answer = answer[key]
    return answer


OVER = answer_of(DAVINCI)
SEEN_BY_1 = answer_of(RUNNING, 1)


PATHS = [("proof", *path) for path in leaves(OVER["proof"]) if path[0] != "proofs" or path[1] in (0, 13, 25)]


@pytest.mark.parametrize("path", PATHS, ids=str)
def test_after_the_end_every_change_of_a_proof_is_found(path: tuple[Any, ...]) -> None:
    for value in changed(value_at(OVER, path)):
        assert failed(with_value(OVER, path, value)), value


PROVED = [("proof", "proofs", *path) for path in leaves(SEEN_BY_1["proof"]["proofs"])]


@pytest.mark.parametrize("path", [("proof", "root"), ("proof", "tiles"), *PROVED], ids=str)
def test_during_play_every_change_of_the_proof_of_a_tile_is_found(path: tuple[Any, ...]) -> None:
    for value in changed(value_at(SEEN_BY_1, path)):
        assert failed(with_value(SEEN_BY_1, path, value)), value


@pytest.mark.parametrize("ply", range(len(DAVINCI.plies)))
def test_after_the_end_every_change_of_a_draw_is_found(ply: int) -> None:
    text = OVER["record"]["moves"][ply]
    if text.startswith("tile:"):
        pool = set(DAVINCI.plies[ply][0].pool) - {text.removeprefix("tile:")}
        others = [f"tile:{tile}" for tile in pool if tile[0] == text[5]]
        assert all(failed(with_value(OVER, ("record", "moves", ply), other)) for other in others)


TAMPERED: dict[str, tuple[tuple[Any, ...], Callable[[Any], Any], set[str]]] = {
    "another seed in the record": (("record", "seed"), lambda _: SEED, {"seed", "plies"}),
    "no seed in the record": (("record", "seed"), lambda _: None, {"seed"}),
    "another score": (("record", "result", "score", "seats", 0, "points"), lambda n: n + 1, {"score"}),
    "another place": (("record", "result", "score", "seats", 1, "place"), lambda n: n + 1, {"score"}),
    "an impossible ply": (("record", "moves", 0), lambda _: "stop", {"plies"}),
    "an unreadable ply": (("record", "moves", 0), lambda _: "pass", {"plies"}),
    "a ply less": (("record", "moves"), lambda moves: moves[:-1], {"score"}),
    "a ply more": (("record", "moves"), lambda moves: [*moves, "draw:B"], {"plies"}),
    "another setup": (("record", "setup", "jokers"), lambda _: False, {"plies", "root"}),
    "another scoring": (("record", "setup", "scoring"), lambda _: "tournament", {"score"}),
    "the seats' additions in another order": (("proof", "entropy"), lambda texts: texts[::-1], {"seed", "root"}),
    "an addition less": (("proof", "entropy"), lambda texts: texts[:-1], {"seed", "root"}),
    "no additions": (("proof", "entropy"), lambda _: None, {"seed", "root"}),
    "no salt": (("proof", "salt"), lambda _: None, {"commitment"}),
    "no seed": (("proof", "seed"), lambda _: None, {"commitment", "seed"}),
    "no root": (("proof", "root"), lambda _: None, {"root"}),
    "no backs": (("proof", "backs"), lambda _: None, {"root"}),
    "a proof twice": (("proof", "proofs"), lambda proofs: [*proofs, proofs[0]], {"proofs"}),
    "no proofs": (("proof", "proofs"), lambda _: [], {"tiles"}),
    "two backs in exchange": (("proof", "backs", "rows", 0), lambda row: [row[1], row[0], *row[2:]], {"backs"}),
    "the rows in another order": (("proof", "backs", "rows"), lambda rows: rows[::-1], {"backs"}),
    "a back twice": (("proof", "backs", "rows", 0), lambda row: [row[0], row[0], *row[2:]], {"backs"}),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_what_was_changed_is_named(name: str) -> None:
    path, change, found = TAMPERED[name]
    assert failed(with_value(OVER, path, change(value_at(OVER, path)))) >= found


def test_a_game_that_is_over_cannot_keep_its_seed() -> None:
    proof = replace(proof_of(DAVINCI), seed=None, salt=None)
    for start in (None, DAVINCI.start):
        record = replace(record_of(DAVINCI), seed=None, start=start)
        assert statuses(verify(DAVINCI.entry, record, proof))["seed"] == "failed"


def test_a_game_that_goes_on_is_not_finished() -> None:
    cut = replace(record_of(RUNNING), result={"reason": "finished", "score": score_of(RUNNING)})
    assert statuses(verify(RUNNING.entry, cut, proof_of(RUNNING)))["score"] == "failed"


def test_every_seat_adds_to_the_seed_or_none() -> None:
    """Else the service could leave out a player whose addition it does not like."""
    two = ("player-0", "player-1")
    seed = combined(SEED, two)
    other = replace(continued(DAVINCI.entry, DAVINCI.entry.game.initial_state(DAVINCI.setup, seed), seed), entropy=two)
    found = judged(answer_of(other))
    assert found.pop("seed") == "failed"
    assert set(found.values()) == {"ok"}


def test_a_box_with_a_tile_that_the_game_has_not_is_found_during_play() -> None:
    box = tuple("B12" if tile == "B11" else tile for tile in RUNNING.entry.seal.tiles(RUNNING.setup))
    foreign = sealing("any key", box)
    forged = replace(proof_of(RUNNING, 1), root=foreign.root, proofs=(foreign.proof("B7"), foreign.proof("B12")))
    assert statuses(verify(RUNNING.entry, record_of(RUNNING, 1), forged))["proofs"] == "failed"


@pytest.mark.parametrize("back", [SEEN_BY_1["proof"]["backs"]["rows"][0][1], 26])
def test_a_back_that_cannot_be_on_the_table_is_found_during_play(back: int) -> None:
    assert failed(with_value(SEEN_BY_1, ("proof", "backs", "rows", 0, 0), back)) == {"backs"}


def test_a_seed_that_fits_the_record_but_not_the_commitment_is_found() -> None:
    other = game("anaconda")
    forged = replace(proof_of(other), seed="ff" * 32)
    record = replace(record_of(continued(other.entry, other.start, "ff" * 32)), seed="ff" * 32)
    assert statuses(verify(other.entry, record, forged))["commitment"] == "failed"


def test_draws_that_are_legal_but_not_those_of_the_seed_are_found() -> None:
    played = game("anaconda")
    other = replace(continued(played.entry, played.start, "another"), seed=SEED)
    found = statuses(verify(other.entry, record_of(other), proof_of(other)))
    assert found == dict.fromkeys(("plies", "score", "commitment", "seed", "start"), "ok") | {"draws": "failed"}


def test_a_game_that_begins_with_a_given_state_says_nothing_of_its_deal() -> None:
    middle = DAVINCI.plies[40][0]
    forked = replace(continued(DAVINCI.entry, middle, SEED), forked=True)
    found = judged(answer_of(forked))
    assert found.pop("start") == "open"
    assert set(found.values()) == {"ok"}


def test_a_fork_that_claims_to_be_dealt_is_found() -> None:
    forked = replace(continued(DAVINCI.entry, DAVINCI.plies[40][0], SEED), forked=True)
    assert failed(with_value(answer_of(forked), ("record", "start"), None)) >= {"plies"}


def test_a_start_that_breaks_the_rules_is_found() -> None:
    forked = replace(continued(DAVINCI.entry, DAVINCI.plies[40][0], SEED), forked=True)
    found = judged(with_value(answer_of(forked), ("record", "start", "turn"), 99))
    assert found["plies"] == "failed"
    assert found["start"] == found["draws"] == "open"


def test_a_tile_drawn_twice_is_found_even_if_most_plies_are_secret() -> None:
    own = next(text for text in SEEN_BY_1["record"]["moves"] if text.startswith("tile:") and "?" not in text)
    forged = with_value(SEEN_BY_1, ("record", "moves"), [*SEEN_BY_1["record"]["moves"], own])
    assert failed(forged) == {"tiles"}


def test_an_own_tile_without_a_proof_is_found() -> None:
    own = next(text for text in SEEN_BY_1["record"]["moves"] if text.startswith("tile:") and "?" not in text)
    rest = [proof for proof in SEEN_BY_1["proof"]["proofs"] if proof["tile"] != own.removeprefix("tile:")]
    assert failed(with_value(SEEN_BY_1, ("proof", "proofs"), rest)) == {"tiles"}


def test_an_exposed_tile_without_a_proof_is_found() -> None:
    answer = answer_of(RUNNING)
    exposed = next(slot.tile for row in RUNNING.end.rows for slot in row if slot.exposed and slot.since == 0)
    rest = [proof for proof in answer["proof"]["proofs"] if proof["tile"] != exposed]
    assert failed(with_value(answer, ("proof", "proofs"), rest)) == {"tiles"}


def test_proofs_in_a_game_without_hidden_tiles_are_found() -> None:
    answer = answer_of(game("anaconda"))
    assert failed(with_value(answer, ("proof", "root"), "0" * 64)) == {"root"}


@pytest.mark.parametrize("reason", ["resigned", "forfeited"])
def test_a_score_that_does_not_come_from_the_plies_is_left_open(reason: str) -> None:
    whole = replace(proof_of(RUNNING, "host"), salt=SALT, seed=SEED)
    record = replace(record_of(RUNNING), seed=RUNNING.seed, start=None, result={"reason": reason, "score": {}})
    found = statuses(verify(RUNNING.entry, record, whole))
    assert found.pop("score") == "open"
    assert set(found.values()) == {"ok"}
    over = replace(record_of(DAVINCI), result={"reason": reason, "score": {}})
    assert statuses(verify(DAVINCI.entry, over, proof_of(DAVINCI)))["score"] == "failed"


def test_plies_that_the_clock_made_are_allowed_where_a_player_was_to_move() -> None:
    def judged_with(*plies: int) -> str:
        record = replace(record_of(DAVINCI), stand_ins=tuple(StandIn(ply, "hint") for ply in plies))
        return statuses(verify(DAVINCI.entry, record, proof_of(DAVINCI)))["stand_ins"]

    texts = record_of(DAVINCI).moves
    draw = next(ply for ply, text in enumerate(texts) if text.startswith("tile:"))
    guess = next(ply for ply, text in enumerate(texts) if text.startswith("guess:"))
    assert judged_with(guess) == "ok"
    assert judged_with(draw) == judged_with(guess, guess) == judged_with(len(texts)) == "failed"


@pytest.mark.parametrize("slug", list(CATALOG))
def test_random_moves_of_the_clock_follow_from_the_seed_and_others_do_not(clean_redis: str, slug: str) -> None:
    table = Table(clean_redis, slug, clock=Clock(1, 0, "random"))
    while table.show()["status"] == "running":
        table.now += 60
    record, proof = table.sessions.record(table.entry, table.call())
    played = game(slug)
    ours = replace(record_of(played), stand_ins=tuple(StandIn(ply, "random") for ply in players_of(played)))

    assert len(record.stand_ins) > 2
    assert set(statuses(verify(table.entry, record, proof)).values()) == {"ok"}
    assert statuses(verify(played.entry, ours, proof_of(played)))["stand_ins"] == "failed"


def players_of(played: Played) -> list[int]:
    """The plies that players made."""
    return [ply for ply, (state, _) in enumerate(played.plies) if played.entry.game.to_move(state) >= 0]


def test_a_record_without_a_proof_is_checked_by_the_rules_only() -> None:
    assert statuses(verify(DAVINCI.entry, record_of(DAVINCI), None)) == {"plies": "ok", "score": "ok", "proof": "open"}


def test_the_seed_of_the_game_is_not_told_before_the_end() -> None:
    """Else whoever reads a running game could repeat every draw to come."""
    for reader in ("host", None, 0, 1, 2):
        text = json.dumps(answer_of(RUNNING, reader))
        assert SEED not in text
        assert RUNNING.seed not in text
        assert SALT not in text
    assert combined(SEED, RUNNING.entropy or ()) == RUNNING.seed


# The command ----------------------------------------------------------------------------------------------------------


def run(*arguments: object, given: str | None = None) -> Result:
    return CliRunner().invoke(main, ["verify", *map(str, arguments)], input=given, catch_exceptions=False)


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str, Any], Path]:
    """A function that writes an answer to a file."""

    def write(name: str, answer: Any) -> Path:
        (tmp_path / name).write_text(answer if isinstance(answer, str) else json.dumps(answer), encoding="utf-8")
        return tmp_path / name

    return write


@GAMES
def test_the_command_prints_a_line_for_each_check(slug: str, file: Callable[[str, Any], Path]) -> None:
    result = run(file("answer.json", answer_of(game(slug))))
    assert result.exit_code == 0
    assert all(line.startswith("ok      ") for line in result.stdout.splitlines())
    assert "Seed and salt match the commitment." in result.stdout


def test_the_command_says_what_waits_for_the_end() -> None:
    result = run("-", given=json.dumps(SEEN_BY_1))
    assert result.exit_code == 0
    words = {line.split()[1].rstrip(":"): line.split()[0] for line in result.stdout.splitlines()}
    assert words == dict.fromkeys([*SECRET, "plies"], "later") | {"proofs": "ok", "tiles": "ok"}


def test_the_command_fails_when_one_check_has_failed() -> None:
    forged = with_value(OVER, ("proof", "backs", "rows"), OVER["proof"]["backs"]["rows"][::-1])
    result = run("-", given=json.dumps(forged))
    assert result.exit_code == 1
    assert [line for line in result.stdout.splitlines() if not line.startswith("ok ")] == [
        "FAILED  backs: The tiles on the table are not those that the plies put there."
    ]


def test_the_command_prints_json_on_demand() -> None:
    result = run("--json", "-", given=json.dumps(OVER))
    assert {(check["name"], check["status"]) for check in json.loads(result.stdout)} >= {
        ("plies", "ok"),
        ("root", "ok"),
    }


def test_the_command_reads_a_record_without_a_proof() -> None:
    result = run("-", given=json.dumps(OVER["record"]))
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["ok", "ok", "open"]


def test_one_bad_file_of_several_is_named(file: Callable[[str, Any], Path]) -> None:
    good, bad = file("good.json", OVER), file("bad.json", {"record": {"game": "chess"}})
    result = run(bad, good)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"Error: {bad}: The record is of no ruleset")
    assert all(line.startswith(f"{good}: ok") for line in result.stdout.splitlines())


@pytest.mark.parametrize("around", [dict, lambda receipt: {"final": True, "receipt": receipt}])
def test_whoever_gives_a_receipt_is_told_where_receipts_are_checked(around: Callable[..., dict[str, Any]]) -> None:
    result = run("-", given=json.dumps(around({"payload": {"game": "anaconda"}, "key": "0", "signature": "x"})))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "Error: That is a receipt; `regelwerk receipt verify FILE --keys KEYS` checks it.\n"


@pytest.mark.parametrize(
    "content",
    ["", "1. roll:III,IV *", "{", "[]", "{}", '{"record": 7}', '{"record": {"game": ["davinci"]}}'],
)
def test_what_is_no_answer_is_refused_with_a_message(content: str) -> None:
    result = run("-", given=content)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")


def test_a_proof_that_does_not_match_the_api_is_refused_with_every_fault() -> None:
    forged = with_value(with_value(OVER, ("proof", "root"), "no hash"), ("proof", "proofs", 0, "back"), -1)
    result = run("-", given=json.dumps(forged))
    assert result.exit_code == 1
    assert "#/root" in result.stderr
    assert "#/proofs/0/back" in result.stderr
