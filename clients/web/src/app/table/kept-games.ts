/**
 * The games of this browser, with the tokens of their seats.
 *
 * A tab keeps what it plays, so two tabs can be two players; the browser keeps the newest of each game besides, so that
 * a game goes on after its tab was closed.
 */
import type { Ruleset } from "regelwerk-client";
import { isRuleset } from "../rulesets";
import { forThisBrowser, forThisTab, keep, kept } from "../storage";
import { isSeatPlan, type SeatPlan } from "./seats";

export interface KeptGame {
  game: Ruleset;
  id: string;
  names: string[];
  plan: SeatPlan[];
  /** When it was begun or joined, in milliseconds. */
  since: number;
}

const LIST = "games";
const AT_MOST = 30;
/** The last moment that a date can name. */
const LATEST = 8.64e15;

export function keptGames(): KeptGame[] {
  const list = kept(forThisBrowser, LIST);
  return Array.isArray(list) ? list.filter(isKeptGame) : [];
}

/** The game as this tab plays it, or else as this browser did last; null for a stranger. */
export function keptGame(game: Ruleset, id: string): KeptGame | null {
  const here = kept(forThisTab, tabName(id));
  if (isKeptGame(here) && here.game === game) return here;
  return keptGames().find((each) => each.id === id && each.game === game) ?? null;
}

/** What this tab itself plays of a game. */
export function keptInTab(id: string): KeptGame | null {
  const here = kept(forThisTab, tabName(id));
  return isKeptGame(here) ? here : null;
}

export function keepGame(game: KeptGame): void {
  keep(forThisTab, tabName(game.id), game);
  const others = keptGames().filter((each) => each.id !== game.id);
  keep(forThisBrowser, LIST, [game, ...others].slice(0, AT_MOST));
}

export function forgetGame(id: string): void {
  keep(forThisTab, tabName(id), null);
  keep(
    forThisBrowser,
    LIST,
    keptGames().filter((each) => each.id !== id),
  );
}

function tabName(id: string): string {
  return `game:${id}`;
}

function isKeptGame(value: unknown): value is KeptGame {
  if (typeof value !== "object" || value === null) return false;
  const { game, id, names, plan, since } = value as Partial<Record<keyof KeptGame, unknown>>;
  return (
    isRuleset(game) &&
    typeof id === "string" &&
    Array.isArray(names) &&
    names.every((name) => typeof name === "string") &&
    Array.isArray(plan) &&
    plan.every(isSeatPlan) &&
    typeof since === "number" &&
    Math.abs(since) <= LATEST
  );
}
