from typing import Literal

AnacondaHintProof = Literal["bounded", "exact", "heuristic"]

ANACONDA_HINT_PROOF_VALUES: set[AnacondaHintProof] = {
    "bounded",
    "exact",
    "heuristic",
}


def check_anaconda_hint_proof(value: str) -> AnacondaHintProof:
    if value in ANACONDA_HINT_PROOF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_HINT_PROOF_VALUES!r}")
