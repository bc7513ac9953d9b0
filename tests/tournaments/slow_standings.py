"""Standings straight from the definitions, slowly and without the code of the service (but for lots and scores)."""

from __future__ import annotations

import hashlib
import hmac
from fractions import Fraction

from made_event import score

HALF = Fraction(1, 2)


def standings(made):
    """Place and values of every player: {id: (place, {tie_break: value})}."""
    facts = Facts(made)
    groups, values = [sorted(facts.ids)], {player: {} for player in facts.ids}
    for name in made["tie_breaks"]:
        parted = []
        for group in groups:
            for player in group:
                values[player][name] = getattr(facts, name)(player, group)
            for value in sorted({values[player][name] for player in group}, reverse=True):
                equal = [player for player in group if values[player][name] == value]
                parted.append(equal)
        groups = parted
    places, place = {}, 1
    for group in groups:
        for player in group:
            places[player] = place
        place += len(group)
    return {player: (places[player], values[player]) for player in facts.ids}


class Facts:
    def __init__(self, made):
        self.made = made
        self.ids = [player["id"] for player in made["players"]]
        self.rounds = sorted(made["rounds"], key=lambda one: one["number"])
        self.gone = {one["id"]: one["absent_from"] for one in made["players"]}
        self.scores = {
            (one["number"], table["table"]): scored(table)
            for one in self.rounds
            for table in one["tables"]
            if table.get("result")
        }

    def tables(self, player):
        """(round, table, scores by player) of every table where he sat."""
        for one in self.rounds:
            for table in one["tables"]:
                if player in table["seats"]:
                    yield one, table

    def played(self, player):
        """The tables that were really played, and the others who played them through."""
        for one, table in self.tables(player):
            stayed = [other for other in table["seats"] if other not in table["forfeits"]]
            if not table.get("adjourned") and player in stayed and (len(stayed) > 1 or len(table["seats"]) == 1):
                yield one, table, [other for other in stayed if other != player]

    def result(self, one, table, player, other):
        places = self.scores[(one["number"], table["table"])][1]
        mine, his = places[table["seats"].index(player)], places[table["seats"].index(other)]
        return Fraction(mine < his) + HALF * (mine == his)

    def table_points(self, one, table, player, others):
        scoring = self.made["scoring"]
        size = len(table["seats"])
        if size == 1:
            return Fraction("1/3")
        worth = [Fraction(size - place, size - 1) for place in range(1, size + 1)]
        for scale in scoring["scales"]:
            if scale["seats"] == size:
                worth = [Fraction(value) for value in scale["points"]]
        results = [self.result(one, table, player, other) for other in others]
        above, tied = results.count(0), results.count(HALF)
        shared = worth[above : above + tied + 1]
        return sum(shared) / len(shared)

    def round_points(self, player):
        """The points of every round that counts."""
        scoring = self.made["scoring"]
        really = {one["number"]: (table, others) for one, table, others in self.played(player)}
        for one in self.rounds:
            mine = [table for table in one["tables"] if player in table["seats"]]
            if player in one["byes"]:
                yield Fraction(scoring["bye"])
            elif not mine:
                yield Fraction(scoring["absent"])
            elif mine[0].get("adjourned"):
                continue
            elif player in mine[0]["forfeits"]:
                yield Fraction(scoring["forfeit"])
            elif one["number"] in really:
                yield self.table_points(one, *[really[one["number"]][0], player, really[one["number"]][1]])
            else:
                yield {2: Fraction(1), 3: Fraction(1), 4: Fraction(3)}[len(mine[0]["seats"])]

    def points(self, player, _=None):
        return sum(self.round_points(player), Fraction(0))

    def game_points(self, player, _):
        return Fraction(
            sum(
                self.scores[(one["number"], table["table"])][0][table["seats"].index(player)]
                for one, table, _ in self.played(player)
            )
        )

    def wins(self, player, _):
        return Fraction(
            sum(
                bool(others) and all(self.result(one, table, player, other) == 1 for other in others)
                for one, table, others in self.played(player)
            )
        )

    def best_round(self, player, _):
        return max(
            (self.table_points(one, table, player, others) for one, table, others in self.played(player)),
            default=Fraction(0),
        )

    def direct_encounter(self, player, group):
        for one in group:
            for other in group:
                if one != other and not any(other in others for _, _, others in self.played(one)):
                    return Fraction(0)
        total = Fraction(0)
        for other in group:
            if other != player:
                found = [
                    self.result(one, table, player, other)
                    for one, table, others in self.played(player)
                    if other in others
                ]
                total += sum(found) / Fraction(len(found))
        return total

    def _buchholz(self, player):
        """The summands of Buchholz."""
        really = {one["number"]: others for one, _, others in self.played(player)}
        for one in self.rounds:
            mine = [table for table in one["tables"] if player in table["seats"]]
            others = really.get(one["number"])
            if others:
                yield sum(self.points(other) for other in others) / len(others)
            elif others is None and not (mine and mine[0].get("adjourned")):
                yield self.points(player)

    def buchholz(self, player, _):
        return sum(self._buchholz(player), Fraction(0))

    def buchholz_cut_1(self, player, _):
        return sum(sorted(self._buchholz(player))[1:], Fraction(0))

    def buchholz_median(self, player, _):
        return sum(sorted(self._buchholz(player))[1:-1], Fraction(0))

    def sonneborn_berger(self, player, _):
        total = Fraction(0)
        for one, table, others in self.played(player):
            for other in others:
                total += self.result(one, table, player, other) * self.points(other) / len(others)
        return total

    def lots(self, player, _):
        """The first block of the stream; 2 to the 256 is a multiple of 2 to the 53."""
        block = hmac.new(self.made["seed"].encode(), f"lot|{player}|0".encode(), hashlib.sha256).digest()
        return Fraction(int.from_bytes(block) % 2**53)


def scored(table):
    """Points and places by seat."""
    result = table["result"]
    if "points" in result:
        points = result["points"]
        return points, [1 + sum(other > mine for other in points) for mine in points]
    found = result["score"] if "score" in result else score(table["game"], result)
    return [seat["points"] for seat in found["seats"]], [seat["place"] for seat in found["seats"]]
