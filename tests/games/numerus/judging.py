"""What the tests of both rulesets share: violations in short, and what the sources can say."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from numerus import plain
from service.game import Violations

IN_ORDER = "deal:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,*," + ",".join(map(str, range(25, 49)))
"""The deal of the rules texts' examples."""
NUMBERS = (*range(1, 25), 0, *range(25, 49))
BOARDS = {
    "eight": ("eight", plain.EIGHT),
    "square": ("square", plain.SQUARE),
    "islands": (plain.names(plain.ISLANDS), plain.ISLANDS),
    "loose": (plain.names(plain.LOOSE), plain.LOOSE),
}
"""Name to the option `board` and the drawing."""
_CODE = re.compile("[a-z]+(?:_[a-z]+)+")


def codes(violations: Violations) -> list[str]:
    return [violation.code for violation in violations]


def faults(violations: Violations) -> set[tuple[str, str]]:
    return {(violation.code, violation.pointer) for violation in violations}


def played(game: Any, state: Any, *moves: str) -> Any:
    """The state after moves, each of which is legal."""
    for text in moves:
        move = game.parse_move(text)
        check = game.check_chance if game.is_chance(move) else game.check_move
        assert check(state, move) == (), text
        state = game.apply(state, move)
    return state


def playthrough(game: Any, setup: Any, seed: str) -> Iterator[Any]:
    """Every state of a random game."""
    dice, state = random.Random(seed), game.initial_state(setup, seed)
    yield state
    while moves := game.legal_moves(state):
        state = game.apply(state, dice.choice(moves))
        yield state


def counted(game: Any, state: Any, depth: int) -> int:
    """How many series of `depth` moves there are."""
    if depth == 0:
        return 1
    return sum(counted(game, game.apply(state, move), depth - 1) for move in game.legal_moves(state))


@cache
def anchors(game: ModuleType) -> set[str]:
    text = Path(str(game.__file__)).with_name("rules.md").read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def explained(game: ModuleType, violations: Violations) -> bool:
    """Whether every violation has a sentence and a place in the rules text."""
    return all(
        violation.rule.removeprefix(f"{game.INFO.slug}#") in anchors(game) and violation.detail.endswith(".")
        for violation in violations
    )


def codes_in(*packages: ModuleType) -> set[str]:
    """Every code of a violation that stands in the sources of packages."""
    found: set[str] = set()
    for package in packages:
        for path in Path(str(package.__file__)).parent.glob("*.py"):
            if path.name.startswith(("kernels", "solver")):
                continue  # they judge nothing
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                found |= set(_codes_of(node))
    return found


def _codes_of(node: ast.AST) -> Iterator[str]:
    """The first text of a call that makes a violation, and the second member of a rule in a table of rules."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("broken", "Violation", "fault", "partial"):
        candidates = node.args[:2]
    elif isinstance(node, ast.Tuple) and len(node.elts) == 3 and ast.unparse(node.elts[2]).startswith("say("):
        candidates = node.elts[1:2]
    else:
        return
    for value in candidates:
        if isinstance(value, ast.Constant) and isinstance(value.value, str) and _CODE.fullmatch(value.value):
            yield value.value
            return
