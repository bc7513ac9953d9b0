from typing import Literal

ReceiptViolationCode = Literal[
    "bad_signature",
    "key_not_in_use",
    "record_differs",
    "rules_unknown",
    "score_differs",
    "unknown_key",
    "unknown_version",
]

RECEIPT_VIOLATION_CODE_VALUES: set[ReceiptViolationCode] = {
    "bad_signature",
    "key_not_in_use",
    "record_differs",
    "rules_unknown",
    "score_differs",
    "unknown_key",
    "unknown_version",
}


def check_receipt_violation_code(value: str) -> ReceiptViolationCode:
    if value in RECEIPT_VIOLATION_CODE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {RECEIPT_VIOLATION_CODE_VALUES!r}")
