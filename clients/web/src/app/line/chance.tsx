/** Where chance decides: it is drawn, or its outcome is chosen from the list of moves. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { anySeed } from "../seed";
import { words } from "../words";
import type { Study } from "./study";

export function Chance<R extends Ruleset>({ study }: { study: Study<R> }): JSX.Element {
  const seed = useSignal("");
  const text = words().analysis;
  return (
    <form
      class="card stack tight"
      aria-label={text.chance}
      onSubmit={(event) => {
        event.preventDefault();
        void study.draw(seed.value === "" ? anySeed() : seed.value);
      }}
    >
      <p>{text.chanceHelp}</p>
      <div class="row">
        <label for="chance-seed">{text.seed}</label>
        <input
          id="chance-seed"
          class="grow"
          maxLength={64}
          autocomplete="off"
          value={seed.value}
          onInput={(event) => {
            seed.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="primary" disabled={study.busy.value}>
          {text.draw}
        </button>
      </div>
    </form>
  );
}
