"""Contains all the data models used in inputs/outputs"""

from .anaconda_applied import AnacondaApplied
from .anaconda_apply import AnacondaApply
from .anaconda_ask import AnacondaAsk
from .anaconda_created_session import AnacondaCreatedSession
from .anaconda_created_session_assist import AnacondaCreatedSessionAssist
from .anaconda_created_session_game import AnacondaCreatedSessionGame
from .anaconda_created_session_rules import AnacondaCreatedSessionRules
from .anaconda_created_session_status import AnacondaCreatedSessionStatus
from .anaconda_created_session_to_move_type_1 import AnacondaCreatedSessionToMoveType1
from .anaconda_dealt import AnacondaDealt
from .anaconda_dice import AnacondaDice
from .anaconda_faces import AnacondaFaces
from .anaconda_hint import AnacondaHint
from .anaconda_hint_proof import AnacondaHintProof
from .anaconda_judged import AnacondaJudged
from .anaconda_legal_moves import AnacondaLegalMoves
from .anaconda_legal_moves_to_move_type_1 import AnacondaLegalMovesToMoveType1
from .anaconda_listed_move import AnacondaListedMove
from .anaconda_listed_move_dice_item import AnacondaListedMoveDiceItem
from .anaconda_listed_move_die import AnacondaListedMoveDie
from .anaconda_listed_move_kind import AnacondaListedMoveKind
from .anaconda_listed_move_neighbour import AnacondaListedMoveNeighbour
from .anaconda_new import AnacondaNew
from .anaconda_new_session import AnacondaNewSession
from .anaconda_new_session_assist import AnacondaNewSessionAssist
from .anaconda_opening import AnacondaOpening
from .anaconda_opening_dice_item import AnacondaOpeningDiceItem
from .anaconda_played_session import AnacondaPlayedSession
from .anaconda_played_session_assist import AnacondaPlayedSessionAssist
from .anaconda_played_session_game import AnacondaPlayedSessionGame
from .anaconda_played_session_rules import AnacondaPlayedSessionRules
from .anaconda_played_session_status import AnacondaPlayedSessionStatus
from .anaconda_played_session_to_move_type_1 import AnacondaPlayedSessionToMoveType1
from .anaconda_ranked_move import AnacondaRankedMove
from .anaconda_ranked_move_dice_item import AnacondaRankedMoveDiceItem
from .anaconda_ranked_move_die import AnacondaRankedMoveDie
from .anaconda_ranked_move_kind import AnacondaRankedMoveKind
from .anaconda_ranked_move_neighbour import AnacondaRankedMoveNeighbour
from .anaconda_ranked_move_outcome import AnacondaRankedMoveOutcome
from .anaconda_ranked_move_proof import AnacondaRankedMoveProof
from .anaconda_record import AnacondaRecord
from .anaconda_record_game import AnacondaRecordGame
from .anaconda_record_result_type_0 import AnacondaRecordResultType0
from .anaconda_record_rules import AnacondaRecordRules
from .anaconda_record_tags import AnacondaRecordTags
from .anaconda_replay import AnacondaReplay
from .anaconda_replayed import AnacondaReplayed
from .anaconda_round import AnacondaRound
from .anaconda_scored import AnacondaScored
from .anaconda_seated import AnacondaSeated
from .anaconda_seen import AnacondaSeen
from .anaconda_session import AnacondaSession
from .anaconda_session_assist import AnacondaSessionAssist
from .anaconda_session_game import AnacondaSessionGame
from .anaconda_session_move import AnacondaSessionMove
from .anaconda_session_record import AnacondaSessionRecord
from .anaconda_session_rules import AnacondaSessionRules
from .anaconda_session_status import AnacondaSessionStatus
from .anaconda_session_to_move_type_1 import AnacondaSessionToMoveType1
from .anaconda_setup import AnacondaSetup
from .anaconda_setup_players import AnacondaSetupPlayers
from .anaconda_setup_repetition import AnacondaSetupRepetition
from .anaconda_sheet import AnacondaSheet
from .anaconda_sheet_players import AnacondaSheetPlayers
from .anaconda_solution import AnacondaSolution
from .anaconda_solved_position import AnacondaSolvedPosition
from .anaconda_state import AnacondaState
from .anaconda_state_centre_type_0 import AnacondaStateCentreType0
from .anaconda_state_last_type_0 import AnacondaStateLastType0
from .anaconda_state_phase import AnacondaStatePhase
from .anaconda_state_resolve_type_0 import AnacondaStateResolveType0
from .anaconda_state_rolling_type_0_item import AnacondaStateRollingType0Item
from .anaconda_state_to_move_type_1 import AnacondaStateToMoveType1
from .anaconda_subject import AnacondaSubject
from .anaconda_three_players import AnacondaThreePlayers
from .anaconda_two_players import AnacondaTwoPlayers
from .anaconda_two_players_outcome import AnacondaTwoPlayersOutcome
from .anaconda_verdict import AnacondaVerdict
from .fault import Fault
from .game import Game
from .game_information import GameInformation
from .health import Health
from .health_status import HealthStatus
from .list_of_games import Games
from .move_form import MoveForm
from .named_seat import NamedSeat
from .option import Option
from .players import Players
from .probability import Probability
from .problem import Problem
from .problem_current import ProblemCurrent
from .readiness import Readiness
from .readiness_status import ReadinessStatus
from .readiness_store import ReadinessStore
from .score import Score
from .score_item import ScoreItem
from .seat_score import SeatScore
from .seat_token import SeatToken
from .session_caller import SessionCaller
from .session_caller_role import SessionCallerRole
from .session_result import SessionResult
from .session_result_reason import SessionResultReason
from .session_tokens import SessionTokens
from .violation import Violation

__all__ = (
    "AnacondaApplied",
    "AnacondaApply",
    "AnacondaAsk",
    "AnacondaCreatedSession",
    "AnacondaCreatedSessionAssist",
    "AnacondaCreatedSessionGame",
    "AnacondaCreatedSessionRules",
    "AnacondaCreatedSessionStatus",
    "AnacondaCreatedSessionToMoveType1",
    "AnacondaDealt",
    "AnacondaDice",
    "AnacondaFaces",
    "AnacondaHint",
    "AnacondaHintProof",
    "AnacondaJudged",
    "AnacondaLegalMoves",
    "AnacondaLegalMovesToMoveType1",
    "AnacondaListedMove",
    "AnacondaListedMoveDiceItem",
    "AnacondaListedMoveDie",
    "AnacondaListedMoveKind",
    "AnacondaListedMoveNeighbour",
    "AnacondaNew",
    "AnacondaNewSession",
    "AnacondaNewSessionAssist",
    "AnacondaOpening",
    "AnacondaOpeningDiceItem",
    "AnacondaPlayedSession",
    "AnacondaPlayedSessionAssist",
    "AnacondaPlayedSessionGame",
    "AnacondaPlayedSessionRules",
    "AnacondaPlayedSessionStatus",
    "AnacondaPlayedSessionToMoveType1",
    "AnacondaRankedMove",
    "AnacondaRankedMoveDiceItem",
    "AnacondaRankedMoveDie",
    "AnacondaRankedMoveKind",
    "AnacondaRankedMoveNeighbour",
    "AnacondaRankedMoveOutcome",
    "AnacondaRankedMoveProof",
    "AnacondaRecord",
    "AnacondaRecordGame",
    "AnacondaRecordResultType0",
    "AnacondaRecordRules",
    "AnacondaRecordTags",
    "AnacondaReplay",
    "AnacondaReplayed",
    "AnacondaRound",
    "AnacondaScored",
    "AnacondaSeated",
    "AnacondaSeen",
    "AnacondaSession",
    "AnacondaSessionAssist",
    "AnacondaSessionGame",
    "AnacondaSessionMove",
    "AnacondaSessionRecord",
    "AnacondaSessionRules",
    "AnacondaSessionStatus",
    "AnacondaSessionToMoveType1",
    "AnacondaSetup",
    "AnacondaSetupPlayers",
    "AnacondaSetupRepetition",
    "AnacondaSheet",
    "AnacondaSheetPlayers",
    "AnacondaSolution",
    "AnacondaSolvedPosition",
    "AnacondaState",
    "AnacondaStateCentreType0",
    "AnacondaStateLastType0",
    "AnacondaStatePhase",
    "AnacondaStateResolveType0",
    "AnacondaStateRollingType0Item",
    "AnacondaStateToMoveType1",
    "AnacondaSubject",
    "AnacondaThreePlayers",
    "AnacondaTwoPlayers",
    "AnacondaTwoPlayersOutcome",
    "AnacondaVerdict",
    "Fault",
    "Game",
    "GameInformation",
    "Games",
    "Health",
    "HealthStatus",
    "MoveForm",
    "NamedSeat",
    "Option",
    "Players",
    "Probability",
    "Problem",
    "ProblemCurrent",
    "Readiness",
    "ReadinessStatus",
    "ReadinessStore",
    "Score",
    "ScoreItem",
    "SeatScore",
    "SeatToken",
    "SessionCaller",
    "SessionCallerRole",
    "SessionResult",
    "SessionResultReason",
    "SessionTokens",
    "Violation",
)
