"""The commands about API keys."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

import click

from schemas.access import is_name
from service import access_file
from service.access import SCOPES, Key, Tier, hash_of, made_key
from service.config import Config
from service.console import fail
from service.moments import moment

_UNITS: Final = {"requests": "requests", "sessions": "sessions", "solver": "ms of solvers"}


@click.group()
def access() -> None:
    """Make API keys, and check the file that says who may call."""


@access.command("new-key", context_settings={"max_content_width": 120})
@click.option("--name", required=True, help="Whose key it is; several keys of one name are one caller.")
@click.option("--tier", required=True, help="How much it may use: a tier of the file.")
@click.option("--scope", "scopes", multiple=True, type=click.Choice(SCOPES), help="What it may do besides.")
@click.option("--expires", type=click.DateTime(["%Y-%m-%d"]), help="From this day on (UTC) it is no longer good.")
def new_key(name: str, tier: str, scopes: Sequence[str], expires: datetime | None) -> None:
    """Make an API key, and print the lines for the file that REGELWERK_ACCESS names.

    The key itself is told once, as an error message is: give it to its holder, and keep it nowhere else. From the lines
    of the file no key can be found out.

    For example: regelwerk access new-key --name "City Club" --tier club --scope organizer >> access.toml
    """
    key = made_key()
    lines = ["", "[[keys]]", f"name = {_quoted(name)}", f"tier = {_quoted(tier)}", f'hash = "{hash_of(key)}"']
    lines += [f"scopes = [{', '.join(map(_quoted, scopes))}]"] if scopes else []
    lines += [f"expires = {expires:%Y-%m-%d}"] if expires else []
    click.echo("\n".join(lines))
    click.echo(f"The key, told this once: {key}", err=True)


@access.command(context_settings={"max_content_width": 120})
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Check FILE as the service reads it when it starts, under the settings of the environment.

    Prints the tiers, and the keys by their names. The exit code is 1 when the service would not start with it.

    For example: regelwerk access check /etc/regelwerk/access.toml
    """
    try:
        found = access_file.read(file, Config.from_environment())
    except ValueError as wrong:
        fail(f"{file}: {wrong}")
    lines = [_tier_line(tier) for tier in found.tiers.values()]
    lines.append(_tier_line(found.anonymous) if found.anonymous else "without a key: refused")
    lines += [_key_line(key, time.time()) for key in found.keys.values()] or ["no keys"]
    click.echo("\n".join(lines))


def _quoted(text: str) -> str:
    """A text as TOML has it, which for what a name may hold is simple. Ends the command for any other."""
    if not is_name(text):
        fail(f"A name has 1 to 64 letters, digits, spaces and ._@-, and not {text!r}.")
    return f'"{text}"'


def _tier_line(tier: Tier) -> str:
    rates = [f"{rate.amount} {_UNITS[kind]} in {rate.window_s} s" for kind, rate in tier.rates.items()]
    caps = {"at once": tier.concurrency, "streams": tier.streams, "bytes": tier.max_body_bytes}
    told = rates + [f"{most} {what}" for what, most in caps.items() if most is not None]
    return f"tier {tier.name}: {', '.join(told) or 'no limits'}"


def _key_line(key: Key, now: float) -> str:
    told = [f"key {key.name}: {key.holder.tier.name}", *sorted(key.holder.scopes)]
    if key.expires_at is not None:
        told.append(f"{'EXPIRED' if key.expires_at <= now else 'good until'} {moment(int(key.expires_at))}")
    return ", ".join(told)
