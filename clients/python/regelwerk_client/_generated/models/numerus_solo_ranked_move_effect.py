from typing import Literal

NumerusSoloRankedMoveEffect = Literal["attaches", "extends", "starts"]

NUMERUS_SOLO_RANKED_MOVE_EFFECT_VALUES: set[NumerusSoloRankedMoveEffect] = {
    "attaches",
    "extends",
    "starts",
}


def check_numerus_solo_ranked_move_effect(value: str) -> NumerusSoloRankedMoveEffect:
    if value in NUMERUS_SOLO_RANKED_MOVE_EFFECT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_RANKED_MOVE_EFFECT_VALUES!r}")
