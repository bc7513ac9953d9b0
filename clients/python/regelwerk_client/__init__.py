"""A client of Regelwerk, rules as a service: `Regelwerk("http://localhost:8000").anaconda.hint(state=...)`."""

from regelwerk_client import errors, models
from regelwerk_client._generated.types import UNSET, Unset
from regelwerk_client.client import AsyncRegelwerk, Regelwerk
from regelwerk_client.errors import ApiError, RegelwerkError

__all__ = [
    "UNSET",
    "ApiError",
    "AsyncRegelwerk",
    "Regelwerk",
    "RegelwerkError",
    "Unset",
    "errors",
    "models",
]
