"""A client of Regelwerk, rules as a service: `Regelwerk("http://localhost:8000").anaconda.hint(state=...)`."""

from regelwerk_client import errors, models
from regelwerk_client._generated.types import UNSET, Unset
from regelwerk_client.batch import AsyncBatch, Batch, Pending
from regelwerk_client.client import AsyncRegelwerk, Regelwerk
from regelwerk_client.errors import ApiError, RegelwerkError
from regelwerk_client.receipts import verify_receipt
from regelwerk_client.verify import Check, verify

__all__ = [
    "UNSET",
    "ApiError",
    "AsyncBatch",
    "AsyncRegelwerk",
    "Batch",
    "Check",
    "Pending",
    "Regelwerk",
    "RegelwerkError",
    "Unset",
    "errors",
    "models",
    "verify",
    "verify_receipt",
]
