"""What a program loads, and who asked for it, for tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
OWN: Final = frozenset({"service", "schemas", "__main__"})
_RECORDER: Final = """
import sys

class Recorder:
    def __init__(self):
        self.chains = {}

    def find_spec(self, name, path=None, target=None):
        if name not in self.chains:
            chain, frame = [name], sys._getframe(1)
            while frame is not None:
                module = frame.f_globals.get("__name__")
                if frame.f_code.co_name == "<module>" and module != chain[-1]:
                    chain.append(module)
                frame = frame.f_back
            self.chains[name] = chain[::-1]
        return None

recorder = Recorder()
sys.meta_path.insert(0, recorder)
path, program, sys.argv[1:] = sys.argv[1], sys.argv[2], sys.argv[3:]
try:
    exec(program)
except SystemExit as end:
    assert not end.code, end.code
import json
with open(path, "w") as file:
    json.dump({name: chain for name, chain in recorder.chains.items() if name in sys.modules}, file)
"""


class Loaded:
    """What a Python program loads in an interpreter of its own.

    Attributes:
        chains: of each module, from the program to the module, who imported whom.
    """

    def __init__(self, program: str, *arguments: str) -> None:
        # As an operator starts it: without settings.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("REGELWERK_")}
        environment.pop("REDIS_URL", None)
        with tempfile.NamedTemporaryFile("r", encoding="utf-8") as file:
            done = subprocess.run(
                [sys.executable, "-c", _RECORDER, file.name, program, *arguments],
                cwd=ROOT,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
                timeout=120,
            )
            assert done.returncode == 0, done.stderr
            self.chains: dict[str, list[str]] = json.load(file)

    @property
    def libraries(self) -> set[str]:
        """Packages that are neither ours nor of the standard library."""
        return {name.partition(".")[0] for name in self.chains} - OWN - sys.stdlib_module_names

    def told(self, *names: str) -> str:
        """Who imported each of these modules or packages, for whoever reads a failure."""
        lines = []
        for name in sorted(names):
            chain = next(
                chain for module, chain in self.chains.items() if module == name or module.startswith(f"{name}.")
            )
            lines.append(f"{name}: {' > '.join(chain)}")
        return "\n".join(lines)
