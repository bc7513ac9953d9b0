from typing import Literal

NumerusSoloSetupBoardType0 = Literal["eight", "square"]

NUMERUS_SOLO_SETUP_BOARD_TYPE_0_VALUES: set[NumerusSoloSetupBoardType0] = {
    "eight",
    "square",
}


def check_numerus_solo_setup_board_type_0(value: str) -> NumerusSoloSetupBoardType0:
    if value in NUMERUS_SOLO_SETUP_BOARD_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_SETUP_BOARD_TYPE_0_VALUES!r}")
