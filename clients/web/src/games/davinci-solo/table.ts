/** Everything that the parts of the board share while one position is shown. */
import type { BoardProps } from "../contract";
import { describeWorth } from "./describe";
import type { Move } from "./move";
import type { RankedMove } from "./position";
import type { Words } from "./text";

export interface Table extends Omit<BoardProps<"davinci-solo">, "moves" | "last"> {
  text: Words;
  /** The texts of all legal moves, and at a chance node of what can come. */
  legal: ReadonlySet<string>;
  last: Move | null;
  /** The tile of the hand that is to be placed. */
  taken: string | null;
  take: (tile: string) => void;
}

export function worthOf({ hint }: Table, move: string): RankedMove | null {
  return hint?.moves.find((ranked) => ranked.move === move) ?? null;
}

/** A label with what the solver says of the move. */
export function labelled(table: Table, label: string, move: string): string {
  const worth = worthOf(table, move);
  const notes = [
    label,
    worth === null ? "" : describeWorth(worth, table.language),
    table.hint?.best === move ? table.text.best : "",
  ];
  return notes.filter(Boolean).join(", ");
}
