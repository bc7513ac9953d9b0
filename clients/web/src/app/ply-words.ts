/** A ply of a list, in words: who made it, what it was, and what came of it. */
import type { GameTypes, Ruleset } from "regelwerk-client";
import type { GameUi, PlyMade } from "../games/contract";
import { language } from "./settings";
import { words } from "./words";

export function plyInWords<R extends Ruleset>(
  ply: PlyMade,
  next: PlyMade | null,
  view: GameTypes[R]["view"] | null,
  ui: GameUi<R> | null,
  names: readonly string[],
): string {
  const text = words().table;
  const { move, seat } = ply;
  const who = seat === null ? text.chance : (names[seat] ?? "");
  const what = move === null ? text.secretMove : (ui?.describeMove(move, language.value, names) ?? move);
  return `${who}: ${what}${ui?.describeOutcome?.(ply, next, view, language.value) ?? ""}`;
}
