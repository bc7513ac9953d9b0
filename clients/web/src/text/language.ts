/** The languages of the playground, and how texts are looked up in them. */
export const LANGUAGES = ["en", "de", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text per language; a language that lacks one does not compile. */
export type Translations<T> = Record<Language, T>;

/** The texts of a module, in one language. English gives the shape: `inAll({en, de, es})(language).title`. */
export function inAll<T>(texts: Translations<T>): (language: Language) => T {
  return (language) => texts[language];
}
