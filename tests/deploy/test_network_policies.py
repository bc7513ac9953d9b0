"""Who hears whom and who speaks to whom in Kubernetes."""

from __future__ import annotations

from manifests import Manifest, named, of_kind, pod, selects, web

Manifests = tuple[Manifest, ...]


def ports(rule: dict) -> set[int]:
    return {port["port"] for port in rule["ports"]}


def rules(manifests: Manifests, labels: dict, direction: str) -> list[dict]:
    """What the network policies let pods with these labels receive (`ingress`) or send (`egress`)."""
    return [
        rule
        for policy in of_kind(manifests, "NetworkPolicy")
        if selects(policy["spec"]["podSelector"].get("matchLabels", {}), labels)
        for rule in policy["spec"].get(direction, [])
    ]


def peers(rule: dict) -> list[dict]:
    found = rule.get("from", rule.get("to"))
    assert found, "a rule without peers is for everybody"
    return found


def test_whatever_no_policy_names_is_forbidden_in_both_directions(manifests):
    nothing = named(manifests, "NetworkPolicy", "nothing")
    assert nothing["spec"] == {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}


def test_the_service_hears_nginx_alone_and_speaks_to_its_store_and_to_dns(manifests):
    labels = pod(named(manifests, "Deployment", "regelwerk"))["metadata"]["labels"]
    nginx = pod(named(manifests, "Deployment", "regelwerk-nginx"))["metadata"]["labels"]
    (heard,) = rules(manifests, labels, "ingress")
    assert [selects(peer["podSelector"]["matchLabels"], nginx) for peer in peers(heard)] == [True]
    assert ports(heard) == {web(manifests)["containers"][0]["ports"][0]["containerPort"]}
    spoken = sorted(rules(manifests, labels, "egress"), key=lambda rule: min(ports(rule)))
    assert [ports(rule) for rule in spoken] == [{53}, {6379, 26379}]
    assert "namespaceSelector" in peers(spoken[0])[0]
    assert peers(spoken[1]) == [{"podSelector": {"matchLabels": {"app.kubernetes.io/name": "valkey"}}}]


def test_nginx_hears_the_ingress_controller_alone_since_it_believes_its_word_about_callers(manifests):
    labels = pod(named(manifests, "Deployment", "regelwerk-nginx"))["metadata"]["labels"]
    (heard,) = rules(manifests, labels, "ingress")
    assert [set(peer) for peer in peers(heard)] == [{"namespaceSelector"}]
    assert ports(heard) == {8080}


def test_the_store_hears_the_service_and_its_own_and_speaks_to_nobody_else(manifests):
    for workload in of_kind(manifests, "StatefulSet"):
        labels = pod(workload)["metadata"]["labels"]
        for rule in rules(manifests, labels, "ingress"):
            assert [set(peer) for peer in peers(rule)] == [{"podSelector"}]
        for container in pod(workload)["spec"]["containers"]:
            for port in container["ports"]:
                assert any(port["containerPort"] in ports(rule) for rule in rules(manifests, labels, "ingress"))
