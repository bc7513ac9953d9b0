/** How a game ended early, as its record notes it. */
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { gameUi } from "../game-ui";
import { ScoreTable } from "../score-table";
import { words } from "../words";
import type { NotedEnd } from "./noted-end";

interface Props {
  game: Ruleset;
  names: readonly string[];
  noted: NotedEnd;
}

export function Noted({ game, names, noted }: Props): JSX.Element {
  const { ui } = gameUi(game);
  return (
    <section class="card stack tight" aria-labelledby="noted-title">
      <h2 id="noted-title">{words().score.title(true)}</h2>
      <p>{endInWords(noted, names)}</p>
      {noted.score && <ScoreTable ui={ui} names={names} score={noted.score} />}
      <p class="help">{words().replay.noted}</p>
    </section>
  );
}

export function endInWords({ reason, seat }: NotedEnd, names: readonly string[]): string {
  const { table, replay } = words();
  return seat === null ? replay.endedEarly(reason) : table.ended(reason, names[seat] ?? "");
}
