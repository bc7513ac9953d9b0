/** Where everything is drawn, in units of the picture: 360 of them are as wide as a phone. */
import { ROWS, type Row, type Side } from "./position";

export const WIDTH = 360;
export const ROW_PITCH = 54;
export const TILE_HEIGHT = 48;
export const PROMPT_TOP = ROWS * ROW_PITCH + 4;
export const HAND_TOP = PROMPT_TOP + 24;
export const HAND_HEIGHT = 92;
export const REST_TOP = HAND_TOP + HAND_HEIGHT + 6;
export const HEIGHT = REST_TOP + 78;

const WIDEST_PITCH = 50;
const GAP = 4;

/** The columns of the rows, numbered from the spine: 0 is the spine, -1 the tile left of it, 1 the one right of it. */
export interface Columns {
  pitch: number;
  tileWidth: number;
  left: (column: number) => number;
}

/** A row can grow to either side until it is full, so there is room for that on both. */
export function columnsOf(cap: number): Columns {
  const pitch = Math.min(WIDEST_PITCH, (WIDTH - 6) / (2 * cap - 1));
  return {
    pitch,
    tileWidth: pitch - GAP,
    left: (column) => WIDTH / 2 + (column - 0.5) * pitch + GAP / 2,
  };
}

/** The column of a row's tile, counted from the left. */
export function columnOf(row: Row, index: number): number {
  return row.side === "L" ? index - (row.tiles.length - 1) : index;
}

/** The column in which the next tile on a side would lie. */
export function nextColumn(row: Row, side: Side): number {
  const lying = row.side === side ? row.tiles.length : 1;
  return side === "L" ? -lying : lying;
}
