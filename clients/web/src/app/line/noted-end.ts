/** How a game ended that its plies alone leave open: given up, or out of time, as the table noted it in the record. */
import type { Score } from "regelwerk-client";

export interface NotedEnd {
  /** `resigned`, `forfeited`, or whatever else a table wrote. */
  reason: string;
  /** Whose it is; null where nobody is named. */
  seat: number | null;
  score: Score | null;
}

/** Null where nothing is noted, and where the game was played to its end. */
export function notedEnd(result: unknown, seats: number): NotedEnd | null {
  if (!isObject(result) || typeof result.reason !== "string" || result.reason === "finished") return null;
  const { reason, resigned, forfeited, score } = result;
  const seat = [resigned, forfeited].find((each) => isSeat(each, seats));
  return { reason, seat: typeof seat === "number" ? seat : null, score: isScore(score, seats) ? score : null };
}

// Records may note what they like: only a score like those of the service can be shown as one.
function isScore(value: unknown, seats: number): value is Score {
  return isObject(value) && isListOf(value.seats, (seat) => isSeatScore(seat, seats));
}

function isSeatScore(value: unknown, seats: number): boolean {
  return (
    isObject(value) &&
    isSeat(value.seat, seats) &&
    Number.isFinite(value.points) &&
    Number.isInteger(value.place) &&
    isListOf(value.items, isItem)
  );
}

function isItem(value: unknown): boolean {
  if (!isObject(value) || typeof value.code !== "string" || !Number.isFinite(value.points)) return false;
  const isCount = value.count === undefined || Number.isFinite(value.count);
  const lists = [value.tiles, value.numbers].filter((list) => list !== undefined);
  return isCount && lists.every((list) => isListOf(list, (thing) => ["string", "number"].includes(typeof thing)));
}

function isListOf(value: unknown, isOne: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isSeat(value: unknown, seats: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
