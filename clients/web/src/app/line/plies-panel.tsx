/** The plies of a game in words; each leads to the position after it. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Ruleset } from "regelwerk-client";
import type { GameUi } from "../../games/contract";
import { language } from "../settings";
import { words } from "../words";
import type { Study } from "./study";

interface Props<R extends Ruleset> {
  study: Study<R>;
  ui: GameUi<R> | null;
  names: readonly string[];
}

export function PliesPanel<R extends Ruleset>({ study, ui, names }: Props<R>): JSX.Element {
  const text = words();
  const at = study.line.at.value;
  const plies = study.line.plies.value;
  const list = useRef<HTMLOListElement>(null);
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
              <span>{ui?.describeMove(move, language.value, names) ?? move}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
