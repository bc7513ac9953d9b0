"""What the project is made of (SBOM), and whether anything of it is known to be vulnerable.

    python3 tools/audit.py TOOLS           both; TOOLS is the folder with the programs of .ci/tools.lock
    python3 tools/audit.py TOOLS --sbom    the first alone

Writes `dist/regelwerk.cdx.json` and `dist/clients.cdx.json` (CycloneDX). A known vulnerability is a failure. That no
list of vulnerabilities can be reached, as without a network, is told and is none.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"


@dataclass(frozen=True)
class Verdict:
    """What an audit came to.

    Attributes:
        asked: how many packages a list of vulnerabilities has told of.
        found: what it told, for people; anything is a failure.
        unknown: what nothing could be learned of, or why nothing could be learned at all.
    """

    asked: int
    found: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    if len(arguments) not in {1, 2} or arguments[1:] not in ([], ["--sbom"]):
        sys.exit(__doc__)
    tools = Path(arguments[0])
    write_sboms(tools)
    if arguments[1:]:
        return 0
    verdicts = {"Python": of_python(tools), "JavaScript": of_javascript()}
    for name, verdict in verdicts.items():
        tell(name, verdict)
    return int(any(verdict.found for verdict in verdicts.values()))


def write_sboms(tools: Path) -> None:
    """The packages that an installation has, from its lock file, and those of the TypeScript packages from theirs."""
    DIST.mkdir(exist_ok=True)
    python, clients = DIST / "regelwerk.cdx.json", DIST / "clients.cdx.json"
    options = ["--pyproject", "pyproject.toml", "--mc-type", "application", "--output-reproducible", "--of", "JSON"]
    run([str(tools / "cyclonedx-py"), "requirements", "requirements.lock", *options, "-o", str(python)], check=True)
    if npm := shutil.which("npm"):
        made = run(
            [npm, "sbom", "--prefix", "clients", "--package-lock-only", "--sbom-format", "cyclonedx"], check=True
        )
        clients.write_text(made.stdout)
    for path in (python, clients):
        if path.exists():
            parts = json.loads(path.read_text())["components"]
            print(f"{path.relative_to(ROOT)}: {len(parts)} components")


def of_python(tools: Path) -> Verdict:
    """What the Python Package Index knows of everything in the lock files, tools for development included."""
    lock = ["--requirement", "requirements-dev.lock", "--require-hashes", "--disable-pip"]
    done = run([str(tools / "pip-audit"), *lock, "--format", "json", "--progress-spinner", "off"])
    report = parsed(done.stdout)
    if report is None:
        return out_of_reach(last_line(done.stderr), reached="requests.exceptions." not in done.stderr)
    packages = report["dependencies"]
    skipped = [each for each in packages if "skip_reason" in each]
    found = [
        f"{each['name']} {each['version']}: {flaw['id']}, mended in {', '.join(flaw['fix_versions']) or 'no version'}"
        for each in packages
        for flaw in each.get("vulns", ())
    ]
    return Verdict(len(packages) - len(skipped), tuple(found), tuple(each["skip_reason"] for each in skipped))


def of_javascript() -> Verdict:
    """What the npm registry knows of everything in the lock file of the TypeScript packages."""
    npm = shutil.which("npm")
    if npm is None:
        return Verdict(0, unknown=("there is no npm",))
    done = run([npm, "audit", "--prefix", "clients", "--package-lock-only", "--json"])
    report = parsed(done.stdout)
    if report is None or "vulnerabilities" not in report:
        # npm has a code for what is wrong here, and none for what the registry said or did not say.
        told = (report or {}).get("message", last_line(done.stderr))
        return out_of_reach(told, reached=report is None or "code" in report.get("error", {}))
    found = [f"{name}: {flaw['severity']}, {flaw['range']}" for name, flaw in report["vulnerabilities"].items()]
    return Verdict(report["metadata"]["dependencies"]["total"], tuple(found))


def out_of_reach(told: str, *, reached: bool) -> Verdict:
    """That there is no report. Ends the audit if that is for another reason than that a list cannot be reached."""
    if reached:
        sys.exit(f"The audit does not work: {told}")
    return Verdict(0, unknown=(told,))


def tell(name: str, verdict: Verdict) -> None:
    """Say what came out, and what did not."""
    if verdict.asked == 0:
        print(f"{name}: SKIPPED, no list of known vulnerabilities could be asked ({verdict.unknown[0]})")
        return
    print(f"{name}: {len(verdict.found)} known vulnerabilities in {verdict.asked} packages")
    for each in verdict.found:
        print(f"  {each}")
    for each in verdict.unknown:
        print(f"  not known to the list: {each}")


def run(command: list[str], *, check: bool = False) -> subprocess.CompletedProcess[str]:
    """Run a program in the project's folder."""
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    if check and done.returncode:
        sys.exit(f"{Path(command[0]).name}: {last_line(done.stderr)}")
    return done


def parsed(text: str) -> dict[str, Any] | None:
    """A JSON object; None where the program has not come so far as to write one."""
    try:
        document = json.loads(text)
    except ValueError:
        return None
    return document if isinstance(document, dict) else None


def last_line(text: str) -> str:
    """The last that a program has said."""
    lines = text.strip().splitlines()
    return lines[-1] if lines else "it said nothing"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
