/** Why something was not done, with every reason. */
import { type ApiError, Conflict, InvalidRequest, type Violation } from "regelwerk-client";

/** A reason as answers and problem documents have it; faults of form have no rule. */
export type Reason = Pick<Violation, "code" | "detail"> & { rule: string | null };

export interface Refusal {
  /** The move that was tried; null: something else was. */
  move: string | null;
  reasons: readonly Reason[];
}

/** The game has moved on between what the player saw and the press; nothing was sent. */
export class Overtaken extends Error {}

/** Whether the rules, or the grammar of moves, say no. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof Conflict || error instanceof InvalidRequest;
}

export function refusalOf(error: ApiError, move: string | null): Refusal {
  const whole: Reason = { code: error.code, detail: error.detail, rule: null };
  return { move, reasons: error.errors.length > 0 ? error.errors : [whole] };
}
