from typing import Literal

AnacondaTwoPlayersOutcome = Literal["loss", "win"]

ANACONDA_TWO_PLAYERS_OUTCOME_VALUES: set[AnacondaTwoPlayersOutcome] = {
    "loss",
    "win",
}


def check_anaconda_two_players_outcome(value: str) -> AnacondaTwoPlayersOutcome:
    if value in ANACONDA_TWO_PLAYERS_OUTCOME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_TWO_PLAYERS_OUTCOME_VALUES!r}")
