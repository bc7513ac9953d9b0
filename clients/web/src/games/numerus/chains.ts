/** Numbers in chains, and how the chains lie on the map of all numbers. */
export const LAST = 48;
/** The numbers in a row of the map. */
export const ROW = 12;

/** The lowest and the highest number of a chain. */
export type Span = readonly [number, number];

/** A chain on the map: whose it is, and how it is drawn. */
export interface Band {
  span: Span;
  /** The look, as a class of the style sheet. */
  look: string;
  /** A letter at its beginning; empty for none. */
  mark: string;
  /** Whether it stands out, as the longest of its owner. */
  outstanding: boolean;
}

/** The part of a band in one row of the map, in columns from 0; open ends go on in another row. */
export interface Segment {
  row: number;
  column: number;
  length: number;
  opensLeft: boolean;
  opensRight: boolean;
}

/** The longest runs of consecutive numbers, ascending. */
export function chains(numbers: readonly number[]): readonly Span[] {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

export function lengthOf([first, last]: Span): number {
  return last - first + 1;
}

/** The longest chains, all of them if there are several. */
export function longest(spans: readonly Span[]): readonly Span[] {
  const most = Math.max(0, ...spans.map(lengthOf));
  return spans.filter((span) => lengthOf(span) === most);
}

/** What a collection is worth in a tournament: 1 + 2 + ... + n for each chain of n. */
export function tournamentPoints(numbers: readonly number[]): number {
  return chains(numbers).reduce((sum, span) => sum + triangle(lengthOf(span)), 0);
}

/** 1 + 2 + ... + n. */
export function triangle(n: number): number {
  return (n * (n + 1)) / 2;
}

/** Whether a number has neither the number before it nor the one after it. */
export function isSingle(number: number, numbers: readonly number[]): boolean {
  return !numbers.includes(number - 1) && !numbers.includes(number + 1);
}

export function segments([first, last]: Span): readonly Segment[] {
  const found: Segment[] = [];
  for (let start = first; start <= last; start = rowOf(start) * ROW + ROW + 1) {
    const end = Math.min(last, rowOf(start) * ROW + ROW);
    found.push({
      row: rowOf(start),
      column: columnOf(start),
      length: end - start + 1,
      opensLeft: start > first,
      opensRight: end < last,
    });
  }
  return found;
}

export function rowOf(number: number): number {
  return Math.floor((number - 1) / ROW);
}

export function columnOf(number: number): number {
  return (number - 1) % ROW;
}

/** A chain as players write it: `7–12`, or `9` alone. */
export function format([first, last]: Span): string {
  return first === last ? String(first) : `${first}–${last}`;
}
