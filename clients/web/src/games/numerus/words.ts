/** Positions, moves and worths of Nummerus Zahlus in words. */
import type { GameTypes } from "regelwerk-client";
import type { Language } from "../../text/language";
import { capitalised, seatName } from "../seat-words";
import { chains, format } from "./chains";
import { isDeal, readSwap, readTake } from "./moves";
import { percent, proofWord } from "./options";
import { texts } from "./text";

type View = GameTypes["numerus"]["view"];
type Ranked = GameTypes["numerus"]["hint"]["moves"][number];

export function describeMove(move: string, language: Language, names: readonly string[]): string {
  const text = texts(language);
  const taken = readTake(move);
  if (taken) return text.take(taken.number);
  const swapped = readSwap(move);
  if (swapped) return text.swap(swapped.give, seatName(swapped.seat, names, language), swapped.get);
  return isDeal(move) ? text.dealt : move;
}

export function describeView(view: View, language: Language, names: readonly string[], over = false): string {
  const text = texts(language);
  if (view.star === null) return over ? "" : text.view.deal;
  const hands = view.collected.map((numbers, seat) => {
    const name = capitalised(seatName(seat, names, language));
    if (numbers.length === 0) return text.view.hasNone(name);
    const left = view.exchange_left[seat] ?? 0;
    const told = chains(numbers).map(format).join(", ");
    return text.view.has(name, left === 0 ? told : `${told} (${text.exchange(left)})`);
  });
  if (view.to_move === null) return [text.view.over, ...hands].join(" ");
  const turn =
    typeof view.to_move === "number" && !over
      ? [text.view.turn(capitalised(seatName(view.to_move, names, language)))]
      : [];
  return [text.view.star(view.star, view.board.filter(Boolean).length), ...hands, ...turn].join(" ");
}

export function describeWorth(ranked: Ranked, language: Language): string {
  const text = texts(language);
  const outcome = ranked.outcome && { win: text.wins, draw: text.draws, loss: text.loses }[ranked.outcome];
  const worth = outcome ?? text.share(percent(ranked.value ?? 0, language));
  return `${worth} (${proofWord(ranked.proof, language)})`;
}

export function describeScoreItem(code: string, language: Language): string {
  const items: Record<string, string> = texts(language).items;
  return items[code] ?? code;
}
