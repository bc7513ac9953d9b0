/** Reads what people paste, upload or link to: positions and records, as text or JSON. */
import type { GameClient, GameTypes, Ruleset, Violation } from "regelwerk-client";
import { gameIn, readRecord, startingAt } from "../record-text";
import { isRuleset } from "../rulesets";
import { type NotedEnd, notedEnd } from "./noted-end";

export interface OpenedPosition<R extends Ruleset> {
  /** A whole state; or, where only a view is known, this view, from which nothing can be played. */
  start: GameTypes[R]["state"] | GameTypes[R]["view"];
  isView: boolean;
  plies: readonly string[];
}

export interface BadPly {
  ply: number;
  move: string;
  violations: readonly Violation[];
  /** What was legal in its place. */
  legal: readonly string[];
}

export interface OpenedRecord<R extends Ruleset> {
  start: GameTypes[R]["state"];
  plies: readonly string[];
  players: readonly string[];
  bad: BadPly | null;
  score: GameTypes[R]["score"] | null;
  /** How it ended where the plies do not end the game; null: they do, or nothing is noted. */
  noted: NotedEnd | null;
  /** The record as the service takes it, for a live game that goes on from it. */
  record: Json;
}

/** What a text means cannot be told; the message is the service's, if it has one. */
export class Unreadable extends Error {}

export type Json = Readonly<Record<string, unknown>>;
type Client<R extends Ruleset> = Pick<GameClient<R>, "replay">;
type ReplayOrder<R extends Ruleset> = Parameters<GameClient<R>["replay"]>[0];

/** A position as the rules write it, or a state or a view as JSON; also one that this page has packed. */
export async function openPosition<R extends Ruleset>(client: Client<R>, given: unknown): Promise<OpenedPosition<R>> {
  const value = typeof given === "string" ? jsonOrText(given) : given;
  if (typeof value === "string") {
    const beginning = await client.replay({ text: startingAt(value.trim()) });
    return { start: startIn<R>(withoutTag(beginning)), isView: false, plies: [] };
  }
  const { start, plies, state, view, ...rest } = asObject(value);
  const position = asObject(start ?? state ?? view ?? rest);
  return {
    start: position as GameTypes[R]["state"],
    // Only views say who looks.
    isView: "seat" in position,
    plies: Array.isArray(plies) ? plies.map(String) : [],
  };
}

/** A record as JSON, alone or with its proof, or as text. */
export async function openRecord<R extends Ruleset>(client: Client<R>, given: unknown): Promise<OpenedRecord<R>> {
  const value = typeof given === "string" ? jsonOrText(given) : given;
  if (typeof value === "string") return openText(client, value);
  const outer = asObject(value);
  const record = asObject(outer.record ?? outer);
  if (!Array.isArray(record.moves)) throw new Unreadable();
  const [verdict, beginning] = await Promise.all([
    client.replay(orderOf<R>(record)),
    client.replay(orderOf<R>({ ...record, moves: [], stand_ins: [] })),
  ]);
  return assembled(verdict, beginning, record.moves.map(String), namesIn(record.players), record);
}

/** Whether it is a record is for the service to say. */
function orderOf<R extends Ruleset>(record: Json): ReplayOrder<R> {
  return { record } as ReplayOrder<R>;
}

async function openText<R extends Ruleset>(client: Client<R>, text: string): Promise<OpenedRecord<R>> {
  const { head, players, moves, result } = readRecord(text);
  const [verdict, beginning] = await Promise.all([
    client.replay({ text }),
    client.replay({ text: `${withoutStandIns(head)}\n*` }),
  ]);
  return assembled(verdict, beginning, moves, players, {
    start: startIn<R>(beginning),
    players,
    moves,
    // A text whose tag holds anything else begins nowhere, and is refused above.
    result: JSON.parse(result) as unknown,
  });
}

function assembled<R extends Ruleset>(
  verdict: GameTypes[R]["replayed"],
  beginning: GameTypes[R]["replayed"],
  moves: readonly string[],
  players: readonly string[],
  record: Json,
): OpenedRecord<R> {
  const { valid, ply, move, violations, legal, score } = verdict;
  const bad = valid || ply === null ? null : { ply, move: move ?? "", violations, legal };
  return {
    start: startIn<R>(beginning),
    plies: bad === null ? moves : moves.slice(0, bad.ply),
    players,
    bad,
    score,
    noted: score === null || score.final ? null : notedEnd(record.result, score.seats.length),
    record,
  };
}

/** Where a record begins; a text that is none, or an impossible position, begins nowhere. */
function startIn<R extends Ruleset>({ state, violations }: GameTypes[R]["replayed"]): GameTypes[R]["state"] {
  if (state === null) throw new Unreadable(violations.map(({ detail }) => detail).join(" "));
  return state;
}

/** Whoever gave a position knows nothing of the tag that it was put into: only the reason is told. */
function withoutTag<R extends Ruleset>(replayed: GameTypes[R]["replayed"]): GameTypes[R]["replayed"] {
  const violations = replayed.violations.map((each) =>
    each.code === "unreadable_record" ? { ...each, detail: each.detail.replace(/^[^:]*: /, "") } : each,
  );
  return { ...replayed, violations };
}

/** The ruleset that a record or a text names; undefined where it names none. */
export function gameOf(text: string): Ruleset | undefined {
  const value = jsonOrText(text);
  if (typeof value === "string") {
    const game = gameIn(value);
    return isRuleset(game) ? game : undefined;
  }
  const outer = typeof value === "object" && value !== null ? (value as Json) : {};
  const inner = typeof outer.record === "object" && outer.record !== null ? (outer.record as Json) : outer;
  return isRuleset(inner.game) ? inner.game : undefined;
}

function jsonOrText(text: string): unknown {
  if (!/^\s*\{/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A text may begin with a comment in braces.
    return text;
  }
}

function asObject(value: unknown): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Unreadable();
  return value as Json;
}

function namesIn(players: unknown): string[] {
  return Array.isArray(players) ? players.map(String) : [];
}

/** They name plies, of which the beginning has none. */
function withoutStandIns(head: string): string {
  return head.replace(/\[\s*Stand_ins\s+"[^"]*"\s*\]/i, "");
}
