/** Da Vinci Code in the playground. */
import type { GameUi } from "../contract";
import { Board } from "./board";
import {
  describeMove,
  describeOption,
  describeOptionValue,
  describeScoreItem,
  describeView,
  describeWorth,
} from "./describe";

export const ui: GameUi<"davinci"> = {
  Board,
  describeMove,
  describeView,
  describeWorth,
  describeOption,
  describeOptionValue,
  describeScoreItem,
};
