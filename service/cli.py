"""The command `regelwerk`. Commands import what they need when they run, so that `--help` is quick."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import click

from service import VERSION
from service.config import Config, SettingError, describe

_COMMANDS: Final = (
    "access",
    "conformance",
    "hint",
    "keys",
    "openapi",
    "pairings",
    "receipt",
    "replay",
    "report",
    "score",
    "sheet",
    "show",
    "standings",
    "verify",
)
"""Those outside this module, which bring all rulesets with it: `serve` starts without."""
_ELSEWHERE: Final = {
    "access": "service.commands_access",
    "conformance": "service.commands_conformance",
    "keys": "service.commands_receipts",
    "pairings": "service.commands_tournaments",
    "replay": "service.commands_organizers",
    "report": "service.commands_report",
    "score": "service.commands_organizers",
    "receipt": "service.commands_receipts",
    "sheet": "service.commands_tournaments",
    "standings": "service.commands_tournaments",
}
"""Those of them that have a module of their own."""


class _Group(click.Group):
    """A group that imports the other commands only when one of them is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted((*super().list_commands(ctx), *_COMMANDS))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return super().get_command(ctx, cmd_name)
        from importlib import import_module

        command: click.Command = getattr(import_module(_ELSEWHERE.get(cmd_name, "service.commands")), cmd_name)
        return command


@click.group(cls=_Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="regelwerk")
def main() -> None:
    """Rules as a service for tabletop games."""


def _settings_table() -> str:
    # \b keeps click from wrapping the table.
    return "\b\nSettings, as environment variables:\n" + describe()


@main.command(epilog=_settings_table(), context_settings={"max_content_width": 140})
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at; 0.0.0.0 is all of them.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 is any free one.")
@click.option("--workers", type=click.IntRange(1, 64), help="Instead of REGELWERK_WORKERS.")
@click.option("--threads", type=click.IntRange(2, 1000), help="Instead of REGELWERK_THREADS.")
@click.option("--app", hidden=True, help="Another WSGI app, for the tests.")
def serve(host: str, port: int, workers: int | None, threads: int | None, app: str | None) -> None:
    """Run the service until Ctrl-C.

    Live games are kept in the Redis server at REDIS_URL. Without that, a private one is started, which ends, with its
    games, when the service does.
    """
    from service import preflight, supervisor
    from service.embedded import StoreError

    try:
        config = Config.from_environment()
        config = replace(config, workers=workers or config.workers, threads=threads or config.threads)
        config.check()
        preflight.check(config)  # told here rather than by the server's processes
        with supervisor.listen(host, port) as listener:
            say: Callable[[str], None] = click.echo
            if config.log_format == "json":
                from service import logs

                say = logs.teller(config)
            code = supervisor.Server(config, listener, say, app or supervisor.APP).run()
    except (SettingError, StoreError, supervisor.ServeError) as error:
        preflight.tell(str(error))
        sys.exit(1)
    sys.exit(code)


if __name__ == "__main__":
    main()
