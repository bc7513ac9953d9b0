"""Which rulesets there are, and their static facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from schemas.catalog import GameSchema, GamesSchema
from service.api.smorest import Blueprint
from service.catalog import CATALOG
from service.game import GameInfo
from service.refusal import REASONS, Refusal

_GAME = {"name": "game", "in": "path", "description": "The slug of a ruleset.", "schema": {"type": "string"}}


@dataclass(frozen=True, slots=True)
class _Players:
    min: int
    max: int


class _Listed:
    """The facts of a ruleset with its addresses."""

    def __init__(self, info: GameInfo) -> None:
        self._info = info
        self.players = _Players(info.min_players, info.max_players)
        self.rules = f"/v1/{info.slug}/rules"

    def __getattr__(self, name: str) -> Any:
        return getattr(self._info, name)


def blueprint() -> Blueprint:
    """The catalogue."""
    blp = Blueprint("games", __name__, url_prefix="/v1", description="Which rulesets there are.")

    @blp.operation("/games", "list_games", methods=["GET"])
    @blp.response(200, GamesSchema, description="All rulesets.")
    def games() -> dict[str, Any]:
        """List the rulesets.

        Each with its players, options and defaults, grammar of moves, and the address of its rules text.
        """
        return {"games": [_Listed(entry.game.INFO) for entry in CATALOG.values()]}

    @blp.operation("/games/<string:game>", "get_game", methods=["GET"], parameters=[_GAME])
    @blp.response(200, GameSchema, description="The facts of the ruleset.")
    @blp.refuses(404)
    def facts(game: str) -> _Listed:
        """Describe a ruleset.

        Players, options and defaults, grammar of moves, version and address of its rules text.
        """
        if game not in CATALOG:
            raise Refusal("unknown_game", REASONS["unknown_game"].meaning)
        return _Listed(CATALOG[game].game.INFO)

    return blp
