/** What the solver says of moves, as small badges for the picture. */
import type { Language } from "../../text/language";
import type { Ranked } from "./dice";
import { percent } from "./words";

export type Tone = "good" | "bad" | "even";

export interface Badge {
  text: string;
  tone: Tone;
  best: boolean;
}

/** A badge for every ranked move. `mover` is the seat to move. */
export function badges(
  moves: readonly Ranked[],
  best: string | null,
  mover: number | null,
  names: readonly string[],
  language: Language,
): ReadonlyMap<string, Badge> {
  return new Map(
    moves.map((ranked) => [ranked.move, { ...face(ranked, mover, names, language), best: ranked.move === best }]),
  );
}

function face(ranked: Ranked, mover: number | null, names: readonly string[], language: Language): Omit<Badge, "best"> {
  const depth = ranked.depth ?? "";
  if (ranked.win_probability !== undefined) {
    return { text: percent(ranked.win_probability, language), tone: ranked.win_probability < 0.5 ? "bad" : "good" };
  }
  if (ranked.outcome === "win") return { text: `+${depth}`, tone: "good" };
  if (ranked.outcome === "loss") return { text: `−${depth}`, tone: "bad" };
  if (typeof ranked.loser !== "number") return { text: "=", tone: "even" };
  const initial = (names[ranked.loser] || String(ranked.loser)).charAt(0).toUpperCase();
  return { text: `${initial} ${depth}`, tone: ranked.loser === mover ? "bad" : "good" };
}
