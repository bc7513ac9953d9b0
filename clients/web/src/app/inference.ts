/** Probabilities of what is hidden from a view, where a ruleset has them. */
import type { GameTypes, Regelwerk, Ruleset } from "regelwerk-client";

export type Infer<R extends Ruleset> = (view: GameTypes[R]["view"]) => Promise<GameTypes[R]["posterior"]>;

/** Null for rulesets without. */
export function inferenceOf<R extends Ruleset>(game: R, service: Regelwerk): Infer<R> | null {
  const known: { [Name in Ruleset]?: Infer<Name> } = { davinci: (view) => service.davinci.posterior(view) };
  return known[game] ?? null;
}
