"""An engine that looks the answers up, and goes wrong in one way: `python sly_engine.py WAY [NUMBER]`.

It goes wrong at the request of this number (from 0), or at every one when none is given.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

DATA = Path(__file__).resolve().parents[2] / "service" / "conformance" / "data" / "anaconda.jsonl"


def reordered(answer):
    return {**answer, "moves": answer["moves"][::-1]}


def shortened(answer):
    return {**answer, "moves": answer["moves"][1:]}


def accused(answer):
    return {**answer, "violations": [*answer["violations"][1:], "because_i_say_so"]}


def say(*answers, end="\n"):
    sys.stdout.write("".join(json.dumps(answer) + end for answer in answers))
    sys.stdout.flush()


def crash(answer):
    sys.stderr.write("out of cheese")
    sys.exit(3)


def end_halfway(answer):
    sys.stdout.write(json.dumps(answer)[:9])
    sys.exit(0)


def turn_deaf(answer):
    sys.stdin.close()
    time.sleep(600)


def think_aloud(answer):
    sys.stdout.write("thinking...\n")
    say(answer)


def repeat_slowly(answer):
    say(answer)
    time.sleep(0.3)
    say(answer)


def leave_lines_blank(answer):
    sys.stdout.write("\n \r\n")
    say(answer, end="\r\n")


WAYS = {
    "wrong_order": lambda answer: say(reordered(answer)),
    "missing_move": lambda answer: say(shortened(answer)),
    "wrong_code": lambda answer: say(accused(answer)),
    "hang": lambda answer: time.sleep(600),
    "crash": crash,
    "killed": lambda answer: os.kill(os.getpid(), 9),
    "rubbish": think_aloud,
    "list": lambda answer: say([1, 2]),
    "twice": lambda answer: say(answer, answer),
    "twice_slowly": repeat_slowly,
    "other_id": lambda answer: say({**answer, "id": "somebody/else"}),
    "huge": lambda answer: say("x" * (3 << 20)),
    "unsupported": lambda answer: say({"id": answer["id"], "unsupported": True}),
    "half": end_halfway,
    "deaf": turn_deaf,
    "blank": leave_lines_blank,
    "more": lambda answer: say({**answer, "note": "anything", "nodes": 1}),
}


def main():
    way, numbers = sys.argv[1], list(map(int, sys.argv[2:]))
    vectors = {vector["id"]: vector["expect"] for vector in map(json.loads, DATA.read_text().splitlines())}
    # Whoever is started again after a crash goes on counting.
    counter = Path(os.environ["SLY_COUNTER"])
    for line in sys.stdin:
        name = json.loads(line)["id"]
        number = len(counter.read_bytes()) if counter.exists() else 0
        with counter.open("ab") as file:
            file.write(b".")
        answer = {"id": name, **vectors[name]}
        if not numbers or number in numbers:
            WAYS[way](answer)
        else:
            say(answer)


main()
