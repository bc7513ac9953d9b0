"""Before anything starts: whether the files that the settings name are in order, and one line that says why not.

It is told here, and not as a fault with its traceback by whichever process meets it first.
"""

from __future__ import annotations

import os

import click

from service.config import Config, variable_of


def check(config: Config) -> None:
    """Read keys and access as the application will. Raises SettingError."""
    if config.signing_key or config.retired_keys:
        from service import keys  # noqa: PLC0415 - most services sign nothing

        keys.load(config)
    if config.access:
        from service import access_file  # noqa: PLC0415 - most services have no API keys

        access_file.load(config)


def tell(reason: str) -> None:
    """Say why this process ends before it has begun: for people, or as a line of the log in JSON.

    The settings may be what is wrong, so nothing is asked of them but that form.
    """
    if os.environ.get(variable_of("log_format")) != "json":
        click.echo(f"Error: {reason}", err=True)
        return
    from logging import getLogger  # noqa: PLC0415 - only where the log is JSON
    from logging.config import dictConfig  # noqa: PLC0415

    from service import logs  # noqa: PLC0415

    dictConfig(logs.settings(Config(log_format="json")))
    getLogger("regelwerk.start").error(reason)
