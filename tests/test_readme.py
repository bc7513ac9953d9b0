"""The README's tour, run against the real server: every request in it gets the answer that stands below it."""

from __future__ import annotations

import json
import re
import shlex
import urllib.error
import urllib.request
from pathlib import Path

import pytest

README = (Path(__file__).resolve().parents[1] / "README.md").read_text(encoding="utf-8")
STEPS = re.findall(r"```sh\n(curl .*?)\n```\n\n```json\n(.*?)\n```", README, flags=re.DOTALL)


def ask(command: str, variables: dict[str, str], base: str):
    """What `curl` would do with these arguments."""
    for name, value in variables.items():
        command = command.replace(f"${name}", value)
    words = shlex.split(command.replace("http://127.0.0.1:8000", base))[1:]
    url, headers, body = "", {}, None
    while words:
        word = words.pop(0)
        if word == "-H":
            name, _, value = words.pop(0).partition(": ")
            headers[name] = value
        elif word == "-d":
            body = words.pop(0).encode()
        elif word != "-s":
            url = word
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, headers)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


def assert_shows(shown, actual, where="answer"):
    """What is shown must be there; members may be left out, lists may go on, `…` stands for anything."""
    if shown == "…":
        return
    if isinstance(shown, dict):
        assert isinstance(actual, dict), where
        for name, value in shown.items():
            assert name in actual, f"{where}.{name}"
            assert_shows(value, actual[name], f"{where}.{name}")
    elif isinstance(shown, list):
        assert len(shown) <= len(actual), where
        for index, (one, other) in enumerate(zip(shown, actual, strict=False)):
            assert_shows(one, other, f"{where}[{index}]")
    else:
        assert shown == actual, where


def test_the_tour_is_long_enough_to_mean_something():
    assert len(STEPS) >= 8


def test_every_request_of_the_tour_gets_the_answer_that_is_shown(live_server):
    variables: dict[str, str] = {}

    for command, shown in STEPS:
        actual = ask(command, variables, live_server)
        assert_shows(json.loads(shown), actual, command)
        if "tokens" in actual:
            seats = {f"SEAT{seat}": token for seat, token in enumerate(actual["tokens"]["seats"])}
            variables = {"ID": actual["id"], "HOST": actual["tokens"]["host"], **seats}


@pytest.mark.parametrize("command", ["python3 start.py", "python3 start.py test"])
def test_the_two_commands_stand_in_the_readme(command):
    assert f"```sh\n{command}\n```" in README
