/** Anaconda in the playground. */
import type { GameUi } from "../contract";
import { Board } from "./board";
import {
  describeMove,
  describeOption,
  describeOptionValue,
  describeScoreItem,
  describeView,
  describeWorth,
} from "./words";

export const ui: GameUi<"anaconda"> = {
  Board,
  describeMove,
  describeView,
  describeWorth: (ranked, language) => describeWorth(ranked, language),
  describeOption,
  describeOptionValue,
  describeScoreItem,
};
