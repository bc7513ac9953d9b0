from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_setup_bonus_source import DaVinciSetupBonusSource, check_da_vinci_setup_bonus_source
from ..models.da_vinci_setup_clue_tile import DaVinciSetupClueTile, check_da_vinci_setup_clue_tile
from ..models.da_vinci_setup_draw_extra import DaVinciSetupDrawExtra, check_da_vinci_setup_draw_extra
from ..models.da_vinci_setup_empty_pool_penalty import (
    DaVinciSetupEmptyPoolPenalty,
    check_da_vinci_setup_empty_pool_penalty,
)
from ..models.da_vinci_setup_joker_start import DaVinciSetupJokerStart, check_da_vinci_setup_joker_start
from ..models.da_vinci_setup_players import DaVinciSetupPlayers, check_da_vinci_setup_players
from ..models.da_vinci_setup_removed_per_colour import (
    DaVinciSetupRemovedPerColour,
    check_da_vinci_setup_removed_per_colour,
)
from ..models.da_vinci_setup_scoring import DaVinciSetupScoring, check_da_vinci_setup_scoring
from ..types import UNSET, Unset

T = TypeVar("T", bound="DaVinciSetup")


@_attrs_define
class DaVinciSetup:
    players: DaVinciSetupPlayers | Unset = 2
    """ How many play. """
    jokers: bool | Unset = False
    """ Whether the two jokers are in the game. """
    removed_per_colour: DaVinciSetupRemovedPerColour | Unset = 0
    """ How many number tiles of each colour nobody will ever see. """
    draw_extra: DaVinciSetupDrawExtra | Unset = 0
    """ Whether (1) each player takes a tile more at the start, then puts one back. """
    joker_start: DaVinciSetupJokerStart | Unset = "allowed"
    """ Whether a joker in a starting hand stays, or is put back and replaced. """
    clue_tile: DaVinciSetupClueTile | Unset = "aside"
    """ Whether the drawn tile lies aside, or goes hidden into the row at once. """
    empty_pool_penalty: DaVinciSetupEmptyPoolPenalty | Unset = "choose_after"
    """ What a wrong guess costs with an empty pool. """
    scoring: DaVinciSetupScoring | Unset = "plain"
    """ Whether only winning counts, or points as in tournaments. """
    bonus_source: DaVinciSetupBonusSource | Unset = "winner_hidden"
    """ Tournament: whose hidden tiles the winner's bonus adds up. """
    first_player: int | Unset = 0
    """ The seat that has the first turn. """
    start_colours: list[str] | None | Unset = UNSET
    """ The colours that each seat takes at the start, a letter per tile; null: as they come. """

    def to_dict(self) -> dict[str, Any]:
        players: int | Unset = UNSET
        if not isinstance(self.players, Unset):
            players = self.players

        jokers = self.jokers

        removed_per_colour: int | Unset = UNSET
        if not isinstance(self.removed_per_colour, Unset):
            removed_per_colour = self.removed_per_colour

        draw_extra: int | Unset = UNSET
        if not isinstance(self.draw_extra, Unset):
            draw_extra = self.draw_extra

        joker_start: str | Unset = UNSET
        if not isinstance(self.joker_start, Unset):
            joker_start = self.joker_start

        clue_tile: str | Unset = UNSET
        if not isinstance(self.clue_tile, Unset):
            clue_tile = self.clue_tile

        empty_pool_penalty: str | Unset = UNSET
        if not isinstance(self.empty_pool_penalty, Unset):
            empty_pool_penalty = self.empty_pool_penalty

        scoring: str | Unset = UNSET
        if not isinstance(self.scoring, Unset):
            scoring = self.scoring

        bonus_source: str | Unset = UNSET
        if not isinstance(self.bonus_source, Unset):
            bonus_source = self.bonus_source

        first_player = self.first_player

        start_colours: list[str] | None | Unset
        if isinstance(self.start_colours, Unset):
            start_colours = UNSET
        elif isinstance(self.start_colours, list):
            start_colours = self.start_colours

        else:
            start_colours = self.start_colours

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if players is not UNSET:
            field_dict["players"] = players
        if jokers is not UNSET:
            field_dict["jokers"] = jokers
        if removed_per_colour is not UNSET:
            field_dict["removed_per_colour"] = removed_per_colour
        if draw_extra is not UNSET:
            field_dict["draw_extra"] = draw_extra
        if joker_start is not UNSET:
            field_dict["joker_start"] = joker_start
        if clue_tile is not UNSET:
            field_dict["clue_tile"] = clue_tile
        if empty_pool_penalty is not UNSET:
            field_dict["empty_pool_penalty"] = empty_pool_penalty
        if scoring is not UNSET:
            field_dict["scoring"] = scoring
        if bonus_source is not UNSET:
            field_dict["bonus_source"] = bonus_source
        if first_player is not UNSET:
            field_dict["first_player"] = first_player
        if start_colours is not UNSET:
            field_dict["start_colours"] = start_colours

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _players = d.pop("players", UNSET)
        players: DaVinciSetupPlayers | Unset
        if isinstance(_players, Unset):
            players = UNSET
        else:
            players = check_da_vinci_setup_players(_players)

        jokers = d.pop("jokers", UNSET)

        _removed_per_colour = d.pop("removed_per_colour", UNSET)
        removed_per_colour: DaVinciSetupRemovedPerColour | Unset
        if isinstance(_removed_per_colour, Unset):
            removed_per_colour = UNSET
        else:
            removed_per_colour = check_da_vinci_setup_removed_per_colour(_removed_per_colour)

        _draw_extra = d.pop("draw_extra", UNSET)
        draw_extra: DaVinciSetupDrawExtra | Unset
        if isinstance(_draw_extra, Unset):
            draw_extra = UNSET
        else:
            draw_extra = check_da_vinci_setup_draw_extra(_draw_extra)

        _joker_start = d.pop("joker_start", UNSET)
        joker_start: DaVinciSetupJokerStart | Unset
        if isinstance(_joker_start, Unset):
            joker_start = UNSET
        else:
            joker_start = check_da_vinci_setup_joker_start(_joker_start)

        _clue_tile = d.pop("clue_tile", UNSET)
        clue_tile: DaVinciSetupClueTile | Unset
        if isinstance(_clue_tile, Unset):
            clue_tile = UNSET
        else:
            clue_tile = check_da_vinci_setup_clue_tile(_clue_tile)

        _empty_pool_penalty = d.pop("empty_pool_penalty", UNSET)
        empty_pool_penalty: DaVinciSetupEmptyPoolPenalty | Unset
        if isinstance(_empty_pool_penalty, Unset):
            empty_pool_penalty = UNSET
        else:
            empty_pool_penalty = check_da_vinci_setup_empty_pool_penalty(_empty_pool_penalty)

        _scoring = d.pop("scoring", UNSET)
        scoring: DaVinciSetupScoring | Unset
        if isinstance(_scoring, Unset):
            scoring = UNSET
        else:
            scoring = check_da_vinci_setup_scoring(_scoring)

        _bonus_source = d.pop("bonus_source", UNSET)
        bonus_source: DaVinciSetupBonusSource | Unset
        if isinstance(_bonus_source, Unset):
            bonus_source = UNSET
        else:
            bonus_source = check_da_vinci_setup_bonus_source(_bonus_source)

        first_player = d.pop("first_player", UNSET)

        def _parse_start_colours(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                start_colours_type_0 = cast(list[str], data)

                return start_colours_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        start_colours = _parse_start_colours(d.pop("start_colours", UNSET))

        da_vinci_setup = cls(
            players=players,
            jokers=jokers,
            removed_per_colour=removed_per_colour,
            draw_extra=draw_extra,
            joker_start=joker_start,
            clue_tile=clue_tile,
            empty_pool_penalty=empty_pool_penalty,
            scoring=scoring,
            bonus_source=bonus_source,
            first_player=first_player,
            start_colours=start_colours,
        )

        return da_vinci_setup
