"""What `regelwerk` can do without a running service."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import click

from schemas.proofs import SessionProofSchema
from schemas.records import record_schema
from schemas.requests import build
from service import operations
from service import verify as verification
from service.answers import Ranking
from service.catalog import CATALOG, Entry
from service.checks import Check
from service.config import Config
from service.console import fail, load, print_json, read, refusals
from service.game import Budget
from service.game_files import record_in

_SPEC = Path("openapi.yaml")


class _Game(click.ParamType[Entry]):
    """The slug of a ruleset."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value not in CATALOG:
            self.fail(f"There is no ruleset {value!r}; there are: {', '.join(CATALOG)}.", param, ctx)
        return CATALOG[value]


@click.command()
@click.option("--write", is_flag=True, help="Write openapi.yaml in this folder.")
@click.option("--check", is_flag=True, help="Compare openapi.yaml in this folder; exit code 1 when it differs.")
def openapi(*, write: bool, check: bool) -> None:
    """Print the OpenAPI document as YAML."""
    from service.app import create_app  # noqa: PLC0415 - no other command needs the web

    text = create_app(Config()).extensions["openapi_yaml"]()
    if write:
        _SPEC.write_text(text, encoding="utf-8")
    elif check:
        if not _SPEC.is_file() or _SPEC.read_text(encoding="utf-8") != text:
            fail(f"{_SPEC} is not what the service serves; write it with `regelwerk openapi --write`.")
    else:
        click.echo(text, nl=False)


@click.command()
@click.argument("entry", metavar="GAME", type=_Game())
@click.argument("position")
@click.option("--budget-ms", type=click.IntRange(1, 60_000), default=300, show_default=True, help="Wall clock.")
@click.option("--budget-nodes", type=click.IntRange(1), help="Search nodes in place of time.")
@click.option("--seed", default="hint", show_default=True, help="Fixes every random choice of the solver.")
@click.option("--json", "as_json", is_flag=True, help="Answer as the API does.")
def hint(  # noqa: PLR0913 - one parameter for each option of the command
    entry: Entry, position: str, budget_ms: int, budget_nodes: int | None, seed: str, *, as_json: bool
) -> None:
    """Rank the legal moves of a position text, best first.

    For example: regelwerk hint anaconda 'III7-V6-IV5 last:IV seat:0/2'
    """
    wire = build(entry.game, entry.schemas)
    with refusals():
        found = operations.hint(
            entry,
            {"position": _position(entry, position)},
            Budget(budget_ms, budget_nodes, seed),
            operations.default_options(entry),
        )
    answer = wire.hint().dump(found)
    if as_json:
        print_json(answer)
    else:
        _print_ranking(found, answer)


@click.command()
@click.argument("entry", metavar="GAME", type=_Game())
@click.argument("position")
def show(entry: Entry, position: str) -> None:
    """Draw a position text, with who is to move and the legal moves.

    For example: regelwerk show anaconda 'III7-V6-IV5 last:IV seat:0/2'
    """
    state = _position(entry, position)
    with refusals():
        listed = operations.legal_moves(entry, {"state": state})
    click.echo(entry.game.format_position(state) if entry.diagram is None else entry.diagram(state))
    if listed.terminal:
        click.echo("the round is over")
        return
    click.echo("chance" if listed.to_move < 0 else f"seat {listed.to_move} to move")
    click.echo(" ".join(entry.game.format_move(listed_move.move) for listed_move in listed.moves))


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--json", "as_json", is_flag=True, help="Print a list of all checks.")
def verify(files: Sequence[Path], *, as_json: bool) -> None:
    """Check that nobody changed a live game, from the answer of `/record` as JSON; `-` reads standard input.

    Prints a line for each check: ok, FAILED, later (only after the end of the game) or open (this record does not
    tell). The exit code is 1 when one has failed.
    """
    good = [_verified(file, f"{file}: " if len(files) > 1 else "", as_json=as_json) for file in files]
    sys.exit(int(not all(good)))


def _verified(file: Path, prefix: str, *, as_json: bool) -> bool:
    """Verify a file and tell every check, each line with a prefix; whether none has failed."""
    try:
        checks = _verify(read(file))
    except click.ClickException as fault:
        click.echo(f"Error: {prefix}{fault.message}", err=True)
        return False
    if as_json:
        print_json([asdict(check) for check in checks])
    else:
        for check in checks:
            status = "FAILED" if check.status == "failed" else check.status
            click.echo(f"{prefix}{status:<7} {check.name}: {check.detail}")
    return all(check.status != "failed" for check in checks)


def _verify(content: Any) -> tuple[Check, ...]:
    if not isinstance(content, dict):
        fail("A record is verified in its JSON form, with the proof that is in the same answer.")
    if _is_receipt(content):
        fail("That is a receipt; `regelwerk receipt verify FILE --keys KEYS` checks it.")
    given = record_in(content)
    slug = str(given.get("game")) if isinstance(given, dict) else ""
    entry = CATALOG.get(slug) or fail(f"The record is of no ruleset that there is: {', '.join(CATALOG)}.")
    record = load(record_schema(entry.schemas, entry.game), given)
    proof = content.get("proof") if "record" in content else None
    return verification.verify(entry, record, None if proof is None else load(SessionProofSchema, proof))


def _is_receipt(content: dict[str, Any]) -> bool:
    """Whether that is a receipt, or an answer with one, in place of a record."""
    receipt = content.get("receipt", content)
    return "record" not in content and isinstance(receipt, dict) and {"payload", "signature"} <= receipt.keys()


def _position(entry: Entry, text: str) -> Any:
    try:
        return entry.game.parse_position(text)
    except ValueError as unreadable:
        fail(str(unreadable))


def _print_ranking(found: Ranking, answer: dict[str, Any]) -> None:
    if not answer["moves"]:
        click.echo("Nobody has a move to choose here.")
    shown = {"kind", "move", "proof"}
    for move in answer["moves"]:
        value = "  ".join(f"{name} {_short(worth)}" for name, worth in move.items() if name in _values(found) - shown)
        click.echo(f"{move['move']:<16} {move['proof']:<10} {value}")
    took = "" if found.elapsed_ms is None else f", {found.elapsed_ms:.1f} ms"
    click.echo(f"proof {found.proof}, {found.nodes} nodes{took}")


def _values(found: Ranking) -> set[str]:
    """The names of the value members."""
    return {member.name for member in fields(found.moves[0].value)} if found.moves else set()


def _short(worth: Any) -> str:
    return f"{worth:.4g}" if isinstance(worth, float) else str(worth)
