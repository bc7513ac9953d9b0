"""Keys in files: the one that is signed with, and the public ones, also of earlier keys.

The private key is a file that only its owner can read. Public keys are a JSON Web Key Set, in the form that the service
tells them: `{"keys": [{"kty": "OKP", "crv": "Ed25519", "kid": ..., "x": ..., "not_before": ..., "retired_at": ...}]}`.
No message repeats what is in a file or in a variable.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import orjson
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from service.config import Config, SettingError, variable_of
from service.signing import KEY_BYTES, Keys, PublicKey, Signer, decoded, encoded

_MOST_BYTES: Final = 1 << 20
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_MOMENT: Final = re.compile(r"[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z")
_FORM: Final = "must hold an Ed25519 key: PEM (PKCS #8) without a password, or its 32 secret bytes in base64url"


def load(config: Config) -> Keys:
    """The keys that the settings name. Raises SettingError."""
    listed = {key.id: key for key in _listed(config.retired_keys)}
    if config.signing_key is None:
        return Keys(None, listed)
    try:
        private = read_private(Path(config.signing_key))
    except ValueError as wrong:
        raise SettingError(f"{variable_of('signing_key')}: {wrong}") from None
    own = Signer(private).public.id
    if own in listed and listed[own].retired_at is not None:
        raise SettingError(f"{variable_of('signing_key')}: {variable_of('retired_keys')} says that it is retired.")
    signer = Signer(private, listed[own].not_before if own in listed else None)
    return Keys(signer, {own: signer.public} | {name: key for name, key in listed.items() if name != own})


def read_private(path: Path) -> Ed25519PrivateKey:
    """The key in a file that nobody else can read. Raises ValueError."""
    data = _private_bytes(path)
    try:
        if not data.lstrip().startswith(b"-----BEGIN"):
            return Ed25519PrivateKey.from_private_bytes(decoded(data.decode("ascii").strip().rstrip("="), KEY_BYTES))
        private = load_pem_private_key(data, None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise ValueError(f"the file {_FORM}.") from None
    if not isinstance(private, Ed25519PrivateKey):
        raise ValueError(f"the file {_FORM}.")  # noqa: TRY004 - a fault of the file
    return private


def write_new(path: Path, not_before: str) -> PublicKey:
    """Make a key, write it into a new file that only this user can read; its public half. Raises OSError."""
    private = Ed25519PrivateKey.generate()
    pem = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(pem)
    return Signer(private, not_before).public


def told(key: PublicKey) -> dict[str, Any]:
    """A public key as a JSON Web Key."""
    form = {"kty": "OKP", "crv": "Ed25519", "kid": key.id, "x": encoded(key.raw)}
    return {**form, "not_before": key.not_before, "retired_at": key.retired_at}


def read_set(document: Any) -> tuple[PublicKey, ...]:
    """The keys of a JSON Web Key Set, each once. Raises ValueError."""
    if not isinstance(document, Mapping) or not isinstance(document.get("keys"), list):
        raise ValueError('must be a set of keys: {"keys": [...]}.')  # noqa: TRY004 - a fault of the file
    keys = tuple(_read(f"key {number}", entry) for number, entry in enumerate(document["keys"], 1))
    if len({key.id for key in keys}) != len(keys):
        raise ValueError("has a key twice.")
    return keys


def _read(name: str, entry: Any) -> PublicKey:
    """A public key from its JSON form."""
    if not isinstance(entry, Mapping) or (entry.get("kty"), entry.get("crv")) != ("OKP", "Ed25519"):
        raise ValueError(f"{name} must have kty OKP and crv Ed25519.")
    if "d" in entry:
        raise ValueError(f"{name} has a private part, which must stay secret.")
    try:
        moments = [_moment(entry.get(member)) for member in ("not_before", "retired_at")]
        key = PublicKey(decoded(str(entry.get("x")), KEY_BYTES), *moments)
    except ValueError as wrong:
        raise ValueError(f"{name}: {wrong}.") from None
    if entry.get("kid") not in (None, key.id):
        raise ValueError(f"{name} has another kid than {key.id}, which follows from x.")
    return key


def _moment(value: Any) -> str | None:
    if value is not None and (not isinstance(value, str) or _MOMENT.fullmatch(value) is None):
        raise ValueError("a moment is written like 2026-01-31T12:00:00Z")
    return value


def _listed(path: str | None) -> Iterable[PublicKey]:
    """The public keys that the settings list."""
    if path is None:
        return ()
    variable = variable_of("retired_keys")
    try:
        return read_set(orjson.loads(Path(path).read_bytes()))
    except OSError as error:
        raise SettingError(f"{variable}: the file cannot be read: {error.strerror}.") from None
    except orjson.JSONDecodeError:
        raise SettingError(f"{variable}: the file is not JSON.") from None
    except ValueError as wrong:
        raise SettingError(f"{variable}: the file {wrong}") from None


def _private_bytes(path: Path) -> bytes:
    """What is in a file of one's own. The open file is looked at, not its name, which can change in between."""
    try:
        with path.open("rb") as file:
            mode = os.fstat(file.fileno()).st_mode
            if not stat.S_ISREG(mode) or mode & _OTHERS:
                raise ValueError("must be a file that nobody but its owner can read or write (chmod 600).")
            return file.read(_MOST_BYTES)
    except OSError as error:
        raise ValueError(f"the file cannot be read: {error.strerror}.") from None
