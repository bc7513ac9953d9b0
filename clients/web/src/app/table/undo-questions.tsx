/** A seat elsewhere wants plies back: the players of this page are asked. */
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { words } from "../words";
import type { Table } from "./table";

interface Props<R extends Ruleset> {
  table: Table<R>;
  names: readonly string[];
}

export function UndoQuestions<R extends Ruleset>({ table, names }: Props<R>): JSX.Element {
  const text = words().table;
  const undo = table.document.value?.undo;
  const isOwn = undo && table.here.includes(undo.asked_by);
  return (
    <div role="status" class="stack tight">
      {undo && isOwn && (
        <div class="notice">
          <p>{text.undoWaiting}</p>
          <button type="button" disabled={table.busy.value} onClick={() => void table.answerUndo(undo.asked_by, false)}>
            {text.withdraw}
          </button>
        </div>
      )}
      {undo &&
        table.undoQuestions.value.map((seat) => (
          <div key={seat} class="notice">
            <p>
              {text.undoAsked(
                names[undo.asked_by] ?? "",
                (table.document.value?.plies ?? 0) - undo.ply,
                names[seat] ?? "",
              )}
            </p>
            <div class="row">
              <button type="button" disabled={table.busy.value} onClick={() => void table.answerUndo(seat, true)}>
                {text.agree}
              </button>
              <button type="button" disabled={table.busy.value} onClick={() => void table.answerUndo(seat, false)}>
                {text.decline}
              </button>
            </div>
          </div>
        ))}
    </div>
  );
}
