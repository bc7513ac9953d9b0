"""From the start of the command to the first answer, and memory: `python -m bench.cold_start`.

The service is started again and again, each way in turn: as `regelwerk serve`, as `python3 start.py` (only where that
has nothing to install), and as `regelwerk serve` without numba. Timed is from the start of the process to the answer of
`POST /v1/anaconda/validate` with the right verdict; the request waits at the open port until there is somebody who
takes it. One start each that is not timed fills the caches, of bytecode (in a folder of this run) and of compiled
solvers. Memory is read after the first answer: PSS shares each page among those that have it, so it can be added up.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bench.http_stateless import free_ports

ROOT = Path(__file__).resolve().parents[1]
HOST = "127.0.0.1"
WORKERS = 2
LIMIT_S = 300
STATE = {
    "setup": {"players": 2, "repetition": "none"},
    "phase": "play",
    "to_move": 0,
    "rolling": None,
    "dice": {"III": 2, "IV": 1, "V": 3},
    "centre": "III",
    "last": "V",
    "resolve": None,
    "loser": None,
    "seen": None,
}
QUESTION = json.dumps({"state": STATE, "move": "IV=3@III"}).encode()
KINDS = ("command", "master", "each worker", "store")


@dataclass
class Way:
    """A way to start the service, and what was found."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str]
    seconds: list[float] = field(default_factory=list)
    listening: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    memory: dict[str, dict[str, list[float]]] = field(
        default_factory=lambda: {kind: {"Pss": [], "Rss": []} for kind in KINDS}
    )

    def start(self, *, timed: bool) -> None:
        """Start it, ask, and end it. Raises SystemExit when anything is not as it should be."""
        (port,) = free_ports(1)
        began = time.perf_counter()
        command = [*self.command, "serve", "--port", str(port), "--workers", str(WORKERS)]
        with running(command, self.environment) as child:
            listening, answered = first_answer(port, child)
            if timed:
                self.listening.append(listening - began)
                self.seconds.append(answered - began)
                self.note_family(wait_for_family(child))

    def own_pss_mb(self) -> float:
        """What all processes but the store have together."""
        each = {kind: statistics.median(values["Pss"]) for kind, values in self.memory.items()}
        return each["command"] + each["master"] + WORKERS * each["each worker"]

    def note_family(self, family: Mapping[str, Sequence[int]]) -> None:
        """What its processes have taken and have, by what they are."""
        self.processor.append(sum(processor_s(pid) for pids in family.values() for pid in pids))
        for kind, pids in family.items():
            for measure, values in self.memory[kind].items():
                values.extend(memory_mb(pid, measure) for pid in pids)


@contextlib.contextmanager
def running(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is ended with the block."""
    child = subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        yield child
    finally:
        child.send_signal(signal.SIGTERM)
        try:
            child.wait(30)
        finally:
            child.kill()


def first_answer(port: int, child: subprocess.Popen[bytes]) -> tuple[float, float]:
    """When the port was open, and when the right answer was there."""
    line = http.client.HTTPConnection(HOST, port, timeout=LIMIT_S)
    while True:
        try:
            line.connect()
            break
        except ConnectionRefusedError:
            if child.poll() is not None:
                raise SystemExit(f"{child.args!r} has ended.") from None
            time.sleep(0.002)
    listening = time.perf_counter()
    line.request("POST", "/v1/anaconda/validate", QUESTION, {"Content-Type": "application/json"})
    answer = line.getresponse()
    found = json.loads(answer.read())
    answered = time.perf_counter()
    line.close()
    if answer.status != http.HTTPStatus.OK or found["legal"] is not True:
        raise SystemExit(f"{answer.status}: {found}")
    return listening, answered


def wait_for_family(child: subprocess.Popen[bytes]) -> dict[str, list[int]]:
    """The processes of the service, once all are there."""
    limit = time.monotonic() + LIMIT_S
    while time.monotonic() < limit:
        below = children(child.pid)
        masters = [pid for pid in below if children(pid)]
        found = {
            "command": [child.pid],
            "master": masters,
            "each worker": [pid for master in masters for pid in children(master)],
            "store": [pid for pid in below if pid not in masters],
        }
        if len(found["each worker"]) == WORKERS and found["store"]:
            return found
        time.sleep(0.05)
    raise SystemExit("Not all processes of the service are there.")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def processor_s(pid: int) -> float:
    """What a process, and those of its children that have ended, have taken so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int, measure: str) -> float:
    """`Rss`: what a process has in memory; `Pss`: each page divided by the number of processes that have it."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    found = re.search(rf"^{measure}:\s+(\d+)", text, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0


def ways(folder: str) -> list[Way]:
    """All that can be started here."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("REGELWERK_", "PYTHON"))}
    kept.pop("REDIS_URL", None)
    shared = {**kept, "PYTHONPYCACHEPREFIX": folder}
    command = Path(sys.executable).parent / "regelwerk"
    found = [
        Way("`regelwerk serve`", [str(command)], shared),
        Way("`regelwerk serve` without numba", [str(command)], {**shared, "REGELWERK_JIT": "0"}),
    ]
    if nothing_to_install():
        found.insert(1, Way("`python3 start.py`", [sys.executable, str(ROOT / "start.py")], shared))
    return found


def nothing_to_install() -> bool:
    """Whether `start.py` finds its environment in order."""
    code = "import start; raise SystemExit((start.read_stamp() or {}).get('key') != start.fingerprint())"
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def spread(seconds: Sequence[float]) -> str:
    """The median, and from where to where they go."""
    return f"{statistics.median(seconds):.2f} s ({min(seconds):.2f} to {max(seconds):.2f})"


def report(found: Sequence[Way]) -> str:
    """Both tables."""
    lines = ["| start | port open after | first answer after | processor time |", "| --- | --- | --- | --- |"]
    lines += [
        f"| {way.name} | {spread(way.listening)} | {spread(way.seconds)} | {spread(way.processor)} |" for way in found
    ]
    lines += ["", "| memory, MB | " + " | ".join(f"{way.name}, PSS | RSS" for way in found) + " |"]
    lines.append("| --- |" + " --- | --- |" * len(found))
    for kind in KINDS:
        cells = [f"{statistics.median(values):.0f}" for way in found for values in way.memory[kind].values()]
        lines.append(f"| {kind} | " + " | ".join(cells) + " |")
    lines.append("| all but the store | " + " | ".join(f"{way.own_pss_mb():.0f} |" for way in found) + " |")
    return "\n".join(lines)


def main() -> None:
    """Start all ways in turn."""
    parser = argparse.ArgumentParser(description="Time to the first answer, and memory.")
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rw-bytecode-") as folder:
        found = ways(folder)
        for way in found:
            way.start(timed=False)
        for turn in range(options.rounds):
            for way in found if turn % 2 else found[::-1]:
                way.start(timed=True)
    print(report(found))
    print(
        f"\n{options.rounds} starts each, {WORKERS} workers, Python {sys.version.split()[0]}, {os.cpu_count()} cores, "
        f"load average {os.getloadavg()[0]:.1f}."
    )


if __name__ == "__main__":
    main()
