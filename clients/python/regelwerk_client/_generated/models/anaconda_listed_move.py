from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.anaconda_listed_move_dice_item import AnacondaListedMoveDiceItem, check_anaconda_listed_move_dice_item
from ..models.anaconda_listed_move_die import AnacondaListedMoveDie, check_anaconda_listed_move_die
from ..models.anaconda_listed_move_kind import AnacondaListedMoveKind, check_anaconda_listed_move_kind
from ..models.anaconda_listed_move_neighbour import AnacondaListedMoveNeighbour, check_anaconda_listed_move_neighbour
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.anaconda_faces import AnacondaFaces
    from ..models.probability import Probability


T = TypeVar("T", bound="AnacondaListedMove")


@_attrs_define
class AnacondaListedMove:
    move: str
    """ The text to send back. """
    kind: AnacondaListedMoveKind | Unset = UNSET
    """ The kind of move; the form's name in the ruleset's description. """
    dice: list[AnacondaListedMoveDiceItem] | Unset = UNSET
    """ The dice to roll (roll). """
    faces: AnacondaFaces | Unset = UNSET
    die: AnacondaListedMoveDie | Unset = UNSET
    """ The die to place (place). """
    face: int | Unset = UNSET
    """ The number it shows (place). """
    neighbour: AnacondaListedMoveNeighbour | Unset = UNSET
    """ The die that it is placed against (place). """
    probability: Probability | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        move = self.move

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

        probability: dict[str, Any] | Unset = UNSET
        if not isinstance(self.probability, Unset):
            probability = self.probability.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move": move,
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
        if probability is not UNSET:
            field_dict["probability"] = probability

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_faces import AnacondaFaces  # noqa: PLC0415
        from ..models.probability import Probability  # noqa: PLC0415

        d = dict(src_dict)
        move = d.pop("move")

        _kind = d.pop("kind", UNSET)
        kind: AnacondaListedMoveKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_anaconda_listed_move_kind(_kind)

        _dice = d.pop("dice", UNSET)
        dice: list[AnacondaListedMoveDiceItem] | Unset = UNSET
        if _dice is not UNSET:
            dice = []
            for dice_item_data in _dice:
                dice_item = check_anaconda_listed_move_dice_item(dice_item_data)

                dice.append(dice_item)

        _faces = d.pop("faces", UNSET)
        faces: AnacondaFaces | Unset
        if isinstance(_faces, Unset):
            faces = UNSET
        else:
            faces = AnacondaFaces.from_dict(_faces)

        _die = d.pop("die", UNSET)
        die: AnacondaListedMoveDie | Unset
        if isinstance(_die, Unset):
            die = UNSET
        else:
            die = check_anaconda_listed_move_die(_die)

        face = d.pop("face", UNSET)

        _neighbour = d.pop("neighbour", UNSET)
        neighbour: AnacondaListedMoveNeighbour | Unset
        if isinstance(_neighbour, Unset):
            neighbour = UNSET
        else:
            neighbour = check_anaconda_listed_move_neighbour(_neighbour)

        _probability = d.pop("probability", UNSET)
        probability: Probability | Unset
        if isinstance(_probability, Unset):
            probability = UNSET
        else:
            probability = Probability.from_dict(_probability)

        anaconda_listed_move = cls(
            move=move,
            kind=kind,
            dice=dice,
            faces=faces,
            die=die,
            face=face,
            neighbour=neighbour,
            probability=probability,
        )

        return anaconda_listed_move
