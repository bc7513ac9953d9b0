/** The spine and the rows that grow from it, with the places for the tile that is taken up. */
import type { JSX } from "preact";
import { Press } from "../../board/press";
import { percent } from "../davinci/numbers";
import { OpenTile, Star } from "../davinci/tile";
import { colourOf, faceOf } from "../davinci/tiles";
import { type Columns, columnOf, columnsOf, nextColumn, ROW_PITCH, TILE_HEIGHT } from "./layout";
import { placeText } from "./move";
import { ROWS, type Row, SIDES, type Side } from "./position";
import { labelled, type Table, worthOf } from "./table";

const TILE_TOP = (ROW_PITCH - TILE_HEIGHT) / 2;
/** Narrower tiles have no room for the interval of an estimate; it is still told in words. */
const ROOM_FOR_INTERVAL = 40;

export function Rows({ table }: { table: Table }): JSX.Element {
  const { view } = table;
  const columns = columnsOf(view.setup.row_cap);
  return (
    <>
      <rect class="dvs-spine" x={columns.left(0) - 4} width={columns.tileWidth + 8} height={ROWS * ROW_PITCH} rx="8" />
      {Array.from({ length: ROWS }, (_, index) => (
        <RowView key={index} table={table} index={index} row={view.rows[index]} columns={columns} />
      ))}
    </>
  );
}

interface RowProps {
  table: Table;
  index: number;
  columns: Columns;
}

function RowView({ table, index, row, columns }: RowProps & { row: Row | undefined }): JSX.Element {
  const top = `translate(0 ${index * ROW_PITCH + TILE_TOP})`;
  if (row === undefined) {
    return (
      <rect
        class="dvs-empty"
        transform={top}
        x={columns.left(0)}
        width={columns.tileWidth}
        height={TILE_HEIGHT}
        rx="5"
      />
    );
  }
  const { text } = table;
  return (
    <g transform={top}>
      <g role="img" aria-label={rowLabel(table, index, row)}>
        {row.tiles.map((tile, at) => {
          const column = columnOf(row, at);
          return (
            <g key={tile} transform={`translate(${columns.left(column)} 0)`}>
              <OpenTile colour={colourOf(tile)} width={columns.tileWidth} height={TILE_HEIGHT} face={faceOf(tile)}>
                {column === 0 && (
                  <text class="dvs-row-number" x="8" y="9" aria-hidden="true">
                    {index + 1}
                  </text>
                )}
              </OpenTile>
              {isLast(table, index, tile) && (
                <rect class="dvs-last" x="-2" y="-2" width={columns.tileWidth + 4} height={TILE_HEIGHT + 4} rx="7" />
              )}
            </g>
          );
        })}
      </g>
      {table.taken !== null && row.tiles.length < table.view.setup.row_cap && (
        <g role="group" aria-label={text.row(index)}>
          {SIDES.map((side) => (
            <Place
              key={side}
              table={table}
              index={index}
              row={row}
              side={side}
              columns={columns}
              tile={table.taken ?? ""}
            />
          ))}
        </g>
      )}
    </g>
  );
}

/** An end of a row: legal ones are marked, others can be tried. */
function Place({
  table,
  index,
  row,
  side,
  columns,
  tile,
}: RowProps & { row: Row; side: Side; tile: string }): JSX.Element {
  const { text, legal, hint, language, busy, play } = table;
  const move = placeText(tile, index, side);
  const worth = worthOf(table, move);
  const [low, high] = worth?.interval ?? [];
  const middle = columns.tileWidth / 2;
  const isWide = columns.tileWidth >= ROOM_FOR_INTERVAL;
  const showsInterval = isWide && low !== undefined && high !== undefined && low < high;
  return (
    <Press
      class={`dvs-place ${legal.has(move) ? "dvs-legal" : ""} ${isWide ? "" : "dvs-narrow"}`}
      transform={`translate(${columns.left(nextColumn(row, side))} 0)`}
      label={labelled(table, text.placeLabel(text.tile(tile), index, side), move)}
      disabled={busy}
      onPress={() => play(move)}
    >
      <rect width={columns.tileWidth} height={TILE_HEIGHT} rx="5" />
      {worth?.win_probability === undefined ? (
        <path class="dvs-plus" d={`M${middle - 6} ${TILE_HEIGHT / 2}h12M${middle} ${TILE_HEIGHT / 2 - 6}v12`} />
      ) : (
        <text class="dvs-share" x={middle} y={showsInterval ? 18 : TILE_HEIGHT / 2}>
          {percent(worth.win_probability, language)}
        </text>
      )}
      {showsInterval && (
        <text class="dvs-interval" x={middle} y="35">
          {`${Math.round(low * 100)}–${Math.round(high * 100)}`}
        </text>
      )}
      {hint?.best === move && <Star x={2} y={2} />}
    </Press>
  );
}

function rowLabel(table: Table, index: number, row: Row): string {
  const { text } = table;
  const tiles = row.tiles.map((tile) =>
    isLast(table, index, tile) ? `${text.tile(tile)} (${text.lastMove})` : text.tile(tile),
  );
  return text.rowLabel(index, text.list(tiles), text.tile(row.spine));
}

function isLast({ last }: Table, row: number, tile: string): boolean {
  return last?.kind === "place" && last.row === row && last.tile === tile;
}
