"""What the vectors of each kind ask."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from itertools import chain
from typing import Any

import orjson

from schemas.common import kept
from service.catalog import Entry
from service.chance import Stream
from service.conformance.reference import answer, possible
from service.game import CHANCE, Violations
from service.operations import move_violations, viewed_by_mover
from tools.vector_examples import EVERYWHERE, hand_made
from tools.vector_faults import covering, faulty
from tools.vector_play import Games, Ply

Input = dict[str, Any]
_PARTS = ("0", "1", "2", "4", "5", "7", "9", "11", "12", "24", "48", "*", "III", "IV", "V")
_LARGE = 3_000
_DEEP = 9


def inputs(entry: Entry) -> Mapping[str, list[Input]]:
    """The questions of a ruleset, by kind."""
    games = Games(entry)
    hidden = entry.game.INFO.information == "hidden"
    found = {
        "position": list(positions(games)),
        "legal_moves": [{"state": dumped(games, state)} for state in listed(games)],
        "count": list(counts(games)),
        "illegal": list(illegal(games)),
        "invalid_state": [*invalid_setups(games), *invalid_states(games), *invalid_sheets(games)],
        "apply": [{"state": dumped(games, ply.state), "move": text(games, ply.move)} for ply in applied(games)],
        "score": list(scores(games)),
        "record": list(records(games)),
        "chance": list(chances(games)),
    }
    if hidden:
        found["illegal"] += foreign(games)
        found["invalid_state"] += invalid_views(games)
        found |= {"posterior": list(posteriors(games)), "view": list(views(games))}
    return {kind: once_each(asked) for kind, asked in found.items()}


def once_each(asked: list[Input]) -> list[Input]:
    """The inputs without those that have come before."""
    return list({orjson.dumps(given): given for given in asked}.values())


def dumped(games: Games, state: Any) -> Any:
    """A state as JSON."""
    return kept(games.entry.schemas.state).dump(state)


def text(games: Games, move: Any) -> str:
    """A move as text."""
    return games.game.format_move(move)


def positions(games: Games) -> Iterator[Input]:
    """A state of some games, as text and as an object in turn."""
    for number, game in enumerate(games.played[::2]):
        (ply,) = games.some(f"position|{number}", game, 1)
        yield {"state": dumped(games, ply.state)} if number % 2 else {"position": games.game.format_position(ply.state)}


def listed(games: Games) -> list[Any]:
    """The examples of the rules, and states of all games at random."""
    some = [ply.state for number, game in enumerate(games.played) for ply in games.some(f"legal|{number}", game, 1)]
    return list(dict.fromkeys([*games.examples, *some, *(ply.state for ply in games.some("legal", games.plies, 24))]))


def counts(games: Games) -> Iterator[Input]:
    """The deepest count that is not too large, from the beginning and from states on the way."""
    listable = [ply for ply in games.plies if possible(games.game, ply.state)]
    starts = [listable[0], *games.some("count", listable, 7)]
    for ply in starts:
        state = dumped(games, ply.state)
        asked = [{"state": state, "plies": plies} for plies in range(1, _DEEP)]
        small = next((index for index, given in enumerate(asked) if _series(games, given) > _LARGE), len(asked)) or 1
        yield asked[small - 1]


def _series(games: Games, given: Input) -> int:
    return int(answer(games.entry, "count", given)["count"])


def illegal(games: Games) -> Iterator[Input]:
    """Moves of other moments, and texts like them, until every rule of moves has been broken."""
    moves = [*games.texts, *variants(games)]
    tried = (
        ((ply.state, move), codes(move_violations(games.game, ply.state, games.game.parse_move(move))))
        for number, ply in enumerate(games.some("illegal", games.plies, 300))
        for move in games.some(f"illegal|{number}", moves, 40)
    )
    everywhere = (
        ((ply.state, move), codes(move_violations(games.game, ply.state, games.game.parse_move(move))))
        for ply in games.plies
        for move in EVERYWHERE.get(games.slug, ())
    )
    yield from ({"state": dumped(games, state), "move": move} for state, move in covering(chain(everywhere, tried), 60))


def foreign(games: Games) -> Iterator[Input]:
    """Moves judged from the view of the seat to move, and of another one."""
    schema = kept(games.entry.schemas.view)
    for ply in games.some("foreign", [ply for ply in games.plies if games.game.to_move(ply.state) >= 0], 3):
        mover, seats = games.game.to_move(ply.state), games.game.players(games.game.setup_of(ply.state))
        for seat in (mover, (mover + 1) % seats):
            yield {"view": schema.dump(games.game.view(ply.state, seat)), "move": text(games, ply.move)}


def variants(games: Games) -> list[str]:
    """Readable texts like those of moves, with another number or die in one place."""
    found = []
    forms = [form.example for form in games.game.INFO.move_forms]
    for number, like in enumerate(forms * 4 + games.some("variants", games.texts, 80)):
        draw = games.stream(f"variant|{number}")
        for _ in range(5):
            with suppress(ValueError):
                found.append(games.game.format_move(games.game.parse_move(_varied(like, draw))))
    return sorted(set(found))


def _varied(like: str, draw: Stream) -> str:
    parts = re.split(r"([0-9]+|[IV]+|\*)", like)
    if len(parts) > 1:
        at = 1 + 2 * draw.below(len(parts) // 2)
        parts[at] = _PARTS[draw.below(len(_PARTS))]
    return "".join(parts)


def codes(violations: Violations) -> list[str]:
    """The codes of violations, each once."""
    return sorted({violation.code for violation in violations})


def invalid_setups(games: Games) -> Iterator[Input]:
    """Setups whose options contradict each other."""
    yield from _invalid(games, "setup", [full_setup(games, setup) for setup in games.setups], 1_000, 20)


def full_setup(games: Games, setup: Any) -> Any:
    """A setup with every option."""
    schema = kept(games.entry.schemas.setup)
    return schema.dump(schema.load(setup))


def invalid_states(games: Games) -> Iterator[Input]:
    """States with one or two changes."""
    good = [dumped(games, ply.state) for ply in games.some("states", games.plies, 200)]
    yield from _invalid(games, "state", good, 8_000, 40)


def invalid_views(games: Games) -> Iterator[Input]:
    """Views with one or two changes."""
    yield from _invalid(games, "view", [given["view"] for given in seen(games, 120)], 5_000, 20)


def invalid_sheets(games: Games) -> Iterator[Input]:
    """Sheets with one or two changes."""
    yield from _invalid(games, "sheet", [dict(games.entry.schemas.sheet_example)], 3_000, 20)


def _invalid(games: Games, name: str, good: Sequence[Any], tries: int, most: int) -> Iterator[Input]:
    def found(value: Any) -> list[str]:
        return list(answer(games.entry, "invalid_state", {name: value})["violations"])

    changed = faulty(list(good), found, games.stream(f"faulty|{name}"), tries)
    by_hand = ((value, found(value)) for value in hand_made(games.entry, name))
    yield from ({name: value} for value in covering(chain(by_hand, changed), most))


def applied(games: Games) -> list[Ply]:
    """Plies of every form of move, and others at random."""
    plies = [ply for ply in games.plies if ply.move is not None]
    chosen = games.some("apply", plies, 24)
    for form in games.game.INFO.move_forms:
        like = [ply for ply in plies if re.fullmatch(form.pattern, text(games, ply.move))]
        chosen += games.some(f"apply|{form.name}", like, 3)
    return list(dict.fromkeys(chosen))


def scores(games: Games) -> Iterator[Input]:
    """The ends of all games, some states on the way, and sheets."""
    for ply in [*(game[-1] for game in games.played[::2]), *games.some("score", games.plies, 8)]:
        yield {"state": dumped(games, ply.state)}
    good = dict(games.entry.schemas.sheet_example)
    yield {"sheet": good}
    tried = faulty([good], lambda sheet: _sheet_faults(games, sheet), games.stream("sheets"), 400)
    yield from games.some("sheets", [{"sheet": sheet} for sheet, wrong in tried if not wrong and sheet != good], 10)


def _sheet_faults(games: Games, sheet: Any) -> list[str]:
    return list(answer(games.entry, "invalid_state", {"sheet": sheet})["violations"])


def records(games: Games) -> Iterator[Input]:
    """The recorded games whole, and each once with a ply that is missing, in the wrong place or unreadable."""
    for number, record in enumerate(games.records):
        yield {"record": record}
        draw, moves = games.stream(f"record|{number}"), list(record["moves"])
        at = draw.below(len(moves) - 1)
        wrong = [
            moves[:at] + moves[at + 1 :],
            [*moves[:at], moves[at + 1], *moves[at:]],
            [*moves[:at], "no move", *moves[at:]],
        ]
        broken = [{"record": {**record, "moves": wrong[(number + turn) % 3]}} for turn in range(3)]
        # Some games can do without a ply.
        yield next(given for given in broken if not answer(games.entry, "record", given)["valid"])


def chances(games: Games) -> Iterator[Input]:
    """Deals of all setups, and draws on the way."""
    for number, setup in enumerate(games.setups):
        yield {"setup": full_setup(games, setup), "seed": f"seed-{number}"}
    waiting = [ply for ply in games.plies if games.game.to_move(ply.state) == CHANCE]
    for number, ply in enumerate(games.some("chance", waiting, 20)):
        yield {"state": dumped(games, ply.state), "seed": f"Würfel {number}"}


def views(games: Games) -> Iterator[Input]:
    """What each seat, and a spectator, may know."""
    for number, ply in enumerate(games.some("views", games.plies, 24)):
        seats = games.game.players(games.game.setup_of(ply.state))
        yield {"state": dumped(games, ply.state), "seat": (None, *range(seats))[number % (seats + 1)]}


def seen(games: Games, most: int) -> Iterator[Input]:
    """Views of the seats to move."""
    schema = kept(games.entry.schemas.view)
    for ply in games.some("seen", games.plies, most):
        yield {"view": schema.dump(viewed_by_mover(games.game, ply.state))}


def posteriors(games: Games) -> Iterator[Input]:
    """Views late in games, under every model; and changed ones that nothing hidden can explain."""
    late = [ply for game in games.played for ply in game[-12:-1]]
    schema = kept(games.entry.schemas.view)
    views = [schema.dump(viewed_by_mover(games.game, ply.state)) for ply in games.some("posterior", late, 24)]
    models = ("deal", "history", "worlds")
    for number, view in enumerate(views):
        yield {"view": view, "model": models[number % 3], "no_self_guess": number % 2 == 1}
    yield from _contradictions(games, late)


def _contradictions(games: Games, late: list[Ply]) -> Iterator[Input]:
    """Late views in which an own hidden tile has another name: now and then it is what others must have."""
    schema, options = kept(games.entry.schemas.view), {"model": "deal", "no_self_guess": True}

    def found(view: Any) -> list[str]:
        if games.game.check_view(schema.load(view)):
            return []
        return list(answer(games.entry, "posterior", {"view": view, **options}).get("violations", ()))

    views = (schema.dump(viewed_by_mover(games.game, ply.state)) for ply in games.some("contradictions", late, 200))
    changed = ((view, found(view)) for seen in views for view in _renamed(seen))
    yield from ({"view": view, **options} for view in covering(changed, 6))


def _renamed(view: Any) -> Iterator[Any]:
    own = [] if view["seat"] is None else view["rows"][view["seat"]]
    for index, slot in enumerate(own):
        for number in () if slot["exposed"] else range(12):
            copy = deepcopy(view)
            copy["rows"][view["seat"]][index]["tile"] = f"{slot['tile'][0]}{number}"
            yield copy
