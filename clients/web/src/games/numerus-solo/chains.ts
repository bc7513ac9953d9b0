/** What the chains of the game for one cost, and how they lie on the map. */
import type { GameTypes } from "regelwerk-client";
import type { Band, Span } from "../numerus/chains";
import { lengthOf, triangle } from "../numerus/chains";

export type View = GameTypes["numerus-solo"]["view"];

/** Chains of this length or longer cost nothing. */
const SAFE = 6;

export function spansOf(view: View): readonly Span[] {
  return view.chains.map((chain) => [chain[0] ?? 0, chain.at(-1) ?? 0]);
}

export function isSafe(span: Span): boolean {
  return lengthOf(span) >= SAFE;
}

/** The minus points if the game ended now. */
export function penalty(view: View): number {
  const cost = { per_chip: (n: number) => n, per_chain: () => 1, triangular: triangle };
  const open = spansOf(view).filter((span) => !isSafe(span));
  return open.reduce((sum, span) => sum + cost[view.setup.solo_penalty](lengthOf(span)), 0);
}

/** The bands of the chains; safe ones stand out. */
export function bandsOf(view: View): readonly Band[] {
  return spansOf(view).map((span) => ({
    span,
    look: isSafe(span) ? "num-safe" : "num-open",
    mark: isSafe(span) ? "✓" : "",
    outstanding: isSafe(span),
  }));
}
