/** Names for a seat where nobody said who sits there. */
import { inAll, type Language } from "../text/language";

const PLACES = inAll({
  en: ["the first player", "the second player", "the third player", "the fourth player"],
  de: ["Platz 1", "Platz 2", "Platz 3", "Platz 4"],
  es: ["Asiento 1", "Asiento 2", "Asiento 3", "Asiento 4"],
});

/** A seat by its place at the table: seat 0 is the first player. */
export function seatByPlace(seat: number, language: Language): string {
  return PLACES(language)[seat] ?? String(seat);
}

/** The name of a seat, or its place where it has none. */
export function seatName(seat: number, names: readonly string[], language: Language): string {
  return names[seat] || seatByPlace(seat, language);
}

/** A word or sentence with its first letter as a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
