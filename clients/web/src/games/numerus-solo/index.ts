/** Nummerus Zahlus for one in the playground. */
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

export const ui: GameUi<"numerus-solo"> = {
  Board,
  describeMove,
  describeView,
  describeWorth,
  describeOption,
  describeOptionValue,
  describeScoreItem,
};
