/** How good what the solver says is, for colours. */
export type Tone = "good" | "bad" | "even";

/** A share this near to a fair one is neither good nor bad. */
const FAIR_WITHIN = 0.02;

/** How the share of a seat compares with what each would have if all were equally good. */
export function toneOf(share: number, players: number): Tone {
  const above = share - 1 / players;
  if (Math.abs(above) <= FAIR_WITHIN) return "even";
  return above > 0 ? "good" : "bad";
}
