/** What came of a guess, where it is certain: by the ply after it or, of the newest one, by the tiles that lie open. */
import type { Language } from "../../text/language";
import type { PlyMade } from "../contract";
import { wasRight } from "./last";
import { type Move, parseMove } from "./move";
import { words } from "./text";
import type { View } from "./tiles";

/** Empty where nothing can be said. */
export function describeOutcome(ply: PlyMade, next: PlyMade | null, view: View | null, language: Language): string {
  const guess = ply.move === null ? null : parseMove(ply.move);
  if (guess?.kind !== "guess") return "";
  const right = next === null ? rightBySight(view, guess) : rightByNext(ply, next);
  return right === null ? "" : words(language).moves.outcome(right);
}

/** Only a right guess leaves its guesser the choice to go on or to stop. */
function rightByNext({ seat }: PlyMade, next: PlyMade): boolean | null {
  if (next.seat !== seat) return false;
  const kind = next.move === null ? undefined : parseMove(next.move)?.kind;
  if (kind === "reveal") return false;
  return kind === "guess" || kind === "stop" ? true : null;
}

/** A tile that is still hidden proves nothing: the view may be an older one. */
function rightBySight(view: View | null, guess: Move & { kind: "guess" }): boolean | null {
  return view !== null && wasRight(view, guess, guess.value) ? true : null;
}
