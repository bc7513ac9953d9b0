"""The peer: two operations of all rulesets as FastAPI and pydantic would have them, over the same rules functions.

It checks what the service checks (types, ranges, patterns, unknown members, exactly one of state and view) and answers
the same documents; it has no CORS, no request ids, no negotiation, and no other operation. In one thing it is stricter:
whole numbers are not written `3.0` here.
"""

from __future__ import annotations

from fastapi import FastAPI

from bench.peer import anaconda, davinci, davinci_solo, numerus, numerus_solo
from bench.peer.models import refuse
from service.refusal import Refusal

app = FastAPI()
app.add_exception_handler(Refusal, refuse)
for _ruleset in (anaconda, davinci, davinci_solo, numerus, numerus_solo):
    app.include_router(_ruleset.router)
