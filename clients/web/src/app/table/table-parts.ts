/** What a table is made of, and what it says of itself. */
import type { GameTypes, LiveSession, Ruleset, SessionEvent } from "regelwerk-client";
import type { Infer } from "../inference";
import type { SeatPlan } from "./seats";

export type Document<R extends Ruleset> = GameTypes[R]["session"];

/** What a table uses of a live game as one caller sees it. */
export type Live<R extends Ruleset> = Pick<
  LiveSession<R>,
  | "seen"
  | "refresh"
  | "move"
  | "resign"
  | "askUndo"
  | "answerUndo"
  | "legalMoves"
  | "hint"
  | "score"
  | "record"
  | "events"
>;

export interface TableParts<R extends Ruleset> {
  game: R;
  plan: readonly SeatPlan[];
  /** The live game as the holder of a token sees it, or as a spectator does. */
  live: (token: string | null) => Live<R>;
  /** Probabilities of what is hidden from a view, where a ruleset has them. */
  infer: Infer<R> | null;
  /** What has gone wrong without being an answer to a move. */
  onTrouble: (trouble: unknown) => void;
  /** The service has told this page what another seat of it knows, and the player who is present must not. */
  onForeignSecrets?: () => void;
  /** Told of every event, once the table stands as it says. */
  onEvent?: (event: SessionEvent) => void;
}

/** `lost`: the client tries again and again. `ended`: it does not, since the service has said no. */
export type Connection = "connecting" | "open" | "lost" | "ended";
