/** The desk: what is to be done, and the values to choose from once a tile is chosen. */
import type { JSX } from "preact";
import { Press } from "../../board/press";
import { promptOf } from "./describe";
import { DESK_HEIGHT, WIDTH } from "./layout";
import { ValuePicker } from "./picker";
import { isOwnTurn, type Table } from "./table";

export function Desk({ table, top }: { table: Table; top: number }): JSX.Element {
  const { view, names, text, over, chosen } = table;
  const open = chosen !== null || (view.phase === "guess" && isOwnTurn(table));
  return (
    <g transform={`translate(0 ${top})`}>
      {chosen === null && (
        <text class="dv-prompt" x={WIDTH / 2} y={open ? 12 : 34}>
          {promptOf(view, names, text, over)}
        </text>
      )}
      {open && <ValuePicker table={table} />}
      <text class="dv-small dv-centred" x={WIDTH / 2} y={open ? DESK_HEIGHT - 10 : 54}>
        {legendOf(table, open)}
      </text>
    </g>
  );
}

/** What the figures of the hint and the arrows under the own row mean. */
function legendOf({ view, text, hint, places, chosen }: Table, open: boolean): string {
  const { legend, prompt } = text;
  if (!open) return hint !== null && hint.moves.length > 0 ? legend.wins : "";
  const below = view.setup.scoring === "tournament" ? legend.belowPoints : legend.belowWins;
  const parts = [places.length > 1 ? prompt.place : "", hint !== null && chosen !== null ? below : ""];
  return parts.filter(Boolean).join(" ");
}

interface DeskButtonProps {
  top: number;
  label: string;
  legal: boolean;
  busy: boolean;
  onPress: () => void;
}

export function DeskButton({ top, label, legal, busy, onPress }: DeskButtonProps): JSX.Element {
  return (
    <Press
      class={`dv-button ${legal ? "dv-legal" : ""}`}
      transform={`translate(${WIDTH / 2 - 60} ${top + 52})`}
      label={label}
      disabled={busy}
      onPress={onPress}
    >
      <rect width="120" height="44" rx="8" />
      <text x="60" y="23">
        {label}
      </text>
    </Press>
  );
}
