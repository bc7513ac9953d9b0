"""The manifests for Kubernetes: valid, hardened, and in agreement with the service that they run."""

from __future__ import annotations

import re
import shlex

import kubernetes_validate
import pytest
import yaml
from manifests import (
    KUBERNETES,
    OVERLAYS,
    Manifest,
    containers,
    mebibytes,
    named,
    of_kind,
    overlay,
    pod,
    selects,
    web,
    with_parts,
    workloads,
)
from serving import ROOT
from shipped_nginx import SHIPPED

from service import VERSION
from service.cli import main
from service.config import Config, variable_of
from service.connections import _Address

VERSIONS = ("1.30", kubernetes_validate.latest_version())
"""Of Kubernetes: the oldest that can sleep before a stop, and the newest whose schemas there are."""

Manifests = tuple[Manifest, ...]


def known_settings() -> set[str]:
    return {variable_of(name) for name in Config.__dataclass_fields__}


def settings(manifests: Manifests) -> dict[str, str]:
    """The variables of the service, as the ConfigMap has them."""
    return dict(named(manifests, "ConfigMap", "regelwerk-settings")["data"])


@pytest.mark.parametrize("version", VERSIONS)
def test_kubernetes_knows_every_member_of_every_manifest(manifests, version):
    for each in manifests:
        kubernetes_validate.validate(each, version, strict=True)


def test_a_misspelt_member_would_be_found():
    bad = {"apiVersion": "v1", "kind": "Service", "metadata": {"name": "x"}, "spec": {"port": []}}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(bad, VERSIONS[0], strict=True)


def test_everything_is_in_one_namespace_that_refuses_pods_which_want_more(manifests):
    namespace = named(manifests, "Namespace", "regelwerk")
    assert namespace["metadata"]["labels"]["pod-security.kubernetes.io/enforce"] == "restricted"
    for each in manifests:
        assert each["kind"] == "Namespace" or each["metadata"]["namespace"] == "regelwerk"


def test_no_process_is_root_or_can_write_anywhere_but_into_volumes_or_gain_anything(manifests):
    for workload in workloads(manifests):
        spec = pod(workload)["spec"]
        assert spec["securityContext"]["runAsNonRoot"] is True
        assert spec["securityContext"]["runAsUser"] > 0
        assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        assert spec["automountServiceAccountToken"] is False
        assert not {"hostNetwork", "hostPID", "hostIPC"} & set(spec)
        assert not [volume for volume in spec["volumes"] if "hostPath" in volume]
        for container in containers(workload):
            assert container["securityContext"] == {
                "allowPrivilegeEscalation": False,
                "readOnlyRootFilesystem": True,
                "capabilities": {"drop": ["ALL"]},
            }


def test_what_is_kept_in_memory_or_on_the_disk_of_a_machine_has_a_limit(manifests):
    for workload in workloads(manifests):
        for volume in pod(workload)["spec"]["volumes"]:
            assert "emptyDir" not in volume or mebibytes(volume["emptyDir"]["sizeLimit"]) <= 512


def test_every_container_says_what_it_needs_and_what_it_may_take(manifests):
    for workload in workloads(manifests):
        for container in containers(workload):
            wanted, allowed = container["resources"]["requests"], container["resources"]["limits"]
            assert set(wanted) == set(allowed) == {"cpu", "memory"}
            assert mebibytes(wanted["memory"]) <= mebibytes(allowed["memory"])


def test_every_server_is_asked_whether_it_lives_and_whether_it_is_ready(manifests):
    for workload in of_kind(manifests, "Deployment", "StatefulSet"):
        for container in pod(workload)["spec"]["containers"]:
            assert {"readinessProbe", "livenessProbe"} <= set(container)
            assert all(container[probe]["timeoutSeconds"] >= 2 for probe in container if probe.endswith("Probe"))


def test_no_image_is_taken_by_a_floating_tag_and_ours_is_this_version(manifests):
    images = {container["image"] for workload in workloads(manifests) for container in containers(workload)}
    for image in images:
        assert re.search(r":\d+\.\d+", image), image
    ours = {image for image in images if "nginx" not in image and "valkey" not in image}
    assert {image.rpartition(":")[2] for image in ours} == {VERSION}


def test_the_store_is_the_one_of_the_compose_file(manifests):
    compose = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())
    images = {container["image"] for workload in workloads(manifests) for container in containers(workload)}
    assert {image for image in images if "valkey" in image} == {compose["services"]["store"]["image"]}


def test_no_secret_is_written_down(manifests):
    assert of_kind(manifests, "Secret") == []
    for each in of_kind(manifests, "ConfigMap"):
        assert not any(re.search(r"(?i)password|secret|_key|_url", name) for name in each["data"])
    for workload in workloads(manifests):
        for container in containers(workload):
            for variable in container.get("env", []):
                if variable["name"] == "REDIS_URL":
                    assert variable["valueFrom"]["secretKeyRef"]["name"] == "regelwerk-store"


def test_every_variable_of_the_service_is_a_setting_with_a_value_that_it_takes(manifests):
    values = settings(manifests)
    own = {variable["name"] for variable in web(manifests)["containers"][0]["env"]}
    assert set(values) | own <= known_settings()
    assert "REDIS_URL" in own
    Config.from_environment(values)
    assert values["REGELWERK_PROXIES"] == "1"


def test_every_config_map_and_secret_that_is_asked_for_is_made_or_told_of(manifests):
    made = {each["metadata"]["name"] for each in of_kind(manifests, "ConfigMap")}
    text = yaml.safe_dump_all(workloads(manifests))
    asked = set(re.findall(r"configMap(?:Ref)?:\s+(?:items:(?:\s+-? ?(?:key|path): \S+)+\s+)?name: (\S+)", text))
    assert asked == made
    secrets = set(re.findall(r"secretName: (\S+)", text)) | {"regelwerk-store"}
    runbook = (ROOT / "deploy/RUNBOOK.md").read_text()
    for secret in secrets:
        assert f"create secret generic {secret}" in runbook


def test_every_mount_is_of_a_volume_that_is_there(manifests):
    for workload in workloads(manifests):
        spec = pod(workload)["spec"]
        claimed = [each["metadata"]["name"] for each in workload["spec"].get("volumeClaimTemplates", [])]
        there = {volume["name"] for volume in spec["volumes"]} | set(claimed)
        mounted = {mount["name"] for container in containers(workload) for mount in container["volumeMounts"]}
        assert mounted == there


def test_selectors_find_the_pods_that_they_mean(manifests):
    pods = [pod(workload)["metadata"]["labels"] for workload in workloads(manifests)]
    for workload in of_kind(manifests, "Deployment", "StatefulSet"):
        assert selects(workload["spec"]["selector"]["matchLabels"], pod(workload)["metadata"]["labels"])
    selectors = [each["spec"]["selector"] for each in of_kind(manifests, "Service")]
    selectors += [each["spec"]["selector"]["matchLabels"] for each in of_kind(manifests, "PodDisruptionBudget")]
    for selector in selectors:
        assert sum(selects(selector, labels) for labels in pods) == 1, selector


def test_each_server_keeps_enough_pods_through_an_eviction(manifests):
    budgets = [each["spec"] for each in of_kind(manifests, "PodDisruptionBudget")]
    for workload in of_kind(manifests, "Deployment", "StatefulSet"):
        labels = pod(workload)["metadata"]["labels"]
        (budget,) = [each for each in budgets if selects(each["selector"]["matchLabels"], labels)]
        assert budget["maxUnavailable"] == 1


def test_the_autoscaler_scales_the_service_which_names_no_number_itself(manifests):
    (scaler,) = of_kind(manifests, "HorizontalPodAutoscaler")
    target = named(manifests, "Deployment", "regelwerk")
    assert scaler["spec"]["scaleTargetRef"]["name"] == target["metadata"]["name"]
    assert "replicas" not in target["spec"]
    assert 2 <= scaler["spec"]["minReplicas"] <= scaler["spec"]["maxReplicas"]


def test_a_pod_has_the_time_to_answer_what_it_has_before_it_is_killed(manifests):
    spec = web(manifests)
    before = spec["containers"][0]["lifecycle"]["preStop"]["sleep"]["seconds"]
    # `regelwerk serve` waits two seconds more for its web server than that for its requests.
    drained = int(settings(manifests)["REGELWERK_GRACEFUL_TIMEOUT_S"]) + 2
    assert before + drained < spec["terminationGracePeriodSeconds"]
    proxy = pod(named(manifests, "Deployment", "regelwerk-nginx"))["spec"]
    text = (KUBERNETES / "base/nginx.conf").read_text()
    shutdown = int(re.search(r"worker_shutdown_timeout (\d+)s;", text)[1])
    script = proxy["containers"][0]["lifecycle"]["preStop"]["exec"]["command"][-1]
    waits = [int(wait) for wait in re.findall(r"sleep (\d+)", script)]
    assert shutdown < waits[1]
    assert sum(waits) < proxy["terminationGracePeriodSeconds"]


def test_the_service_has_memory_for_its_workers_and_streams(manifests):
    (container,) = web(manifests)["containers"]
    workers = int(settings(manifests)["REGELWERK_WORKERS"])
    # As measured (the runbook's "Capacity"): what is shared, each worker, and 80 kB for each of its streams.
    needed = 95 + workers * (60 + Config().streams * 0.08)
    assert needed < mebibytes(container["resources"]["requests"]["memory"])
    assert 1.5 * needed < mebibytes(container["resources"]["limits"]["memory"])


def test_a_new_pod_must_have_seen_its_store_but_none_is_taken_away_with_it(manifests):
    (container,) = web(manifests)["containers"]
    assert container["startupProbe"]["httpGet"]["path"] == "/readyz"
    assert container["readinessProbe"]["httpGet"]["path"] == "/healthz"
    assert container["livenessProbe"]["httpGet"]["path"] == "/healthz"
    startup = container["startupProbe"]
    assert startup["periodSeconds"] * startup["failureThreshold"] >= 300


def test_the_command_line_of_the_service_is_one_that_it_takes(manifests):
    (container,) = web(manifests)["containers"]
    assert container["args"][0] == "serve"
    assert main.commands["serve"].make_context("serve", list(container["args"][1:])).params["port"] == 8000


def test_nginx_has_the_same_rules_as_without_kubernetes(manifests):
    shared = named(manifests, "ConfigMap", "regelwerk-nginx-shared")["data"]
    assert shared == {name: (SHIPPED / name).read_text() for name in ("http.conf", "server.conf", "problem.conf")}


def test_full_memory_refuses_and_the_log_of_changes_is_kept(manifests):
    text = named(manifests, "ConfigMap", "valkey-common")["data"]["valkey.conf"]
    lines = dict(line.split(" ", 1) for line in text.splitlines() if line and not line.startswith("#"))
    assert lines["maxmemory-policy"] == "noeviction"
    assert (lines["appendonly"], lines["appendfsync"]) == ("yes", "everysec")
    memory = int(lines["maxmemory"].removesuffix("mb"))
    (container,) = pod(named(manifests, "StatefulSet", "valkey"))["spec"]["containers"]
    assert 1.25 * memory < mebibytes(container["resources"]["requests"]["memory"])


def test_every_script_of_the_store_has_the_variables_that_it_reads(manifests):
    maps = {each["metadata"]["name"]: each["data"] for each in of_kind(manifests, "ConfigMap")}
    scripts = {name: text for data in maps.values() for name, text in data.items() if name.endswith(".sh")}
    for workload in of_kind(manifests, "StatefulSet", "Job"):
        (container,) = pod(workload)["spec"]["containers"]
        script = container["command"][1].rpartition("/")[2]
        documented = set(re.findall(r"^#   ([A-Z_]+)  ", scripts[script], re.MULTILINE))
        given = {variable["name"] for variable in container["env"]} - {"POD"}
        needless = {"DATA"} if script == "start-valkey.sh" else set()
        assert documented - needless <= given <= documented | needless | {"PORT"}


def addresses(name: str) -> str:
    """The address of the store that the runbook gives for an overlay."""
    text = (ROOT / "deploy/RUNBOOK.md").read_text()
    return re.search(rf"redis\+{name}://[^\s'\"`]+", text)[0]


@pytest.mark.parametrize("name", OVERLAYS)
def test_the_address_in_the_runbook_names_the_pods_of_the_store(name):
    address = _Address.of(addresses(name).replace("$PASSWORD", "secret"))
    sets = {each["metadata"]["name"]: each["spec"] for each in of_kind(overlay(name), "StatefulSet")}
    for node in address.nodes:
        number, service = re.fullmatch(r"[a-z]+-(\d)\.([a-z]+)", node.host).groups()
        assert int(number) < sets[service]["replicas"]
    assert address.kind == name


def test_a_key_for_receipts_reaches_the_service_as_a_file_of_its_own(tmp_path):
    spec = web(with_parts(tmp_path / "own", "receipts"))
    (first,) = spec["initContainers"]
    source, target = shlex.split(" ".join(first["command"]))[-2:]
    variables = {each["name"]: each.get("value") for each in spec["containers"][0]["env"]}
    assert first["command"][:3] == ["install", "-m", "600"]
    assert variables["REGELWERK_SIGNING_KEY"] == target
    assert {first["image"], spec["containers"][0]["image"]} == {f"registry.test/rules:{VERSION}"}
    keys = next(volume for volume in spec["volumes"] if volume["name"] == "keys")
    assert keys["emptyDir"]["medium"] == "Memory"
    assert source.startswith("/secret/")


def test_the_file_that_says_who_may_call_reaches_the_service_from_its_secret(tmp_path):
    spec = web(with_parts(tmp_path / "own", "access"))
    (container,) = spec["containers"]
    variables = {each["name"]: each.get("value") for each in container["env"]}
    mount = next(each for each in container["volumeMounts"] if each["name"] == "access")
    volume = next(each for each in spec["volumes"] if each["name"] == "access")
    (item,) = volume["secret"]["items"]
    assert variables["REGELWERK_ACCESS"] == f"{mount['mountPath']}/{item['path']}"
    assert mount["readOnly"] is True
    assert f"kubectl -n regelwerk create secret generic {volume['secret']['secretName']}" in (
        ROOT / "deploy/RUNBOOK.md"
    ).read_text(encoding="utf-8")
