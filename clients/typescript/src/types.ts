/** The types of each ruleset, by words that all of them share. */
import type { components as Answers } from "./generated/api.js";
import type { components as Requests } from "./generated/requests.js";

/** A schema of an answer, by its name in the document: everything with a default is there. */
export type Schema<Name extends keyof Answers["schemas"]> = Answers["schemas"][Name];
/** A schema of a request, by its name in the document: what has a default may be left out. */
export type RequestSchema<Name extends keyof Requests["schemas"]> = Requests["schemas"][Name];

export type Ruleset = "anaconda" | "davinci" | "davinci-solo" | "numerus" | "numerus-solo";

/** What the names of a ruleset's schemas begin with. */
interface Prefixes {
  anaconda: "Anaconda";
  davinci: "DaVinci";
  "davinci-solo": "DaVinciSolo";
  numerus: "Numerus";
  "numerus-solo": "NumerusSolo";
}

type AnswerOf<R extends Ruleset, Name extends string> = `${Prefixes[R]}${Name}` extends keyof Answers["schemas"]
  ? Answers["schemas"][`${Prefixes[R]}${Name}`]
  : never;
type RequestOf<R extends Ruleset, Name extends string> = `${Prefixes[R]}${Name}` extends keyof Requests["schemas"]
  ? Requests["schemas"][`${Prefixes[R]}${Name}`]
  : never;

/** What the service answers of one ruleset. */
interface TypesOf<R extends Ruleset> {
  /** The options of a game, all of them. */
  setup: AnswerOf<R, "Setup">;
  state: AnswerOf<R, "State">;
  /** What one seat, or a spectator, may know; without secrets the state. */
  view: AnswerOf<R, "Seen">["view"];
  dealt: AnswerOf<R, "Dealt">;
  applied: AnswerOf<R, "Applied">;
  seen: AnswerOf<R, "Seen">;
  legalMoves: AnswerOf<R, "LegalMoves">;
  /** A move in such a list, as text and in its parts. */
  listedMove: AnswerOf<R, "ListedMove">;
  verdict: AnswerOf<R, "Verdict">;
  replayed: AnswerOf<R, "Replayed">;
  hint: AnswerOf<R, "Hint">;
  /** A move of a hint, with what it is worth. */
  rankedMove: AnswerOf<R, "RankedMove">;
  /** Probabilities of what is hidden: Da Vinci Code only. */
  posterior: AnswerOf<R, "Posterior">;
  score: Schema<"Score">;
  /** A score, with a receipt if one was asked for. */
  scored: Schema<"ScoreAnswer">;
  record: AnswerOf<R, "Record">;
  /** A live game as its caller may see it. */
  session: AnswerOf<R, "Session">;
  /** The same after a change of the caller, with the moves that were played. */
  playedSession: AnswerOf<R, "PlayedSession">;
  /** The same with the tokens, to whoever has begun the game. */
  createdSession: AnswerOf<R, "CreatedSession">;
  sessionRecord: AnswerOf<R, "SessionRecord">;
  ply: AnswerOf<R, "Ply">;
  events: AnswerOf<R, "SessionEvents">;
  event: Schema<"SessionEvent">;
}

/** What the service answers, by ruleset: `GameTypes["anaconda"]["view"]`. */
export interface GameTypes {
  anaconda: TypesOf<"anaconda">;
  davinci: TypesOf<"davinci">;
  "davinci-solo": TypesOf<"davinci-solo">;
  numerus: TypesOf<"numerus">;
  "numerus-solo": TypesOf<"numerus-solo">;
}

/** What one may hand in of a ruleset, with less than an answer has: what has a default may be left out. */
interface GivenOf<R extends Ruleset> {
  setup: RequestOf<R, "Setup"> | TypesOf<R>["setup"];
  state: RequestOf<R, "Seated">["state"] | TypesOf<R>["state"];
  view: NonNullable<RequestOf<R, "Subject">["view"]> | TypesOf<R>["view"];
  /** What a table wrote on paper. */
  sheet: NonNullable<RequestOf<R, "Scored">["sheet"]>;
  record: (Omit<RequestOf<R, "Record">, "game"> & { game?: R }) | TypesOf<R>["record"];
  /** How a solver is asked. */
  hintOptions: Omit<RequestOf<R, "Ask">, "state" | "view"> | HintOptions;
}

/** What one may hand in, by ruleset: `Given["anaconda"]["setup"]`. */
export interface Given {
  anaconda: GivenOf<"anaconda">;
  davinci: GivenOf<"davinci">;
  "davinci-solo": GivenOf<"davinci-solo">;
  numerus: GivenOf<"numerus">;
  "numerus-solo": GivenOf<"numerus-solo">;
}

export interface HintOptions {
  /** Wall clock for the solver. Exact rulesets need none of it. */
  budget_ms?: number;
  /** Search nodes in place of time: the same answer on every machine. */
  budget_nodes?: number | null;
  /** Fixes every random choice. */
  seed?: string;
}

/** How it is weighed what others hide. */
export type InferenceOptions = Omit<RequestSchema<"DaVinciInfer">, "view">;

export interface NewOrder<R extends Ruleset> {
  setup?: Given[R]["setup"];
  /** Fixes every random choice. Without it the service takes one. */
  seed?: string;
}

/** A position: a whole state, or the view of the seat to move. */
export type Subject<R extends Ruleset> =
  | { state: Given[R]["state"]; view?: never }
  | { view: Given[R]["view"]; state?: never };

export interface ApplyOrder<R extends Ruleset> {
  state: Given[R]["state"];
  moves: readonly string[];
  /** Chance is drawn from it where the moves do not say what comes. */
  seed?: string;
}

export type ScoreOrder<R extends Ruleset> =
  | { state: Given[R]["state"] }
  | { sheet: Given[R]["sheet"] }
  | {
      record: Given[R]["record"];
      /** With a signed receipt. */
      receipt?: boolean;
    };

export type ReplayOrder<R extends Ruleset> = { record: Given[R]["record"] } | { text: string };

/** How a live game begins; whatever is not special to the ruleset is the same for all. */
export type SessionOrder<R extends Ruleset> = NewOrder<R> &
  Omit<RequestSchema<"AnacondaNewSession">, "setup" | "seed" | "record"> & {
    /** Begin where this game stood after `ply` plies; from there on chance is new. */
    record?: Given[R]["record"];
  };

export type ForkOrder = RequestSchema<"AnacondaFork">;

export type SessionEvent = Schema<"SessionEvent">;
export type Problem = Schema<"Problem">;
export type Fault = Schema<"Fault">;
export type Violation = Schema<"Violation">;
export type Score = Schema<"Score">;
export type SeatScore = Schema<"SeatScore">;
export type ScoreItem = Schema<"ScoreItem">;
export type Game = Schema<"Game">;
export type Option = Schema<"Option">;
export type Receipt = Schema<"Receipt">;
export type Keys = Schema<"Keys">;
