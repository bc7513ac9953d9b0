from typing import Literal

NumerusSoloListedMoveEffect = Literal["attaches", "extends", "starts"]

NUMERUS_SOLO_LISTED_MOVE_EFFECT_VALUES: set[NumerusSoloListedMoveEffect] = {
    "attaches",
    "extends",
    "starts",
}


def check_numerus_solo_listed_move_effect(value: str) -> NumerusSoloListedMoveEffect:
    if value in NUMERUS_SOLO_LISTED_MOVE_EFFECT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_LISTED_MOVE_EFFECT_VALUES!r}")
