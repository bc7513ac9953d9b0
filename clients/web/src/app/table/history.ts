/** What was played in a live game, put together from its events. */
import type { SessionEvent } from "regelwerk-client";

export interface Played {
  /** The ply as this caller may know it; null where all of it is secret. */
  move: string | null;
  /** Who made it; null: chance. */
  seat: number | null;
  by: SessionEvent["by"];
}

/** The plies after one more event. */
export function continued(plies: readonly Played[], event: SessionEvent): readonly Played[] {
  if (event.type === "undone") return plies.slice(0, event.ply ?? plies.length);
  if (event.type !== "move") return plies;
  return [...plies.slice(0, event.ply ?? plies.length), { move: event.move, seat: event.seat, by: event.by }];
}

/** The newest ply of one of these seats, by its index; null if they have played nothing. */
export function lastPlyOf(plies: readonly Played[], seats: readonly number[]): number | null {
  const made = (ply: Played) => ply.seat !== null && seats.includes(ply.seat) && ply.by !== "chance";
  return plies.reduce<number | null>((last, ply, index) => (made(ply) ? index : last), null);
}

/** What only the player of a seat can have done, and no clock or chance. */
const ACTS: readonly SessionEvent["type"][] = ["undo_asked", "undo_agreed", "undo_declined", "resigned"];

/** Whether the player of a seat did it. */
export function isAct(event: SessionEvent): event is SessionEvent & { seat: number } {
  if (event.seat === null) return false;
  return event.type === "move" ? event.by === "player" : ACTS.includes(event.type);
}
