from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_fork_assist import DaVinciForkAssist, check_da_vinci_fork_assist
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.clock_order import ClockOrder


T = TypeVar("T", bound="DaVinciFork")


@_attrs_define
class DaVinciFork:
    seed: str | Unset = UNSET
    """ Fixes every random choice: any 1 to 64 characters. Without it the service takes one. """
    seats: list[str] | Unset = UNSET
    """ Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). """
    ttl_s: int | Unset = UNSET
    """ How long the session is kept after its last change; the service may allow less, see `expires_at`. """
    clock: ClockOrder | Unset = UNSET
    assist: DaVinciForkAssist | Unset = "legal"
    """ What the service tells during play: nothing, the legal moves, or solver hints too. """
    ply: int | Unset = UNSET
    """ After how many plies the new game begins; left out: as the session stands now. """

    def to_dict(self) -> dict[str, Any]:
        seed = self.seed

        seats: list[str] | Unset = UNSET
        if not isinstance(self.seats, Unset):
            seats = self.seats

        ttl_s = self.ttl_s

        clock: dict[str, Any] | Unset = UNSET
        if not isinstance(self.clock, Unset):
            clock = self.clock.to_dict()

        assist: str | Unset = UNSET
        if not isinstance(self.assist, Unset):
            assist = self.assist

        ply = self.ply

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if seed is not UNSET:
            field_dict["seed"] = seed
        if seats is not UNSET:
            field_dict["seats"] = seats
        if ttl_s is not UNSET:
            field_dict["ttl_s"] = ttl_s
        if clock is not UNSET:
            field_dict["clock"] = clock
        if assist is not UNSET:
            field_dict["assist"] = assist
        if ply is not UNSET:
            field_dict["ply"] = ply

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.clock_order import ClockOrder  # noqa: PLC0415

        d = dict(src_dict)
        seed = d.pop("seed", UNSET)

        seats = cast(list[str], d.pop("seats", UNSET))

        ttl_s = d.pop("ttl_s", UNSET)

        _clock = d.pop("clock", UNSET)
        clock: ClockOrder | Unset
        if isinstance(_clock, Unset):
            clock = UNSET
        else:
            clock = ClockOrder.from_dict(_clock)

        _assist = d.pop("assist", UNSET)
        assist: DaVinciForkAssist | Unset
        if isinstance(_assist, Unset):
            assist = UNSET
        else:
            assist = check_da_vinci_fork_assist(_assist)

        ply = d.pop("ply", UNSET)

        da_vinci_fork = cls(
            seed=seed,
            seats=seats,
            ttl_s=ttl_s,
            clock=clock,
            assist=assist,
            ply=ply,
        )

        return da_vinci_fork
