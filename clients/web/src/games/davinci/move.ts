/** Moves as text, both ways, in the forms that the service reads and shows. */
import { COLOURS, type Colour, JOKER, type Spot, type Value } from "./tiles";

export interface Placement {
  tile: string;
  index: number;
}

/** A move taken apart. A tile is `B?` where its number is a secret. */
export type Move =
  | { kind: "return"; position: number }
  | { kind: "returned"; colour: Colour }
  | { kind: "arrange"; placements: Placement[] }
  | { kind: "draw"; colour: Colour }
  | { kind: "tile"; tile: string }
  | { kind: "insert"; index: number }
  | { kind: "stake"; position: number }
  | { kind: "reveal"; position: number }
  | { kind: "stop"; index: number | null }
  | { kind: "guess"; seat: number; position: number; value: Value; index: number | null };

const FORMS: readonly [RegExp, (found: readonly string[]) => Move][] = [
  [/^(return|stake|reveal):(\d+)$/, ([, kind, position]) => ({ kind: kind as "return", position: Number(position) })],
  [/^return:([BW])\?$/, ([, colour]) => ({ kind: "returned", colour: colour as Colour })],
  [/^arrange(?::(.+))?$/, ([, placed]) => ({ kind: "arrange", placements: placements(placed) })],
  [/^draw:([BW])$/, ([, colour]) => ({ kind: "draw", colour: colour as Colour })],
  [/^tile:([BW](?:\d+|-|\?))$/, ([, tile]) => ({ kind: "tile", tile: tile as string })],
  [/^insert@(\d+)$/, ([, index]) => ({ kind: "insert", index: Number(index) })],
  [/^stop(?:@(\d+))?$/, ([, index]) => ({ kind: "stop", index: place(index) })],
  [
    /^guess:(\d)\.(\d+)=(\d+|-)(?:@(\d+))?$/,
    ([, seat, position, value, index]) => ({
      kind: "guess",
      seat: Number(seat),
      position: Number(position),
      value: value === JOKER ? JOKER : Number(value),
      index: place(index),
    }),
  ],
];

/** Null for a text in no form that is known here. */
export function parseMove(text: string): Move | null {
  for (const [form, read] of FORMS) {
    const found = form.exec(text);
    if (found) return read(found);
  }
  return null;
}

export function guessText(spot: Spot, value: Value, index: number | null): string {
  return `guess:${spot.seat}.${spot.position}=${value}${placeText(index)}`;
}

export function stopText(index: number | null): string {
  return `stop${placeText(index)}`;
}

/** Jokers come in the order in which the service lists them: black first. */
export function arrangeText(places: ReadonlyMap<string, number>): string {
  const listed = COLOURS.map((colour) => `${colour}${JOKER}`)
    .filter((tile) => places.has(tile))
    .map((tile) => `${tile}@${places.get(tile)}`);
  return listed.length ? `arrange:${listed.join(",")}` : "arrange";
}

function placements(text: string | undefined): Placement[] {
  return (text ?? "")
    .split(",")
    .filter(Boolean)
    .map((one) => ({ tile: one.slice(0, 2), index: Number(one.slice(3)) }));
}

function place(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function placeText(index: number | null): string {
  return index === null ? "" : `@${index}`;
}
