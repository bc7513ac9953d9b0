from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.backs import Backs
    from ..models.tile_proof import TileProof


T = TypeVar("T", bound="SessionProof")


@_attrs_define
class SessionProof:
    commitment: str
    """ SHA-256 (hex) of `<salt>:<seed>`, published at the beginning. """
    salt: None | str
    """ The salt of the commitment; null until the game is over. """
    seed: None | str
    """ The seed that was committed to; null until the game is over. """
    entropy: list[str] | None
    """ What each seat added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts,
    joined by `|`. Null: from the seed itself. """
    root: None | str
    """ The root of the Merkle tree of all tiles, published with the deal; null for rulesets without hidden tiles.
    """
    tiles: int | None
    """ How many leaves the tree has; null without one. """
    backs: Backs | None
    """ What lies where; null without a tree. """
    proofs: list[TileProof]
    """ Of every tile that the caller may know. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.backs import Backs  # noqa: PLC0415

        commitment = self.commitment

        salt: None | str
        salt = self.salt

        seed: None | str
        seed = self.seed

        entropy: list[str] | None
        if isinstance(self.entropy, list):
            entropy = self.entropy

        else:
            entropy = self.entropy

        root: None | str
        root = self.root

        tiles: int | None
        tiles = self.tiles

        backs: dict[str, Any] | None
        if isinstance(self.backs, Backs):
            backs = self.backs.to_dict()
        else:
            backs = self.backs

        proofs = []
        for proofs_item_data in self.proofs:
            proofs_item = proofs_item_data.to_dict()
            proofs.append(proofs_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "commitment": commitment,
                "salt": salt,
                "seed": seed,
                "entropy": entropy,
                "root": root,
                "tiles": tiles,
                "backs": backs,
                "proofs": proofs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.backs import Backs  # noqa: PLC0415
        from ..models.tile_proof import TileProof  # noqa: PLC0415

        d = dict(src_dict)
        commitment = d.pop("commitment")

        def _parse_salt(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        salt = _parse_salt(d.pop("salt"))

        def _parse_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seed = _parse_seed(d.pop("seed"))

        def _parse_entropy(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                entropy_type_0 = cast(list[str], data)

                return entropy_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        entropy = _parse_entropy(d.pop("entropy"))

        def _parse_root(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        root = _parse_root(d.pop("root"))

        def _parse_tiles(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tiles = _parse_tiles(d.pop("tiles"))

        def _parse_backs(data: object) -> Backs | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                backs_type_0 = Backs.from_dict(data)

                return backs_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Backs | None, data)

        backs = _parse_backs(d.pop("backs"))

        proofs = []
        _proofs = d.pop("proofs")
        for proofs_item_data in _proofs:
            proofs_item = TileProof.from_dict(proofs_item_data)

            proofs.append(proofs_item)

        session_proof = cls(
            commitment=commitment,
            salt=salt,
            seed=seed,
            entropy=entropy,
            root=root,
            tiles=tiles,
            backs=backs,
            proofs=proofs,
        )

        return session_proof
