"""Whether everything can be served, and if not, why: a closed list of codes, each with a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from service.sentences import Sentence, say

Trouble = Literal[
    "away",
    "silent",
    "loading",
    "failing_over",
    "read_only",
    "replicas_missing",
    "unconfirmed",
    "full",
    "not_saving",
    "misconfigured",
    "failing",
]
"""What can be wrong with the store; `service.trouble` finds out which."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be served.

    Attributes:
        part: `store` or `process`.
        code: a key of `MEANINGS`.
    """

    part: str
    code: str

    @property
    def detail(self) -> Sentence:
        """The same for people."""
        return MEANINGS[self.code]


MEANINGS: Final[Mapping[str, Sentence]] = {
    "store_away": say("The store cannot be reached."),
    "store_silent": say("The store does not answer in time."),
    "store_loading": say("The store has just started and is reading what it has kept."),
    "store_failing_over": say("The store has no primary just now: another server is about to take its place."),
    "store_read_only": say("The store takes no changes: this server is a replica."),
    "store_replicas_missing": say("The store takes no changes, since its primary has too few replicas."),
    "store_unconfirmed": say("The store takes changes, but its replicas do not confirm them in time."),
    "store_full": say("The store is full: nothing new can be kept."),
    "store_not_saving": say("The store takes no changes, since it cannot write to its disk."),
    "store_misconfigured": say("The store refuses this service: the password, the rights or the server are wrong."),
    "store_failing": say("The store answers with an error that the service does not know."),
    "draining": say("This process is about to stop."),
}
"""Each has a section, or a line, in the runbook."""

STORE: Final[Mapping[Trouble, Reason]] = {code: Reason("store", f"store_{code}") for code in get_args(Trouble)}
DRAINING: Final = Reason("process", "draining")
