/** What is known of each hidden tile, and what the solver says of each move. */
import type { Hint, Posterior, RankedMove, Spot, Value } from "./tiles";

/** A value and how probable it is. */
export interface Chance {
  value: Value;
  p: number;
}

/** The values of each hidden tile by probability; by `spotKey`. */
export type Chances = ReadonlyMap<string, readonly Chance[]>;

export function spotKey({ seat, position }: Spot): string {
  return `${seat}.${position}`;
}

/** From the posterior; a hint tells the same of the tiles that can be guessed. */
export function chancesOf(posterior: Posterior | null, hint: Hint | null): Chances {
  if (posterior !== null) {
    return new Map(posterior.tiles.map((tile) => [spotKey(tile), byProbability(tile.distribution)]));
  }
  const found = new Map<string, Map<Value, number>>();
  for (const { seat, position, value, hit_probability: p } of hint?.moves ?? []) {
    if (seat === undefined || position === undefined || value === undefined || !p) continue;
    const key = spotKey({ seat, position });
    found.set(key, (found.get(key) ?? new Map<Value, number>()).set(value, p));
  }
  return new Map(
    [...found].map(([key, values]) => [key, byProbability([...values].map(([value, p]) => ({ value, p })))]),
  );
}

function byProbability(distribution: readonly Chance[]): Chance[] {
  return distribution.map(({ value, p }) => ({ value, p })).sort((one, other) => other.p - one.p);
}

/** What the solver says of one move; null where nobody asked. */
export function worthOf(hint: Hint | null, move: string): RankedMove | null {
  return hint?.moves.find((ranked) => ranked.move === move) ?? null;
}

/** The best guess at one tile. */
export function bestGuessAt(hint: Hint | null, spot: Spot): RankedMove | null {
  return hint?.moves.find(({ seat, position }) => seat === spot.seat && position === spot.position) ?? null;
}

/** The places among which the player may choose for the drawn tile; none where there is no choice. */
export function placesOf(moves: readonly { index?: number }[]): number[] {
  const found = new Set(moves.flatMap(({ index }) => (index === undefined ? [] : [index])));
  return [...found].sort((one, other) => one - other);
}
