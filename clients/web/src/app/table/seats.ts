/** Who plays which seat of a live game, as this page knows it. */

export type SeatPlan =
  /** Somebody at this page. */
  | { kind: "here"; token: string }
  /** The solver: this page asks for a hint with the seat's token, and plays it. */
  | { kind: "hint"; token: string; budgetMs: number }
  /** Somebody elsewhere; whoever has begun the game keeps the token for the link to it. */
  | { kind: "remote"; token: string | null };

export function isSeatPlan(value: unknown): value is SeatPlan {
  if (typeof value !== "object" || value === null) return false;
  const { kind, token, budgetMs } = value as { kind?: unknown; token?: unknown; budgetMs?: unknown };
  if (kind === "remote" && token === null) return true;
  if (typeof token !== "string") return false;
  return kind === "here" || kind === "remote" || (kind === "hint" && typeof budgetMs === "number");
}

export function seatsOfKind(plan: readonly SeatPlan[], kind: SeatPlan["kind"]): number[] {
  return plan.flatMap((seat, index) => (seat.kind === kind ? [index] : []));
}

/** The seats whose links this page has to give away. */
export function seatsToInvite(plan: readonly SeatPlan[]): { seat: number; token: string }[] {
  return plan.flatMap(({ kind, token }, seat) => (kind === "remote" && token !== null ? [{ seat, token }] : []));
}

export interface LookQuestion {
  toMove: number | "chance" | null;
  /** The seats that are played at this page. */
  here: readonly number[];
  /** Whether the seats have secrets from each other. */
  hidden: boolean;
  /** The seat whose player has said to be the one at the page; null: nobody yet. */
  present: number | null;
}

/** Whose view is shown. With a curtain nobody's is, until the player of that seat says to be there. */
export type Look = { seat: number | null; curtainFor: null } | { seat: null; curtainFor: number };

export function looking({ toMove, here, hidden, present }: LookQuestion): Look {
  const [first, second] = here;
  if (first === undefined) return { seat: null, curtainFor: null };
  if (second === undefined) return { seat: first, curtainFor: null };
  const due = typeof toMove === "number" && here.includes(toMove) ? toMove : null;
  if (!hidden) return { seat: due ?? present ?? first, curtainFor: null };
  if (due === null || due === present) return { seat: present, curtainFor: null };
  return { seat: null, curtainFor: due };
}
