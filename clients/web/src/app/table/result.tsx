/** The score, during the game if it is asked for, and the record to take along. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Ruleset, Score } from "regelwerk-client";
import { downloadJson } from "../download";
import { gameUi } from "../game-ui";
import { headlineOf } from "../headline";
import { begin, playersAgain } from "../home/begin";
import { useInheritedFocus } from "../kept-focus";
import { packed } from "../packing";
import { go } from "../router";
import { ScoreTable } from "../score-table";
import { clientOf } from "../service";
import { tellTrouble } from "../trouble";
import { words } from "../words";
import type { SeatPlan } from "./seats";
import type { Table } from "./table";

interface Props<R extends Ruleset> {
  table: Table<R>;
  game: R;
  names: readonly string[];
  plan: readonly SeatPlan[];
}

export function Result<R extends Ruleset>({ table, game, names, plan }: Props<R>): JSX.Element {
  const { ui } = gameUi(game);
  const text = words().table;
  const asked = useSignal<Score | null>(null);
  // With the end of the game the list of moves goes, which may have had the focus.
  const title = useInheritedFocus<HTMLHeadingElement>();
  const shown = table.shown.value;
  const version = shown?.version;
  // A score is one of the position that it was asked for.
  useEffect(() => {
    asked.value = null;
  }, [version]);
  const result = shown?.result ?? null;
  const score = result?.score ?? asked.value;
  const headline = result && headlineOf(result.score, names);
  const playAgain = async () => {
    if (shown === null) return;
    const { id } = await begin(clientOf(game), { setup: shown.view.setup }, playersAgain(names, plan));
    go({ page: "table", game, id, watching: false });
  };
  const replay = async () => {
    const record = await table.record();
    go({ page: "record", game, opened: { packed: await packed({ record: record.record }) } });
  };
  return (
    <section class="card stack" aria-labelledby="score-title">
      <h2 ref={title} id="score-title" tabIndex={-1}>
        {headline ? words().score.headed(headline) : words().score.title(result !== null)}
      </h2>
      <div role="status">
        {result && <p>{text.ended(result.reason, names[result.resigned ?? result.forfeited ?? -1] ?? "")}</p>}
      </div>
      {score && <ScoreTable ui={ui} names={names} score={score} />}
      <div class="row">
        {result === null && (
          <button
            type="button"
            onClick={() =>
              void table.score().then((given) => {
                asked.value = given;
              }, tellTrouble)
            }
          >
            {words().score.show}
          </button>
        )}
        {result !== null && plan.length > 0 && (
          <button type="button" class="primary" onClick={() => void playAgain().catch(tellTrouble)}>
            {text.playAgain}
          </button>
        )}
        {result !== null && (
          <button type="button" onClick={() => void replay().catch(tellTrouble)}>
            {text.replay}
          </button>
        )}
        <button
          type="button"
          onClick={() => void table.record().then((record) => downloadJson(`${game}-record.json`, record), tellTrouble)}
        >
          {text.exportRecord}
        </button>
      </div>
    </section>
  );
}
