"""Solvers at work leave the rest of the process alone."""

from __future__ import annotations

import json
import threading
import urllib.error
import urllib.request


def post(url, body):
    """The status, the headers and the JSON of an answer."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, answer.headers, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, refused.headers, json.load(refused)


def start_of(url):
    return post(f"{url}/v1/numerus/new", {"seed": "busy", "setup": {"players": 3}})[2]["state"]


class Asking(threading.Thread):
    """Asks for a hint of two seconds."""

    def __init__(self, url, state):
        super().__init__()
        self.address, self.state = f"{url}/v1/numerus/hint", state

    def run(self):
        self.answer = post(self.address, {"state": self.state, "budget_ms": 2000})


def test_a_worker_that_works_out_a_hint_answers_other_requests(serve):
    url = serve("--workers", "1").url
    asking = Asking(url, start_of(url))

    asking.start()
    answered = 0
    while asking.is_alive():
        with urllib.request.urlopen(f"{url}/healthz", timeout=10) as answer:
            answered += answer.status == 200
    asking.join()

    assert asking.answer[0] == 200
    assert answered >= 10


def test_more_solvers_than_may_work_are_refused_and_told_when_to_come_back(serve):
    environment = {"REGELWERK_SOLVERS": "1", "REGELWERK_SOLVER_WAIT_S": "0"}
    url = serve("--workers", "1", environment=environment).url
    state = start_of(url)
    asking = [Asking(url, state) for _ in range(4)]

    for one in asking:
        one.start()
    for one in asking:
        one.join()

    refused = [one.answer for one in asking if one.answer[0] != 200]
    assert len(refused) < 4
    assert refused
    for status, headers, problem in refused:
        assert (status, problem["code"]) == (503, "overloaded")
        assert int(headers["Retry-After"]) >= 1
