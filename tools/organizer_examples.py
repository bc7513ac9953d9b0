"""The examples of standings and pairings: a small event of which every table tells its result in another form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask.testing import FlaskClient

Example = dict[str, Any]

_RECORD = ["roll:III,IV", "III=7,IV=4", "V=8@III", "IV=9@V", "III=1@IV", "V=2@III", "IV=3@V"]
_SCORE = {"final": True, "seats": [{"seat": 0, "points": 12, "place": 2}, {"seat": 1, "points": 30, "place": 1}]}


def event() -> Any:
    """Five players after two rounds."""
    people = {"ada": "Ada", "ben": "Ben", "cleo": "Cleo", "dan": "Dan", "eve": "Eve"}
    sheet = {"players": 2, "rounds": [{"loser": 1}, {"loser": 0}, {"loser": 1}]}
    first = [
        {"table": 1, "game": "anaconda", "seats": ["ada", "ben"], "result": {"record": {"moves": _RECORD}}},
        {"table": 2, "game": "numerus", "seats": ["cleo", "dan"], "result": {"score": _SCORE}},
    ]
    second = [
        {"table": 1, "game": "anaconda", "seats": ["dan", "ada"], "result": {"sheet": sheet}},
        {"table": 2, "game": "numerus", "seats": ["ben", "eve"], "result": {"points": [21, 21]}},
    ]
    return {
        "players": [{"id": key, "name": name} for key, name in people.items()],
        "rounds": [
            {"number": 1, "tables": first, "byes": ["eve"]},
            {"number": 2, "tables": second, "byes": ["cleo"]},
        ],
        "tie_breaks": ["points", "direct_encounter", "buchholz", "lots"],
        "seed": "example",
    }


def correction() -> Any:
    """What the arbiter wants to put right."""
    change = {"game": "numerus", "round": 2, "table": 2, "result": {"points": [21, 12]}}
    note = {"at": "2026-11-30T12:00:00Z", "by": "The arbiter", "reason": "Digits were exchanged on the sheet."}
    return {"number": 1, **note, "change": change}


def organizer_story(client: FlaskClient, fixed: Callable[[Any], Any]) -> dict[str, list[Example]]:
    """Standings with a preview, the next round, and that round checked as it is and spoilt.

    `fixed` puts fixed values in the place of what changes from run to run.
    """
    order = {**event(), "method": "swiss", "game": "anaconda", "sizes": [2]}
    answer: Any = client.post("/v1/tournaments/pairings", json=order).json
    paired = answer["rounds"][0]
    tables = [{name: table[name] for name in ("table", "game", "seats")} for table in paired["tables"]]
    proposed = {"tables": tables, "byes": [bye["player"] for bye in paired["byes"]]}
    spoilt = {
        "tables": [{**tables[0], "seats": ["ada", "ben"]}, {**tables[1], "seats": ["cleo", "dan"]}],
        "byes": ["eve"],
    }
    plan = {"players": event()["players"], "method": "round_robin", "game": "davinci", "rounds_to_plan": 5}
    contradiction = {**event(), "rounds": [{**event()["rounds"][0], "byes": ["ada"]}]}
    asked = {
        "tournament_standings": [
            ("preview", "An event, and what a correction would change", {**event(), "preview": [correction()]}),
            ("contradiction", "Somebody with a table and a bye, and somebody with neither", contradiction),
        ],
        "tournament_pairings": [
            ("swiss", "The third round by points", order),
            ("round_robin", "A plan in which everybody meets everybody", plan),
        ],
        "tournament_pairings_check": [
            ("good", "The pairing of the service", {**order, "round": proposed}),
            ("spoilt", "A pairing in which players meet again without need", {**order, "round": spoilt}),
        ],
    }
    return {name: [_told(client, fixed, name, *one) for one in several] for name, several in asked.items()}


def _told(client: FlaskClient, fixed: Callable[[Any], Any], operation: str, *about: Any) -> Example:
    name, summary, body = about
    path = operation.removeprefix("tournament_").replace("_", "/")
    answer = client.post(f"/v1/tournaments/{path}", json=body)
    return {"name": name, "summary": summary, "body": body, "status": answer.status_code, "answer": fixed(answer.json)}
