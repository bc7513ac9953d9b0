/** The row of a seat: its name, its tiles, and under the own one the places for the drawn tile. */
import type { JSX } from "preact";
import { Press } from "../../board/press";
import { worthOf } from "./chances";
import { describeWorth, nameOf } from "./describe";
import { LABEL_HEIGHT, type Line, lineOf, STRIP_HEIGHT, TILE_HEIGHT, WIDTH } from "./layout";
import { stopText } from "./move";
import { percent, shortened } from "./numbers";
import { SlotView } from "./slot";
import { isOwnTurn, type Table } from "./table";
import { Star } from "./tile";

const NAME_LETTERS = 22;
/** With tiles closer than that, figures under the gaps would run into each other. */
const ROOM_FOR_SHARE = 30;

export function SeatRow({ table, seat, top }: { table: Table; seat: number; top: number }): JSX.Element {
  const row = table.view.rows[seat] ?? [];
  const line = lineOf(row.length);
  return (
    <g
      transform={`translate(0 ${top})`}
      role="group"
      aria-label={table.text.rowOf(nameOf(seat, table.names, table.text))}
    >
      <SeatLabel table={table} seat={seat} />
      {row.map((slot, position) => (
        <SlotView key={position} table={table} spot={{ seat, position }} slot={slot} line={line} />
      ))}
      {seat === table.seat && <Places table={table} line={line} tiles={row.length} />}
    </g>
  );
}

/** Who sits here, and how it stands with this seat. */
export function SeatLabel({ table, seat }: { table: Table; seat: number }): JSX.Element {
  const { view, names, text, over } = table;
  const toMove = !over && view.to_move === seat;
  const hits = view.tally[seat]?.hits ?? 0;
  const status = [
    view.winner === seat
      ? text.status.winner
      : view.out.includes(seat)
        ? text.status.out
        : toMove
          ? text.status.toMove
          : "",
    hits > 0 ? text.status.hits(hits) : "",
  ].filter(Boolean);
  return (
    <g class={`dv-label dv-seat-${seat} ${toMove || view.winner === seat ? "dv-label-active" : ""}`}>
      <circle cx="16" cy="10" r="5" />
      <text x="27" y="11">
        {shortened(nameOf(seat, names, text), NAME_LETTERS)}
      </text>
      <text class="dv-status" x={WIDTH - 12} y="11">
        {status.join(" · ")}
      </text>
    </g>
  );
}

/** Arrows under the gaps of the own row: where the drawn tile is put in, or shall go when the turn ends. */
function Places({ table, line, tiles }: { table: Table; line: Line; tiles: number }): JSX.Element | null {
  const { view, text, place, places, legal, hint, language } = table;
  if (!isOwnTurn(table)) return null;
  const inserting = view.phase === "insert";
  if (!inserting && places.length < 2) return null;
  const gaps = Array.from({ length: tiles + 1 }, (_, index) => index);
  return (
    <>
      {gaps.map((index) => {
        const move = inserting ? `insert@${index}` : stopText(index);
        const isLegal = inserting ? legal.has(move) : places.includes(index);
        if (!inserting && !isLegal) return null;
        const worth = worthOf(hint, move);
        const share = worth?.win_probability;
        const label = inserting ? text.insertLabel(index) : text.clueTo(index);
        return (
          <Press
            key={index}
            class={`dv-gap ${isLegal ? "dv-legal" : ""} ${!inserting && place === index ? "dv-chosen" : ""}`}
            transform={`translate(${line.gap(index)} ${LABEL_HEIGHT + TILE_HEIGHT})`}
            label={worth === null ? label : `${label}, ${describeWorth(worth, language)}`}
            disabled={table.busy}
            onPress={() => (inserting ? table.play(move) : table.choosePlace(index))}
            {...(inserting ? {} : { pressed: place === index })}
          >
            <rect class="dv-hit" x={-line.pitch / 2} width={line.pitch} height={STRIP_HEIGHT + 2} />
            <path class="dv-arrow" d="M0 2L8 13H3V21H-3V13H-8Z" />
            {share !== undefined && line.pitch >= ROOM_FOR_SHARE && (
              <text class="dv-gap-note" x="0" y="25">
                {percent(share, language)}
              </text>
            )}
            {hint?.best?.endsWith(`@${index}`) && <Star x={0} y={3} />}
          </Press>
        );
      })}
    </>
  );
}
