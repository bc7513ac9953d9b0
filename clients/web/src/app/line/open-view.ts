/** Positions with every secret open, for those who look at a game that is over or made up. */
import type { GameTypes, Ruleset } from "regelwerk-client";

type State = GameTypes["davinci"]["state"];
type View = GameTypes["davinci"]["view"];

/** The spectator's view with all tiles shown; `seat` is the one whose side the board is seen from. */
export function opened(state: State, spectated: View, seat: number | null): View {
  return {
    ...spectated,
    seat,
    rows: state.rows.map((row) =>
      row.map(({ tile, ...rest }) => ({ ...rest, tile, colour: tile.startsWith("B") ? "B" : "W" })),
    ),
    ...(spectated.clue && state.clue ? { clue: { ...spectated.clue, tile: state.clue } } : {}),
  };
}

/** The same for every ruleset: without secrets, the state is all there is to see. */
export function openViewOf<R extends Ruleset>(
  game: R,
  state: GameTypes[R]["state"],
  spectated: GameTypes[R]["view"],
  seat: number | null,
): GameTypes[R]["view"] {
  if (game !== "davinci") return spectated;
  return opened(state as State, spectated as View, seat);
}
