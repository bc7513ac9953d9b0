from typing import Literal

NumerusHintProof = Literal["bounded", "exact", "heuristic"]

NUMERUS_HINT_PROOF_VALUES: set[NumerusHintProof] = {
    "bounded",
    "exact",
    "heuristic",
}


def check_numerus_hint_proof(value: str) -> NumerusHintProof:
    if value in NUMERUS_HINT_PROOF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_HINT_PROOF_VALUES!r}")
