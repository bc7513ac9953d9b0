from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_solo_record_game import DaVinciSoloRecordGame, check_da_vinci_solo_record_game
from ..models.da_vinci_solo_record_rules import DaVinciSoloRecordRules, check_da_vinci_solo_record_rules
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_solo_record_result_type_0 import DaVinciSoloRecordResultType0
    from ..models.da_vinci_solo_record_tags import DaVinciSoloRecordTags
    from ..models.da_vinci_solo_setup import DaVinciSoloSetup
    from ..models.da_vinci_solo_state import DaVinciSoloState
    from ..models.stand_in import StandIn


T = TypeVar("T", bound="DaVinciSoloRecord")


@_attrs_define
class DaVinciSoloRecord:
    moves: list[str]
    """ Every ply in order, those of chance included. """
    game: DaVinciSoloRecordGame | Unset = "davinci-solo"
    """ The ruleset. """
    rules: DaVinciSoloRecordRules | Unset = "davinci-solo/1"
    """ The version of the rules. """
    setup: DaVinciSoloSetup | None | Unset = UNSET
    """ The options; left out: those of `start`, or all at their defaults. """
    start: DaVinciSoloState | None | Unset = UNSET
    """ The state before the first ply; null: as `new` makes it from setup and seed. """
    seed: None | str | Unset = UNSET
    """ What the setting-up was drawn from; null: nothing was, or it is secret. """
    players: list[str] | Unset = UNSET
    """ The names, in seat order. """
    result: DaVinciSoloRecordResultType0 | None | Unset = UNSET
    """ What the table noted down; a replay does not depend on it. """
    tags: DaVinciSoloRecordTags | Unset = UNSET
    """ Anything else worth noting: event, date, round, table. """
    stand_ins: list[StandIn] | Unset = UNSET
    """ The plies that a clock's policy made in place of a player. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.da_vinci_solo_record_result_type_0 import DaVinciSoloRecordResultType0  # noqa: PLC0415
        from ..models.da_vinci_solo_setup import DaVinciSoloSetup  # noqa: PLC0415
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415

        moves = self.moves

        game: str | Unset = UNSET
        if not isinstance(self.game, Unset):
            game = self.game

        rules: str | Unset = UNSET
        if not isinstance(self.rules, Unset):
            rules = self.rules

        setup: dict[str, Any] | None | Unset
        if isinstance(self.setup, Unset):
            setup = UNSET
        elif isinstance(self.setup, DaVinciSoloSetup):
            setup = self.setup.to_dict()
        else:
            setup = self.setup

        start: dict[str, Any] | None | Unset
        if isinstance(self.start, Unset):
            start = UNSET
        elif isinstance(self.start, DaVinciSoloState):
            start = self.start.to_dict()
        else:
            start = self.start

        seed: None | str | Unset
        if isinstance(self.seed, Unset):
            seed = UNSET
        else:
            seed = self.seed

        players: list[str] | Unset = UNSET
        if not isinstance(self.players, Unset):
            players = self.players

        result: dict[str, Any] | None | Unset
        if isinstance(self.result, Unset):
            result = UNSET
        elif isinstance(self.result, DaVinciSoloRecordResultType0):
            result = self.result.to_dict()
        else:
            result = self.result

        tags: dict[str, Any] | Unset = UNSET
        if not isinstance(self.tags, Unset):
            tags = self.tags.to_dict()

        stand_ins: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.stand_ins, Unset):
            stand_ins = []
            for stand_ins_item_data in self.stand_ins:
                stand_ins_item = stand_ins_item_data.to_dict()
                stand_ins.append(stand_ins_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "moves": moves,
            }
        )
        if game is not UNSET:
            field_dict["game"] = game
        if rules is not UNSET:
            field_dict["rules"] = rules
        if setup is not UNSET:
            field_dict["setup"] = setup
        if start is not UNSET:
            field_dict["start"] = start
        if seed is not UNSET:
            field_dict["seed"] = seed
        if players is not UNSET:
            field_dict["players"] = players
        if result is not UNSET:
            field_dict["result"] = result
        if tags is not UNSET:
            field_dict["tags"] = tags
        if stand_ins is not UNSET:
            field_dict["stand_ins"] = stand_ins

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_record_result_type_0 import DaVinciSoloRecordResultType0  # noqa: PLC0415
        from ..models.da_vinci_solo_record_tags import DaVinciSoloRecordTags  # noqa: PLC0415
        from ..models.da_vinci_solo_setup import DaVinciSoloSetup  # noqa: PLC0415
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415
        from ..models.stand_in import StandIn  # noqa: PLC0415

        d = dict(src_dict)
        moves = cast(list[str], d.pop("moves"))

        _game = d.pop("game", UNSET)
        game: DaVinciSoloRecordGame | Unset
        if isinstance(_game, Unset):
            game = UNSET
        else:
            game = check_da_vinci_solo_record_game(_game)

        _rules = d.pop("rules", UNSET)
        rules: DaVinciSoloRecordRules | Unset
        if isinstance(_rules, Unset):
            rules = UNSET
        else:
            rules = check_da_vinci_solo_record_rules(_rules)

        def _parse_setup(data: object) -> DaVinciSoloSetup | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                setup_type_0 = DaVinciSoloSetup.from_dict(data)

                return setup_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciSoloSetup | None | Unset, data)

        setup = _parse_setup(d.pop("setup", UNSET))

        def _parse_start(data: object) -> DaVinciSoloState | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                start_type_0 = DaVinciSoloState.from_dict(data)

                return start_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciSoloState | None | Unset, data)

        start = _parse_start(d.pop("start", UNSET))

        def _parse_seed(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        seed = _parse_seed(d.pop("seed", UNSET))

        players = cast(list[str], d.pop("players", UNSET))

        def _parse_result(data: object) -> DaVinciSoloRecordResultType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = DaVinciSoloRecordResultType0.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciSoloRecordResultType0 | None | Unset, data)

        result = _parse_result(d.pop("result", UNSET))

        _tags = d.pop("tags", UNSET)
        tags: DaVinciSoloRecordTags | Unset
        if isinstance(_tags, Unset):
            tags = UNSET
        else:
            tags = DaVinciSoloRecordTags.from_dict(_tags)

        _stand_ins = d.pop("stand_ins", UNSET)
        stand_ins: list[StandIn] | Unset = UNSET
        if _stand_ins is not UNSET:
            stand_ins = []
            for stand_ins_item_data in _stand_ins:
                stand_ins_item = StandIn.from_dict(stand_ins_item_data)

                stand_ins.append(stand_ins_item)

        da_vinci_solo_record = cls(
            moves=moves,
            game=game,
            rules=rules,
            setup=setup,
            start=start,
            seed=seed,
            players=players,
            result=result,
            tags=tags,
            stand_ins=stand_ins,
        )

        return da_vinci_solo_record
