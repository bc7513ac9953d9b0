/** Positions, moves and worths of Anaconda in words. */
import type { Language } from "../../text/language";
import { capitalised, seatByPlace, seatName } from "../seat-words";
import { DICE, type Die, type Ranked, readPlacement, readRoll, readRolled, rowOf, type View } from "./dice";
import { texts } from "./text";

export function describeMove(move: string, language: Language): string {
  const text = texts(language);
  const placed = readPlacement(move);
  if (placed) return text.place(placed.die, placed.face, placed.neighbour);
  const pair = readRoll(move);
  if (pair) return text.roll(...pair);
  const shown = readRolled(move);
  if (!shown) return move;
  const [one, other] = shown.map(({ die, face }) => `${die} ${face}`) as [string, string];
  return text.rolled(text.and(one, other));
}

export function describeView(view: View, language: Language, names: readonly string[], over = false): string {
  const text = texts(language).view;
  const isStopped = over && view.phase !== "over";
  const name = typeof view.to_move === "number" ? capitalised(seatName(view.to_move, names, language)) : "";
  const { lying, waiting } = rowOf(view, []);
  const shown = lying.map((die) => `${die} ${view.dice[die]}`);
  if (isStopped && lying.length < 3) return "";
  if (view.phase === "choose") return text.choose(name);
  if (view.phase === "roll") return text.rolling(...(view.rolling as [Die, Die]));
  if (view.phase === "place")
    return text.place(name, waiting.join(), texts(language).and(...(shown as [string, string])));
  const row = text.row(shown.join(", "), view.last ?? "");
  return isStopped ? row : `${row} ${outlook(view, language, names, name)}`;
}

/** Who is to move in a row of three dice, or how the game ended. */
function outlook(view: View, language: Language, names: readonly string[], name: string): string {
  const text = texts(language).view;
  if (view.phase === "pasch") return text.pasch(name, view.resolve ?? "");
  if (view.phase === "play") return text.turn(name);
  return view.loser === null ? text.drawn : text.stuck(capitalised(seatName(view.loser, names, language)));
}

export function describeWorth(ranked: Ranked, language: Language, names: readonly string[] = []): string {
  const text = texts(language);
  if (ranked.win_probability !== undefined)
    return text.chance(percent(ranked.win_probability, language), ranked.exact ?? "");
  const depth = ranked.depth ?? 0;
  if (ranked.outcome === "win") return text.wins(depth);
  if (ranked.outcome === "loss") return text.loses(depth);
  if (ranked.outcome === "draw") return text.draws;
  if (typeof ranked.loser === "number")
    return text.stuckIn(names[ranked.loser] || seatByPlace(ranked.loser, language), depth);
  return text.nobody;
}

export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);
}

export function describeOption(name: string, language: Language): { label: string; help: string } {
  const options: Record<string, { label: string; help: string }> = texts(language).options;
  return options[name] ?? { label: name, help: "" };
}

export function describeOptionValue(name: string, value: unknown, language: Language): string {
  const text = texts(language);
  if (name === "players" && typeof value === "number") return text.players(value);
  const repetition: Record<string, string> = text.repetition;
  return repetition[String(value)] ?? String(value);
}

export function describeScoreItem(code: string, language: Language): string {
  const items: Record<string, string> = texts(language).items;
  return items[code] ?? code;
}

/** A die with what it shows, for screen readers. */
export function describeDie(view: View, die: Die, language: Language): string {
  const text = texts(language);
  const face = view.dice[die];
  const shown = face === null ? text.die(die) : text.dieShows(die, face);
  return die === view.last ? `${shown}, ${text.placedLast}` : shown;
}

/** What there is to do, or who is to do it, in one line under the picture. */
export function caption(
  view: View,
  active: boolean,
  language: Language,
  names: readonly string[],
  over = false,
): string {
  const { captions } = texts(language);
  if (view.phase === "over") return outlook(view, language, names, "");
  if (over) return "";
  if (view.phase === "roll") return active ? captions.rollChoice : captions.roll;
  if (!active)
    return typeof view.to_move === "number"
      ? captions.waiting(capitalised(seatName(view.to_move, names, language)))
      : "";
  if (view.phase === "choose") return captions.choose;
  if (view.phase === "place") return captions.place(DICE.find((die) => view.dice[die] === null) ?? "");
  return view.phase === "pasch" ? captions.pasch(view.resolve ?? "") : captions.play;
}
