/** Who has made each ply of a record, which the plies do not say themselves. */
import type { GameTypes, Regelwerk, Ruleset } from "regelwerk-client";

/** A seat, or chance: null. */
export type Mover = number | null;

/** Whoever was to move before each ply, asked in one go. Nobody is named when a question is refused. */
export async function moversOf<R extends Ruleset>(
  service: Pick<Regelwerk, "batch">,
  game: R,
  start: GameTypes[R]["state"],
  plies: readonly string[],
): Promise<readonly Mover[]> {
  if (plies.length === 0) return [];
  const batch = service.batch();
  const later = plies
    .slice(1)
    .map((_, index) =>
      batch.ask((rules) => rules.game(game).apply({ state: start, moves: plies.slice(0, index + 1) })),
    );
  await batch.send();
  if (later.some(({ error }) => error !== null)) return [];
  return [start, ...later.map(({ value }) => value.state)].map(({ to_move: toMove }) =>
    typeof toMove === "number" ? toMove : null,
  );
}
