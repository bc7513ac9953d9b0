/** Every text is there in every language, says something, and says it about the same things. */
import { describe, expect, it } from "vitest";
import { texts as anaconda } from "../src/games/anaconda/text";
import { words as davinci } from "../src/games/davinci/text";
import { words as davinciSolo } from "../src/games/davinci-solo/text";
import { texts as numerus } from "../src/games/numerus/text";
import { texts as numerusSolo } from "../src/games/numerus-solo/text";
import { LANGUAGES, type Language } from "../src/text/language";
import { shellTexts } from "../src/text/shell";

const MODULES: Readonly<Record<string, (language: Language) => object>> = {
  shell: shellTexts,
  anaconda,
  davinci,
  "davinci-solo": davinciSolo,
  numerus,
  "numerus-solo": numerusSolo,
};

type Leaf = string | ((...values: unknown[]) => unknown);

/** All texts of a module by their path, such as `table.seats`. */
function leaves(value: unknown, path = ""): [string, Leaf][] {
  if (typeof value === "string" || typeof value === "function") return [[path, value as Leaf]];
  if (typeof value !== "object" || value === null) throw new TypeError(`${path} is no text: ${String(value)}`);
  return Object.entries(value).flatMap(([name, each]) => leaves(each, path === "" ? name : `${path}.${name}`));
}

/** What stands for the values of a text, in the form in which the text takes them. */
const STAND_INS: readonly ((index: number) => unknown)[] = [
  (index) => `⟦${index}⟧`,
  (index) => [`⟦${index}⟧`],
  (index) => 70 + index,
];

/** Which of its values a text names, as far as it names them as they are. */
function named(text: Leaf): string[] {
  if (typeof text === "string") return [];
  return STAND_INS.flatMap((standIn, kind) => {
    try {
      const said = String(text(...Array.from({ length: text.length }, (_, index) => standIn(index))));
      return [...new Set(said.match(/⟦\d⟧|7\d/g) ?? [])].map((value) => `${kind}:${value}`).sort();
    } catch {
      return [];
    }
  });
}

describe.each(Object.entries(MODULES))("the texts of %s", (_name, textsIn) => {
  const english = new Map(leaves(textsIn("en")));

  it.each(LANGUAGES)("are all there in %s", (language) => {
    expect(
      leaves(textsIn(language))
        .map(([path]) => path)
        .sort(),
    ).toEqual([...english.keys()].sort());
  });

  it.each(LANGUAGES)("are not empty in %s", (language) => {
    const empty = leaves(textsIn(language)).filter(([, text]) => typeof text === "string" && text.trim() === "");
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  it.each(LANGUAGES)("name the same values in %s as in English", (language) => {
    const different = leaves(textsIn(language)).filter(
      ([path, text]) => JSON.stringify(named(text)) !== JSON.stringify(named(english.get(path) ?? "")),
    );
    expect(different.map(([path, text]) => `${path}: ${named(text)} for ${named(english.get(path) ?? "")}`)).toEqual(
      [],
    );
  });
});
