from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_state_drawing_type_0 import DaVinciStateDrawingType0, check_da_vinci_state_drawing_type_0
from ..models.da_vinci_state_phase import DaVinciStatePhase, check_da_vinci_state_phase
from ..models.da_vinci_state_to_move_type_1 import DaVinciStateToMoveType1, check_da_vinci_state_to_move_type_1
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_setup import DaVinciSetup
    from ..models.da_vinci_tally import DaVinciTally
    from ..models.da_vinci_tile import DaVinciTile


T = TypeVar("T", bound="DaVinciState")


@_attrs_define
class DaVinciState:
    setup: DaVinciSetup
    phase: DaVinciStatePhase
    """ `return`, `arrange`: the set-up, every seat in turn; `draw`: a colour is chosen; `tile`: chance decides
    which tile comes; `insert`: it goes into the row; `stake`; `guess`: a guess, or stopping after a right one;
    `reveal`: an own tile is exposed; `over`. """
    to_move: DaVinciStateToMoveType1 | int | None
    """ The seat to move, "chance" where dice or a draw decide, or null when the round is over. """
    turn: int
    """ The turns from 1; 0 during the set-up. """
    arranged: list[bool]
    """ Whether the row of each seat has its order. """
    tally: list[DaVinciTally]
    """ What each seat has done in all turns. """
    rows: list[list[DaVinciTile]]
    """ The row of each seat from left to right; not yet arranged: in tile order. """
    pool: list[str]
    """ The tiles that can be drawn, in tile order: B0 W0 B1 … B- W-. """
    returned: list[None | str]
    """ The tile that each seat has put back; null before and without `draw_extra`. """
    drawing: DaVinciStateDrawingType0 | None | Unset = UNSET
    """ The colour being drawn, in phase `tile` only. """
    clue_at: int | None | Unset = UNSET
    """ With `insert_on_draw`, the index of the clue tile in the row of the seat to move. """
    stake: int | None | Unset = UNSET
    """ With `stake_before`, the index of the tile that the seat to move has staked. """
    hits: int | Unset = 0
    """ Right guesses of this turn. """
    out: list[int] | Unset = UNSET
    """ The seats whose tiles are all exposed, in the order in which they went out. """
    guesses: list[list[int | str]] | Unset = UNSET
    """ Every guess of the round, right or wrong: [turn, seat, colour, value]. """
    winner: int | None | Unset = UNSET
    """ The seat that has won; null before the end. """
    removed: list[str] | Unset = UNSET
    """ The tiles that nobody will ever see, in tile order. """
    clue: None | str | Unset = UNSET
    """ The tile drawn in this turn, until it is in a row for good. """

    def to_dict(self) -> dict[str, Any]:
        setup = self.setup.to_dict()

        phase: str = self.phase

        to_move: int | None | str
        if isinstance(self.to_move, str):
            to_move = self.to_move
        else:
            to_move = self.to_move

        turn = self.turn

        arranged = self.arranged

        tally = []
        for tally_item_data in self.tally:
            tally_item = tally_item_data.to_dict()
            tally.append(tally_item)

        rows = []
        for rows_item_data in self.rows:
            rows_item = []
            for rows_item_item_data in rows_item_data:
                rows_item_item = rows_item_item_data.to_dict()
                rows_item.append(rows_item_item)

            rows.append(rows_item)

        pool = self.pool

        returned = []
        for returned_item_data in self.returned:
            returned_item: None | str
            returned_item = returned_item_data
            returned.append(returned_item)

        drawing: None | str | Unset
        if isinstance(self.drawing, Unset):
            drawing = UNSET
        elif isinstance(self.drawing, str):
            drawing = self.drawing
        else:
            drawing = self.drawing

        clue_at: int | None | Unset
        if isinstance(self.clue_at, Unset):
            clue_at = UNSET
        else:
            clue_at = self.clue_at

        stake: int | None | Unset
        if isinstance(self.stake, Unset):
            stake = UNSET
        else:
            stake = self.stake

        hits = self.hits

        out: list[int] | Unset = UNSET
        if not isinstance(self.out, Unset):
            out = self.out

        guesses: list[list[int | str]] | Unset = UNSET
        if not isinstance(self.guesses, Unset):
            guesses = []
            for guesses_item_data in self.guesses:
                guesses_item = []
                for guesses_item_item_data in guesses_item_data:
                    guesses_item_item: int | str
                    guesses_item_item = guesses_item_item_data
                    guesses_item.append(guesses_item_item)

                guesses.append(guesses_item)

        winner: int | None | Unset
        if isinstance(self.winner, Unset):
            winner = UNSET
        else:
            winner = self.winner

        removed: list[str] | Unset = UNSET
        if not isinstance(self.removed, Unset):
            removed = self.removed

        clue: None | str | Unset
        if isinstance(self.clue, Unset):
            clue = UNSET
        else:
            clue = self.clue

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "setup": setup,
                "phase": phase,
                "to_move": to_move,
                "turn": turn,
                "arranged": arranged,
                "tally": tally,
                "rows": rows,
                "pool": pool,
                "returned": returned,
            }
        )
        if drawing is not UNSET:
            field_dict["drawing"] = drawing
        if clue_at is not UNSET:
            field_dict["clue_at"] = clue_at
        if stake is not UNSET:
            field_dict["stake"] = stake
        if hits is not UNSET:
            field_dict["hits"] = hits
        if out is not UNSET:
            field_dict["out"] = out
        if guesses is not UNSET:
            field_dict["guesses"] = guesses
        if winner is not UNSET:
            field_dict["winner"] = winner
        if removed is not UNSET:
            field_dict["removed"] = removed
        if clue is not UNSET:
            field_dict["clue"] = clue

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_setup import DaVinciSetup  # noqa: PLC0415
        from ..models.da_vinci_tally import DaVinciTally  # noqa: PLC0415
        from ..models.da_vinci_tile import DaVinciTile  # noqa: PLC0415

        d = dict(src_dict)
        setup = DaVinciSetup.from_dict(d.pop("setup"))

        phase = check_da_vinci_state_phase(d.pop("phase"))

        def _parse_to_move(data: object) -> DaVinciStateToMoveType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                to_move_type_1 = check_da_vinci_state_to_move_type_1(data)

                return to_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciStateToMoveType1 | int | None, data)

        to_move = _parse_to_move(d.pop("to_move"))

        turn = d.pop("turn")

        arranged = cast(list[bool], d.pop("arranged"))

        tally = []
        _tally = d.pop("tally")
        for tally_item_data in _tally:
            tally_item = DaVinciTally.from_dict(tally_item_data)

            tally.append(tally_item)

        rows = []
        _rows = d.pop("rows")
        for rows_item_data in _rows:
            rows_item = []
            _rows_item = rows_item_data
            for rows_item_item_data in _rows_item:
                rows_item_item = DaVinciTile.from_dict(rows_item_item_data)

                rows_item.append(rows_item_item)

            rows.append(rows_item)

        pool = cast(list[str], d.pop("pool"))

        returned = []
        _returned = d.pop("returned")
        for returned_item_data in _returned:

            def _parse_returned_item(data: object) -> None | str:
                if data is None:
                    return data
                return cast(None | str, data)

            returned_item = _parse_returned_item(returned_item_data)

            returned.append(returned_item)

        def _parse_drawing(data: object) -> DaVinciStateDrawingType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                drawing_type_0 = check_da_vinci_state_drawing_type_0(data)

                return drawing_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciStateDrawingType0 | None | Unset, data)

        drawing = _parse_drawing(d.pop("drawing", UNSET))

        def _parse_clue_at(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        clue_at = _parse_clue_at(d.pop("clue_at", UNSET))

        def _parse_stake(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        stake = _parse_stake(d.pop("stake", UNSET))

        hits = d.pop("hits", UNSET)

        out = cast(list[int], d.pop("out", UNSET))

        _guesses = d.pop("guesses", UNSET)
        guesses: list[list[int | str]] | Unset = UNSET
        if _guesses is not UNSET:
            guesses = []
            for guesses_item_data in _guesses:
                guesses_item = []
                _guesses_item = guesses_item_data
                for guesses_item_item_data in _guesses_item:

                    def _parse_guesses_item_item(data: object) -> int | str:
                        return cast(int | str, data)

                    guesses_item_item = _parse_guesses_item_item(guesses_item_item_data)

                    guesses_item.append(guesses_item_item)

                guesses.append(guesses_item)

        def _parse_winner(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        winner = _parse_winner(d.pop("winner", UNSET))

        removed = cast(list[str], d.pop("removed", UNSET))

        def _parse_clue(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        clue = _parse_clue(d.pop("clue", UNSET))

        da_vinci_state = cls(
            setup=setup,
            phase=phase,
            to_move=to_move,
            turn=turn,
            arranged=arranged,
            tally=tally,
            rows=rows,
            pool=pool,
            returned=returned,
            drawing=drawing,
            clue_at=clue_at,
            stake=stake,
            hits=hits,
            out=out,
            guesses=guesses,
            winner=winner,
            removed=removed,
            clue=clue,
        )

        return da_vinci_state
