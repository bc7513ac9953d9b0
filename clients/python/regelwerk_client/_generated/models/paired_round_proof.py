from typing import Literal

PairedRoundProof = Literal["bounded", "exact"]

PAIRED_ROUND_PROOF_VALUES: set[PairedRoundProof] = {
    "bounded",
    "exact",
}


def check_paired_round_proof(value: str) -> PairedRoundProof:
    if value in PAIRED_ROUND_PROOF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PAIRED_ROUND_PROOF_VALUES!r}")
