/** What seats do of themselves: the solver's, and those whose players have agreed by sharing this page with the one that asks. */
import { type GameTypes, type LiveSession, type Ruleset, StaleVersion } from "regelwerk-client";
import { type SeatPlan, seatsOfKind } from "./seats";

export type Act = { kind: "agree"; seat: number; ply: number } | { kind: "play"; seat: number; budgetMs: number };

type Document = Pick<GameTypes[Ruleset]["session"], "status" | "to_move" | "undo">;
type Seat<R extends Ruleset> = Pick<LiveSession<R>, "refresh" | "hint" | "move" | "answerUndo">;

/** What one of them is to do now; nobody plays while a seat has not answered whether to take back. */
export function dueAct(document: Document, plan: readonly SeatPlan[]): Act | null {
  const { status, to_move: toMove, undo } = document;
  if (status !== "running") return null;
  if (undo) {
    const here = seatsOfKind(plan, "here");
    const willing = [...seatsOfKind(plan, "hint"), ...(here.includes(undo.asked_by) ? here : [])];
    const seat = willing.find((each) => each !== undo.asked_by && !undo.agreed.includes(each));
    return seat === undefined ? null : { kind: "agree", seat, ply: undo.ply };
  }
  const due = typeof toMove === "number" ? plan[toMove] : undefined;
  return typeof toMove === "number" && due?.kind === "hint"
    ? { kind: "play", seat: toMove, budgetMs: due.budgetMs }
    : null;
}

/** Does it, unless it is no longer due: others play, agree and resign meanwhile. */
export async function perform<R extends Ruleset>(act: Act, seat: Seat<R>, plan: readonly SeatPlan[]): Promise<void> {
  const now = dueAct(await seat.refresh(), plan);
  if (now === null || now.kind !== act.kind || now.seat !== act.seat) return;
  if (now.kind === "agree") return unlessStale(() => seat.answerUndo({ ply: now.ply, agree: true }));
  const { best } = await seat.hint({ budget_ms: now.budgetMs });
  if (best !== null) await unlessStale(() => seat.move(best));
}

/** What was decided on an older version is decided again on the newer one. */
async function unlessStale(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error;
  }
}
