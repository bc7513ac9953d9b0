/** The parts of a position, under the names that the board uses, and what follows from it at a glance. */
import type { GameTypes } from "regelwerk-client";

export type View = GameTypes["davinci-solo"]["view"];
export type Row = View["rows"][number];
export type Side = "L" | "R";
export type Held = View["hand"][number];
export type Hint = GameTypes["davinci-solo"]["hint"];
export type RankedMove = Hint["moves"][number];

export const ROWS = 6;
export const SIDES = ["L", "R"] as const;
export const TILES: readonly string[] = Array.from({ length: 12 }, (_, number) => [`B${number}`, `W${number}`]).flat();

export function tilesPlaced(view: View): number {
  return view.rows.reduce((sum, row) => sum + row.tiles.length, 0);
}

/** For how many more turns a tile may be held: two for 0 and 11, one for 1 and 10. */
function patience(tile: string): number {
  const number = Number(tile.slice(1));
  return Math.max(0, 2 - Math.min(number, 11 - number));
}

/** The turn by whose end the whole hand must lie; null where each tile has its own, or none is held. */
export function sharedDeadline(view: View): number | null {
  return view.held_since === null ? null : view.held_since + view.allowance;
}

/** The turn by whose end this tile must lie, where each has its own. */
export function ownDeadline(view: View, held: Held): number | null {
  return view.setup.cumulative === "each" && view.setup.deferral !== "off" ? held.drawn + patience(held.tile) : null;
}
