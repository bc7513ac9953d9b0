from typing import Literal

DaVinciHintEvidence = Literal["contradicted", "off", "used"]

DA_VINCI_HINT_EVIDENCE_VALUES: set[DaVinciHintEvidence] = {
    "contradicted",
    "off",
    "used",
}


def check_da_vinci_hint_evidence(value: str) -> DaVinciHintEvidence:
    if value in DA_VINCI_HINT_EVIDENCE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_HINT_EVIDENCE_VALUES!r}")
