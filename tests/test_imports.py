"""What each kind of process may load at its start.

Every library that is loaded takes time and memory, in each process and at each start. A new one is no fault: it gets a
line here, with the reason why it cannot wait until it is needed.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

import pytest
from imports import Loaded

SERVER: Final = {
    "apispec": "flask-smorest: the OpenAPI document is written from the schemas",
    "blinker": "Flask: its signals",
    "click": "Flask: its commands, which come with it",
    "cryptography": "receipts are checked by every instance; redis would bring it anyway",
    "_cffi_backend": "cryptography",
    "flask": "the web framework",
    "flask_cors": "pages of other origins may call",
    "flask_smorest": "routes with schemas",
    "gunicorn": "the web server",
    "itsdangerous": "Flask: its sessions, which come with it",
    "jinja2": "Flask: its templates, which come with it",
    "markupsafe": "werkzeug: what is put into HTML",
    "marshmallow": "the schemas",
    "orjson": "JSON",
    "packaging": "webargs: the version of marshmallow",
    "redis": "the store",
    "webargs": "flask-smorest: reads requests",
    "werkzeug": "Flask",
    "yaml": "flask-smorest: the document as YAML",
}
"""The process that the workers are forked from."""

WHERE_INSTALLED: Final = {
    "opentelemetry": "redis looks for the SDK, which only the extra `otel` has",
    "typing_extensions": "opentelemetry",
}

SOLVERS: Final = {
    "numba": "the compiled solvers; once, before the fork",
    "llvmlite": "numba",
    "numpy": "numba: its arrays",
}

NOT_AT_START: Final = {
    "service.games.jit": "brings numba: `warm` loads it, and only where solvers are compiled",
    "service.tracing": "only where traces are on",
    "service.metrics": "only where metrics are on",
    "service.metrics_page": "only where metrics are on",
    "service.worker_files": "only where metrics are on",
    "service.logs": "only where the log is JSON",
    "service.cli": "the server has no command line",
    "service.commands": "the same",
    "service.supervisor": "of the process above",
    "service.embedded": "of the process above",
    "service.report": "of a command",
    "service.conformance.runner": "of a command",
    "multiprocessing": "workers are forked by gunicorn",
    "unittest": "of tests",
    "pydoc": "of people at a prompt",
    "sqlite3": "nothing is kept in files",
}

COMMAND: Final = {"click": "the command line"}
VALUES: Final = {**COMMAND, "marshmallow": "the schemas", "orjson": "JSON"}
"""Commands that read and judge games."""
RECEIPTS: Final = {**VALUES, "cryptography": "signatures", "_cffi_backend": "cryptography"}

POSITION: Final = ("anaconda", "III7-IV4-V3 last:V seat:1/2")
COMMANDS: Final = [
    (("serve", "--help"), COMMAND),
    (("--version",), COMMAND),
    # The summary of each command is that of its module.
    (("--help",), RECEIPTS),
    (("show", *POSITION), VALUES),
    (("hint", *POSITION), VALUES),
    (("hint", "--help"), VALUES),
    (("replay", "--help"), VALUES),
    (("score", "--help"), VALUES),
    (("report", "--help"), VALUES),
    (("standings", "--help"), VALUES),
    (("conformance", "--help"), VALUES),
    (("keys", "--help"), RECEIPTS),
]

START: Final = """
import service.gunicorn_conf, service.worker, gunicorn.app.wsgiapp
from service.app import create_app
create_app()
"""
SUPERVISE: Final = """
from service import cli, supervisor
from service.embedded import private_store
with private_store("wheel"):
    pass
"""
RUN: Final = "from service.cli import main; main()"


@pytest.fixture(scope="module")
def server() -> Loaded:
    """What is loaded before the workers are forked, by the settings that hold without any variable."""
    return Loaded(START)


def test_the_server_loads_no_library_that_has_no_reason(server: Loaded) -> None:
    more = server.libraries - {*SERVER, *WHERE_INSTALLED}
    assert not more, server.told(*more)


def test_every_library_with_a_reason_is_still_loaded(server: Loaded) -> None:
    assert not SERVER.keys() - server.libraries


@pytest.mark.parametrize("name", NOT_AT_START)
def test_what_a_plain_server_does_not_use_is_not_loaded(server: Loaded, name: str) -> None:
    assert name not in server.chains, f"{server.told(name)}\n{NOT_AT_START[name]}"


@pytest.mark.skipif(find_spec("numba") is None, reason="solvers are not compiled here")
def test_the_solvers_bring_the_compiler_and_nothing_else(server: Loaded) -> None:
    solvers = Loaded("import service.games.jit")
    more = solvers.libraries - {*SERVER, *SOLVERS}
    assert not more, solvers.told(*more)
    assert SOLVERS.keys() <= solvers.libraries - server.libraries


@pytest.mark.parametrize(("arguments", "needs"), COMMANDS, ids=[" ".join(arguments) for arguments, _ in COMMANDS])
def test_a_command_loads_neither_the_web_nor_the_store_nor_the_compiler(
    arguments: tuple[str, ...], needs: dict[str, str]
) -> None:
    loaded = Loaded(RUN, *arguments)
    more = loaded.libraries - needs.keys()
    assert not more, loaded.told(*more)


def test_the_process_above_the_server_stays_small() -> None:
    loaded = Loaded(SUPERVISE)
    more = loaded.libraries - COMMAND.keys()
    assert not more, loaded.told(*more)
    assert "service.catalog" not in loaded.chains, loaded.told("service.catalog")


def test_a_failure_tells_who_imported_what() -> None:
    loaded = Loaded("from service.signing import decoded")
    assert "cryptography" in loaded.libraries
    assert loaded.told("cryptography") == "cryptography: __main__ > service.signing > cryptography"
