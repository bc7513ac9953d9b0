/** Goes through the plies of a game: by buttons, slider and arrow keys. */
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { words } from "../words";
import type { Study } from "./study";

export function Stepper<R extends Ruleset>({ study }: { study: Study<R> }): JSX.Element {
  const text = words().replay;
  const at = study.line.at.value;
  const end = study.line.plies.value.length;
  const go = (ply: number) => () => void study.goTo(ply);
  return (
    <div class="stack tight" role="group" aria-label={text.plies}>
      <div class="row">
        <button type="button" disabled={at === 0} onClick={go(0)}>
          {text.first}
        </button>
        <button type="button" disabled={at === 0} onClick={go(at - 1)}>
          {text.previous}
        </button>
        <button type="button" disabled={at === end} onClick={go(at + 1)}>
          {text.next}
        </button>
        <button type="button" disabled={at === end} onClick={go(end)}>
          {text.last}
        </button>
        <span class="muted">{text.position(at, end)}</span>
      </div>
      <input
        type="range"
        min={0}
        max={end}
        value={at}
        disabled={end === 0}
        aria-label={text.slider}
        aria-valuetext={text.position(at, end)}
        onInput={(event) => void study.goTo(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
