"""Everything that is sent and answered, as classes: states, moves, verdicts, scores, sessions."""

from regelwerk_client._generated.models import *  # noqa: F403 - generated names, listed in its `__all__`
