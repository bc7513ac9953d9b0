/** Names for the seats of a game, in which not everybody has one. */
import { words } from "./words";

/** As many as a game of any ruleset has. */
export const MOST_SEATS = 4;

/** How many seats a position has, by its setup; solitaires say nothing of players. */
export function seatsIn(position: unknown): number {
  const { setup } = position as { setup?: { players?: number } };
  return setup?.players ?? 1;
}

export function namesFor(count: number, given: readonly string[]): string[] {
  const text = words().begin;
  return Array.from({ length: count }, (_, seat) => given[seat] ?? text.names[seat] ?? String(seat));
}
