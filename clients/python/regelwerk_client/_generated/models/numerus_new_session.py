from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_new_session_assist import NumerusNewSessionAssist, check_numerus_new_session_assist
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.clock_order import ClockOrder
    from ..models.numerus_record import NumerusRecord
    from ..models.numerus_setup import NumerusSetup


T = TypeVar("T", bound="NumerusNewSession")


@_attrs_define
class NumerusNewSession:
    setup: NumerusSetup | Unset = UNSET
    seed: str | Unset = UNSET
    """ Fixes every random choice: any 1 to 64 characters. Without it the service takes one. """
    seats: list[str] | Unset = UNSET
    """ Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). """
    ttl_s: int | Unset = UNSET
    """ How long the session is kept after its last change; the service may allow less, see `expires_at`. """
    clock: ClockOrder | Unset = UNSET
    assist: NumerusNewSessionAssist | Unset = "legal"
    """ What the service tells during play: nothing, the legal moves, or solver hints too. """
    commitment: str | Unset = UNSET
    """ A commitment that the service gave before; the deal follows from its seed and from `entropy`. """
    entropy: list[str] | Unset = UNSET
    """ What each player adds to the seed of `commitment`, in seat order; only together with it. """
    record: NumerusRecord | Unset = UNSET
    ply: int | Unset = UNSET
    """ How many plies of `record` are played; left out: all. Only together with it. """

    def to_dict(self) -> dict[str, Any]:
        setup: dict[str, Any] | Unset = UNSET
        if not isinstance(self.setup, Unset):
            setup = self.setup.to_dict()

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

        commitment = self.commitment

        entropy: list[str] | Unset = UNSET
        if not isinstance(self.entropy, Unset):
            entropy = self.entropy

        record: dict[str, Any] | Unset = UNSET
        if not isinstance(self.record, Unset):
            record = self.record.to_dict()

        ply = self.ply

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if setup is not UNSET:
            field_dict["setup"] = setup
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
        if commitment is not UNSET:
            field_dict["commitment"] = commitment
        if entropy is not UNSET:
            field_dict["entropy"] = entropy
        if record is not UNSET:
            field_dict["record"] = record
        if ply is not UNSET:
            field_dict["ply"] = ply

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.clock_order import ClockOrder  # noqa: PLC0415
        from ..models.numerus_record import NumerusRecord  # noqa: PLC0415
        from ..models.numerus_setup import NumerusSetup  # noqa: PLC0415

        d = dict(src_dict)
        _setup = d.pop("setup", UNSET)
        setup: NumerusSetup | Unset
        if isinstance(_setup, Unset):
            setup = UNSET
        else:
            setup = NumerusSetup.from_dict(_setup)

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
        assist: NumerusNewSessionAssist | Unset
        if isinstance(_assist, Unset):
            assist = UNSET
        else:
            assist = check_numerus_new_session_assist(_assist)

        commitment = d.pop("commitment", UNSET)

        entropy = cast(list[str], d.pop("entropy", UNSET))

        _record = d.pop("record", UNSET)
        record: NumerusRecord | Unset
        if isinstance(_record, Unset):
            record = UNSET
        else:
            record = NumerusRecord.from_dict(_record)

        ply = d.pop("ply", UNSET)

        numerus_new_session = cls(
            setup=setup,
            seed=seed,
            seats=seats,
            ttl_s=ttl_s,
            clock=clock,
            assist=assist,
            commitment=commitment,
            entropy=entropy,
            record=record,
            ply=ply,
        )

        return numerus_new_session
