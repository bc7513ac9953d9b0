from typing import Literal

NumerusSetupBoardType0 = Literal["eight", "square"]

NUMERUS_SETUP_BOARD_TYPE_0_VALUES: set[NumerusSetupBoardType0] = {
    "eight",
    "square",
}


def check_numerus_setup_board_type_0(value: str) -> NumerusSetupBoardType0:
    if value in NUMERUS_SETUP_BOARD_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SETUP_BOARD_TYPE_0_VALUES!r}")
