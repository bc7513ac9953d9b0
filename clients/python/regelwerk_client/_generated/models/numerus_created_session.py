from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_created_session_assist import NumerusCreatedSessionAssist, check_numerus_created_session_assist
from ..models.numerus_created_session_game import NumerusCreatedSessionGame, check_numerus_created_session_game
from ..models.numerus_created_session_rules import NumerusCreatedSessionRules, check_numerus_created_session_rules
from ..models.numerus_created_session_status import NumerusCreatedSessionStatus, check_numerus_created_session_status
from ..models.numerus_created_session_to_move_type_1 import (
    NumerusCreatedSessionToMoveType1,
    check_numerus_created_session_to_move_type_1,
)

if TYPE_CHECKING:
    from ..models.backs import Backs
    from ..models.named_seat import NamedSeat
    from ..models.numerus_state import NumerusState
    from ..models.session_caller import SessionCaller
    from ..models.session_clock import SessionClock
    from ..models.session_origin import SessionOrigin
    from ..models.session_result import SessionResult
    from ..models.session_tokens import SessionTokens
    from ..models.session_undo import SessionUndo


T = TypeVar("T", bound="NumerusCreatedSession")


@_attrs_define
class NumerusCreatedSession:
    id: str
    """ Its name in paths. """
    game: NumerusCreatedSessionGame
    """ The ruleset. """
    rules: NumerusCreatedSessionRules
    """ The version of the rules. """
    version: int
    """ Counts the changes; the `ETag` is the same number. """
    status: NumerusCreatedSessionStatus
    """ Whether moves can be made. """
    you: SessionCaller
    seats: list[NamedSeat]
    """ Who plays, in seat order. """
    assist: NumerusCreatedSessionAssist
    """ What the service tells during play. """
    to_move: int | None | NumerusCreatedSessionToMoveType1
    """ The seat to move, "chance" where dice or a draw decide, or null when the round is over. """
    your_turn: bool
    """ Whether the caller's seat is to move. """
    your_move: list[str]
    """ What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back;
    empty: nothing. """
    plies: int
    """ How many plies were played, those of chance included. """
    events: int
    """ The number of the newest event. """
    view: NumerusState
    state: None | NumerusState
    """ Everything, for the host; null for all others. """
    clock: None | SessionClock
    """ The clock; null: there is none. """
    undo: None | SessionUndo
    """ What a seat wants taken back; null: nothing. """
    origin: None | SessionOrigin
    """ Where a forked game comes from; null: it is none. """
    commitment: str
    """ SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the
    seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw.
    """
    entropy: list[str] | None
    """ What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts,
    joined by `|`. Null: from the seed itself. """
    root: None | str
    """ The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. """
    backs: Backs | None
    """ Which backs lie where; null without hidden tiles. """
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
        from ..models.backs import Backs  # noqa: PLC0415
        from ..models.numerus_state import NumerusState  # noqa: PLC0415
        from ..models.session_clock import SessionClock  # noqa: PLC0415
        from ..models.session_origin import SessionOrigin  # noqa: PLC0415
        from ..models.session_result import SessionResult  # noqa: PLC0415
        from ..models.session_undo import SessionUndo  # noqa: PLC0415

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

        your_move = self.your_move

        plies = self.plies

        events = self.events

        view = self.view.to_dict()

        state: dict[str, Any] | None
        if isinstance(self.state, NumerusState):
            state = self.state.to_dict()
        else:
            state = self.state

        clock: dict[str, Any] | None
        if isinstance(self.clock, SessionClock):
            clock = self.clock.to_dict()
        else:
            clock = self.clock

        undo: dict[str, Any] | None
        if isinstance(self.undo, SessionUndo):
            undo = self.undo.to_dict()
        else:
            undo = self.undo

        origin: dict[str, Any] | None
        if isinstance(self.origin, SessionOrigin):
            origin = self.origin.to_dict()
        else:
            origin = self.origin

        commitment = self.commitment

        entropy: list[str] | None
        if isinstance(self.entropy, list):
            entropy = self.entropy

        else:
            entropy = self.entropy

        root: None | str
        root = self.root

        backs: dict[str, Any] | None
        if isinstance(self.backs, Backs):
            backs = self.backs.to_dict()
        else:
            backs = self.backs

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
                "your_move": your_move,
                "plies": plies,
                "events": events,
                "view": view,
                "state": state,
                "clock": clock,
                "undo": undo,
                "origin": origin,
                "commitment": commitment,
                "entropy": entropy,
                "root": root,
                "backs": backs,
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
        from ..models.backs import Backs  # noqa: PLC0415
        from ..models.named_seat import NamedSeat  # noqa: PLC0415
        from ..models.numerus_state import NumerusState  # noqa: PLC0415
        from ..models.session_caller import SessionCaller  # noqa: PLC0415
        from ..models.session_clock import SessionClock  # noqa: PLC0415
        from ..models.session_origin import SessionOrigin  # noqa: PLC0415
        from ..models.session_result import SessionResult  # noqa: PLC0415
        from ..models.session_tokens import SessionTokens  # noqa: PLC0415
        from ..models.session_undo import SessionUndo  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        game = check_numerus_created_session_game(d.pop("game"))

        rules = check_numerus_created_session_rules(d.pop("rules"))

        version = d.pop("version")

        status = check_numerus_created_session_status(d.pop("status"))

        you = SessionCaller.from_dict(d.pop("you"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = NamedSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        assist = check_numerus_created_session_assist(d.pop("assist"))

        def _parse_to_move(data: object) -> int | None | NumerusCreatedSessionToMoveType1:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                to_move_type_1 = check_numerus_created_session_to_move_type_1(data)

                return to_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | NumerusCreatedSessionToMoveType1, data)

        to_move = _parse_to_move(d.pop("to_move"))

        your_turn = d.pop("your_turn")

        your_move = cast(list[str], d.pop("your_move"))

        plies = d.pop("plies")

        events = d.pop("events")

        view = NumerusState.from_dict(d.pop("view"))

        def _parse_state(data: object) -> None | NumerusState:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                state_type_0 = NumerusState.from_dict(data)

                return state_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | NumerusState, data)

        state = _parse_state(d.pop("state"))

        def _parse_clock(data: object) -> None | SessionClock:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                clock_type_0 = SessionClock.from_dict(data)

                return clock_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SessionClock, data)

        clock = _parse_clock(d.pop("clock"))

        def _parse_undo(data: object) -> None | SessionUndo:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                undo_type_0 = SessionUndo.from_dict(data)

                return undo_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SessionUndo, data)

        undo = _parse_undo(d.pop("undo"))

        def _parse_origin(data: object) -> None | SessionOrigin:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                origin_type_0 = SessionOrigin.from_dict(data)

                return origin_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SessionOrigin, data)

        origin = _parse_origin(d.pop("origin"))

        commitment = d.pop("commitment")

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

        numerus_created_session = cls(
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
            your_move=your_move,
            plies=plies,
            events=events,
            view=view,
            state=state,
            clock=clock,
            undo=undo,
            origin=origin,
            commitment=commitment,
            entropy=entropy,
            root=root,
            backs=backs,
            seed=seed,
            salt=salt,
            result=result,
            created_at=created_at,
            expires_at=expires_at,
            tokens=tokens,
        )

        return numerus_created_session
