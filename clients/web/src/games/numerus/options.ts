/** Words for the options of both rulesets, and numbers in the reader's way of writing. */
import type { Language } from "../../text/language";
import { capitalised, seatByPlace } from "../seat-words";
import { texts } from "./text";

export function describeOption(name: string, language: Language): { label: string; help: string } {
  const options: Record<string, { label: string; help: string }> = texts(language).options;
  return options[name] ?? { label: name, help: "" };
}

export function describeOptionValue(name: string, value: unknown, language: Language): string {
  const text = texts(language);
  if (typeof value === "boolean") return value ? text.yes : text.no;
  if (Array.isArray(value)) return text.customBoard;
  if (typeof value === "number") return describeNumber(name, value, language);
  const named: Record<string, string> = { ...text.boards, ...text.scorings };
  return named[String(value)] ?? String(value);
}

function describeNumber(name: string, value: number, language: Language): string {
  if (name === "players") return texts(language).players(value);
  if (name === "exchange_chips") return texts(language).exchangeChips(value);
  return name === "first_player" ? capitalised(seatByPlace(value, language)) : String(value);
}

export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** How sure the solver is of what it says. */
export function proofWord(proof: "exact" | "bounded" | "heuristic", language: Language): string {
  const text = texts(language);
  return { exact: text.proved, bounded: text.bounded, heuristic: text.estimated }[proof];
}
