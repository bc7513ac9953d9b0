"""The words of a report, one set for each language; mypy and a test see that none is missing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """What a report says. Parts in braces are filled in; the mappings are by the names that the API uses."""

    # How numbers are written.
    decimal_mark: str
    percent: str

    # The page and its parts.
    many_games: str
    made_by: str
    facts: str
    result: str
    mistakes: str
    accuracy: str
    guesses: str
    moves: str
    figures: str

    # Facts.
    game: str
    rules: str
    setup: str
    seed: str
    start: str
    length: str
    plies: str
    judged_by: str
    solved: str
    nodes: str
    milliseconds: str
    unfinished: str
    ended_early: str
    reasons: Mapping[str, str]
    """Why games end early, as a record notes it."""
    endings: Mapping[str, str]
    """The same as sentences."""
    as_noted: str
    stand_in: str

    # Columns.
    place: str
    player: str
    seat: str
    chance: str
    points: str
    made_up_of: str
    ply: str
    move: str
    basis: str
    lost: str
    choices: str
    nothing_lost: str
    lost_per_choice: str
    proved_mistakes: str
    guess: str
    probability: str
    best_guess: str
    outcome: str
    right: str
    wrong: str
    bound: str
    interval: str
    depth: str
    end: str

    # Charts.
    course: Mapping[str, str]
    """The heading of the main chart, by what it shows."""
    about: Mapping[str, str]
    """How the main chart is to be read, by ruleset."""
    runs: str
    goes: str
    guess_told: str
    guesses_told: str
    outcome_mark: str
    numbered: str
    same_figures: str
    band: Mapping[str, str]

    # Mistakes.
    no_mistakes: str
    mistakes_about: str
    instead_of: str
    loss_told: Mapping[str, str]
    """By how sure the loss is."""
    position_before: str
    more_mistakes: str

    # Names.
    proof: Mapping[str, str]
    items: Mapping[str, str]
    """The lines of scores."""
    tags: Mapping[str, str]

    # Amounts.
    some_points: str
    one_point: str

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language; zeros at its end are left out."""
        text = f"{value:.{digits}f}"
        text = text.rstrip("0").rstrip(".") if "." in text else text
        return ("0" if text == "-0" else text).replace("-", "\u2212").replace(".", self.decimal_mark)

    def share(self, value: float) -> str:
        """A part of the whole, in percent; only what is nearly nothing or everything has decimals."""
        hundredths = value * 100
        digits = 0 if 1 <= hundredths <= 99 else 1
        return self.percent.format(number=self.number(hundredths, digits))

    def some(self, points: float) -> str:
        """So many points."""
        text = self.number(points, 1)
        return self.one_point if text == "1" else self.some_points.format(points=text)
