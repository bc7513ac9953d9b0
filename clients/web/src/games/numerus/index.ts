/** Nummerus Zahlus in the playground. */
import type { GameUi } from "../contract";
import { Board } from "./board";
import { describeOption, describeOptionValue } from "./options";
import { describeMove, describeScoreItem, describeView, describeWorth } from "./words";

export const ui: GameUi<"numerus"> = {
  Board,
  describeMove,
  describeView,
  describeWorth,
  describeOption,
  describeOptionValue,
  describeScoreItem,
};
