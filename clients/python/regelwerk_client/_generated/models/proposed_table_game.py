from typing import Literal

ProposedTableGame = Literal["anaconda", "davinci", "davinci-solo", "numerus", "numerus-solo"]

PROPOSED_TABLE_GAME_VALUES: set[ProposedTableGame] = {
    "anaconda",
    "davinci",
    "davinci-solo",
    "numerus",
    "numerus-solo",
}


def check_proposed_table_game(value: str) -> ProposedTableGame:
    if value in PROPOSED_TABLE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PROPOSED_TABLE_GAME_VALUES!r}")
