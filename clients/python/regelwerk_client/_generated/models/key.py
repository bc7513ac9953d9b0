from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Key")


@_attrs_define
class Key:
    kty: str
    """ Always `OKP`. """
    crv: str
    """ Always `Ed25519`. """
    kid: str
    """ Its id: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes. """
    x: str
    """ Its 32 bytes in base64url. """
    not_before: None | str
    """ Nothing was signed with it before this moment; null: not known. """
    retired_at: None | str
    """ Nothing was signed with it after this moment; null: it is in use. """

    def to_dict(self) -> dict[str, Any]:
        kty = self.kty

        crv = self.crv

        kid = self.kid

        x = self.x

        not_before: None | str
        not_before = self.not_before

        retired_at: None | str
        retired_at = self.retired_at

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kty": kty,
                "crv": crv,
                "kid": kid,
                "x": x,
                "not_before": not_before,
                "retired_at": retired_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kty = d.pop("kty")

        crv = d.pop("crv")

        kid = d.pop("kid")

        x = d.pop("x")

        def _parse_not_before(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        not_before = _parse_not_before(d.pop("not_before"))

        def _parse_retired_at(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        retired_at = _parse_retired_at(d.pop("retired_at"))

        key = cls(
            kty=kty,
            crv=crv,
            kid=kid,
            x=x,
            not_before=not_before,
            retired_at=retired_at,
        )

        return key
