/** Who sits where, and whose turn it is. */
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { headlineOf } from "../headline";
import { words } from "../words";
import type { SeatPlan } from "./seats";
import type { Table } from "./table";
import type { Document } from "./table-parts";

interface Props<R extends Ruleset> {
  table: Table<R>;
  document: Document<R>;
  plan: readonly SeatPlan[];
}

export function SeatsBar<R extends Ruleset>({ table, document, plan }: Props<R>): JSX.Element {
  const text = words().table;
  const isRunning = document.status === "running";
  const names = document.seats.map(({ name }) => name);
  const headline = document.result && headlineOf(document.result.score, names);
  return (
    <section class="stack tight" aria-label={text.seats}>
      <ul class="seats">
        {document.seats.map(({ seat, name }) => {
          const isDue = isRunning && document.to_move === seat;
          return (
            <li
              key={seat}
              class={`seat seat-${seat} ${isDue ? "to-move" : ""}`}
              {...(isDue ? { "aria-current": "true" } : {})}
            >
              <div>
                <span class="name">{name}</span>
                <span class="what">{text.kinds[plan[seat]?.kind ?? "remote"]}</span>{" "}
                {isDue && <span class="tag">{table.thinking.value === seat ? text.thinking : text.toMove}</span>}
              </div>
            </li>
          );
        })}
      </ul>
      <p class="status-line">
        <span>{statusOf(table, document)}</span>
        {headline && <strong> {headline}.</strong>}
      </p>
    </section>
  );
}

function statusOf<R extends Ruleset>(table: Table<R>, document: Document<R>): string {
  const text = words().table;
  if (document.status === "over") return text.over;
  const { to_move: toMove } = document;
  if (typeof toMove !== "number") return text.chanceDecides;
  const name = document.seats[toMove]?.name ?? "";
  if (table.thinking.value === toMove) return text.isThinking(name);
  if (!table.here.includes(toMove)) return text.waitingFor(name);
  return table.here.length === 1 ? text.yourTurn : text.turnOf(name);
}
