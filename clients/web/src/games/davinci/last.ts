/** Where the last move is to be seen on the table. */
import { parseMove } from "./move";
import { drawn, faceOf, type Spot, type Value, type View } from "./tiles";

export interface LastMarks {
  /** The tile that was guessed, with the value that was named and whether it was right. */
  guess: (Spot & { value: Value; right: boolean }) | null;
  /** The tile that was put into a row, exposed or staked. */
  tile: Spot | null;
  /** The pool, or the tile that was drawn. */
  pool: "B" | "W" | null;
}

const NOTHING: LastMarks = { guess: null, tile: null, pool: null };

export function lastMarks(view: View, text: string | null): LastMarks {
  const move = text === null ? null : parseMove(text);
  switch (move?.kind) {
    case "guess":
      return {
        ...NOTHING,
        guess: { seat: move.seat, position: move.position, value: move.value, right: wasRight(view, move, move.value) },
        tile: newest(view, move.index),
      };
    case "stop":
    case "insert":
      return { ...NOTHING, tile: newest(view, move.index) };
    case "reveal":
      return { ...NOTHING, tile: spotOf(view.guesses.at(-1)?.[1], move.position) };
    case "stake":
      return { ...NOTHING, tile: spotOf(view.to_move, move.position) };
    case "draw":
      return { ...NOTHING, pool: move.colour };
    case "tile":
      return { ...NOTHING, pool: move.tile.startsWith("B") ? "B" : "W" };
    default:
      return NOTHING;
  }
}

export function wasRight(view: View, { seat, position }: Spot, value: Value): boolean {
  const slot = view.rows[seat]?.[position];
  return slot?.exposed === true && slot.tile !== null && drawn(faceOf(slot.tile)) === drawn(value);
}

/** The tile that came into a row last, if it stands at this index. */
function newest(view: View, index: number | null): Spot | null {
  if (index === null) return null;
  const latest = Math.max(0, ...view.rows.flat().map((slot) => slot.since));
  const seat = view.rows.findIndex((row) => latest > 0 && row[index]?.since === latest);
  return seat < 0 ? null : { seat, position: index };
}

function spotOf(seat: number | "chance" | null | undefined, position: number): Spot | null {
  return typeof seat === "number" ? { seat, position } : null;
}
