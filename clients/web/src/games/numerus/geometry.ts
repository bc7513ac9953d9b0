/** The board: its fields, where they lie, and the lines on which the star moves. */
import type { GameTypes } from "regelwerk-client";

/** The option `board`: a name, or the names of the fields in reading order. */
export type Layout = GameTypes["numerus"]["setup"]["board"];
export type Direction = NonNullable<GameTypes["numerus"]["listedMove"]["direction"]>;

export interface Field {
  name: string;
  /** The column from 0 and the row from 1. */
  column: number;
  row: number;
}

/** Where the star goes in one direction: to the chip on `target`. */
export interface Slide {
  direction: Direction;
  target: number;
}

export const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** The first and the last column of each row, from row 1 on. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  eight: ["ce", "bf", "ag", "ag", "bf", "ag", "ag", "bf", "ce"],
  square: ["ag", "ag", "ag", "ag", "ag", "ag", "ag"],
};
const LARGEST = 26;

/** The fields in reading order. */
export function fieldsOf(layout: Layout): readonly Field[] {
  if (typeof layout !== "string") return layout.map(place);
  return (NAMED[layout] ?? []).flatMap((span, index) => {
    const [first, last] = [column(span), column(span.slice(1))];
    return Array.from({ length: last - first + 1 }, (_, step) => place(`${letter(first + step)}${index + 1}`));
  });
}

export function letter(index: number): string {
  return String.fromCharCode(97 + index);
}

function place(name: string): Field {
  return { name, column: column(name), row: Number(name.slice(1)) };
}

function column(name: string): number {
  return name.charCodeAt(0) - 97;
}

/** The rectangle that holds all fields. */
export function bounds(fields: readonly Field[]): { left: number; top: number; columns: number; rows: number } {
  const columns = fields.map((field) => field.column);
  const rows = fields.map((field) => field.row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** The indexes of the fields on the line from a field, from near to far; it ends where the board ends, unless gaps are crossed. */
export function line(
  fields: readonly Field[],
  from: number,
  direction: Direction,
  crossGaps: boolean,
): readonly number[] {
  const start = fields[from];
  if (!start) return [];
  const [right, down] = STEPS[direction];
  const met: number[] = [];
  for (let steps = 1; steps < LARGEST; steps += 1) {
    const index = fields.findIndex(
      (field) => field.column === start.column + steps * right && field.row === start.row + steps * down,
    );
    if (index >= 0) met.push(index);
    else if (!crossGaps) break;
  }
  return met;
}

/** Where the star can slide from a field, in each direction to the first chip; none from a dead end. */
export function slides(
  fields: readonly Field[],
  board: readonly number[],
  star: number,
  crossGaps: boolean,
): readonly Slide[] {
  return (Object.keys(STEPS) as Direction[]).flatMap((direction) => {
    const target = line(fields, star, direction, crossGaps).find((index) => board[index]);
    return target === undefined ? [] : [{ direction, target }];
  });
}

/** The next field that way, over gaps and empty fields alike, for the arrow keys; those in between may be skipped by `wanted`. */
export function nextField(
  fields: readonly Field[],
  from: number,
  direction: Direction,
  wanted: (index: number) => boolean,
): number | null {
  return line(fields, from, direction, true).find(wanted) ?? null;
}
