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
import { describeOutcome } from "./outcomes";

export const ui: GameUi<"davinci"> = {
  Board,
  describeMove,
  describeOutcome,
  describeView,
  describeWorth,
  describeOption,
  describeOptionValue,
  describeScoreItem,
};
