/** The plies of a game in words; each leads to the position after it. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Ruleset } from "regelwerk-client";
import type { GameUi } from "../../games/contract";
import { plyInWords } from "../ply-words";
import { language } from "../settings";
import { words } from "../words";
import type { Mover } from "./movers";
import type { Study } from "./study";

interface Props<R extends Ruleset> {
  study: Study<R>;
  ui: GameUi<R> | null;
  names: readonly string[];
  /** Who made each ply; empty where nobody is named. */
  movers: readonly Mover[];
}

export function PliesPanel<R extends Ruleset>({ study, ui, names, movers }: Props<R>): JSX.Element {
  const text = words();
  const at = study.line.at.value;
  const plies = study.line.plies.value;
  const list = useRef<HTMLOListElement>(null);
  const view = at === plies.length ? study.view.value : null;
  const inWords = (move: string, index: number) => {
    if (movers.length === 0) return ui?.describeMove(move, language.value, names) ?? move;
    const next = plies[index + 1];
    const after = next === undefined ? null : { move: next, seat: movers[index + 1] ?? null };
    return plyInWords({ move, seat: movers[index] ?? null }, after, view, ui, names);
  };
  useEffect(() => {
    // Scrolls the list alone, not the page.
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (current && list.current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [at, plies.length]);
  return (
    <section class="card stack tight" aria-labelledby="plies-title">
      <h2 id="plies-title">{text.table.history}</h2>
      {plies.length === 0 && <p class="muted">{text.table.nothingPlayed}</p>}
      <ol ref={list} class="history scrolling">
        {plies.map((move, index) => (
          <li key={index}>
            <button
              type="button"
              {...(index + 1 === at ? { "aria-current": "step" } : {})}
              onClick={() => void study.goTo(index + 1)}
            >
              <span class="ply">{index + 1}.</span>
              <span>{inWords(move, index)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
