from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_ask_model import DaVinciAskModel, check_da_vinci_ask_model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_state import DaVinciState
    from ..models.da_vinci_view import DaVinciView


T = TypeVar("T", bound="DaVinciAsk")


@_attrs_define
class DaVinciAsk:
    state: DaVinciState | Unset = UNSET
    view: DaVinciView | Unset = UNSET
    budget_ms: int | Unset = 300
    """ Wall clock for the solver, in ms. Exact rulesets need none of it. """
    budget_nodes: int | None | Unset = UNSET
    """ Search nodes in place of time: the same answer on every machine. """
    seed: str | Unset = "hint"
    """ Fixes every random choice: any 1 to 64 characters. Without it the service takes one. """
    model: DaVinciAskModel | Unset = "deal"
    """ How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely;
    `history`: every choice was made at random when it was made; `worlds`: every world counts once. """
    no_self_guess: bool | Unset = True
    """ Whether to assume that nobody has ever guessed a value that he held himself in that colour. """

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

        model: str | Unset = UNSET
        if not isinstance(self.model, Unset):
            model = self.model

        no_self_guess = self.no_self_guess

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
        if model is not UNSET:
            field_dict["model"] = model
        if no_self_guess is not UNSET:
            field_dict["no_self_guess"] = no_self_guess

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_state import DaVinciState  # noqa: PLC0415
        from ..models.da_vinci_view import DaVinciView  # noqa: PLC0415

        d = dict(src_dict)
        _state = d.pop("state", UNSET)
        state: DaVinciState | Unset
        if isinstance(_state, Unset):
            state = UNSET
        else:
            state = DaVinciState.from_dict(_state)

        _view = d.pop("view", UNSET)
        view: DaVinciView | Unset
        if isinstance(_view, Unset):
            view = UNSET
        else:
            view = DaVinciView.from_dict(_view)

        budget_ms = d.pop("budget_ms", UNSET)

        def _parse_budget_nodes(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        budget_nodes = _parse_budget_nodes(d.pop("budget_nodes", UNSET))

        seed = d.pop("seed", UNSET)

        _model = d.pop("model", UNSET)
        model: DaVinciAskModel | Unset
        if isinstance(_model, Unset):
            model = UNSET
        else:
            model = check_da_vinci_ask_model(_model)

        no_self_guess = d.pop("no_self_guess", UNSET)

        da_vinci_ask = cls(
            state=state,
            view=view,
            budget_ms=budget_ms,
            budget_nodes=budget_nodes,
            seed=seed,
            model=model,
            no_self_guess=no_self_guess,
        )

        return da_vinci_ask
