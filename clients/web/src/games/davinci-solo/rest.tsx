/** The tiles that are still to come, face up: which ones they are follows from those that lie. */
import type { JSX } from "preact";
import { Press } from "../../board/press";
import { Tile } from "../davinci/tile";
import { colourOf, faceOf } from "../davinci/tiles";
import { REST_TOP, WIDTH } from "./layout";
import { TILES } from "./position";
import type { Table } from "./table";

const LEFT = 6;
const PITCH = (WIDTH - 2 * LEFT) / 12;
const CELL_WIDTH = PITCH - 3;
const CELL_HEIGHT = 26;

export function Rest({ table }: { table: Table }): JSX.Element {
  const { view, text, legal, hint } = table;
  const choosing = TILES.some((tile) => legal.has(`tile:${tile}`));
  const told = view.pool.length ? text.list(view.pool.map(text.tile)) : text.none;
  const cells = TILES.map((tile) => <Cell key={tile} table={table} tile={tile} choosing={choosing} />);
  return (
    <g transform={`translate(0 ${REST_TOP})`}>
      <text class="dvs-small" x={LEFT + 2} y="10">
        {text.rest(view.pool.length)}
      </text>
      <text class="dvs-small dvs-legend" x={WIDTH - LEFT - 2} y="10">
        {hint !== null && hint.moves.length > 0 ? text.legend : ""}
      </text>
      <g role={choosing ? "group" : "img"} aria-label={text.restLabel(told)}>
        {cells}
      </g>
    </g>
  );
}

/** Where chance is the looker's to choose, a tile that can come is pressed. */
function Cell({ table, tile, choosing }: { table: Table; tile: string; choosing: boolean }): JSX.Element {
  const { view, text, busy, legal, play } = table;
  const black = colourOf(tile) === "B";
  const move = `tile:${tile}`;
  const place = `translate(${LEFT + Number(faceOf(tile)) * PITCH} ${20 + (black ? 0 : CELL_HEIGHT + 3)})`;
  if (!view.pool.includes(tile)) {
    return <rect class="dvs-gone" transform={place} width={CELL_WIDTH} height={CELL_HEIGHT} rx="4" />;
  }
  const picture = (
    <Tile colour={colourOf(tile)} width={CELL_WIDTH} height={CELL_HEIGHT}>
      <text class="dvs-cell" x={CELL_WIDTH / 2} y={CELL_HEIGHT / 2}>
        {faceOf(tile)}
      </text>
    </Tile>
  );
  if (!choosing) return <g transform={place}>{picture}</g>;
  return (
    <Press transform={place} label={text.comesLabel(text.tile(tile))} disabled={busy} onPress={() => play(move)}>
      {picture}
      {legal.has(move) && (
        <rect class="dvs-ring" x="-1" y="-1" width={CELL_WIDTH + 2} height={CELL_HEIGHT + 2} rx="5" />
      )}
    </Press>
  );
}
