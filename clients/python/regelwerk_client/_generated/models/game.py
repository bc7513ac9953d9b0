from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.game_information import GameInformation, check_game_information

if TYPE_CHECKING:
    from ..models.move_form import MoveForm
    from ..models.option import Option
    from ..models.players import Players


T = TypeVar("T", bound="Game")


@_attrs_define
class Game:
    slug: str
    """ Its name in paths. """
    title: str
    """ Its name for people. """
    summary: str
    """ One sentence about the game. """
    rules_version: str
    """ As in the header `Rules-Version`. """
    players: Players
    chance: bool
    """ Whether dice or draws decide anything. """
    information: GameInformation
    """ `hidden`: seats see different views of the same state. """
    options: list[Option]
    """ Members of `setup`. """
    moves: list[MoveForm]
    """ The kinds of moves and how they are written. """
    move_pattern: str
    """ All kinds of moves in one pattern. """
    rules: str
    """ Path of the rules text. """

    def to_dict(self) -> dict[str, Any]:
        slug = self.slug

        title = self.title

        summary = self.summary

        rules_version = self.rules_version

        players = self.players.to_dict()

        chance = self.chance

        information: str = self.information

        options = []
        for options_item_data in self.options:
            options_item = options_item_data.to_dict()
            options.append(options_item)

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        move_pattern = self.move_pattern

        rules = self.rules

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "slug": slug,
                "title": title,
                "summary": summary,
                "rules_version": rules_version,
                "players": players,
                "chance": chance,
                "information": information,
                "options": options,
                "moves": moves,
                "move_pattern": move_pattern,
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.move_form import MoveForm  # noqa: PLC0415
        from ..models.option import Option  # noqa: PLC0415
        from ..models.players import Players  # noqa: PLC0415

        d = dict(src_dict)
        slug = d.pop("slug")

        title = d.pop("title")

        summary = d.pop("summary")

        rules_version = d.pop("rules_version")

        players = Players.from_dict(d.pop("players"))

        chance = d.pop("chance")

        information = check_game_information(d.pop("information"))

        options = []
        _options = d.pop("options")
        for options_item_data in _options:
            options_item = Option.from_dict(options_item_data)

            options.append(options_item)

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = MoveForm.from_dict(moves_item_data)

            moves.append(moves_item)

        move_pattern = d.pop("move_pattern")

        rules = d.pop("rules")

        game = cls(
            slug=slug,
            title=title,
            summary=summary,
            rules_version=rules_version,
            players=players,
            chance=chance,
            information=information,
            options=options,
            moves=moves,
            move_pattern=move_pattern,
            rules=rules,
        )

        return game
