/** A move as text again; null for what was none. */
export function written<M>(move: M | null, write: (move: M) => string): string | null {
  return move === null ? null : write(move);
}
