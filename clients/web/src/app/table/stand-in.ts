/** What a seat does of itself: the solver's, or one whose player has agreed by sharing this page with the one that asks. */
import { type LiveSession, type Ruleset, StaleVersion } from "regelwerk-client";

type Seat<R extends Ruleset> = Pick<LiveSession<R>, "refresh" | "hint" | "move" | "answerUndo">;

export async function agreeToUndo<R extends Ruleset>(seat: Seat<R>, ply: number): Promise<void> {
  await seat.refresh();
  await unlessStale(() => seat.answerUndo({ ply, agree: true }));
}

export async function playBest<R extends Ruleset>(seat: Seat<R>, budgetMs: number): Promise<void> {
  await seat.refresh();
  const { best } = await seat.hint({ budget_ms: budgetMs });
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
