from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.score import Score


T = TypeVar("T", bound="ReceiptPayload")


@_attrs_define
class ReceiptPayload:
    version: int
    """ Of this form: 1. """
    issued_at: str
    """ When it was signed, in UTC and seconds. """
    issuer: str
    """ Who signed it, as the operator of the service calls himself. """
    game: str
    """ The ruleset. """
    rules: str
    """ The version of the rules. """
    record_sha256: str
    """ SHA-256 (hex) of the record's canonical JSON in the full form. """
    players: list[str]
    """ The names, as the record has them. """
    plies: int
    """ How many plies the record has. """
    final: bool
    """ As in the score: false while the round goes on. """
    score: Score

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        issued_at = self.issued_at

        issuer = self.issuer

        game = self.game

        rules = self.rules

        record_sha256 = self.record_sha256

        players = self.players

        plies = self.plies

        final = self.final

        score = self.score.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "version": version,
                "issued_at": issued_at,
                "issuer": issuer,
                "game": game,
                "rules": rules,
                "record_sha256": record_sha256,
                "players": players,
                "plies": plies,
                "final": final,
                "score": score,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.score import Score  # noqa: PLC0415

        d = dict(src_dict)
        version = d.pop("version")

        issued_at = d.pop("issued_at")

        issuer = d.pop("issuer")

        game = d.pop("game")

        rules = d.pop("rules")

        record_sha256 = d.pop("record_sha256")

        players = cast(list[str], d.pop("players"))

        plies = d.pop("plies")

        final = d.pop("final")

        score = Score.from_dict(d.pop("score"))

        receipt_payload = cls(
            version=version,
            issued_at=issued_at,
            issuer=issuer,
            game=game,
            rules=rules,
            record_sha256=record_sha256,
            players=players,
            plies=plies,
            final=final,
            score=score,
        )

        return receipt_payload
