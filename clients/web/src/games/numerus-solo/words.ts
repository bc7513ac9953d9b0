/** Positions, moves and worths of the game for one in words. */
import type { GameTypes } from "regelwerk-client";
import type { Language } from "../../text/language";
import { format } from "../numerus/chains";
import { isDeal, readTake } from "../numerus/moves";
import { proofWord, describeOption as sharedOption, describeOptionValue as sharedValue } from "../numerus/options";
import { texts as shared } from "../numerus/text";
import { penalty, spansOf, type View } from "./chains";
import { texts } from "./text";

type Ranked = GameTypes["numerus-solo"]["hint"]["moves"][number];

export function describeMove(move: string, language: Language): string {
  const taken = readTake(move);
  if (!taken) return isDeal(move) ? shared(language).dealt : move;
  const { number, chain } = taken;
  return chain === null ? shared(language).take(number) : texts(language).takeTo(number, chain);
}

export function describeView(view: View, language: Language, _names: readonly string[] = [], over = false): string {
  const text = texts(language);
  if (view.star === null) return over ? "" : shared(language).view.deal;
  const spans = spansOf(view);
  const chains = spans.length ? text.view.chains(spans.map(format).join(", ")) : text.view.none;
  const head =
    view.to_move === null
      ? text.view.over(text.minus(penalty(view)))
      : shared(language).view.star(view.star, view.board.filter(Boolean).length);
  return `${head} ${chains}`;
}

export function describeWorth(
  { penalty: minus = 0, lower_bound: bound = 0, proof }: Ranked,
  language: Language,
): string {
  const text = texts(language);
  const facts = proof === "bounded" && bound < minus ? [text.atLeast(bound)] : [proofWord(proof, language)];
  return `${text.minus(minus)} (${facts.join(", ")})`;
}

export function describeOption(name: string, language: Language): { label: string; help: string } {
  return name === "solo_penalty" ? texts(language).penaltyOption : sharedOption(name, language);
}

export function describeOptionValue(name: string, value: unknown, language: Language): string {
  const penalties: Record<string, string> = texts(language).penalties;
  return (name === "solo_penalty" ? penalties[String(value)] : undefined) ?? sharedValue(name, value, language);
}

export function describeScoreItem(code: string, language: Language): string {
  const items: Record<string, string> = texts(language).items;
  return items[code] ?? code;
}
