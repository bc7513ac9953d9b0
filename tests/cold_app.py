"""The application under another name, so that servers of tests start without compiling its solvers first."""

from __future__ import annotations

from service.app import create_app

app = create_app()
