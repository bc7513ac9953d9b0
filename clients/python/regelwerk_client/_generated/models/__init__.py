"""Contains all the data models used in inputs/outputs"""

from .anaconda_applied import AnacondaApplied
from .anaconda_apply import AnacondaApply
from .anaconda_ask import AnacondaAsk
from .anaconda_change import AnacondaChange
from .anaconda_change_game import AnacondaChangeGame
from .anaconda_conformance_kind import AnacondaConformanceKind
from .anaconda_created_session import AnacondaCreatedSession
from .anaconda_created_session_assist import AnacondaCreatedSessionAssist
from .anaconda_created_session_game import AnacondaCreatedSessionGame
from .anaconda_created_session_rules import AnacondaCreatedSessionRules
from .anaconda_created_session_status import AnacondaCreatedSessionStatus
from .anaconda_created_session_to_move_type_1 import AnacondaCreatedSessionToMoveType1
from .anaconda_dealt import AnacondaDealt
from .anaconda_dice import AnacondaDice
from .anaconda_faces import AnacondaFaces
from .anaconda_fork import AnacondaFork
from .anaconda_fork_assist import AnacondaForkAssist
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
from .anaconda_ply import AnacondaPly
from .anaconda_ply_to_move_type_1 import AnacondaPlyToMoveType1
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
from .anaconda_result import AnacondaResult
from .anaconda_round import AnacondaRound
from .anaconda_scored import AnacondaScored
from .anaconda_seated import AnacondaSeated
from .anaconda_seen import AnacondaSeen
from .anaconda_session import AnacondaSession
from .anaconda_session_assist import AnacondaSessionAssist
from .anaconda_session_events import AnacondaSessionEvents
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
from .anaconda_table import AnacondaTable
from .anaconda_table_game import AnacondaTableGame
from .anaconda_three_players import AnacondaThreePlayers
from .anaconda_two_players import AnacondaTwoPlayers
from .anaconda_two_players_outcome import AnacondaTwoPlayersOutcome
from .anaconda_verdict import AnacondaVerdict
from .at import At
from .backs import Backs
from .batch import Batch
from .batch_item import BatchItem
from .batch_item_body import BatchItemBody
from .batch_outcome import BatchOutcome
from .batch_outcome_body import BatchOutcomeBody
from .batch_outcomes import BatchOutcomes
from .because import Because
from .because_floats_item import BecauseFloatsItem
from .bye import Bye
from .bye_because import ByeBecause
from .caller_limits import CallerLimits
from .clock_order import ClockOrder
from .clock_order_policy import ClockOrderPolicy
from .commitment import Commitment
from .contribution import Contribution
from .da_vinci_applied import DaVinciApplied
from .da_vinci_apply import DaVinciApply
from .da_vinci_ask import DaVinciAsk
from .da_vinci_ask_model import DaVinciAskModel
from .da_vinci_change import DaVinciChange
from .da_vinci_change_game import DaVinciChangeGame
from .da_vinci_counts import DaVinciCounts
from .da_vinci_created_session import DaVinciCreatedSession
from .da_vinci_created_session_assist import DaVinciCreatedSessionAssist
from .da_vinci_created_session_game import DaVinciCreatedSessionGame
from .da_vinci_created_session_rules import DaVinciCreatedSessionRules
from .da_vinci_created_session_status import DaVinciCreatedSessionStatus
from .da_vinci_created_session_to_move_type_1 import DaVinciCreatedSessionToMoveType1
from .da_vinci_dealt import DaVinciDealt
from .da_vinci_fork import DaVinciFork
from .da_vinci_fork_assist import DaVinciForkAssist
from .da_vinci_hidden_tile import DaVinciHiddenTile
from .da_vinci_hint import DaVinciHint
from .da_vinci_hint_evidence import DaVinciHintEvidence
from .da_vinci_hint_model import DaVinciHintModel
from .da_vinci_hint_proof import DaVinciHintProof
from .da_vinci_infer import DaVinciInfer
from .da_vinci_infer_model import DaVinciInferModel
from .da_vinci_judged import DaVinciJudged
from .da_vinci_legal_moves import DaVinciLegalMoves
from .da_vinci_legal_moves_to_move_type_1 import DaVinciLegalMovesToMoveType1
from .da_vinci_listed_move import DaVinciListedMove
from .da_vinci_listed_move_colour import DaVinciListedMoveColour
from .da_vinci_listed_move_kind import DaVinciListedMoveKind
from .da_vinci_listed_move_value_type_1 import DaVinciListedMoveValueType1
from .da_vinci_new import DaVinciNew
from .da_vinci_new_session import DaVinciNewSession
from .da_vinci_new_session_assist import DaVinciNewSessionAssist
from .da_vinci_placement import DaVinciPlacement
from .da_vinci_played_session import DaVinciPlayedSession
from .da_vinci_played_session_assist import DaVinciPlayedSessionAssist
from .da_vinci_played_session_game import DaVinciPlayedSessionGame
from .da_vinci_played_session_rules import DaVinciPlayedSessionRules
from .da_vinci_played_session_status import DaVinciPlayedSessionStatus
from .da_vinci_played_session_to_move_type_1 import DaVinciPlayedSessionToMoveType1
from .da_vinci_ply import DaVinciPly
from .da_vinci_ply_to_move_type_1 import DaVinciPlyToMoveType1
from .da_vinci_posterior import DaVinciPosterior
from .da_vinci_posterior_model import DaVinciPosteriorModel
from .da_vinci_ranked_move import DaVinciRankedMove
from .da_vinci_ranked_move_colour import DaVinciRankedMoveColour
from .da_vinci_ranked_move_kind import DaVinciRankedMoveKind
from .da_vinci_ranked_move_proof import DaVinciRankedMoveProof
from .da_vinci_ranked_move_value_type_1 import DaVinciRankedMoveValueType1
from .da_vinci_reason import DaVinciReason
from .da_vinci_reason_values_item_type_1 import DaVinciReasonValuesItemType1
from .da_vinci_record import DaVinciRecord
from .da_vinci_record_game import DaVinciRecordGame
from .da_vinci_record_result_type_0 import DaVinciRecordResultType0
from .da_vinci_record_rules import DaVinciRecordRules
from .da_vinci_record_tags import DaVinciRecordTags
from .da_vinci_replay import DaVinciReplay
from .da_vinci_replayed import DaVinciReplayed
from .da_vinci_result import DaVinciResult
from .da_vinci_round import DaVinciRound
from .da_vinci_scored import DaVinciScored
from .da_vinci_seated import DaVinciSeated
from .da_vinci_seen import DaVinciSeen
from .da_vinci_seen_clue import DaVinciSeenClue
from .da_vinci_seen_clue_colour import DaVinciSeenClueColour
from .da_vinci_seen_tile import DaVinciSeenTile
from .da_vinci_seen_tile_colour import DaVinciSeenTileColour
from .da_vinci_seen_tile_ruled_out_item_type_1 import DaVinciSeenTileRuledOutItemType1
from .da_vinci_session import DaVinciSession
from .da_vinci_session_assist import DaVinciSessionAssist
from .da_vinci_session_events import DaVinciSessionEvents
from .da_vinci_session_game import DaVinciSessionGame
from .da_vinci_session_move import DaVinciSessionMove
from .da_vinci_session_record import DaVinciSessionRecord
from .da_vinci_session_rules import DaVinciSessionRules
from .da_vinci_session_status import DaVinciSessionStatus
from .da_vinci_session_to_move_type_1 import DaVinciSessionToMoveType1
from .da_vinci_setup import DaVinciSetup
from .da_vinci_setup_bonus_source import DaVinciSetupBonusSource
from .da_vinci_setup_clue_tile import DaVinciSetupClueTile
from .da_vinci_setup_draw_extra import DaVinciSetupDrawExtra
from .da_vinci_setup_empty_pool_penalty import DaVinciSetupEmptyPoolPenalty
from .da_vinci_setup_joker_start import DaVinciSetupJokerStart
from .da_vinci_setup_players import DaVinciSetupPlayers
from .da_vinci_setup_removed_per_colour import DaVinciSetupRemovedPerColour
from .da_vinci_setup_scoring import DaVinciSetupScoring
from .da_vinci_sheet import DaVinciSheet
from .da_vinci_sheet_bonus_source import DaVinciSheetBonusSource
from .da_vinci_sheet_players import DaVinciSheetPlayers
from .da_vinci_sheet_scoring import DaVinciSheetScoring
from .da_vinci_solo_applied import DaVinciSoloApplied
from .da_vinci_solo_apply import DaVinciSoloApply
from .da_vinci_solo_ask import DaVinciSoloAsk
from .da_vinci_solo_change import DaVinciSoloChange
from .da_vinci_solo_change_game import DaVinciSoloChangeGame
from .da_vinci_solo_created_session import DaVinciSoloCreatedSession
from .da_vinci_solo_created_session_assist import DaVinciSoloCreatedSessionAssist
from .da_vinci_solo_created_session_game import DaVinciSoloCreatedSessionGame
from .da_vinci_solo_created_session_rules import DaVinciSoloCreatedSessionRules
from .da_vinci_solo_created_session_status import DaVinciSoloCreatedSessionStatus
from .da_vinci_solo_created_session_to_move_type_1 import DaVinciSoloCreatedSessionToMoveType1
from .da_vinci_solo_dealt import DaVinciSoloDealt
from .da_vinci_solo_fork import DaVinciSoloFork
from .da_vinci_solo_fork_assist import DaVinciSoloForkAssist
from .da_vinci_solo_held import DaVinciSoloHeld
from .da_vinci_solo_hint import DaVinciSoloHint
from .da_vinci_solo_hint_proof import DaVinciSoloHintProof
from .da_vinci_solo_judged import DaVinciSoloJudged
from .da_vinci_solo_legal_moves import DaVinciSoloLegalMoves
from .da_vinci_solo_legal_moves_to_move_type_1 import DaVinciSoloLegalMovesToMoveType1
from .da_vinci_solo_listed_move import DaVinciSoloListedMove
from .da_vinci_solo_listed_move_colour import DaVinciSoloListedMoveColour
from .da_vinci_solo_listed_move_kind import DaVinciSoloListedMoveKind
from .da_vinci_solo_listed_move_side import DaVinciSoloListedMoveSide
from .da_vinci_solo_new import DaVinciSoloNew
from .da_vinci_solo_new_session import DaVinciSoloNewSession
from .da_vinci_solo_new_session_assist import DaVinciSoloNewSessionAssist
from .da_vinci_solo_played_session import DaVinciSoloPlayedSession
from .da_vinci_solo_played_session_assist import DaVinciSoloPlayedSessionAssist
from .da_vinci_solo_played_session_game import DaVinciSoloPlayedSessionGame
from .da_vinci_solo_played_session_rules import DaVinciSoloPlayedSessionRules
from .da_vinci_solo_played_session_status import DaVinciSoloPlayedSessionStatus
from .da_vinci_solo_played_session_to_move_type_1 import DaVinciSoloPlayedSessionToMoveType1
from .da_vinci_solo_ply import DaVinciSoloPly
from .da_vinci_solo_ply_to_move_type_1 import DaVinciSoloPlyToMoveType1
from .da_vinci_solo_ranked_move import DaVinciSoloRankedMove
from .da_vinci_solo_ranked_move_colour import DaVinciSoloRankedMoveColour
from .da_vinci_solo_ranked_move_kind import DaVinciSoloRankedMoveKind
from .da_vinci_solo_ranked_move_proof import DaVinciSoloRankedMoveProof
from .da_vinci_solo_ranked_move_side import DaVinciSoloRankedMoveSide
from .da_vinci_solo_record import DaVinciSoloRecord
from .da_vinci_solo_record_game import DaVinciSoloRecordGame
from .da_vinci_solo_record_result_type_0 import DaVinciSoloRecordResultType0
from .da_vinci_solo_record_rules import DaVinciSoloRecordRules
from .da_vinci_solo_record_tags import DaVinciSoloRecordTags
from .da_vinci_solo_replay import DaVinciSoloReplay
from .da_vinci_solo_replayed import DaVinciSoloReplayed
from .da_vinci_solo_result import DaVinciSoloResult
from .da_vinci_solo_round import DaVinciSoloRound
from .da_vinci_solo_row import DaVinciSoloRow
from .da_vinci_solo_row_side_type_0 import DaVinciSoloRowSideType0
from .da_vinci_solo_scored import DaVinciSoloScored
from .da_vinci_solo_seated import DaVinciSoloSeated
from .da_vinci_solo_seen import DaVinciSoloSeen
from .da_vinci_solo_session import DaVinciSoloSession
from .da_vinci_solo_session_assist import DaVinciSoloSessionAssist
from .da_vinci_solo_session_events import DaVinciSoloSessionEvents
from .da_vinci_solo_session_game import DaVinciSoloSessionGame
from .da_vinci_solo_session_move import DaVinciSoloSessionMove
from .da_vinci_solo_session_record import DaVinciSoloSessionRecord
from .da_vinci_solo_session_rules import DaVinciSoloSessionRules
from .da_vinci_solo_session_status import DaVinciSoloSessionStatus
from .da_vinci_solo_session_to_move_type_1 import DaVinciSoloSessionToMoveType1
from .da_vinci_solo_setup import DaVinciSoloSetup
from .da_vinci_solo_setup_cumulative import DaVinciSoloSetupCumulative
from .da_vinci_solo_setup_deferral import DaVinciSoloSetupDeferral
from .da_vinci_solo_setup_row_cap import DaVinciSoloSetupRowCap
from .da_vinci_solo_sheet import DaVinciSoloSheet
from .da_vinci_solo_state import DaVinciSoloState
from .da_vinci_solo_state_pending_type_0 import DaVinciSoloStatePendingType0
from .da_vinci_solo_state_phase import DaVinciSoloStatePhase
from .da_vinci_solo_state_to_move_type_1 import DaVinciSoloStateToMoveType1
from .da_vinci_solo_subject import DaVinciSoloSubject
from .da_vinci_solo_table import DaVinciSoloTable
from .da_vinci_solo_table_game import DaVinciSoloTableGame
from .da_vinci_solo_verdict import DaVinciSoloVerdict
from .da_vinci_state import DaVinciState
from .da_vinci_state_drawing_type_0 import DaVinciStateDrawingType0
from .da_vinci_state_phase import DaVinciStatePhase
from .da_vinci_state_to_move_type_1 import DaVinciStateToMoveType1
from .da_vinci_subject import DaVinciSubject
from .da_vinci_table import DaVinciTable
from .da_vinci_table_game import DaVinciTableGame
from .da_vinci_tally import DaVinciTally
from .da_vinci_tile import DaVinciTile
from .da_vinci_tile_ruled_out_item_type_1 import DaVinciTileRuledOutItemType1
from .da_vinci_value_chance import DaVinciValueChance
from .da_vinci_value_chance_value_type_1 import DaVinciValueChanceValueType1
from .da_vinci_verdict import DaVinciVerdict
from .da_vinci_view import DaVinciView
from .da_vinci_view_drawing_type_0 import DaVinciViewDrawingType0
from .da_vinci_view_phase import DaVinciViewPhase
from .da_vinci_view_to_move_type_1 import DaVinciViewToMoveType1
from .davinci_conformance_kind import DavinciConformanceKind
from .davinci_session_hint_model import DavinciSessionHintModel
from .davinci_solo_conformance_kind import DavinciSoloConformanceKind
from .decision import Decision
from .fault import Fault
from .game import Game
from .game_information import GameInformation
from .given_score import GivenScore
from .given_seat import GivenSeat
from .health import Health
from .health_status import HealthStatus
from .key import Key
from .limit import Limit
from .limit_kind import LimitKind
from .list_of_games import Games
from .list_of_keys import Keys
from .list_of_standings import Standings
from .move_form import MoveForm
from .named_seat import NamedSeat
from .numerus_applied import NumerusApplied
from .numerus_apply import NumerusApply
from .numerus_ask import NumerusAsk
from .numerus_change import NumerusChange
from .numerus_change_game import NumerusChangeGame
from .numerus_conformance_kind import NumerusConformanceKind
from .numerus_created_session import NumerusCreatedSession
from .numerus_created_session_assist import NumerusCreatedSessionAssist
from .numerus_created_session_game import NumerusCreatedSessionGame
from .numerus_created_session_rules import NumerusCreatedSessionRules
from .numerus_created_session_status import NumerusCreatedSessionStatus
from .numerus_created_session_to_move_type_1 import NumerusCreatedSessionToMoveType1
from .numerus_dealt import NumerusDealt
from .numerus_fork import NumerusFork
from .numerus_fork_assist import NumerusForkAssist
from .numerus_hint import NumerusHint
from .numerus_hint_proof import NumerusHintProof
from .numerus_judged import NumerusJudged
from .numerus_legal_moves import NumerusLegalMoves
from .numerus_legal_moves_to_move_type_1 import NumerusLegalMovesToMoveType1
from .numerus_listed_move import NumerusListedMove
from .numerus_listed_move_direction import NumerusListedMoveDirection
from .numerus_listed_move_kind import NumerusListedMoveKind
from .numerus_new import NumerusNew
from .numerus_new_session import NumerusNewSession
from .numerus_new_session_assist import NumerusNewSessionAssist
from .numerus_played_session import NumerusPlayedSession
from .numerus_played_session_assist import NumerusPlayedSessionAssist
from .numerus_played_session_game import NumerusPlayedSessionGame
from .numerus_played_session_rules import NumerusPlayedSessionRules
from .numerus_played_session_status import NumerusPlayedSessionStatus
from .numerus_played_session_to_move_type_1 import NumerusPlayedSessionToMoveType1
from .numerus_ply import NumerusPly
from .numerus_ply_to_move_type_1 import NumerusPlyToMoveType1
from .numerus_ranked_move import NumerusRankedMove
from .numerus_ranked_move_direction import NumerusRankedMoveDirection
from .numerus_ranked_move_kind import NumerusRankedMoveKind
from .numerus_ranked_move_outcome import NumerusRankedMoveOutcome
from .numerus_ranked_move_proof import NumerusRankedMoveProof
from .numerus_record import NumerusRecord
from .numerus_record_game import NumerusRecordGame
from .numerus_record_result_type_0 import NumerusRecordResultType0
from .numerus_record_rules import NumerusRecordRules
from .numerus_record_tags import NumerusRecordTags
from .numerus_replay import NumerusReplay
from .numerus_replayed import NumerusReplayed
from .numerus_result import NumerusResult
from .numerus_round import NumerusRound
from .numerus_scored import NumerusScored
from .numerus_seated import NumerusSeated
from .numerus_seen import NumerusSeen
from .numerus_session import NumerusSession
from .numerus_session_assist import NumerusSessionAssist
from .numerus_session_events import NumerusSessionEvents
from .numerus_session_game import NumerusSessionGame
from .numerus_session_move import NumerusSessionMove
from .numerus_session_record import NumerusSessionRecord
from .numerus_session_rules import NumerusSessionRules
from .numerus_session_status import NumerusSessionStatus
from .numerus_session_to_move_type_1 import NumerusSessionToMoveType1
from .numerus_setup import NumerusSetup
from .numerus_setup_board_type_0 import NumerusSetupBoardType0
from .numerus_setup_players import NumerusSetupPlayers
from .numerus_setup_scoring import NumerusSetupScoring
from .numerus_sheet import NumerusSheet
from .numerus_sheet_players import NumerusSheetPlayers
from .numerus_sheet_scoring import NumerusSheetScoring
from .numerus_solo_applied import NumerusSoloApplied
from .numerus_solo_apply import NumerusSoloApply
from .numerus_solo_ask import NumerusSoloAsk
from .numerus_solo_change import NumerusSoloChange
from .numerus_solo_change_game import NumerusSoloChangeGame
from .numerus_solo_conformance_kind import NumerusSoloConformanceKind
from .numerus_solo_created_session import NumerusSoloCreatedSession
from .numerus_solo_created_session_assist import NumerusSoloCreatedSessionAssist
from .numerus_solo_created_session_game import NumerusSoloCreatedSessionGame
from .numerus_solo_created_session_rules import NumerusSoloCreatedSessionRules
from .numerus_solo_created_session_status import NumerusSoloCreatedSessionStatus
from .numerus_solo_created_session_to_move_type_1 import NumerusSoloCreatedSessionToMoveType1
from .numerus_solo_dealt import NumerusSoloDealt
from .numerus_solo_fork import NumerusSoloFork
from .numerus_solo_fork_assist import NumerusSoloForkAssist
from .numerus_solo_hint import NumerusSoloHint
from .numerus_solo_hint_proof import NumerusSoloHintProof
from .numerus_solo_judged import NumerusSoloJudged
from .numerus_solo_legal_moves import NumerusSoloLegalMoves
from .numerus_solo_legal_moves_to_move_type_1 import NumerusSoloLegalMovesToMoveType1
from .numerus_solo_listed_move import NumerusSoloListedMove
from .numerus_solo_listed_move_direction import NumerusSoloListedMoveDirection
from .numerus_solo_listed_move_effect import NumerusSoloListedMoveEffect
from .numerus_solo_listed_move_kind import NumerusSoloListedMoveKind
from .numerus_solo_new import NumerusSoloNew
from .numerus_solo_new_session import NumerusSoloNewSession
from .numerus_solo_new_session_assist import NumerusSoloNewSessionAssist
from .numerus_solo_played_session import NumerusSoloPlayedSession
from .numerus_solo_played_session_assist import NumerusSoloPlayedSessionAssist
from .numerus_solo_played_session_game import NumerusSoloPlayedSessionGame
from .numerus_solo_played_session_rules import NumerusSoloPlayedSessionRules
from .numerus_solo_played_session_status import NumerusSoloPlayedSessionStatus
from .numerus_solo_played_session_to_move_type_1 import NumerusSoloPlayedSessionToMoveType1
from .numerus_solo_ply import NumerusSoloPly
from .numerus_solo_ply_to_move_type_1 import NumerusSoloPlyToMoveType1
from .numerus_solo_ranked_move import NumerusSoloRankedMove
from .numerus_solo_ranked_move_direction import NumerusSoloRankedMoveDirection
from .numerus_solo_ranked_move_effect import NumerusSoloRankedMoveEffect
from .numerus_solo_ranked_move_kind import NumerusSoloRankedMoveKind
from .numerus_solo_ranked_move_proof import NumerusSoloRankedMoveProof
from .numerus_solo_record import NumerusSoloRecord
from .numerus_solo_record_game import NumerusSoloRecordGame
from .numerus_solo_record_result_type_0 import NumerusSoloRecordResultType0
from .numerus_solo_record_rules import NumerusSoloRecordRules
from .numerus_solo_record_tags import NumerusSoloRecordTags
from .numerus_solo_replay import NumerusSoloReplay
from .numerus_solo_replayed import NumerusSoloReplayed
from .numerus_solo_result import NumerusSoloResult
from .numerus_solo_round import NumerusSoloRound
from .numerus_solo_scored import NumerusSoloScored
from .numerus_solo_seated import NumerusSoloSeated
from .numerus_solo_seen import NumerusSoloSeen
from .numerus_solo_session import NumerusSoloSession
from .numerus_solo_session_assist import NumerusSoloSessionAssist
from .numerus_solo_session_events import NumerusSoloSessionEvents
from .numerus_solo_session_game import NumerusSoloSessionGame
from .numerus_solo_session_move import NumerusSoloSessionMove
from .numerus_solo_session_record import NumerusSoloSessionRecord
from .numerus_solo_session_rules import NumerusSoloSessionRules
from .numerus_solo_session_status import NumerusSoloSessionStatus
from .numerus_solo_session_to_move_type_1 import NumerusSoloSessionToMoveType1
from .numerus_solo_setup import NumerusSoloSetup
from .numerus_solo_setup_board_type_0 import NumerusSoloSetupBoardType0
from .numerus_solo_setup_solo_penalty import NumerusSoloSetupSoloPenalty
from .numerus_solo_sheet import NumerusSoloSheet
from .numerus_solo_sheet_solo_penalty import NumerusSoloSheetSoloPenalty
from .numerus_solo_state import NumerusSoloState
from .numerus_solo_state_to_move_type_1 import NumerusSoloStateToMoveType1
from .numerus_solo_subject import NumerusSoloSubject
from .numerus_solo_table import NumerusSoloTable
from .numerus_solo_table_game import NumerusSoloTableGame
from .numerus_solo_verdict import NumerusSoloVerdict
from .numerus_state import NumerusState
from .numerus_state_to_move_type_1 import NumerusStateToMoveType1
from .numerus_subject import NumerusSubject
from .numerus_table import NumerusTable
from .numerus_table_game import NumerusTableGame
from .numerus_verdict import NumerusVerdict
from .option import Option
from .paired_round import PairedRound
from .paired_round_proof import PairedRoundProof
from .paired_table import PairedTable
from .pairing_cost import PairingCost
from .pairings import Pairings
from .place_move import PlaceMove
from .player import Player
from .players import Players
from .preview import Preview
from .probability import Probability
from .problem import Problem
from .problem_current import ProblemCurrent
from .proposed_round import ProposedRound
from .proposed_table import ProposedTable
from .proposed_table_game import ProposedTableGame
from .readiness import Readiness
from .readiness_status import ReadinessStatus
from .readiness_store import ReadinessStore
from .reason import Reason
from .receipt import Receipt
from .receipt_payload import ReceiptPayload
from .receipt_to_verify import ReceiptToVerify
from .receipt_to_verify_payload import ReceiptToVerifyPayload
from .receipt_verdict import ReceiptVerdict
from .receipt_violation import ReceiptViolation
from .receipt_violation_code import ReceiptViolationCode
from .repeat import Repeat
from .round_counts import RoundCounts
from .ruling import Ruling
from .scale import Scale
from .score import Score
from .score_answer import ScoreAnswer
from .score_item import ScoreItem
from .scoring import Scoring
from .scoring_by import ScoringBy
from .seat_score import SeatScore
from .seat_token import SeatToken
from .session_caller import SessionCaller
from .session_caller_role import SessionCallerRole
from .session_clock import SessionClock
from .session_clock_policy import SessionClockPolicy
from .session_event import SessionEvent
from .session_event_by_type_0 import SessionEventByType0
from .session_event_reason_type_0 import SessionEventReasonType0
from .session_event_type import SessionEventType
from .session_origin import SessionOrigin
from .session_proof import SessionProof
from .session_result import SessionResult
from .session_result_reason import SessionResultReason
from .session_tokens import SessionTokens
from .session_undo import SessionUndo
from .stand_in import StandIn
from .stand_in_by import StandInBy
from .standing import Standing
from .tie_break_value import TieBreakValue
from .tie_break_value_tie_break import TieBreakValueTieBreak
from .tile_proof import TileProof
from .tournament_check_order import TournamentCheckOrder
from .tournament_check_order_game import TournamentCheckOrderGame
from .tournament_check_order_method import TournamentCheckOrderMethod
from .tournament_check_order_tie_breaks_item import TournamentCheckOrderTieBreaksItem
from .tournament_correction import TournamentCorrection
from .tournament_pairings_order import TournamentPairingsOrder
from .tournament_pairings_order_game import TournamentPairingsOrderGame
from .tournament_pairings_order_method import TournamentPairingsOrderMethod
from .tournament_pairings_order_tie_breaks_item import TournamentPairingsOrderTieBreaksItem
from .tournament_round import TournamentRound
from .tournament_standings_order import TournamentStandingsOrder
from .tournament_standings_order_tie_breaks_item import TournamentStandingsOrderTieBreaksItem
from .undo import Undo
from .undo_answer import UndoAnswer
from .unreadiness import Unreadiness
from .unreadiness_part import UnreadinessPart
from .verify_receipt import VerifyReceipt
from .violation import Violation

__all__ = (
    "AnacondaApplied",
    "AnacondaApply",
    "AnacondaAsk",
    "AnacondaChange",
    "AnacondaChangeGame",
    "AnacondaConformanceKind",
    "AnacondaCreatedSession",
    "AnacondaCreatedSessionAssist",
    "AnacondaCreatedSessionGame",
    "AnacondaCreatedSessionRules",
    "AnacondaCreatedSessionStatus",
    "AnacondaCreatedSessionToMoveType1",
    "AnacondaDealt",
    "AnacondaDice",
    "AnacondaFaces",
    "AnacondaFork",
    "AnacondaForkAssist",
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
    "AnacondaPly",
    "AnacondaPlyToMoveType1",
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
    "AnacondaResult",
    "AnacondaRound",
    "AnacondaScored",
    "AnacondaSeated",
    "AnacondaSeen",
    "AnacondaSession",
    "AnacondaSessionAssist",
    "AnacondaSessionEvents",
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
    "AnacondaTable",
    "AnacondaTableGame",
    "AnacondaThreePlayers",
    "AnacondaTwoPlayers",
    "AnacondaTwoPlayersOutcome",
    "AnacondaVerdict",
    "At",
    "Backs",
    "Batch",
    "BatchItem",
    "BatchItemBody",
    "BatchOutcome",
    "BatchOutcomeBody",
    "BatchOutcomes",
    "Because",
    "BecauseFloatsItem",
    "Bye",
    "ByeBecause",
    "CallerLimits",
    "ClockOrder",
    "ClockOrderPolicy",
    "Commitment",
    "Contribution",
    "DaVinciApplied",
    "DaVinciApply",
    "DaVinciAsk",
    "DaVinciAskModel",
    "DaVinciChange",
    "DaVinciChangeGame",
    "DavinciConformanceKind",
    "DaVinciCounts",
    "DaVinciCreatedSession",
    "DaVinciCreatedSessionAssist",
    "DaVinciCreatedSessionGame",
    "DaVinciCreatedSessionRules",
    "DaVinciCreatedSessionStatus",
    "DaVinciCreatedSessionToMoveType1",
    "DaVinciDealt",
    "DaVinciFork",
    "DaVinciForkAssist",
    "DaVinciHiddenTile",
    "DaVinciHint",
    "DaVinciHintEvidence",
    "DaVinciHintModel",
    "DaVinciHintProof",
    "DaVinciInfer",
    "DaVinciInferModel",
    "DaVinciJudged",
    "DaVinciLegalMoves",
    "DaVinciLegalMovesToMoveType1",
    "DaVinciListedMove",
    "DaVinciListedMoveColour",
    "DaVinciListedMoveKind",
    "DaVinciListedMoveValueType1",
    "DaVinciNew",
    "DaVinciNewSession",
    "DaVinciNewSessionAssist",
    "DaVinciPlacement",
    "DaVinciPlayedSession",
    "DaVinciPlayedSessionAssist",
    "DaVinciPlayedSessionGame",
    "DaVinciPlayedSessionRules",
    "DaVinciPlayedSessionStatus",
    "DaVinciPlayedSessionToMoveType1",
    "DaVinciPly",
    "DaVinciPlyToMoveType1",
    "DaVinciPosterior",
    "DaVinciPosteriorModel",
    "DaVinciRankedMove",
    "DaVinciRankedMoveColour",
    "DaVinciRankedMoveKind",
    "DaVinciRankedMoveProof",
    "DaVinciRankedMoveValueType1",
    "DaVinciReason",
    "DaVinciReasonValuesItemType1",
    "DaVinciRecord",
    "DaVinciRecordGame",
    "DaVinciRecordResultType0",
    "DaVinciRecordRules",
    "DaVinciRecordTags",
    "DaVinciReplay",
    "DaVinciReplayed",
    "DaVinciResult",
    "DaVinciRound",
    "DaVinciScored",
    "DaVinciSeated",
    "DaVinciSeen",
    "DaVinciSeenClue",
    "DaVinciSeenClueColour",
    "DaVinciSeenTile",
    "DaVinciSeenTileColour",
    "DaVinciSeenTileRuledOutItemType1",
    "DaVinciSession",
    "DaVinciSessionAssist",
    "DaVinciSessionEvents",
    "DaVinciSessionGame",
    "DavinciSessionHintModel",
    "DaVinciSessionMove",
    "DaVinciSessionRecord",
    "DaVinciSessionRules",
    "DaVinciSessionStatus",
    "DaVinciSessionToMoveType1",
    "DaVinciSetup",
    "DaVinciSetupBonusSource",
    "DaVinciSetupClueTile",
    "DaVinciSetupDrawExtra",
    "DaVinciSetupEmptyPoolPenalty",
    "DaVinciSetupJokerStart",
    "DaVinciSetupPlayers",
    "DaVinciSetupRemovedPerColour",
    "DaVinciSetupScoring",
    "DaVinciSheet",
    "DaVinciSheetBonusSource",
    "DaVinciSheetPlayers",
    "DaVinciSheetScoring",
    "DaVinciSoloApplied",
    "DaVinciSoloApply",
    "DaVinciSoloAsk",
    "DaVinciSoloChange",
    "DaVinciSoloChangeGame",
    "DavinciSoloConformanceKind",
    "DaVinciSoloCreatedSession",
    "DaVinciSoloCreatedSessionAssist",
    "DaVinciSoloCreatedSessionGame",
    "DaVinciSoloCreatedSessionRules",
    "DaVinciSoloCreatedSessionStatus",
    "DaVinciSoloCreatedSessionToMoveType1",
    "DaVinciSoloDealt",
    "DaVinciSoloFork",
    "DaVinciSoloForkAssist",
    "DaVinciSoloHeld",
    "DaVinciSoloHint",
    "DaVinciSoloHintProof",
    "DaVinciSoloJudged",
    "DaVinciSoloLegalMoves",
    "DaVinciSoloLegalMovesToMoveType1",
    "DaVinciSoloListedMove",
    "DaVinciSoloListedMoveColour",
    "DaVinciSoloListedMoveKind",
    "DaVinciSoloListedMoveSide",
    "DaVinciSoloNew",
    "DaVinciSoloNewSession",
    "DaVinciSoloNewSessionAssist",
    "DaVinciSoloPlayedSession",
    "DaVinciSoloPlayedSessionAssist",
    "DaVinciSoloPlayedSessionGame",
    "DaVinciSoloPlayedSessionRules",
    "DaVinciSoloPlayedSessionStatus",
    "DaVinciSoloPlayedSessionToMoveType1",
    "DaVinciSoloPly",
    "DaVinciSoloPlyToMoveType1",
    "DaVinciSoloRankedMove",
    "DaVinciSoloRankedMoveColour",
    "DaVinciSoloRankedMoveKind",
    "DaVinciSoloRankedMoveProof",
    "DaVinciSoloRankedMoveSide",
    "DaVinciSoloRecord",
    "DaVinciSoloRecordGame",
    "DaVinciSoloRecordResultType0",
    "DaVinciSoloRecordRules",
    "DaVinciSoloRecordTags",
    "DaVinciSoloReplay",
    "DaVinciSoloReplayed",
    "DaVinciSoloResult",
    "DaVinciSoloRound",
    "DaVinciSoloRow",
    "DaVinciSoloRowSideType0",
    "DaVinciSoloScored",
    "DaVinciSoloSeated",
    "DaVinciSoloSeen",
    "DaVinciSoloSession",
    "DaVinciSoloSessionAssist",
    "DaVinciSoloSessionEvents",
    "DaVinciSoloSessionGame",
    "DaVinciSoloSessionMove",
    "DaVinciSoloSessionRecord",
    "DaVinciSoloSessionRules",
    "DaVinciSoloSessionStatus",
    "DaVinciSoloSessionToMoveType1",
    "DaVinciSoloSetup",
    "DaVinciSoloSetupCumulative",
    "DaVinciSoloSetupDeferral",
    "DaVinciSoloSetupRowCap",
    "DaVinciSoloSheet",
    "DaVinciSoloState",
    "DaVinciSoloStatePendingType0",
    "DaVinciSoloStatePhase",
    "DaVinciSoloStateToMoveType1",
    "DaVinciSoloSubject",
    "DaVinciSoloTable",
    "DaVinciSoloTableGame",
    "DaVinciSoloVerdict",
    "DaVinciState",
    "DaVinciStateDrawingType0",
    "DaVinciStatePhase",
    "DaVinciStateToMoveType1",
    "DaVinciSubject",
    "DaVinciTable",
    "DaVinciTableGame",
    "DaVinciTally",
    "DaVinciTile",
    "DaVinciTileRuledOutItemType1",
    "DaVinciValueChance",
    "DaVinciValueChanceValueType1",
    "DaVinciVerdict",
    "DaVinciView",
    "DaVinciViewDrawingType0",
    "DaVinciViewPhase",
    "DaVinciViewToMoveType1",
    "Decision",
    "Fault",
    "Game",
    "GameInformation",
    "Games",
    "GivenScore",
    "GivenSeat",
    "Health",
    "HealthStatus",
    "Key",
    "Keys",
    "Limit",
    "LimitKind",
    "MoveForm",
    "NamedSeat",
    "NumerusApplied",
    "NumerusApply",
    "NumerusAsk",
    "NumerusChange",
    "NumerusChangeGame",
    "NumerusConformanceKind",
    "NumerusCreatedSession",
    "NumerusCreatedSessionAssist",
    "NumerusCreatedSessionGame",
    "NumerusCreatedSessionRules",
    "NumerusCreatedSessionStatus",
    "NumerusCreatedSessionToMoveType1",
    "NumerusDealt",
    "NumerusFork",
    "NumerusForkAssist",
    "NumerusHint",
    "NumerusHintProof",
    "NumerusJudged",
    "NumerusLegalMoves",
    "NumerusLegalMovesToMoveType1",
    "NumerusListedMove",
    "NumerusListedMoveDirection",
    "NumerusListedMoveKind",
    "NumerusNew",
    "NumerusNewSession",
    "NumerusNewSessionAssist",
    "NumerusPlayedSession",
    "NumerusPlayedSessionAssist",
    "NumerusPlayedSessionGame",
    "NumerusPlayedSessionRules",
    "NumerusPlayedSessionStatus",
    "NumerusPlayedSessionToMoveType1",
    "NumerusPly",
    "NumerusPlyToMoveType1",
    "NumerusRankedMove",
    "NumerusRankedMoveDirection",
    "NumerusRankedMoveKind",
    "NumerusRankedMoveOutcome",
    "NumerusRankedMoveProof",
    "NumerusRecord",
    "NumerusRecordGame",
    "NumerusRecordResultType0",
    "NumerusRecordRules",
    "NumerusRecordTags",
    "NumerusReplay",
    "NumerusReplayed",
    "NumerusResult",
    "NumerusRound",
    "NumerusScored",
    "NumerusSeated",
    "NumerusSeen",
    "NumerusSession",
    "NumerusSessionAssist",
    "NumerusSessionEvents",
    "NumerusSessionGame",
    "NumerusSessionMove",
    "NumerusSessionRecord",
    "NumerusSessionRules",
    "NumerusSessionStatus",
    "NumerusSessionToMoveType1",
    "NumerusSetup",
    "NumerusSetupBoardType0",
    "NumerusSetupPlayers",
    "NumerusSetupScoring",
    "NumerusSheet",
    "NumerusSheetPlayers",
    "NumerusSheetScoring",
    "NumerusSoloApplied",
    "NumerusSoloApply",
    "NumerusSoloAsk",
    "NumerusSoloChange",
    "NumerusSoloChangeGame",
    "NumerusSoloConformanceKind",
    "NumerusSoloCreatedSession",
    "NumerusSoloCreatedSessionAssist",
    "NumerusSoloCreatedSessionGame",
    "NumerusSoloCreatedSessionRules",
    "NumerusSoloCreatedSessionStatus",
    "NumerusSoloCreatedSessionToMoveType1",
    "NumerusSoloDealt",
    "NumerusSoloFork",
    "NumerusSoloForkAssist",
    "NumerusSoloHint",
    "NumerusSoloHintProof",
    "NumerusSoloJudged",
    "NumerusSoloLegalMoves",
    "NumerusSoloLegalMovesToMoveType1",
    "NumerusSoloListedMove",
    "NumerusSoloListedMoveDirection",
    "NumerusSoloListedMoveEffect",
    "NumerusSoloListedMoveKind",
    "NumerusSoloNew",
    "NumerusSoloNewSession",
    "NumerusSoloNewSessionAssist",
    "NumerusSoloPlayedSession",
    "NumerusSoloPlayedSessionAssist",
    "NumerusSoloPlayedSessionGame",
    "NumerusSoloPlayedSessionRules",
    "NumerusSoloPlayedSessionStatus",
    "NumerusSoloPlayedSessionToMoveType1",
    "NumerusSoloPly",
    "NumerusSoloPlyToMoveType1",
    "NumerusSoloRankedMove",
    "NumerusSoloRankedMoveDirection",
    "NumerusSoloRankedMoveEffect",
    "NumerusSoloRankedMoveKind",
    "NumerusSoloRankedMoveProof",
    "NumerusSoloRecord",
    "NumerusSoloRecordGame",
    "NumerusSoloRecordResultType0",
    "NumerusSoloRecordRules",
    "NumerusSoloRecordTags",
    "NumerusSoloReplay",
    "NumerusSoloReplayed",
    "NumerusSoloResult",
    "NumerusSoloRound",
    "NumerusSoloScored",
    "NumerusSoloSeated",
    "NumerusSoloSeen",
    "NumerusSoloSession",
    "NumerusSoloSessionAssist",
    "NumerusSoloSessionEvents",
    "NumerusSoloSessionGame",
    "NumerusSoloSessionMove",
    "NumerusSoloSessionRecord",
    "NumerusSoloSessionRules",
    "NumerusSoloSessionStatus",
    "NumerusSoloSessionToMoveType1",
    "NumerusSoloSetup",
    "NumerusSoloSetupBoardType0",
    "NumerusSoloSetupSoloPenalty",
    "NumerusSoloSheet",
    "NumerusSoloSheetSoloPenalty",
    "NumerusSoloState",
    "NumerusSoloStateToMoveType1",
    "NumerusSoloSubject",
    "NumerusSoloTable",
    "NumerusSoloTableGame",
    "NumerusSoloVerdict",
    "NumerusState",
    "NumerusStateToMoveType1",
    "NumerusSubject",
    "NumerusTable",
    "NumerusTableGame",
    "NumerusVerdict",
    "Option",
    "PairedRound",
    "PairedRoundProof",
    "PairedTable",
    "PairingCost",
    "Pairings",
    "PlaceMove",
    "Player",
    "Players",
    "Preview",
    "Probability",
    "Problem",
    "ProblemCurrent",
    "ProposedRound",
    "ProposedTable",
    "ProposedTableGame",
    "Readiness",
    "ReadinessStatus",
    "ReadinessStore",
    "Reason",
    "Receipt",
    "ReceiptPayload",
    "ReceiptToVerify",
    "ReceiptToVerifyPayload",
    "ReceiptVerdict",
    "ReceiptViolation",
    "ReceiptViolationCode",
    "Repeat",
    "RoundCounts",
    "Ruling",
    "Scale",
    "Score",
    "ScoreAnswer",
    "ScoreItem",
    "Scoring",
    "ScoringBy",
    "SeatScore",
    "SeatToken",
    "SessionCaller",
    "SessionCallerRole",
    "SessionClock",
    "SessionClockPolicy",
    "SessionEvent",
    "SessionEventByType0",
    "SessionEventReasonType0",
    "SessionEventType",
    "SessionOrigin",
    "SessionProof",
    "SessionResult",
    "SessionResultReason",
    "SessionTokens",
    "SessionUndo",
    "StandIn",
    "StandInBy",
    "Standing",
    "Standings",
    "TieBreakValue",
    "TieBreakValueTieBreak",
    "TileProof",
    "TournamentCheckOrder",
    "TournamentCheckOrderGame",
    "TournamentCheckOrderMethod",
    "TournamentCheckOrderTieBreaksItem",
    "TournamentCorrection",
    "TournamentPairingsOrder",
    "TournamentPairingsOrderGame",
    "TournamentPairingsOrderMethod",
    "TournamentPairingsOrderTieBreaksItem",
    "TournamentRound",
    "TournamentStandingsOrder",
    "TournamentStandingsOrderTieBreaksItem",
    "Undo",
    "UndoAnswer",
    "Unreadiness",
    "UnreadinessPart",
    "VerifyReceipt",
    "Violation",
)
