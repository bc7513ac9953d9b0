/** What a game brings to the playground: a board, and words for its moves. Everything else is built once. */
import type { ComponentType } from "preact";
import type { GameTypes, Ruleset } from "regelwerk-client";
import type { Language } from "../text/language";

/** What a board is given. It draws, and says what was pressed; it never speaks to the service. */
export interface BoardProps<R extends Ruleset> {
  /** The position as the looking seat may see it. For rulesets without secrets this is the state. */
  view: GameTypes[R]["view"];
  /** The name of each seat. */
  names: readonly string[];
  /** The seat that looks and plays here; null for spectators, replays and a hidden-information game between turns. */
  seat: number | null;
  /** What may be played here and now, as the service lists it; empty when it is somebody else's turn. */
  moves: readonly GameTypes[R]["listedMove"][];
  /** The solver's answer for this position, to be drawn over the board; null when nobody asked. */
  hint: GameTypes[R]["hint"] | null;
  /** Probabilities of the hidden tiles, to be drawn as a heat map (Da Vinci Code only). */
  posterior: GameTypes[R]["posterior"] | null;
  /** The text of the last move made, to be pointed out. */
  last: string | null;
  /** The game is over, perhaps before the rules end it: nobody is to move, and nothing is to be done. */
  over: boolean;
  /** A request is under way: show the board, but take no presses. */
  busy: boolean;
  language: Language;
  /** Try a move, legal or not: an illegal one is sent too, and its reasons are shown by the shell. */
  play: (move: string) => void;
}

/** A ply as it is listed: its move is null where it is secret, its seat where chance made it. */
export interface PlyMade {
  move: string | null;
  seat: number | null;
}

/** A game's part of the playground; loaded when the game is opened. */
export interface GameUi<R extends Ruleset> {
  Board: ComponentType<BoardProps<R>>;
  /** A move in words, for lists, the record and screen readers: "Die V shows 6, against III". */
  describeMove: (move: string, language: Language, names: readonly string[]) => string;
  /**
   * What came of a ply, to be appended to its words; empty where nothing can be told. Where no ply came after it, the
   * view says more, if it is that of the end.
   */
  describeOutcome?: (
    ply: PlyMade,
    next: PlyMade | null,
    view: GameTypes[R]["view"] | null,
    language: Language,
  ) => string;
  /** The whole position in a few sentences for screen readers, said after every move; `over` as for the board. */
  describeView: (view: GameTypes[R]["view"], language: Language, names: readonly string[], over: boolean) => string;
  /** What the solver says of one move, in words: "wins in 7", "expected share 0.62". */
  describeWorth: (ranked: GameTypes[R]["hint"]["moves"][number], language: Language) => string;
  /** Words for the options of a setup and their values: "Zeros at the start" and the like. */
  describeOption: (name: string, language: Language) => { label: string; help: string };
  describeOptionValue: (name: string, value: unknown, language: Language) => string;
  /** Words for the codes of a score's items. */
  describeScoreItem: (code: string, language: Language) => string;
}

type Loader = { [R in Ruleset]: () => Promise<{ ui: GameUi<R> }> };

export const LOADERS: Loader = {
  anaconda: () => import("./anaconda"),
  davinci: () => import("./davinci"),
  "davinci-solo": () => import("./davinci-solo"),
  numerus: () => import("./numerus"),
  "numerus-solo": () => import("./numerus-solo"),
};
