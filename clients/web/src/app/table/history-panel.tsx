/** What was played so far, in words. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Ruleset } from "regelwerk-client";
import type { GameUi } from "../../games/contract";
import { plyInWords } from "../ply-words";
import { words } from "../words";
import type { Table } from "./table";

interface Props<R extends Ruleset> {
  table: Table<R>;
  ui: GameUi<R> | null;
  names: readonly string[];
}

export function HistoryPanel<R extends Ruleset>({ table, ui, names }: Props<R>): JSX.Element {
  const text = words().table;
  const plies = table.plies.value;
  const view = table.shown.value?.view ?? null;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [plies.length]);
  return (
    <section class="card stack tight" aria-labelledby="history-title">
      <h2 id="history-title">{text.history}</h2>
      {plies.length === 0 && <p class="muted">{text.nothingPlayed}</p>}
      <ol ref={list} class="history scrolling" tabIndex={plies.length === 0 ? -1 : 0} aria-labelledby="history-title">
        {plies.map((ply, index) => (
          <li key={index} class="plain">
            <span class="ply">{index + 1}.</span>
            <span>{plyInWords(ply, plies[index + 1] ?? null, view, ui, names)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
