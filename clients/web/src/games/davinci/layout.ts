/** Where everything is drawn, in units of the picture: 360 of them are as wide as a phone. */

export const WIDTH = 360;
export const LABEL_HEIGHT = 20;
export const TILE_HEIGHT = 56;
export const STRIP_HEIGHT = 26;
/** A seat: its name, its tiles, and a strip for chances and places. */
export const ROW_HEIGHT = LABEL_HEIGHT + TILE_HEIGHT + STRIP_HEIGHT + 4;
export const POOL_HEIGHT = 90;
export const DESK_HEIGHT = 134;

const WIDEST_PITCH = 46;
const MARGIN = 12;
const GAP = 4;

/** The tiles of one row: all in one line, however many they are. */
export interface Line {
  pitch: number;
  tileWidth: number;
  /** The left edge of the tile at an index. */
  left: (index: number) => number;
  /** The middle of the gap before the tile at an index; of the one after the last, at their number. */
  gap: (index: number) => number;
}

export function lineOf(tiles: number): Line {
  const pitch = Math.min(WIDEST_PITCH, (WIDTH - 2 * MARGIN) / Math.max(1, tiles));
  const start = (WIDTH - tiles * pitch) / 2;
  return {
    pitch,
    tileWidth: pitch - GAP,
    left: (index) => start + index * pitch + GAP / 2,
    gap: (index) => start + index * pitch,
  };
}

/** The seats from top to bottom: the next ones to move first, the one that looks nearest to it. */
export function seatsFromTop(players: number, seat: number | null): number[] {
  const nearest = seat ?? players - 1;
  return Array.from({ length: players }, (_, step) => (nearest + 1 + step) % players);
}

export interface BoardLayout {
  height: number;
  rowTop: (seat: number) => number;
  poolTop: number;
  deskTop: number;
}

/** The pool and the desk, where choices are made, lie between the row nearest and the others. */
export function layoutOf(players: number, seat: number | null): BoardLayout {
  const order = seatsFromTop(players, seat);
  const poolTop = (players - 1) * ROW_HEIGHT;
  const deskTop = poolTop + POOL_HEIGHT;
  const nearestTop = deskTop + DESK_HEIGHT;
  return {
    height: nearestTop + ROW_HEIGHT,
    rowTop: (one) => (one === order.at(-1) ? nearestTop : order.indexOf(one) * ROW_HEIGHT),
    poolTop,
    deskTop,
  };
}

/** Values that were ruled out, in lines that fit on a tile; what does not fit is an ellipsis. */
export function linesOf(texts: readonly string[], width: number): string[] {
  const perLine = Math.max(1, Math.floor(width / 12));
  const room = perLine * 2;
  const shown = texts.length <= room ? texts : [...texts.slice(0, room - 1), "…"];
  return [shown.slice(0, perLine), shown.slice(perLine)].filter((line) => line.length).map((line) => line.join(" "));
}
