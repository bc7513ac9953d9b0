/** The rulesets that the playground has boards for. */
import type { Ruleset } from "regelwerk-client";

export const RULESETS = [
  "anaconda",
  "davinci",
  "davinci-solo",
  "numerus",
  "numerus-solo",
] as const satisfies readonly Ruleset[];

export function isRuleset(text: unknown): text is Ruleset {
  return (RULESETS as readonly unknown[]).includes(text);
}

/** Whether players have secrets from each other. */
export function hidesThings(game: Ruleset): boolean {
  return game === "davinci";
}
