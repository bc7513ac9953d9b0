from typing import Literal

NumerusSoloHintProof = Literal["bounded", "exact", "heuristic"]

NUMERUS_SOLO_HINT_PROOF_VALUES: set[NumerusSoloHintProof] = {
    "bounded",
    "exact",
    "heuristic",
}


def check_numerus_solo_hint_proof(value: str) -> NumerusSoloHintProof:
    if value in NUMERUS_SOLO_HINT_PROOF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_HINT_PROOF_VALUES!r}")
