/** Figures as people read them. */
import { withMinus } from "../../text/figures";
import type { Language } from "../../text/language";

/** Whole percents, but never a 0 or 100 that is not meant. */
export function percent(p: number, language: Language): string {
  const shown = (share: number) => new Intl.NumberFormat(language, { style: "percent" }).format(share);
  if (p > 0 && p < 0.005) return `<${shown(0.01)}`;
  if (p < 1 && p >= 0.995) return `>${shown(0.99)}`;
  return shown(p);
}

/** Points with their sign, like +1.3; below zero with a real minus. */
export function points(value: number, language: Language): string {
  const written = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  }).format(value);
  return withMinus(written);
}

const DIGITS_IN_FULL = 9;

/** A whole number that may be too large for a double; in full where that is readable. */
export function count(digits: string, language: Language): string {
  const notation = digits.length <= DIGITS_IN_FULL ? "standard" : "scientific";
  return new Intl.NumberFormat(language, { notation, maximumFractionDigits: 1 }).format(BigInt(digits));
}

/** A name that fits into a drawing. */
export function shortened(name: string, letters: number): string {
  const all = [...name];
  return all.length <= letters ? name : `${all.slice(0, letters - 1).join("")}…`;
}
