/** Begins a live game and keeps the tokens of its seats. */
import type { GameClient, Ruleset } from "regelwerk-client";
import { MOST_SEATS } from "../names";
import { type KeptGame, keepGame } from "../table/kept-games";
import type { SeatPlan } from "../table/seats";
import { type Player, STRENGTHS, strengthOf } from "./opponents";

/** A position of a record from which a new game goes on. */
export interface Beginning {
  record: unknown;
  ply: number;
  names: string[];
}

/** The beginning that a link names; null if what it names is none. */
export function beginningIn(value: unknown): Beginning | null {
  if (typeof value !== "object" || value === null) return null;
  const { record, ply, names } = value as Partial<Record<keyof Beginning, unknown>>;
  if (typeof record !== "object" || record === null || !Number.isSafeInteger(ply)) return null;
  if (!Array.isArray(names) || names.length > MOST_SEATS || !names.every((name) => typeof name === "string"))
    return null;
  return { record, ply: ply as number, names };
}

export interface Order {
  setup?: Record<string, unknown>;
  seed?: string;
  record?: unknown;
  ply?: number;
}

export async function begin<R extends Ruleset>(
  client: Pick<GameClient<R>, "slug" | "createSession">,
  order: Order,
  players: readonly Player[],
): Promise<KeptGame> {
  const names = players.map(({ name }) => name.trim());
  const asked = { ...order, seats: names, assist: "hints" } as Parameters<GameClient<R>["createSession"]>[0];
  const { document } = await client.createSession(asked);
  const plan = players.map((player, seat) => planOf(player, document.tokens.seats[seat] ?? ""));
  const kept: KeptGame = { game: client.slug, id: document.id, names, plan, since: Date.now() };
  keepGame(kept);
  return kept;
}

/** The players of a game, for another one in which each seat is played as before. */
export function playersAgain(names: readonly string[], plan: readonly SeatPlan[]): Player[] {
  return plan.map((seat, index) => ({
    name: names[index] ?? "",
    kind: seat.kind,
    strength: seat.kind === "hint" ? strengthOf(seat.budgetMs) : "normal",
  }));
}

function planOf({ kind, strength }: Player, token: string): SeatPlan {
  if (kind === "hint") return { kind, token, budgetMs: STRENGTHS[strength] };
  return { kind, token };
}
