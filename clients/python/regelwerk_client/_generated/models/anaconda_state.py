from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.anaconda_state_centre_type_0 import AnacondaStateCentreType0, check_anaconda_state_centre_type_0
from ..models.anaconda_state_last_type_0 import AnacondaStateLastType0, check_anaconda_state_last_type_0
from ..models.anaconda_state_phase import AnacondaStatePhase, check_anaconda_state_phase
from ..models.anaconda_state_resolve_type_0 import AnacondaStateResolveType0, check_anaconda_state_resolve_type_0
from ..models.anaconda_state_rolling_type_0_item import (
    AnacondaStateRollingType0Item,
    check_anaconda_state_rolling_type_0_item,
)
from ..models.anaconda_state_to_move_type_1 import AnacondaStateToMoveType1, check_anaconda_state_to_move_type_1
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.anaconda_dice import AnacondaDice
    from ..models.anaconda_setup import AnacondaSetup


T = TypeVar("T", bound="AnacondaState")


@_attrs_define
class AnacondaState:
    setup: AnacondaSetup
    phase: AnacondaStatePhase
    """ `choose`: the opener picks two dice; `roll`: they roll; `place`: the opener places the third; `play`: a
    turn; `pasch`: the same player resolves a double; `over`. """
    to_move: AnacondaStateToMoveType1 | int | None
    """ The seat to move, "chance" where dice or a draw decide, or null when the round is over. """
    dice: AnacondaDice
    rolling: list[AnacondaStateRollingType0Item] | None | Unset = UNSET
    """ The two dice being rolled; null in every other phase. """
    centre: AnacondaStateCentreType0 | None | Unset = UNSET
    """ The die that touches both others; null until three lie. """
    last: AnacondaStateLastType0 | None | Unset = UNSET
    """ The die that was placed last; null until three lie. """
    resolve: AnacondaStateResolveType0 | None | Unset = UNSET
    """ The die of a double that must be placed again; null without a double. """
    loser: int | None | Unset = UNSET
    """ The seat that was stuck; null before the end and after a draw. """
    seen: list[list[int | str]] | None | Unset = UNSET
    """ With `repetition` draw, how often each position has occurred, sorted; otherwise null. """

    def to_dict(self) -> dict[str, Any]:
        setup = self.setup.to_dict()

        phase: str = self.phase

        to_move: int | None | str
        if isinstance(self.to_move, str):
            to_move = self.to_move
        else:
            to_move = self.to_move

        dice = self.dice.to_dict()

        rolling: list[str] | None | Unset
        if isinstance(self.rolling, Unset):
            rolling = UNSET
        elif isinstance(self.rolling, list):
            rolling = []
            for rolling_type_0_item_data in self.rolling:
                rolling_type_0_item: str = rolling_type_0_item_data
                rolling.append(rolling_type_0_item)

        else:
            rolling = self.rolling

        centre: None | str | Unset
        if isinstance(self.centre, Unset):
            centre = UNSET
        elif isinstance(self.centre, str):
            centre = self.centre
        else:
            centre = self.centre

        last: None | str | Unset
        if isinstance(self.last, Unset):
            last = UNSET
        elif isinstance(self.last, str):
            last = self.last
        else:
            last = self.last

        resolve: None | str | Unset
        if isinstance(self.resolve, Unset):
            resolve = UNSET
        elif isinstance(self.resolve, str):
            resolve = self.resolve
        else:
            resolve = self.resolve

        loser: int | None | Unset
        if isinstance(self.loser, Unset):
            loser = UNSET
        else:
            loser = self.loser

        seen: list[list[int | str]] | None | Unset
        if isinstance(self.seen, Unset):
            seen = UNSET
        elif isinstance(self.seen, list):
            seen = []
            for seen_type_0_item_data in self.seen:
                seen_type_0_item = []
                for seen_type_0_item_item_data in seen_type_0_item_data:
                    seen_type_0_item_item: int | str
                    seen_type_0_item_item = seen_type_0_item_item_data
                    seen_type_0_item.append(seen_type_0_item_item)

                seen.append(seen_type_0_item)

        else:
            seen = self.seen

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "setup": setup,
                "phase": phase,
                "to_move": to_move,
                "dice": dice,
            }
        )
        if rolling is not UNSET:
            field_dict["rolling"] = rolling
        if centre is not UNSET:
            field_dict["centre"] = centre
        if last is not UNSET:
            field_dict["last"] = last
        if resolve is not UNSET:
            field_dict["resolve"] = resolve
        if loser is not UNSET:
            field_dict["loser"] = loser
        if seen is not UNSET:
            field_dict["seen"] = seen

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_dice import AnacondaDice  # noqa: PLC0415
        from ..models.anaconda_setup import AnacondaSetup  # noqa: PLC0415

        d = dict(src_dict)
        setup = AnacondaSetup.from_dict(d.pop("setup"))

        phase = check_anaconda_state_phase(d.pop("phase"))

        def _parse_to_move(data: object) -> AnacondaStateToMoveType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                to_move_type_1 = check_anaconda_state_to_move_type_1(data)

                return to_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AnacondaStateToMoveType1 | int | None, data)

        to_move = _parse_to_move(d.pop("to_move"))

        dice = AnacondaDice.from_dict(d.pop("dice"))

        def _parse_rolling(data: object) -> list[AnacondaStateRollingType0Item] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                rolling_type_0 = []
                _rolling_type_0 = data
                for rolling_type_0_item_data in _rolling_type_0:
                    rolling_type_0_item = check_anaconda_state_rolling_type_0_item(rolling_type_0_item_data)

                    rolling_type_0.append(rolling_type_0_item)

                return rolling_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[AnacondaStateRollingType0Item] | None | Unset, data)

        rolling = _parse_rolling(d.pop("rolling", UNSET))

        def _parse_centre(data: object) -> AnacondaStateCentreType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                centre_type_0 = check_anaconda_state_centre_type_0(data)

                return centre_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AnacondaStateCentreType0 | None | Unset, data)

        centre = _parse_centre(d.pop("centre", UNSET))

        def _parse_last(data: object) -> AnacondaStateLastType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_type_0 = check_anaconda_state_last_type_0(data)

                return last_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AnacondaStateLastType0 | None | Unset, data)

        last = _parse_last(d.pop("last", UNSET))

        def _parse_resolve(data: object) -> AnacondaStateResolveType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                resolve_type_0 = check_anaconda_state_resolve_type_0(data)

                return resolve_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AnacondaStateResolveType0 | None | Unset, data)

        resolve = _parse_resolve(d.pop("resolve", UNSET))

        def _parse_loser(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        loser = _parse_loser(d.pop("loser", UNSET))

        def _parse_seen(data: object) -> list[list[int | str]] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                seen_type_0 = []
                _seen_type_0 = data
                for seen_type_0_item_data in _seen_type_0:
                    seen_type_0_item = []
                    _seen_type_0_item = seen_type_0_item_data
                    for seen_type_0_item_item_data in _seen_type_0_item:

                        def _parse_seen_type_0_item_item(data: object) -> int | str:
                            return cast(int | str, data)

                        seen_type_0_item_item = _parse_seen_type_0_item_item(seen_type_0_item_item_data)

                        seen_type_0_item.append(seen_type_0_item_item)

                    seen_type_0.append(seen_type_0_item)

                return seen_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[list[int | str]] | None | Unset, data)

        seen = _parse_seen(d.pop("seen", UNSET))

        anaconda_state = cls(
            setup=setup,
            phase=phase,
            to_move=to_move,
            dice=dice,
            rolling=rolling,
            centre=centre,
            last=last,
            resolve=resolve,
            loser=loser,
            seen=seen,
        )

        return anaconda_state
