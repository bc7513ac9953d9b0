from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.anaconda_ranked_move_dice_item import AnacondaRankedMoveDiceItem, check_anaconda_ranked_move_dice_item
from ..models.anaconda_ranked_move_die import AnacondaRankedMoveDie, check_anaconda_ranked_move_die
from ..models.anaconda_ranked_move_kind import AnacondaRankedMoveKind, check_anaconda_ranked_move_kind
from ..models.anaconda_ranked_move_neighbour import AnacondaRankedMoveNeighbour, check_anaconda_ranked_move_neighbour
from ..models.anaconda_ranked_move_outcome import AnacondaRankedMoveOutcome, check_anaconda_ranked_move_outcome
from ..models.anaconda_ranked_move_proof import AnacondaRankedMoveProof, check_anaconda_ranked_move_proof
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.anaconda_faces import AnacondaFaces


T = TypeVar("T", bound="AnacondaRankedMove")


@_attrs_define
class AnacondaRankedMove:
    move: str
    """ A move. Like `V=6@III`; the grammar is in `GET /v1/games/anaconda`. """
    proof: AnacondaRankedMoveProof
    """ `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate. """
    kind: AnacondaRankedMoveKind | Unset = UNSET
    """ The kind of move; the form's name in the ruleset's description. """
    dice: list[AnacondaRankedMoveDiceItem] | Unset = UNSET
    """ The dice to roll (roll). """
    faces: AnacondaFaces | Unset = UNSET
    die: AnacondaRankedMoveDie | Unset = UNSET
    """ The die to place (place). """
    face: int | Unset = UNSET
    """ The number it shows (place). """
    neighbour: AnacondaRankedMoveNeighbour | Unset = UNSET
    """ The die that it is placed against (place). """
    outcome: AnacondaRankedMoveOutcome | Unset = UNSET
    """ Two players: for the mover. A draw only comes up where positions have been repeated. """
    depth: int | Unset = UNSET
    """ Placements until somebody is stuck, this one included; absent in a draw. """
    loser: int | None | Unset = UNSET
    """ Three players: the seat that the two others can force to be stuck; absent where there is none. """
    win_probability: float | Unset = UNSET
    """ Of a pair to roll: how probably the opener does not lose under perfect play. """
    exact: str | Unset = UNSET
    """ The same as a fraction. """

    def to_dict(self) -> dict[str, Any]:
        move = self.move

        proof: str = self.proof

        kind: str | Unset = UNSET
        if not isinstance(self.kind, Unset):
            kind = self.kind

        dice: list[str] | Unset = UNSET
        if not isinstance(self.dice, Unset):
            dice = []
            for dice_item_data in self.dice:
                dice_item: str = dice_item_data
                dice.append(dice_item)

        faces: dict[str, Any] | Unset = UNSET
        if not isinstance(self.faces, Unset):
            faces = self.faces.to_dict()

        die: str | Unset = UNSET
        if not isinstance(self.die, Unset):
            die = self.die

        face = self.face

        neighbour: str | Unset = UNSET
        if not isinstance(self.neighbour, Unset):
            neighbour = self.neighbour

        outcome: str | Unset = UNSET
        if not isinstance(self.outcome, Unset):
            outcome = self.outcome

        depth = self.depth

        loser: int | None | Unset
        if isinstance(self.loser, Unset):
            loser = UNSET
        else:
            loser = self.loser

        win_probability = self.win_probability

        exact = self.exact

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move": move,
                "proof": proof,
            }
        )
        if kind is not UNSET:
            field_dict["kind"] = kind
        if dice is not UNSET:
            field_dict["dice"] = dice
        if faces is not UNSET:
            field_dict["faces"] = faces
        if die is not UNSET:
            field_dict["die"] = die
        if face is not UNSET:
            field_dict["face"] = face
        if neighbour is not UNSET:
            field_dict["neighbour"] = neighbour
        if outcome is not UNSET:
            field_dict["outcome"] = outcome
        if depth is not UNSET:
            field_dict["depth"] = depth
        if loser is not UNSET:
            field_dict["loser"] = loser
        if win_probability is not UNSET:
            field_dict["win_probability"] = win_probability
        if exact is not UNSET:
            field_dict["exact"] = exact

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_faces import AnacondaFaces  # noqa: PLC0415

        d = dict(src_dict)
        move = d.pop("move")

        proof = check_anaconda_ranked_move_proof(d.pop("proof"))

        _kind = d.pop("kind", UNSET)
        kind: AnacondaRankedMoveKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_anaconda_ranked_move_kind(_kind)

        _dice = d.pop("dice", UNSET)
        dice: list[AnacondaRankedMoveDiceItem] | Unset = UNSET
        if _dice is not UNSET:
            dice = []
            for dice_item_data in _dice:
                dice_item = check_anaconda_ranked_move_dice_item(dice_item_data)

                dice.append(dice_item)

        _faces = d.pop("faces", UNSET)
        faces: AnacondaFaces | Unset
        if isinstance(_faces, Unset):
            faces = UNSET
        else:
            faces = AnacondaFaces.from_dict(_faces)

        _die = d.pop("die", UNSET)
        die: AnacondaRankedMoveDie | Unset
        if isinstance(_die, Unset):
            die = UNSET
        else:
            die = check_anaconda_ranked_move_die(_die)

        face = d.pop("face", UNSET)

        _neighbour = d.pop("neighbour", UNSET)
        neighbour: AnacondaRankedMoveNeighbour | Unset
        if isinstance(_neighbour, Unset):
            neighbour = UNSET
        else:
            neighbour = check_anaconda_ranked_move_neighbour(_neighbour)

        _outcome = d.pop("outcome", UNSET)
        outcome: AnacondaRankedMoveOutcome | Unset
        if isinstance(_outcome, Unset):
            outcome = UNSET
        else:
            outcome = check_anaconda_ranked_move_outcome(_outcome)

        depth = d.pop("depth", UNSET)

        def _parse_loser(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        loser = _parse_loser(d.pop("loser", UNSET))

        win_probability = d.pop("win_probability", UNSET)

        exact = d.pop("exact", UNSET)

        anaconda_ranked_move = cls(
            move=move,
            proof=proof,
            kind=kind,
            dice=dice,
            faces=faces,
            die=die,
            face=face,
            neighbour=neighbour,
            outcome=outcome,
            depth=depth,
            loser=loser,
            win_probability=win_probability,
            exact=exact,
        )

        return anaconda_ranked_move
