"""Keys of receipts: what they sign, how they are read from files, which are refused, and that none gets out."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import stat
import subprocess
import traceback
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from cryptography.hazmat.primitives.asymmetric import ec, x25519
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
)
from edwards import ORDER, PRIME, encoded_point, small_order_points
from receipt_keys import OLD_SEED, SEED, config, private, public, secret_file, set_file, signer

from service.cli import main
from service.config import SettingError
from service.keys import load, read_set, told
from service.signing import PublicKey, Signer, decoded, encoded

# RFC 8032, section 7.1, tests 1 and 2.
RFC_8032 = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        (
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
            "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        ),
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        (
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ),
]


def refused(**files: Path) -> str:
    """The message with which settings are refused; neither it nor what led to it shows a secret."""
    with pytest.raises(SettingError) as error:
        load(config(**files))
    shown = "".join(traceback.format_exception(error.value))
    assert encoded(SEED) not in shown
    assert SEED.hex() not in shown
    return str(error.value)


def pem(key: Any, form: PrivateFormat = PrivateFormat.PKCS8, password: bytes | None = None) -> bytes:
    locked = NoEncryption() if password is None else BestAvailableEncryption(password)
    made: bytes = key.private_bytes(Encoding.PEM, form, locked)
    return made


@pytest.mark.parametrize(("secret", "known", "message", "signature"), RFC_8032)
def test_signatures_are_those_of_the_standard(secret: str, known: str, message: str, signature: str) -> None:
    made = Signer(private(bytes.fromhex(secret)))
    assert made.public.raw.hex() == known
    assert made.sign(bytes.fromhex(message)).hex() == signature
    assert made.public.has_signed(bytes.fromhex(message), bytes.fromhex(signature))
    assert made.public.id == hashlib.sha256(bytes.fromhex(known)).hexdigest()[:16]


def test_no_bit_of_a_signature_can_be_changed() -> None:
    good = signer().sign(b"message")
    for bit in range(8 * len(good)):
        forged = bytearray(good)
        forged[bit // 8] ^= 1 << bit % 8
        assert not public().has_signed(b"message", bytes(forged))
    assert public().has_signed(b"message", good)
    assert not public().has_signed(b"Message", good)


@pytest.mark.parametrize("multiple", [1, 2, 3, 15])
def test_a_signature_can_be_written_in_one_way_only(multiple: int) -> None:
    """S and S + L are the same number modulo the order L of the base point; only the smaller one is taken."""
    good = signer().sign(b"message")
    other = int.from_bytes(good[32:], "little") + multiple * ORDER
    assert other < 2**256
    assert not public().has_signed(b"message", good[:32] + other.to_bytes(32, "little"))


@pytest.mark.parametrize("length", [0, 32, 63, 65, 128])
def test_a_signature_of_another_length_is_none(length: int) -> None:
    assert not public().has_signed(b"message", bytes(length))


def test_a_point_of_small_order_is_no_key() -> None:
    points = small_order_points()
    assert len(points) == 8
    for point in points:
        with pytest.raises(ValueError, match="no public key"):
            PublicKey(encoded_point(point))


@pytest.mark.parametrize("y", [0, 1, PRIME - 1, PRIME, PRIME + 1, PRIME + 18])
@pytest.mark.parametrize("sign", [0, 1 << 255])
def test_a_key_can_be_written_in_one_way_only(y: int, sign: int) -> None:
    with pytest.raises(ValueError, match="no public key"):
        PublicKey((y | sign).to_bytes(32, "little"))


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_of_another_length_is_none(length: int) -> None:
    with pytest.raises(ValueError, match="no public key"):
        PublicKey(b"\2" * length)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "AA",
        "A" * 42,
        "A" * 44,
        "A" * 42 + "B",
        "A" * 42 + "=",
        "A" * 42 + "+",
        "é" * 43,
        "A" * 43 + "\n",
        " " + "A" * 43,
    ],
)
def test_base64url_is_read_in_one_form_only(text: str) -> None:
    assert decoded("A" * 43, 32) == bytes(32)
    with pytest.raises(ValueError):  # noqa: PT011 - of which kind makes no difference
        decoded(text, 32)


# Files ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [encoded(SEED), encoded(SEED) + "=", f"\n{encoded(SEED)}\r\n", pem(private()), b"\n" + pem(private())],
    ids=["bare", "padded", "blanks", "pem", "pem after a blank line"],
)
def test_a_private_key_is_read_in_each_form(content: str | bytes, tmp_path: Path) -> None:
    keys = load(config(secret_file(tmp_path, content)))
    assert keys.signer is not None
    assert keys.signer.sign(b"x") == private().sign(b"x")
    assert list(keys.public) == [public().id]


BAD_KEYS = {
    "nothing": b"",
    "standard base64": base64.b64encode(bytes([251]) * 32),
    "too short": encoded(SEED[:31]).encode(),
    "too long": encoded(SEED + b"0").encode(),
    "raw bytes": SEED,
    "no text": b"\xff" * 43,
    "another curve": pem(ec.generate_private_key(ec.SECP256R1())),
    "the curve for key exchange": pem(x25519.X25519PrivateKey.generate()),
    "with a password": pem(private(), password=b"hush"),
    "cut off": pem(private())[:60],
    "a public key": b"-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----\n",
}


@pytest.mark.parametrize("name", BAD_KEYS)
def test_a_file_with_anything_else_is_refused(name: str, tmp_path: Path) -> None:
    told_ = refused(signing_key=secret_file(tmp_path, BAD_KEYS[name]))
    assert told_.startswith("REGELWERK_SIGNING_KEY: the file must hold an Ed25519 key: PEM")


@pytest.mark.parametrize("mode", [0o604, 0o640, 0o620, 0o610, 0o602, 0o644, 0o660, 0o777])
def test_a_key_that_others_can_touch_is_refused(mode: int, tmp_path: Path) -> None:
    assert "chmod 600" in refused(signing_key=secret_file(tmp_path, mode=mode))


@pytest.mark.parametrize("mode", [0o600, 0o400])
def test_a_key_that_only_its_owner_can_read_is_taken(mode: int, tmp_path: Path) -> None:
    assert load(config(secret_file(tmp_path, mode=mode))).signer is not None


def test_a_link_to_a_key_is_as_open_as_the_key(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(secret_file(tmp_path, mode=0o644))
    assert "chmod 600" in refused(signing_key=link)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert "cannot be read: No such file" in refused(signing_key=tmp_path / "none")
    assert "cannot be read: No such file" in refused(retired_keys=tmp_path / "none")
    assert "cannot be read: Is a directory" in refused(signing_key=tmp_path)


@pytest.mark.parametrize("variable", ["REGELWERK_SIGNING_KEY", "REGELWERK_RETIRED_KEYS"])
def test_a_key_where_its_file_should_be_named_is_not_repeated(variable: str) -> None:
    from service.config import Config  # noqa: PLC0415

    with pytest.raises(SettingError, match=f"{variable} must be the path of a file") as error:
        Config.from_environment({variable: encoded(SEED)})
    assert encoded(SEED) not in "".join(traceback.format_exception(error.value))


def test_no_setting_means_no_keys() -> None:
    keys = load(config())
    assert keys.signer is None
    assert keys.public == {}


# Rotation -------------------------------------------------------------------------------------------------------------


def test_the_own_key_comes_first_and_earlier_ones_follow(tmp_path: Path) -> None:
    old = told(public(OLD_SEED, "2025-01-01T00:00:00Z", "2026-01-01T00:00:00Z"))
    own = told(public(SEED, "2026-01-01T00:00:00Z"))
    keys = load(config(secret_file(tmp_path), set_file(tmp_path, old, own)))
    assert [told(key) for key in keys.public.values()] == [own, old]
    assert keys.signer is not None
    assert keys.signer.public == public(SEED, "2026-01-01T00:00:00Z")


def test_a_service_without_a_key_of_its_own_can_still_check(tmp_path: Path) -> None:
    keys = load(config(None, set_file(tmp_path, told(public(OLD_SEED)))))
    assert keys.signer is None
    assert list(keys.public) == [public(OLD_SEED).id]


def test_nothing_is_signed_with_a_retired_key(tmp_path: Path) -> None:
    listed = set_file(tmp_path, told(public(SEED, None, "2026-01-01T00:00:00Z")))
    assert refused(signing_key=secret_file(tmp_path), retired_keys=listed).endswith("says that it is retired.")


GOOD = told(public())
BAD_SETS: dict[str, tuple[Any, str]] = {
    "a list": ([GOOD], "must be a set of keys"),
    "no list": ({"keys": GOOD}, "must be a set of keys"),
    "no object": ({"keys": ["x"]}, "key 1 must have kty OKP"),
    "another type": ({"keys": [GOOD | {"kty": "EC"}]}, "key 1 must have kty OKP"),
    "another curve": ({"keys": [GOOD | {"crv": "X25519"}]}, "key 1 must have kty OKP and crv Ed25519"),
    "twice": ({"keys": [GOOD, GOOD]}, "has a key twice"),
    "another id": ({"keys": [GOOD | {"kid": "0" * 16}]}, "key 1 has another kid than"),
    "too short": ({"keys": [GOOD | {"x": GOOD["x"][:-2]}]}, "key 1: this is not base64url of 32 bytes"),
    "no x": ({"keys": [{"kty": "OKP", "crv": "Ed25519"}]}, "key 1: "),
    "a weak key": ({"keys": [GOOD | {"x": encoded(b"\1" + bytes(31)), "kid": None}]}, "key 1: this is no public key"),
    "no moment": ({"keys": [GOOD | {"retired_at": "yesterday"}]}, "key 1: a moment is written like"),
    "another zone": ({"keys": [GOOD | {"not_before": "2026-01-01T00:00:00+01:00"}]}, "key 1: a moment is written like"),
    "a number": ({"keys": [GOOD | {"not_before": 1767225600}]}, "key 1: a moment is written like"),
}


@pytest.mark.parametrize("name", BAD_SETS)
def test_another_set_of_keys_is_refused(name: str, tmp_path: Path) -> None:
    document, reason = BAD_SETS[name]
    path = tmp_path / "keys.json"
    path.write_text(json.dumps(document))
    assert f"REGELWERK_RETIRED_KEYS: the file {reason}" in refused(retired_keys=path)


def test_a_private_key_among_the_public_ones_is_refused_without_a_word_of_it(tmp_path: Path) -> None:
    listed = set_file(tmp_path, GOOD | {"d": encoded(SEED)})
    assert refused(retired_keys=listed).endswith("key 1 has a private part, which must stay secret.")


def test_what_is_no_json_is_refused(tmp_path: Path) -> None:
    assert refused(retired_keys=secret_file(tmp_path)) == "REGELWERK_RETIRED_KEYS: the file is not JSON."


def test_a_key_can_be_told_without_its_id_and_dates() -> None:
    bare = {name: GOOD[name] for name in ("kty", "crv", "x")}
    assert read_set({"keys": [bare], "more": 1}) == (public(),)


# Secrecy --------------------------------------------------------------------------------------------------------------


def test_a_key_shows_itself_to_nobody(tmp_path: Path) -> None:
    path = secret_file(tmp_path, pem(private()))
    settings = config(path)
    keys = load(settings)
    shown = f"{keys!r} {keys} {keys.signer!r} {settings!r} {vars(type(keys.signer))}"
    body = pem(private()).decode().splitlines()[1]
    for secret in (encoded(SEED), SEED.hex(), repr(SEED), str(SEED), body, str(path)):
        assert secret not in shown
    assert not hasattr(keys.signer, "__dict__")


# keys new -------------------------------------------------------------------------------------------------------------


def test_a_new_key_is_written_for_its_owner_only_and_its_public_half_is_printed(tmp_path: Path) -> None:
    path = tmp_path / "signing.pem"
    before = os.umask(0)
    try:
        done = CliRunner().invoke(main, ["keys", "new", str(path)])
    finally:
        os.umask(before)
    assert done.exit_code == 0
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    printed = json.loads(done.stdout)
    keys = load(config(path))
    assert [key.id for key in read_set(printed)] == list(keys.public)
    assert printed["keys"][0]["not_before"] < "9"
    assert "d" not in printed["keys"][0]
    listed = tmp_path / "keys.json"
    listed.write_text(done.stdout)
    assert load(config(path, listed)).public == {key.id: key for key in read_set(printed)}


def test_two_new_keys_are_different(tmp_path: Path) -> None:
    printed = [CliRunner().invoke(main, ["keys", "new", str(tmp_path / name)]).stdout for name in "ab"]
    assert json.loads(printed[0])["keys"][0]["x"] != json.loads(printed[1])["keys"][0]["x"]


def test_a_key_is_never_written_over(tmp_path: Path) -> None:
    path = secret_file(tmp_path)
    done = CliRunner().invoke(main, ["keys", "new", str(path)])
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr == f"Error: {path} cannot be written: File exists\n"
    assert path.read_text() == encoded(SEED)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="there is no program `openssl` here")
def test_another_program_reads_the_new_key(tmp_path: Path) -> None:
    path = tmp_path / "signing.pem"
    printed = json.loads(CliRunner().invoke(main, ["keys", "new", str(path)]).stdout)
    command = ["openssl", "pkey", "-in", str(path), "-pubout", "-outform", "DER"]
    read = subprocess.run(command, capture_output=True, check=True).stdout
    assert read[-32:] == decoded(printed["keys"][0]["x"], 32)
