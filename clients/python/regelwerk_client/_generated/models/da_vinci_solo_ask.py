from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_solo_state import DaVinciSoloState


T = TypeVar("T", bound="DaVinciSoloAsk")


@_attrs_define
class DaVinciSoloAsk:
    state: DaVinciSoloState | Unset = UNSET
    view: DaVinciSoloState | Unset = UNSET
    budget_ms: int | Unset = 300
    """ Wall clock for the solver, in ms. Exact rulesets need none of it. """
    budget_nodes: int | None | Unset = UNSET
    """ Search nodes in place of time: the same answer on every machine. """
    seed: str | Unset = "hint"
    """ Fixes every random choice: any 1 to 64 characters. Without it the service takes one. """

    def to_dict(self) -> dict[str, Any]:
        state: dict[str, Any] | Unset = UNSET
        if not isinstance(self.state, Unset):
            state = self.state.to_dict()

        view: dict[str, Any] | Unset = UNSET
        if not isinstance(self.view, Unset):
            view = self.view.to_dict()

        budget_ms = self.budget_ms

        budget_nodes: int | None | Unset
        if isinstance(self.budget_nodes, Unset):
            budget_nodes = UNSET
        else:
            budget_nodes = self.budget_nodes

        seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if state is not UNSET:
            field_dict["state"] = state
        if view is not UNSET:
            field_dict["view"] = view
        if budget_ms is not UNSET:
            field_dict["budget_ms"] = budget_ms
        if budget_nodes is not UNSET:
            field_dict["budget_nodes"] = budget_nodes
        if seed is not UNSET:
            field_dict["seed"] = seed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415

        d = dict(src_dict)
        _state = d.pop("state", UNSET)
        state: DaVinciSoloState | Unset
        if isinstance(_state, Unset):
            state = UNSET
        else:
            state = DaVinciSoloState.from_dict(_state)

        _view = d.pop("view", UNSET)
        view: DaVinciSoloState | Unset
        if isinstance(_view, Unset):
            view = UNSET
        else:
            view = DaVinciSoloState.from_dict(_view)

        budget_ms = d.pop("budget_ms", UNSET)

        def _parse_budget_nodes(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        budget_nodes = _parse_budget_nodes(d.pop("budget_nodes", UNSET))

        seed = d.pop("seed", UNSET)

        da_vinci_solo_ask = cls(
            state=state,
            view=view,
            budget_ms=budget_ms,
            budget_nodes=budget_nodes,
            seed=seed,
        )

        return da_vinci_solo_ask
