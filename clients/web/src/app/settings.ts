/** What the reader of the page has chosen: language and colours. */
import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../text/language";
import { forThisBrowser, keep, kept } from "./storage";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The first wish that can be met, by its language without the region. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => language === wish.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}

function keptLanguage(): Language | undefined {
  const value = kept(forThisBrowser, "language");
  return LANGUAGES.find((language) => language === value);
}

function keptTheme(): Theme {
  const value = kept(forThisBrowser, "theme");
  return THEMES.find((theme) => theme === value) ?? "system";
}

export const language = signal<Language>(keptLanguage() ?? preferred(navigator.languages));
export const theme = signal<Theme>(keptTheme());

/** Keeps the document as chosen, from now on. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    root.lang = language.value;
  });
  effect(() => {
    if (theme.value === "system") delete root.dataset.theme;
    else root.dataset.theme = theme.value;
  });
}

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  keep(forThisBrowser, "language", chosen);
}

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  keep(forThisBrowser, "theme", chosen);
}
