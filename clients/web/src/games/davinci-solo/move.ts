/** Moves as text, both ways. */
import type { Side } from "./position";

export type Move =
  | { kind: "draw"; colour: "B" | "W" | null }
  | { kind: "tile"; tile: string }
  | { kind: "place"; tile: string; row: number; side: Side }
  | { kind: "hold" };

const DRAW = /^draw(?::([BW]))?$/;
const DRAWN = /^tile:([BW]\d+)$/;
const PLACE = /^place:([BW]\d+)\.([0-5])([LR])$/;

/** Null for a text in no form that is known here. */
export function parseMove(text: string): Move | null {
  if (text === "hold") return { kind: "hold" };
  const draw = DRAW.exec(text);
  if (draw) return { kind: "draw", colour: draw[1] === undefined ? null : (draw[1] as "B" | "W") };
  const tile = DRAWN.exec(text)?.[1];
  if (tile !== undefined) return { kind: "tile", tile };
  const [, placed, row, side] = PLACE.exec(text) ?? [];
  if (placed === undefined) return null;
  return { kind: "place", tile: placed, row: Number(row), side: side as Side };
}

export function placeText(tile: string, row: number, side: Side): string {
  return `place:${tile}.${row}${side}`;
}
