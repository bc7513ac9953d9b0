/** The values that a hidden tile can be guessed to have, each with its chance, and the way to stop. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Press } from "../../board/press";
import { spotKey, worthOf } from "./chances";
import { describeWorth, nameOf } from "./describe";
import { WIDTH } from "./layout";
import { guessText, stopText } from "./move";
import { percent, points, shortened } from "./numbers";
import { isOwnTurn, type Table } from "./table";
import { Star } from "./tile";
import { drawn, type RankedMove, type Spot, type Value, valuesToName } from "./tiles";

const COLUMNS = 7;
const PITCH = 49.5;
const CELL_WIDTH = 46;
const CELL_HEIGHT = 44;
const TOP = 22;
const NAME_LETTERS = 14;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

export function ValuePicker({ table }: { table: Table }): JSX.Element {
  const { chosen, text, view, choose } = table;
  const values = valuesToName(view.setup.jokers);
  const cells = useRef<SVGGElement>(null);
  const key = chosen === null ? null : spotKey(chosen);
  useEffect(() => {
    if (key !== null) cells.current?.querySelector<SVGGElement>(".press")?.focus({ preventScroll: true });
  }, [key]);
  const title =
    chosen === null
      ? ""
      : text.chooseValue(shortened(nameOf(chosen.seat, table.names, text), NAME_LETTERS), chosen.position);
  const close = () => {
    focusChosenTile(cells.current);
    choose(null);
  };
  return (
    // Keys pressed on the values come here.
    // biome-ignore lint/a11y/noStaticElementInteractions: what takes the focus is inside
    <g onKeyDown={(event) => (event.key === "Escape" ? close() : moveFocus(event, cells.current))}>
      <text class="dv-prompt" x={WIDTH / 2} y="12">
        {title}
      </text>
      <g ref={cells} role="group" aria-label={title}>
        {values.map((value, index) =>
          chosen === null ? (
            <rect key={value} class="dv-cell-place" {...corner(index)} width={CELL_WIDTH} height={CELL_HEIGHT} rx="6" />
          ) : (
            <ValueCell
              key={value}
              table={table}
              spot={chosen}
              value={value}
              index={index}
              beforePlay={() => focusChosenTile(cells.current)}
            />
          ),
        )}
      </g>
      {isOwnTurn(table) && view.phase === "guess" && <StopCell table={table} />}
    </g>
  );
}

interface ValueCellProps {
  table: Table;
  spot: Spot;
  value: Value;
  index: number;
  beforePlay: () => void;
}

function ValueCell({ table, spot, value, index, beforePlay }: ValueCellProps): JSX.Element {
  const { text, view, language, legal, hint, place, play, busy, seat } = table;
  const move = guessText(spot, value, place);
  const worth = worthOf(hint, move);
  const known = table.chances.get(spotKey(spot));
  const p = known === undefined ? undefined : (known.find((one) => one.value === value)?.p ?? 0);
  const out = view.rows[spot.seat]?.[spot.position]?.ruled_out.includes(value) ?? false;
  const notes = [
    text.valueLabel(String(value)),
    worth === null && p !== undefined ? percent(p, language) : "",
    worth === null ? "" : describeWorth(worth, language),
    out ? text.wasRuledOut : "",
    hint?.best === move ? text.best : "",
  ];
  return (
    <Press
      class={`dv-cell ${legal.has(move) ? "dv-legal" : ""} ${out ? "dv-cell-out" : ""} ${p === 0 ? "dv-cell-never" : ""}`}
      transform={cellPlace(index)}
      label={notes.filter(Boolean).join(", ")}
      disabled={busy || seat === null}
      onPress={() => {
        beforePlay();
        play(move);
      }}
    >
      <rect class="dv-cell-body" width={CELL_WIDTH} height={CELL_HEIGHT} rx="6" />
      {p !== undefined && p > 0 && (
        <rect class="dv-cell-heat" y={CELL_HEIGHT * (1 - p)} width={CELL_WIDTH} height={CELL_HEIGHT * p} rx="6" />
      )}
      <text class="dv-cell-value" x={CELL_WIDTH / 2} y={p === undefined ? 23 : 13}>
        {drawn(value)}
      </text>
      {p !== undefined && (
        <text class="dv-cell-note" x={CELL_WIDTH / 2} y={worth === null || p === 0 ? 32 : 27}>
          {percent(p, language)}
        </text>
      )}
      {worth !== null && p !== 0 && <Estimate table={table} worth={worth} />}
      {hint?.best === move && <Star x={3} y={3} />}
    </Press>
  );
}

/** What a guess is worth in the scoring of this round: the chance to win it, or points. */
function Estimate({ table, worth }: { table: Table; worth: RankedMove }): JSX.Element | null {
  const { win_probability: wins, expected_points: expected } = worth;
  const tournament = table.view.setup.scoring === "tournament";
  const shown =
    tournament && expected !== undefined
      ? points(expected, table.language)
      : wins === undefined
        ? null
        : percent(wins, table.language);
  if (shown === null) return null;
  return (
    <text class="dv-cell-note dv-cell-worth" x={CELL_WIDTH / 2} y="38">
      {shown}
    </text>
  );
}

function StopCell({ table }: { table: Table }): JSX.Element {
  const { text, place, legal, hint, language, play, busy } = table;
  const move = stopText(place);
  const worth = worthOf(hint, move);
  const notes = [
    text.stopLabel,
    worth === null ? "" : describeWorth(worth, language),
    hint?.best === move ? text.best : "",
  ];
  return (
    <Press
      class={`dv-button ${legal.has(move) ? "dv-legal" : ""}`}
      transform={cellPlace(2 * COLUMNS - 1)}
      label={notes.filter(Boolean).join(", ")}
      disabled={busy}
      onPress={() => play(move)}
    >
      <rect width={CELL_WIDTH} height={CELL_HEIGHT} rx="6" />
      <text x={CELL_WIDTH / 2} y={worth === null ? 23 : 16}>
        {text.stop}
      </text>
      {worth !== null && <Estimate table={table} worth={worth} />}
      {hint?.best === move && <Star x={3} y={3} />}
    </Press>
  );
}

function corner(index: number): { x: number; y: number } {
  return {
    x: (WIDTH - COLUMNS * PITCH) / 2 + 1.75 + (index % COLUMNS) * PITCH,
    y: TOP + Math.floor(index / COLUMNS) * (CELL_HEIGHT + 3),
  };
}

function cellPlace(index: number): string {
  const { x, y } = corner(index);
  return `translate(${x} ${y})`;
}

/** The values are about to disappear; the tile that they were for stays, so the focus goes back to it. */
function focusChosenTile(cells: SVGGElement | null): void {
  cells?.ownerSVGElement?.querySelector<SVGGElement>(".dv-slot.dv-chosen")?.focus({ preventScroll: true });
}

/** Arrow keys go from value to value, as they lie. */
function moveFocus(event: KeyboardEvent, cells: SVGGElement | null): void {
  const step = STEPS[event.key];
  const all = [...(cells?.querySelectorAll<SVGGElement>(".press") ?? [])];
  const at = all.findIndex((cell) => cell.matches(":focus"));
  if (step === undefined || at < 0) return;
  event.preventDefault();
  all[at + step]?.focus();
}
