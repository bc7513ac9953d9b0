"""Dashboard, alerts and manifests speak of metrics that there are, and lead to what the runbook says."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from ipaddress import ip_address

import httpx
import pytest
import yaml
from manifests import KUBERNETES, Manifest, built, named, pod, web
from ports import free_port
from prometheus_client.parser import text_string_to_metric_families
from serving import ROOT, Serving
from test_documents import RUNBOOK, anchors

from service.app import create_app
from service.config import Config
from service.readiness import MEANINGS
from service.refusal import REASONS

DASHBOARD = json.loads((ROOT / "deploy/grafana/regelwerk.json").read_text())
RULES = [
    rule
    for group in yaml.safe_load((ROOT / "deploy/prometheus/alerts.yaml").read_text())["groups"]
    for rule in group["rules"]
]
PANELS = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
QUERIES = [target["expr"] for panel in PANELS for target in panel["targets"]]


@pytest.fixture(scope="module")
def shown() -> Iterator[dict[str, set[str]]]:
    """The metrics that the real server shows when something of each kind has happened, each with its labels."""
    page = f"127.0.0.1:{free_port()}"
    settings = {"REGELWERK_METRICS_BIND": page, "REGELWERK_LIMIT_SESSIONS": "1/hour"}
    server = Serving("--app", "tests.cold_app:app", environment=settings)
    with httpx.Client(base_url=server.url, timeout=60) as client:
        begun = client.post("/v1/anaconda/sessions", json={"assist": "hints"})
        seat = {"Authorization": f"Bearer {begun.json()['tokens']['seats'][0]}"}
        path = begun.headers["Location"]
        assert client.get(f"{path}/hint", headers=seat).is_success
        assert client.post(f"{path}/resign", headers=seat).is_success
        assert client.post("/v1/anaconda/sessions", json={}).status_code == 429
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(httpx.get(f"http://{page}/metrics", timeout=30).text):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    yield found
    server.stop()


def used(query: str) -> dict[str, set[str]]:
    """The metrics in a query with the labels that it selects by."""
    found: dict[str, set[str]] = {}
    for name, selector in re.findall(r"(regelwerk_\w+)(?:\{([^}]*)\})?", query):
        labels = set(re.findall(r"(\w+)\s*(?:=~|!~|!=|=)", selector or ""))
        found.setdefault(name, set()).update(labels)
    return found


@pytest.mark.parametrize("query", [*QUERIES, *(rule["expr"] for rule in RULES)])
def test_every_metric_that_is_asked_for_is_shown_with_the_labels_that_choose_it(query, shown):
    assert used(query)
    for name, labels in used(query).items():
        assert name in shown
        assert labels <= shown[name] | {"job", "instance", "le"}
    for grouped in re.findall(r"by \(([^)]*)\)", query):
        known = set().union(*(shown[name] for name in used(query))) | {"le", "instance"}
        assert {label.strip() for label in grouped.split(",")} <= known


def test_every_metric_that_is_shown_is_on_the_dashboard(shown):
    asked = {name for query in QUERIES for name in used(query)}
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in shown if not name.endswith("_created")}
    assert families == {re.sub(r"_(bucket|sum|count)$", "", name) for name in asked}


def test_the_dashboard_is_one_that_grafana_reads():
    assert {"title", "uid", "schemaVersion", "panels", "templating", "time"} <= set(DASHBOARD)
    ids = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(ids) == len(set(ids))
    places = [tuple(panel["gridPos"][side] for side in "xywh") for panel in PANELS]
    for number, (x, y, wide, high) in enumerate(places):
        assert x + wide <= 24
        assert not any(
            x < other + w and other < x + wide and y < row + h and row < y + high
            for other, row, w, h in places[number + 1 :]
        )
    variables = {each["name"] for each in DASHBOARD["templating"]["list"]}
    for panel in PANELS:
        assert panel["datasource"] == {"type": "prometheus", "uid": "${source}"}
        assert len({target["refId"] for target in panel["targets"]}) == len(panel["targets"])
    for query in QUERIES:
        assert set(re.findall(r"\$(\w+)", query)) - {"__rate_interval"} <= variables


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_every_alert_leads_to_a_section_of_the_runbook(rule):
    assert rule["labels"]["severity"] in {"page", "ticket"}
    assert rule["annotations"]["summary"].endswith(".")
    path, _, anchor = rule["annotations"]["runbook"].partition("#")
    assert (ROOT / path) == RUNBOOK
    assert anchor in anchors(RUNBOOK)
    assert rule["alert"] in RUNBOOK.read_text()


def test_every_code_that_an_alert_names_is_one_of_the_service():
    text = " ".join(rule["expr"] for rule in RULES)
    assert set(re.findall(r'code="(\w+)"', text)) <= set(REASONS)
    outcomes = {each for group in re.findall(r'outcome=~?"([\w|]+)"', text) for each in group.split("|")}
    assert {f"store_{outcome}" for outcome in outcomes} <= set(MEANINGS)


@pytest.mark.parametrize("code", MEANINGS)
def test_every_reason_of_readyz_has_its_line_in_the_runbook(code):
    assert f"`{code}`" in RUNBOOK.read_text()


def test_the_port_of_the_service_that_nginx_passes_on_has_no_metrics(redis_url):
    client = create_app(Config(redis_url=redis_url, metrics_bind=("127.0.0.1", 9464))).test_client()
    assert client.get("/metrics").status_code == 404
    passed = "".join(path.read_text() for path in (ROOT / "deploy/nginx").glob("*.conf"))
    assert "9464" not in passed + (KUBERNETES / "base/nginx.conf").read_text()


@pytest.fixture
def measured(tmp_path) -> tuple[Manifest, ...]:
    """What an operator's overlay makes of a shipped one and the part for metrics."""
    folder = tmp_path / "own"
    folder.mkdir()
    parts = {
        "apiVersion": "kustomize.config.k8s.io/v1beta1",
        "kind": "Kustomization",
        "namespace": "regelwerk",
        "resources": [os.path.relpath(KUBERNETES / "overlays/sentinel", folder.resolve())],
        "components": [os.path.relpath(KUBERNETES / "components/metrics", folder.resolve())],
    }
    (folder / "kustomization.yaml").write_text(yaml.safe_dump(parts))
    return built(folder)


def test_in_kubernetes_prometheus_alone_reaches_the_port_of_the_metrics(measured):
    (container,) = web(measured)["containers"]
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    bind = next(each["value"] for each in container["env"] if each["name"] == "REGELWERK_METRICS_BIND")
    address = Config.from_environment({"REGELWERK_METRICS_BIND": bind}).metrics_bind
    assert address is not None
    assert (ip_address(address[0]).is_unspecified, address[1]) == (True, ports["metrics"])
    told = pod(named(measured, "Deployment", "regelwerk"))["metadata"]["annotations"]
    assert told["prometheus.io/port"] == str(ports["metrics"])
    policy = named(measured, "NetworkPolicy", "metrics")["spec"]
    (rule,) = policy["ingress"]
    assert rule["ports"] == [{"protocol": "TCP", "port": ports["metrics"]}]
    assert rule["from"] == [{"namespaceSelector": {"matchLabels": {"kubernetes.io/metadata.name": "monitoring"}}}]
    service = named(measured, "Service", "regelwerk")["spec"]
    assert [port["port"] for port in service["ports"]] == [8000]
