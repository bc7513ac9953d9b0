"""A made event, fixed by a seed: tables of one to four, all rulesets, all forms of results, byes and forfeits."""

from __future__ import annotations

import random
from itertools import pairwise

from schemas.requests import build
from service import operations
from service.catalog import CATALOG
from service.game import CHANCE, TERMINAL

SIZES = {"anaconda": (2, 3), "davinci": (2, 3, 4), "davinci-solo": (1,), "numerus": (2, 3, 4), "numerus-solo": (1,)}
TILES = [f"{colour}{number}" for number in range(12) for colour in "BW"]


def event(seed=0, players=64, rounds=6):
    """The event as the API takes it, without corrections."""
    dice = random.Random(seed)
    people = [
        {"id": f"p{number:02}", "name": f"Player {number}", "absent_from": rounds if number < players // 16 else None}
        for number in range(players)
    ]
    ids = [one["id"] for one in people]
    return {
        "players": people,
        "rounds": [one_round(dice, number, people, ids) for number in range(1, rounds + 1)],
        "scoring": {
            "by": "places",
            "scales": [{"seats": 1, "points": ["1/3"]}, {"seats": 4, "points": [3, "3/2", "0.5", 0]}],
            "bye": "1/2",
            "absent": 0,
            "forfeit": "-1/4",
        },
        "tie_breaks": [
            "points",
            "direct_encounter",
            "buchholz_cut_1",
            "buchholz_median",
            "buchholz",
            "sonneborn_berger",
            "wins",
            "best_round",
            "game_points",
            "lots",
        ],
        "seed": f"made {seed}",
    }


def one_round(dice, number, people, ids):
    here = [one["id"] for one in people if one["absent_from"] is None or number < one["absent_from"]]
    dice.shuffle(here)
    absent = [here.pop() for _ in range(dice.randrange(3))]
    byes = [here.pop() for _ in range(dice.randrange(3))]
    tables = []
    while here:
        game = dice.choice([game for game, sizes in SIZES.items() if min(sizes) <= len(here)])
        size = dice.choice([size for size in SIZES[game] if size <= len(here)])
        tables.append(table(dice, len(tables) + 1, game, [here.pop() for _ in range(size)]))
    return {"number": number, "tables": tables, "byes": byes, "absent": absent}


def table(dice, number, game, seats):
    one = {"table": number, "game": game, "seats": seats, "forfeits": []}
    fate = dice.random()
    if fate < 0.05:
        return {**one, "adjourned": True}
    if fate < 0.15:
        gone = dice.randrange(1, len(seats)) if len(seats) > 1 else 1
        one["forfeits"] = dice.sample(seats, gone)
        if len(seats) - gone < 2 and dice.random() < 0.5:
            return one
    return {**one, "result": result(dice, game, len(seats))}


def result(dice, game, seats):
    """A result in any form."""
    if game in ("anaconda", "davinci-solo") and dice.random() < 0.3:
        return {"record": record(dice, game, seats)}
    given = sheet(dice, game, seats)
    form = dice.choice(["points", "score", "sheet"])
    scored = score(game, {"sheet": given})
    if form == "points" and [seat["place"] for seat in scored["seats"]] == by_points(scored):
        return {"points": [seat["points"] for seat in scored["seats"]]}
    return {"score": scored} if form == "score" else {"sheet": given}


def by_points(scored):
    points = [seat["points"] for seat in scored["seats"]]
    return [1 + sum(other > mine for other in points) for mine in points]


def score(game, given):
    """What the service answers to `score`."""
    entry = CATALOG[game]
    wire = build(entry.game, entry.schemas)
    return wire.score().dump(operations.score(entry, wire.scored().load(given)))


def sheet(dice, game, seats):
    """A sheet without contradictions, of a game that is over."""
    rounds = dice.randrange(1, 4)
    if game == "anaconda":
        return {"players": seats, "rounds": [{"loser": dice.choice([None, *range(seats)])} for _ in range(rounds)]}
    if game == "davinci":
        won = [{"winner": dice.randrange(seats)} for _ in range(rounds)]
        if dice.random() < 0.5:
            return {"scoring": "plain", "players": seats, "rounds_to_play": rounds, "rounds": won}
        earned = [{"hits": dice.randrange(1, 4), "codes_exposed": 0} for _ in range(seats)]
        for one in won:
            one |= {"seats": earned, "unexposed": dice.sample(TILES, dice.randrange(1, 4))}
        return {"scoring": "tournament", "players": seats, "rounds_to_play": rounds, "rounds": won}
    if game == "davinci-solo":
        return {"rounds": [*[{"placed": 24}] * (rounds - 1), {"placed": dice.randrange(6, 24)}]}
    chips = list(range(1, 49))
    if game == "numerus":
        dice.shuffle(chips)
        hands = [sorted(chips[seat::seats]) for seat in range(seats)]
        return {"scoring": dice.choice(["longest", "tournament"]), "players": seats, "rounds": [{"collected": hands}]}
    cuts = [0, *sorted(dice.sample(range(2, 48, 2), 6)), 48]
    return {"rounds": [{"chains": [chips[start:end] for start, end in pairwise(cuts)]}]}


def record(dice, game, seats):
    """A game that is played at random to its end."""
    entry = CATALOG[game]
    rules = entry.game
    setup = entry.schemas.setup().load({"players": seats} if game == "anaconda" else {})
    seed = str(dice.randrange(10**9))
    state, moves = rules.initial_state(setup, seed), []
    while rules.to_move(state) != TERMINAL:
        by_chance = rules.to_move(state) == CHANCE
        move = operations.draw(rules, state, seed) if by_chance else dice.choice(list(rules.legal_moves(state)))
        moves.append(rules.format_move(move))
        state = rules.apply(state, move)
    return {"game": game, "setup": entry.schemas.setup().dump(setup), "seed": seed, "moves": moves}


def shuffled(made, dice):
    """The same event with every list in another order where the order says nothing."""
    made = {**made, "players": dice.sample(made["players"], len(made["players"]))}
    rounds = []
    for one in made["rounds"]:
        mixed = {key: dice.sample(one[key], len(one[key])) for key in ("tables", "byes", "absent")}
        rounds.append({**one, **mixed})
    return {**made, "rounds": dice.sample(rounds, len(rounds))}


def answered(client, path, body):
    """The answer of the service to a good request."""
    answer = client.post(f"/v1/tournaments/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json
