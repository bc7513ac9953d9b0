"""Keys for the tests of receipts, in files as people have them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from service.config import Config
from service.signing import PublicKey, Signer, encoded

SEED = bytes(range(32))
OLD_SEED = bytes(range(32, 64))


def private(seed: bytes = SEED) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(seed)


def public(seed: bytes = SEED, *period: str | None) -> PublicKey:
    return PublicKey(private(seed).public_key().public_bytes_raw(), *period)


def signer(seed: bytes = SEED) -> Signer:
    return Signer(private(seed))


def secret_file(folder: Path, content: str | bytes = encoded(SEED), mode: int = 0o600, name: str = "key") -> Path:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    path.chmod(mode)
    return path


def set_file(folder: Path, *keys: Any, name: str = "keys.json") -> Path:
    path = folder / name
    path.write_text(json.dumps({"keys": list(keys)}), encoding="utf-8")
    return path


def config(signing_key: Path | None = None, retired_keys: Path | None = None, issuer: str = "Example") -> Config:
    given = {"REGELWERK_SIGNING_KEY": signing_key, "REGELWERK_RETIRED_KEYS": retired_keys, "REGELWERK_ISSUER": issuer}
    return Config.from_environment({name: str(value) for name, value in given.items() if value is not None})
