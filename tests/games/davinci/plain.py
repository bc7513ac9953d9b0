"""The rules once more, as plainly as possible: one mutable table, moves as texts, tiles as pairs of number and colour.

Written from the rules text alone, to compare the ruleset with. A tile is `(number, colour)`; a joker's number is `-`.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

Tile = tuple[int | str, str]


def tile(text: str) -> Tile:
    return (text[1:] if text[1:] == "-" else int(text[1:])), text[0]


def text(one: Tile) -> str:
    return f"{one[1]}{one[0]}"


def sorted_row(tiles: list[Tile]) -> bool:
    numbers = [one for one in tiles if one[0] != "-"]
    return numbers == sorted(numbers)


def places(row: list[Tile], new: Tile) -> list[int]:
    """Try them all."""
    return [i for i in range(len(row) + 1) if sorted_row([*row[:i], new, *row[i:]])]


class Table:
    """A round in progress."""

    def __init__(self, options: dict[str, Any], hands: list[list[str]], pool: list[str]) -> None:
        self.options = options
        self.hands = [[tile(one) for one in hand] for hand in hands]
        self.pool = [tile(one) for one in pool]
        self.open: set[Tile] = set()
        self.out: list[int] = []
        self.hits = [0] * len(hands)
        self.codes = [0] * len(hands)
        self.clue: Tile | None = None
        self.clue_lies_in_row = False
        self.staked: Tile | None = None
        self.colour = ""
        self.lucky = False
        self.winner: int | None = None
        self.mover = 0
        self.todo = "return" if options["draw_extra"] else "arrange" if options["jokers"] else "turn"
        if self.todo == "turn":
            self.start_turn(options["first_player"])

    def hidden(self, seat: int) -> list[Tile]:
        return [one for one in self.hands[seat] if one not in self.open]

    def start_turn(self, seat: int) -> None:
        while not self.hidden(seat):
            seat = (seat + 1) % len(self.hands)
        self.mover, self.clue, self.staked, self.lucky, self.clue_lies_in_row = seat, None, None, False, False
        stakes = self.options["empty_pool_penalty"] == "stake_before"
        self.todo = "draw" if self.pool else "stake" if stakes else "guess"

    def moves(self) -> list[str]:  # noqa: PLR0911 - one line per thing to do
        """Every legal move as it is listed, in any order."""
        hand = self.hands[self.mover]
        own = [i for i, one in enumerate(hand) if one not in self.open]
        match self.todo:
            case "return":
                return [f"return:{i}" for i in range(len(hand))]
            case "arrange":
                jokers = sorted((one for one in hand if one[0] == "-"), key=text)
                ways = permutations(range(len(hand)), len(jokers))
                said = [",".join(f"{text(j)}@{i}" for j, i in zip(jokers, way, strict=True)) for way in ways]
                return [f"arrange:{one}" if one else "arrange" for one in said]
            case "draw":
                return sorted({f"draw:{one[1]}" for one in self.pool})
            case "tile":
                return [f"tile:{text(one)}" for one in self.pool if one[1] == self.colour]
            case "insert":
                assert self.clue
                return [f"insert@{i}" for i in places(hand, self.clue)]
            case "stake" | "reveal":
                return [f"{self.todo}:{i}" for i in own]
            case "guess":
                return self.guesses_and_stops()
        return []

    def guesses_and_stops(self) -> list[str]:
        aside = self.clue is not None and not self.clue_lies_in_row
        choice = places(self.hands[self.mover], self.clue) if aside and self.clue else []
        ends = [f"@{i}" for i in choice] if len(choice) > 1 else [""]
        values = [*map(str, range(12)), *(["-"] if self.options["jokers"] else [])]
        said = [
            f"guess:{seat}.{i}={value}"
            for seat, hand in enumerate(self.hands)
            if seat != self.mover
            for i, one in enumerate(hand)
            if one not in self.open
            for value in values
        ]
        return [f"{one}{end}" for one in [*said, *(["stop"] if self.lucky else [])] for end in ends]

    def play(self, move: str) -> None:
        """Make a move as it is listed."""
        kind, _, rest = (
            move.replace("@", ":", 1).partition(":") if move[:4] in ("stop", "inse") else move.partition(":")
        )
        getattr(self, f"do_{kind}")(rest)

    def do_return(self, rest: str) -> None:
        self.pool.append(self.hands[self.mover].pop(int(rest)))
        self.pass_on("arrange" if self.options["jokers"] else "turn")

    def do_arrange(self, rest: str) -> None:
        hand = self.hands[self.mover]
        numbers = iter(one for one in hand if one[0] != "-")
        at = {int(item.split("@")[1]): tile(item.split("@")[0]) for item in rest.split(",") if item}
        self.hands[self.mover] = [at[i] if i in at else next(numbers) for i in range(len(hand))]
        self.pass_on("turn")

    def pass_on(self, after: str) -> None:
        self.mover += 1
        if self.mover == len(self.hands):
            self.mover, self.todo = 0, after
            if after == "turn":
                self.start_turn(self.options["first_player"])

    def do_draw(self, rest: str) -> None:
        self.colour, self.todo = rest, "tile"

    def do_tile(self, rest: str) -> None:
        self.clue = tile(rest)
        self.pool.remove(self.clue)
        self.todo = "insert" if self.options["clue_tile"] == "insert_on_draw" else "guess"

    def do_insert(self, rest: str) -> None:
        assert self.clue
        self.hands[self.mover].insert(int(rest), self.clue)
        self.clue_lies_in_row, self.todo = True, "guess"

    def do_stake(self, rest: str) -> None:
        self.staked, self.todo = self.hands[self.mover][int(rest)], "guess"

    def do_stop(self, rest: str) -> None:
        self.put_clue(rest)
        self.start_turn((self.mover + 1) % len(self.hands))

    def put_clue(self, place: str) -> None:
        if self.clue and not self.clue_lies_in_row:
            hand = self.hands[self.mover]
            hand.insert(int(place) if place else places(hand, self.clue)[0], self.clue)

    def do_guess(self, rest: str) -> None:
        target, _, said = rest.partition("=")
        seat, position = map(int, target.split("."))
        value, _, place = said.partition("@")
        meant = self.hands[seat][position]
        if str(meant[0]) == value:
            self.right(seat, meant)
        else:
            self.wrong(place)

    def right(self, seat: int, meant: Tile) -> None:
        self.open.add(meant)
        self.hits[self.mover] += 1
        self.lucky = True
        if not self.hidden(seat):
            self.out.append(seat)
            self.codes[self.mover] += 1
            self.end_if_one_is_left()

    def wrong(self, place: str) -> None:
        if self.clue:
            self.put_clue(place)
            self.open.add(self.clue)
        elif self.staked:
            return self.pay(self.staked)
        elif self.options["empty_pool_penalty"] == "choose_after":
            self.todo = "reveal"
            return None
        return self.start_turn((self.mover + 1) % len(self.hands))

    def do_reveal(self, rest: str) -> None:
        self.pay(self.hands[self.mover][int(rest)])

    def pay(self, own: Tile) -> None:
        self.open.add(own)
        if not self.hidden(self.mover):
            self.out.append(self.mover)
            self.end_if_one_is_left()
        if self.winner is None:
            self.start_turn((self.mover + 1) % len(self.hands))

    def end_if_one_is_left(self) -> None:
        left = [seat for seat in range(len(self.hands)) if self.hidden(seat)]
        if len(left) == 1:
            self.winner, self.todo = left[0], "over"

    def points(self) -> list[int]:
        """The score of a round that is over."""
        assert self.winner is not None
        if self.options["scoring"] == "plain":
            return [int(seat == self.winner) for seat in range(len(self.hands))]
        points = [hits + 3 * codes for hits, codes in zip(self.hits, self.codes, strict=True)]
        kept = [*self.hidden(self.winner)]
        kept += [self.clue] if self.clue and self.clue not in self.hands[self.winner] else []
        kept += self.pool if self.options["bonus_source"] == "winner_hidden_plus_pool" else []
        points[self.winner] += 5 + sum(one[0] for one in kept if isinstance(one[0], int))
        return points
