"""The file that says who may call: what it can say, what is refused before anything runs, who is who."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from access_files import EVERYBODY, KEYS, TIERS, access_file, key_lines

from service.access import Access, hash_of, made_key
from service.access_file import load, read
from service.config import Config, Rate, SettingError
from service.refusal import REASONS, Refusal

NOW = 1_800_000_000.0


def access_of(folder: Path, text: str, **settings: object) -> Access:
    return read(Path(access_file(folder, text)), Config(**settings))  # type: ignore[arg-type]


def wrong_with(folder: Path, text: str) -> str:
    """What is told of a file that the service does not start with."""
    with pytest.raises(SettingError) as refused:
        load(Config(access=access_file(folder, text)))
    told = str(refused.value)
    assert told.startswith("REGELWERK_ACCESS: ")
    return told.removeprefix("REGELWERK_ACCESS: ")


def refused(access: Access, key: str, now: float = NOW) -> Refusal:
    with pytest.raises(Refusal) as caught:
        access.holder(key, now)
    assert REASONS[caught.value.code].status == 401
    assert caught.value.headers["WWW-Authenticate"] == "ApiKey"
    return caught.value


def refused_as_stranger(access: Access) -> str:
    with pytest.raises(Refusal) as caught:
        access.stranger("address:192.0.2.1")
    return caught.value.code


# What the file says.


def test_without_a_file_nobody_is_asked_who_he_is() -> None:
    assert load(Config()) is None


def test_each_key_has_the_tier_and_the_scopes_that_the_file_says(tmp_path: Path) -> None:
    access = access_of(tmp_path, TIERS + EVERYBODY)

    club, organizer = access.holder(KEYS["club"], NOW), access.holder(KEYS["organizer"], NOW)
    assert (club.account, club.tier.name, club.scopes) == ("key:club", "club", frozenset())
    assert (organizer.account, organizer.scopes) == ("key:organizer", {"organizer"})
    assert club.tier.rates == {"requests": Rate(100, 3600), "sessions": Rate(50, 3600), "solver": Rate(60_000, 3600)}
    small = access.holder(KEYS["small"], NOW).tier
    assert (small.rates, small.concurrency, small.streams, small.max_body_bytes) == ({}, 2, 1, 2048)


def test_strangers_have_what_the_settings_say_where_the_file_says_nothing(tmp_path: Path) -> None:
    general = {"limit_sessions": Rate(3, 60), "limit_solver": Rate(2000, 60)}
    access = access_of(tmp_path, '[tiers.anonymous]\nrequests = "5/hour"\nsolver = "9s/hour"', **general)

    stranger = access.stranger("address:192.0.2.1")
    assert stranger.account == "address:192.0.2.1"
    assert stranger.tier.rates == {"requests": Rate(5, 3600), "sessions": Rate(3, 60), "solver": Rate(9000, 3600)}
    assert access_of(tmp_path, "", **general).stranger("address:x").tier.rates == {
        "sessions": Rate(3, 60),
        "solver": Rate(2000, 60),
    }


def test_holders_of_keys_have_no_limits_but_those_of_their_tier(tmp_path: Path) -> None:
    access = access_of(tmp_path, "[tiers.club]\n" + key_lines("club"), limit_sessions=Rate(3, 60))

    assert access.holder(KEYS["club"], NOW).tier.rates == {}


def test_a_closed_service_knows_no_strangers(tmp_path: Path) -> None:
    assert refused_as_stranger(access_of(tmp_path, "anonymous = false")) == "api_key_needed"


def test_a_closed_service_may_keep_the_tier_of_strangers_for_later(tmp_path: Path) -> None:
    access = access_of(tmp_path, "anonymous = false\n" + TIERS + EVERYBODY)

    assert access.anonymous is None
    assert set(access.tiers) == {"club", "small"}
    assert refused_as_stranger(access) == "api_key_needed"


def test_the_keys_of_one_name_are_one_caller_so_that_one_can_follow_the_other(tmp_path: Path) -> None:
    access = access_of(tmp_path, TIERS + key_lines("club") + key_lines("club", key=KEYS["unlisted"]))

    assert access.holder(KEYS["club"], NOW).account == access.holder(KEYS["unlisted"], NOW).account


@pytest.mark.parametrize(
    ("written", "moment"),
    [
        ("2027-01-31", datetime(2027, 1, 31, tzinfo=UTC)),
        ("2027-01-31T12:00:00Z", datetime(2027, 1, 31, 12, tzinfo=UTC)),
        ("2027-01-31T12:00:00+02:00", datetime(2027, 1, 31, 10, tzinfo=UTC)),
    ],
)
def test_a_key_is_good_until_the_moment_at_which_it_expires(tmp_path: Path, written: str, moment: datetime) -> None:
    access = access_of(tmp_path, TIERS + key_lines("club", more=f"expires = {written}"))

    assert access.holder(KEYS["club"], moment.timestamp() - 0.001)
    assert refused(access, KEYS["club"], moment.timestamp()).code == "expired_api_key"


@pytest.mark.parametrize("spoilt", [lambda key: key[:-1], lambda key: key + "x", str.lower, lambda key: f" {key}"])
def test_nearly_a_key_is_none(tmp_path: Path, spoilt) -> None:
    assert refused(access_of(tmp_path, TIERS + EVERYBODY), spoilt(KEYS["club"])).code == "unknown_api_key"


@pytest.mark.parametrize("key", ["", "x", "letmein", "ключ", "\xff\x00", KEYS["unlisted"]], ids=range(6))
def test_any_other_text_is_no_key(tmp_path: Path, key: str) -> None:
    assert refused(access_of(tmp_path, TIERS + EVERYBODY), key).code == "unknown_api_key"


def test_a_password_is_no_key_though_its_hash_is_in_the_file(tmp_path: Path) -> None:
    access = access_of(tmp_path, TIERS + key_lines("club", key="letmein"))

    assert refused(access, "letmein").code == "unknown_api_key"


def test_the_hash_of_a_key_is_no_key(tmp_path: Path) -> None:
    access = access_of(tmp_path, TIERS + EVERYBODY)

    assert refused(access, hash_of(KEYS["club"])).code == "unknown_api_key"


def test_keys_are_long_random_and_never_the_same() -> None:
    keys = {made_key() for _ in range(1000)}

    assert len(keys) == 1000
    assert all(len(key.removeprefix("rwk_")) * 6 >= 256 for key in keys)
    # printf rwk_example | sha256sum
    assert hash_of("rwk_example") == "13d31ceb7cd8189dbe30e75b731c16fdc2fdb53948ee6befd303050d7948c897"


# What it cannot say.


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("tiers = [", "the file is not TOML: Invalid value (at end of document)."),
        ("a = 1\nb = x", "(at line 2, column 5)"),
        ("a = " + "[" * 2000, "the file is not TOML: "),
        ("colour = 1", "/colour: Unknown field."),
        ("anonymous = 0", "/anonymous: Not a valid boolean."),
        (
            TIERS + key_lines("club", more="anonymous = false"),
            "/keys/0/anonymous: Unknown field. It belongs above every",
        ),
        ("[tiers.club]\nanonymous = false", "/tiers/club/anonymous: Unknown field. It belongs above every [table]."),
        ("[tiers]\nanonymous = false", "/tiers/anonymous: Invalid input type. It belongs above every [table]."),
        ("[tiers.club]\nrequest = '5/hour'", "/tiers/club/request: Unknown field."),
        ("[tiers.club]\nrequests = 5", "/tiers/club/requests: Must be a number per second, minute, hour or day"),
        ("[tiers.club]\nsolver = '1s/hour'", "/tiers/club/solver: Must be 2s or more per second"),
        ("[tiers.club]\nconcurrency = 0", "/tiers/club/concurrency: Must be greater than or equal to 1"),
        ("[tiers.club]\nconcurrency = true", "/tiers/club/concurrency: Not a valid integer."),
        ("[tiers.club]\nmax_body_bytes = 10", "/tiers/club/max_body_bytes: Must be greater than or equal to 1024."),
        ("[tiers.club]\nmax_body_bytes = 9_000_000", "/tiers/club/max_body_bytes: must not be above REGELWERK_MAX"),
        ("[tiers.'a/b']", "/tiers/a~1b: Must match"),
        ("keys = 3", "/keys: Not a valid list."),
        ("[[keys]]", "/keys/0/name: Missing data for required field.; /keys/0/tier: Missing data"),
        (TIERS + key_lines("club", "gold"), "/keys/0/tier: no tier of this name is for keys"),
        (TIERS + key_lines("club", "anonymous"), "/keys/0/tier: no tier of this name is for keys"),
        (TIERS + key_lines("club", more="scopes = ['admin']"), "/keys/0/scopes/0: Must be one of: organizer."),
        (TIERS + key_lines("club", more="scopes = 'organizer'"), "/keys/0/scopes: Not a valid list."),
        (TIERS + key_lines("club", more="expires = '2027-01-31'"), "/keys/0/expires: Must be a date, as 2027-01-31"),
        (TIERS + key_lines("club", more="expires = 2027-01-31T12:00:00"), "/keys/0/expires: Must be a date"),
        (TIERS + key_lines("club", more="expires = 0001-01-01T00:00:00+14:00"), "Must be in one of the years"),
        (TIERS + key_lines("club", more="expires = 9999-12-31T23:59:59-14:00"), "Must be in one of the years"),
        (TIERS + key_lines("club").replace('club"', 'club\\n"', 1), "/keys/0/name: Must match"),
        (TIERS + key_lines("club") * 2, "/keys/1/hash: is there twice"),
        (TIERS + key_lines("club") + key_lines("club", "small", key=KEYS["small"]), "/keys/1/tier: keys of one name"),
    ],
)
def test_a_file_with_a_fault_is_refused_as_a_whole_and_the_place_is_told(tmp_path: Path, text: str, told: str) -> None:
    assert told in wrong_with(tmp_path, text)


def test_every_fault_is_told(tmp_path: Path) -> None:
    told = wrong_with(tmp_path, "colour = 1\n[tiers.club]\nstreams = -1\n[[keys]]\nname = 'x'\n")

    assert all(place in told for place in ("/colour", "/tiers/club/streams", "/keys/0/tier", "/keys/0/hash"))


def test_a_key_that_stands_where_its_hash_should_is_not_repeated(tmp_path: Path) -> None:
    key = KEYS["club"]
    told = wrong_with(tmp_path, f'{TIERS}[[keys]]\nname = "club"\ntier = "club"\nhash = "{key}"\n')

    assert "/keys/0/hash: Must match [0-9a-f]{64}" in told
    assert key not in told


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="REGELWERK_ACCESS: the file cannot be read: No such file"):
        load(Config(access=str(tmp_path / "nothing")))
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(SettingError, match="REGELWERK_ACCESS: the file is not text in UTF-8"):
        load(Config(access=str(tmp_path / "bytes")))


def test_a_key_in_the_place_of_the_path_is_not_repeated() -> None:
    with pytest.raises(SettingError) as caught:
        Config.from_environment({"REGELWERK_ACCESS": KEYS["club"]})

    assert KEYS["club"] not in str(caught.value)
    assert KEYS["club"] not in repr(Config(access=KEYS["club"]))
