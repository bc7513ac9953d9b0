/** Who has won, in one line. */
import type { Score } from "regelwerk-client";
import { language } from "./settings";
import { words } from "./words";

/** Null where nobody wins or loses: a solitaire may only count points. */
export function headlineOf(score: Score, names: readonly string[]): string | null {
  const text = words().score;
  const [first, ...others] = score.seats.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? "");
  if (score.seats.length === 1) {
    const codes = score.seats.flatMap(({ items }) => items.map(({ code }) => code));
    if (codes.includes("round_won")) return text.won;
    return codes.includes("tiles_placed") ? text.lost : null;
  }
  if (first === undefined) return null;
  if (others.length === 0) return text.wins(first);
  return text.shareFirst(new Intl.ListFormat(language.value, { type: "conjunction" }).format([first, ...others]));
}
