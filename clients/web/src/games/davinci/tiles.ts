/** Tiles, values and the parts of a view, under the names that the board uses. */
import type { GameTypes } from "regelwerk-client";

export type View = GameTypes["davinci"]["view"];
export type Row = View["rows"][number];
export type Slot = Row[number];
export type Colour = Slot["colour"];
export type Value = Slot["ruled_out"][number];
export type ListedMove = GameTypes["davinci"]["listedMove"];
export type Hint = GameTypes["davinci"]["hint"];
export type RankedMove = Hint["moves"][number];
export type Posterior = GameTypes["davinci"]["posterior"];

/** Where a tile lies: whose row, and where in it from the left, from 0. */
export interface Spot {
  seat: number;
  position: number;
}

export const COLOURS = ["B", "W"] as const;
export const JOKER = "-";
const NUMBERS = Array.from({ length: 12 }, (_, number) => number);

/** Every value that can be named: the joker, last, only where there are jokers. */
export function valuesToName(jokers: boolean): readonly Value[] {
  return jokers ? [...NUMBERS, JOKER] : NUMBERS;
}

export function colourOf(tile: string): Colour {
  return tile.startsWith("B") ? "B" : "W";
}

/** What stands on a tile: its number, or the dash of a joker. */
export function faceOf(tile: string): string {
  return tile.slice(1);
}

export function isJoker(tile: string): boolean {
  return faceOf(tile) === JOKER;
}

/** How a value is drawn; the joker's dash is longer than a minus sign. */
export function drawn(value: Value | string): string {
  return value === JOKER ? "–" : String(value);
}
