/** Everything that the parts of the board share while one position is shown. */
import type { BoardProps } from "../contract";
import type { Chances } from "./chances";
import type { LastMarks } from "./last";
import type { Words } from "./text";
import type { Spot } from "./tiles";

export interface Table extends Omit<BoardProps<"davinci">, "moves" | "last"> {
  text: Words;
  /** The texts of all legal moves. */
  legal: ReadonlySet<string>;
  /** Where the drawn tile may go, if that is a choice; and the place that is chosen. */
  places: readonly number[];
  place: number | null;
  chances: Chances;
  marks: LastMarks;
  /** The hidden tile whose values are shown. */
  chosen: Spot | null;
  choose: (spot: Spot | null) => void;
  choosePlace: (place: number) => void;
}

/** Whether the seat that looks is the one to move. */
export function isOwnTurn({ view, seat, over }: Table): boolean {
  return !over && seat !== null && view.to_move === seat;
}
