from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.da_vinci_infer_model import DaVinciInferModel, check_da_vinci_infer_model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_view import DaVinciView


T = TypeVar("T", bound="DaVinciInfer")


@_attrs_define
class DaVinciInfer:
    view: DaVinciView
    model: DaVinciInferModel | Unset = "deal"
    """ How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely;
    `history`: every choice was made at random when it was made; `worlds`: every world counts once. """
    no_self_guess: bool | Unset = False
    """ Whether to assume that nobody has ever guessed a value that he held himself in that colour. """

    def to_dict(self) -> dict[str, Any]:
        view = self.view.to_dict()

        model: str | Unset = UNSET
        if not isinstance(self.model, Unset):
            model = self.model

        no_self_guess = self.no_self_guess

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "view": view,
            }
        )
        if model is not UNSET:
            field_dict["model"] = model
        if no_self_guess is not UNSET:
            field_dict["no_self_guess"] = no_self_guess

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_view import DaVinciView  # noqa: PLC0415

        d = dict(src_dict)
        view = DaVinciView.from_dict(d.pop("view"))

        _model = d.pop("model", UNSET)
        model: DaVinciInferModel | Unset
        if isinstance(_model, Unset):
            model = UNSET
        else:
            model = check_da_vinci_infer_model(_model)

        no_self_guess = d.pop("no_self_guess", UNSET)

        da_vinci_infer = cls(
            view=view,
            model=model,
            no_self_guess=no_self_guess,
        )

        return da_vinci_infer
