/** How the options of a ruleset are chosen, made from the service's catalogue. */
import type { Option } from "regelwerk-client";

export type OptionField =
  | { kind: "switch" }
  | { kind: "choice"; values: readonly unknown[] }
  /** Anything of a form that the catalogue only describes: words or lists, parted by commas. */
  | { kind: "text"; suggestions: readonly string[] };

/** Named values of options that take lists as well. */
const SUGGESTIONS: Readonly<Record<string, readonly string[]>> = { board: ["eight", "square"] };

export function fieldOf(option: Option, players: number): OptionField {
  const { values } = option;
  if (option.name === "first_player")
    return { kind: "choice", values: Array.from({ length: players }, (_, seat) => seat) };
  if (values === null) return { kind: "text", suggestions: SUGGESTIONS[option.name] ?? [] };
  if (values.length === 2 && values.every((value) => typeof value === "boolean")) return { kind: "switch" };
  return { kind: "choice", values };
}

/** What was typed: nothing is the default, a comma makes a list. */
export function valueTyped(text: string): unknown {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  if (parts.length === 0) return undefined;
  return parts.length === 1 ? parts[0] : parts;
}

export type Chosen = Readonly<Record<string, unknown>>;

/** The setup to send: what was chosen, without what is the default or cannot be. */
export function setupOf(options: readonly Option[], chosen: Chosen): Record<string, unknown> {
  const players = playersIn(options, chosen);
  const setup: Record<string, unknown> = {};
  for (const option of options) {
    const value = chosen[option.name];
    if (value === undefined || value === option.default) continue;
    if (option.name === "first_player" && Number(value) >= players) continue;
    setup[option.name] = value;
  }
  return setup;
}

/** How many seats there are. */
export function playersIn(options: readonly Option[], chosen: Chosen): number {
  const players = chosen.players ?? options.find((option) => option.name === "players")?.default ?? 1;
  return Number(players);
}
