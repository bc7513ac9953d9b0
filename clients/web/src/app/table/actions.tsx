/** What a player can ask for besides moves. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { words } from "../words";
import type { Table } from "./table";

const HINT_BUDGET_MS = 1000;

interface Props<R extends Ruleset> {
  table: Table<R>;
  game: R;
}

export function Actions<R extends Ruleset>({ table, game }: Props<R>): JSX.Element | null {
  const sure = useSignal(false);
  const text = words().table;
  const shown = table.shown.value;
  if (shown === null || shown.status === "over" || table.here.length === 0) return null;
  const blocked = table.busy.value;
  const away = table.look.value.seat === null;
  return (
    <div class="row" role="group" aria-label={text.actions}>
      <button
        type="button"
        disabled={blocked || !shown.your_turn || shown.assist !== "hints"}
        onClick={() => void table.askHint(HINT_BUDGET_MS)}
      >
        {words().hint}
      </button>
      {game === "davinci" && (
        <button type="button" disabled={blocked || away} onClick={() => void table.askPosterior()}>
          {words().posterior}
        </button>
      )}
      {(table.hint.value ?? table.posterior.value) !== null && (
        <button type="button" class="quiet" onClick={() => table.dismissHelp()}>
          {words().hideHelp}
        </button>
      )}
      <button type="button" disabled={blocked || table.plies.value.length === 0} onClick={() => void table.undo()}>
        {text.undo}
      </button>
      {sure.value ? (
        <span class="row">
          {text.resignSure}
          <button
            type="button"
            onClick={() => {
              sure.value = false;
              void table.resign();
            }}
          >
            {text.resignYes}
          </button>
          <button
            type="button"
            onClick={() => {
              sure.value = false;
            }}
          >
            {text.resignNo}
          </button>
        </span>
      ) : (
        <button
          type="button"
          disabled={blocked || away}
          onClick={() => {
            sure.value = true;
          }}
        >
          {text.resign}
        </button>
      )}
    </div>
  );
}
