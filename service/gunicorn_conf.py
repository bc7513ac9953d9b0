"""How gunicorn runs the service: `gunicorn -c python:service.gunicorn_conf 'service.app:create_app()'`.

Redis connections are made after the fork: redis-py's pools notice the new process id and start afresh, so the app may
make its client while it is being loaded, as long as it sends nothing.
"""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import struct
import sys
from pathlib import Path
from typing import Any

from service import children, log_filter, open_files, preflight
from service.config import Config, SettingError, address_text
from service.measuring import traces_are_on
from service.warm import warm
from service.web_server import tell_ready

try:
    _config = Config.from_environment()
    preflight.check(_config)
except SettingError as wrong:
    preflight.tell(str(wrong))
    sys.exit(1)

# While the application is loaded hardly anything becomes garbage; to look for it all the time is a fifth of a start.
gc.disable()

# Threads: requests mostly wait, for the store or with an open event stream, and a busy one must not stop the others.
worker_class = "service.worker.Worker"
workers = _config.workers
threads = _config.threads
# Loaded once and shared by fork: quicker to start, less memory.
preload_app = True
chdir = str(children.HOME)

# A worker that hangs is replaced after `timeout`; open streams must not hold up a stop.
timeout = 30
graceful_timeout = _config.graceful_timeout_s
# An idle connection holds no thread. nginx should keep its own for less than this.
keepalive = 15
# gunicorn's 1,000 would leave no idle one beside as many threads.
worker_connections = open_files.connections(threads, open_files.allow(open_files.needed(threads)))

# A position can travel in the address.
limit_request_line = 8190
limit_request_fields = 64
limit_request_field_size = 8190

log_filter.keep_secrets()
_in_json = _config.log_format == "json"
# The lines of requests in JSON are written by the service, which knows their routes and codes.
accesslog = "-" if _config.access_log and not _in_json else None
errorlog = "-"
loglevel = _config.log_level
if _in_json:
    from service import logs

    logconfig_dict = logs.settings(_config)
    logger_class = logs.GunicornLog
    logging.captureWarnings(True)
if _config.metrics_bind is not None:
    from service import worker_files

    worker_files.begin()

# No header stands for a variable of the server, whoever sends it.
forwarder_headers = ""

# The control socket would be a file in the home folder, which may be read-only.
control_socket_disable = True
# Workers touch a file all the time; on a slow disk that can block them.
worker_tmp_dir = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - gunicorn makes an unnamed file in it


def on_starting(arbiter: Any) -> None:
    """Before it listens: compile what workers share, for whoever listens should answer. Then, where it listens.

    That is where the metrics are asked for, too; `regelwerk serve` has taken that address itself.
    """
    if arbiter.app.app_uri.startswith("service."):
        warm()
    given = arbiter.cfg.settings["bind"].get()
    if _config.metrics_bind is not None and not any(each.startswith("fd://") for each in given):
        arbiter.cfg.set("bind", [*given, address_text(_config.metrics_bind)])


def when_ready(arbiter: Any) -> None:
    """Before the workers are forked: bound what a client can make them wait.

    A client that stops in the middle of a request, or takes no more of an answer, is dropped: the kernel hands the
    limits on from a listening socket to those that it accepts, and gunicorn has none for a request.
    """
    limit = struct.pack("ll", _config.read_timeout_s, 0)
    for listener in arbiter.LISTENERS:
        listener.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, limit)
        listener.sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, limit)
    # What is loaded now stays: looking through it for garbage would copy it into every process, and hold up each stop.
    gc.collect()
    gc.freeze()
    gc.enable()


def pre_fork(_arbiter: Any, worker: Any) -> None:
    """Which files a worker counts in."""
    if _config.metrics_bind is not None:
        worker_files.give_number(worker)


def post_fork(_arbiter: Any, worker: Any) -> None:
    """A worker goes with its master, even one that was killed; it counts, and sends traces, by itself."""
    # Until it has handlers of its own it has the master's, which would take a signal to stop and forget it.
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, _leave)
    children.tether(worker.ppid, signal.SIGKILL)
    if _config.metrics_bind is not None:
        worker_files.enter(worker)
    if traces_are_on(_config):
        from service import tracing  # noqa: PLC0415 - only where traces are on

        tracing.export()


def _leave(*_: Any) -> None:
    """End a worker that has not been asked anything yet."""
    os._exit(0)


def worker_exit(_arbiter: Any, _worker: Any) -> None:
    """In a worker that has answered everything: its last spans."""
    if traces_are_on(_config):
        from service import tracing  # noqa: PLC0415 - only where traces are on

        tracing.finish()


def post_worker_init(_worker: Any) -> None:
    """In a worker that is about to accept."""
    tell_ready()


def child_exit(_arbiter: Any, worker: Any) -> None:
    """In the master, when a worker has ended."""
    if _config.metrics_bind is not None:
        worker_files.leave(worker)


def on_exit(_arbiter: Any) -> None:
    """In the master, at the end."""
    if _config.metrics_bind is not None:
        worker_files.end()


def pre_request(_worker: Any, request: Any) -> None:
    """A connection ends with its stream: one that was kept would hold up a stop, or get the next request into it."""
    if any(name == "ACCEPT" and "text/event-stream" in value for name, value in request.headers):
        request.force_close()
