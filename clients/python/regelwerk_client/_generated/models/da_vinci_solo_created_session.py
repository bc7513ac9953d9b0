from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_solo_created_session_assist import (
    DaVinciSoloCreatedSessionAssist,
    check_da_vinci_solo_created_session_assist,
)
from ..models.da_vinci_solo_created_session_game import (
    DaVinciSoloCreatedSessionGame,
    check_da_vinci_solo_created_session_game,
)
from ..models.da_vinci_solo_created_session_rules import (
    DaVinciSoloCreatedSessionRules,
    check_da_vinci_solo_created_session_rules,
)
from ..models.da_vinci_solo_created_session_status import (
    DaVinciSoloCreatedSessionStatus,
    check_da_vinci_solo_created_session_status,
)
from ..models.da_vinci_solo_created_session_to_move_type_1 import (
    DaVinciSoloCreatedSessionToMoveType1,
    check_da_vinci_solo_created_session_to_move_type_1,
)

if TYPE_CHECKING:
    from ..models.da_vinci_solo_state import DaVinciSoloState
    from ..models.named_seat import NamedSeat
    from ..models.session_caller import SessionCaller
    from ..models.session_result import SessionResult
    from ..models.session_tokens import SessionTokens


T = TypeVar("T", bound="DaVinciSoloCreatedSession")


@_attrs_define
class DaVinciSoloCreatedSession:
    id: str
    """ Its name in paths. """
    game: DaVinciSoloCreatedSessionGame
    """ The ruleset. """
    rules: DaVinciSoloCreatedSessionRules
    """ The version of the rules. """
    version: int
    """ Counts the changes; the `ETag` is the same number. """
    status: DaVinciSoloCreatedSessionStatus
    """ Whether moves can be made. """
    you: SessionCaller
    seats: list[NamedSeat]
    """ Who plays, in seat order. """
    assist: DaVinciSoloCreatedSessionAssist
    """ What the service tells during play. """
    to_move: DaVinciSoloCreatedSessionToMoveType1 | int | None
    """ The seat to move, "chance" where dice or a draw decide, or null when the round is over. """
    your_turn: bool
    """ Whether the caller's seat is to move. """
    plies: int
    """ How many plies were played, those of chance included. """
    view: DaVinciSoloState
    state: DaVinciSoloState | None
    """ Everything, for the host; null for all others. """
    commitment: str
    """ SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the
    seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw.
    """
    seed: None | str
    """ Where every random choice came from; null until the session is over. """
    salt: None | str
    """ Makes the commitment to a short seed safe; null until the session is over. """
    result: None | SessionResult
    """ How it ended; null while it runs. """
    created_at: datetime.datetime
    """ When the session began. UTC. """
    expires_at: datetime.datetime
    """ When the session is forgotten, unless it changes before. UTC. """
    tokens: SessionTokens

    def to_dict(self) -> dict[str, Any]:
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415
        from ..models.session_result import SessionResult  # noqa: PLC0415

        id = self.id

        game: str = self.game

        rules: str = self.rules

        version = self.version

        status: str = self.status

        you = self.you.to_dict()

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        assist: str = self.assist

        to_move: int | None | str
        if isinstance(self.to_move, str):
            to_move = self.to_move
        else:
            to_move = self.to_move

        your_turn = self.your_turn

        plies = self.plies

        view = self.view.to_dict()

        state: dict[str, Any] | None
        if isinstance(self.state, DaVinciSoloState):
            state = self.state.to_dict()
        else:
            state = self.state

        commitment = self.commitment

        seed: None | str
        seed = self.seed

        salt: None | str
        salt = self.salt

        result: dict[str, Any] | None
        if isinstance(self.result, SessionResult):
            result = self.result.to_dict()
        else:
            result = self.result

        created_at = self.created_at.isoformat()

        expires_at = self.expires_at.isoformat()

        tokens = self.tokens.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "game": game,
                "rules": rules,
                "version": version,
                "status": status,
                "you": you,
                "seats": seats,
                "assist": assist,
                "to_move": to_move,
                "your_turn": your_turn,
                "plies": plies,
                "view": view,
                "state": state,
                "commitment": commitment,
                "seed": seed,
                "salt": salt,
                "result": result,
                "created_at": created_at,
                "expires_at": expires_at,
                "tokens": tokens,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415
        from ..models.named_seat import NamedSeat  # noqa: PLC0415
        from ..models.session_caller import SessionCaller  # noqa: PLC0415
        from ..models.session_result import SessionResult  # noqa: PLC0415
        from ..models.session_tokens import SessionTokens  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        game = check_da_vinci_solo_created_session_game(d.pop("game"))

        rules = check_da_vinci_solo_created_session_rules(d.pop("rules"))

        version = d.pop("version")

        status = check_da_vinci_solo_created_session_status(d.pop("status"))

        you = SessionCaller.from_dict(d.pop("you"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = NamedSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        assist = check_da_vinci_solo_created_session_assist(d.pop("assist"))

        def _parse_to_move(data: object) -> DaVinciSoloCreatedSessionToMoveType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                to_move_type_1 = check_da_vinci_solo_created_session_to_move_type_1(data)

                return to_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciSoloCreatedSessionToMoveType1 | int | None, data)

        to_move = _parse_to_move(d.pop("to_move"))

        your_turn = d.pop("your_turn")

        plies = d.pop("plies")

        view = DaVinciSoloState.from_dict(d.pop("view"))

        def _parse_state(data: object) -> DaVinciSoloState | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                state_type_0 = DaVinciSoloState.from_dict(data)

                return state_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciSoloState | None, data)

        state = _parse_state(d.pop("state"))

        commitment = d.pop("commitment")

        def _parse_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seed = _parse_seed(d.pop("seed"))

        def _parse_salt(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        salt = _parse_salt(d.pop("salt"))

        def _parse_result(data: object) -> None | SessionResult:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = SessionResult.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SessionResult, data)

        result = _parse_result(d.pop("result"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        tokens = SessionTokens.from_dict(d.pop("tokens"))

        da_vinci_solo_created_session = cls(
            id=id,
            game=game,
            rules=rules,
            version=version,
            status=status,
            you=you,
            seats=seats,
            assist=assist,
            to_move=to_move,
            your_turn=your_turn,
            plies=plies,
            view=view,
            state=state,
            commitment=commitment,
            seed=seed,
            salt=salt,
            result=result,
            created_at=created_at,
            expires_at=expires_at,
            tokens=tokens,
        )

        return da_vinci_solo_created_session
