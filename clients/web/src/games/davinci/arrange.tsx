/** The own row while it is arranged: it stands as it will, and a press moves the joker that is taken up. */
import type { JSX } from "preact";
import { Press } from "../../board/press";
import { arranged, firstPlaces } from "./arranging";
import { nameOf } from "./describe";
import { DeskButton } from "./desk";
import { useKept } from "./kept";
import { LABEL_HEIGHT, lineOf, TILE_HEIGHT } from "./layout";
import { arrangeText } from "./move";
import { SeatLabel } from "./row";
import type { Table } from "./table";
import { SecretTile } from "./tile";
import { colourOf, faceOf, isJoker } from "./tiles";

interface ArrangeProps {
  table: Table;
  seat: number;
  top: number;
  deskTop: number;
}

export function ArrangeRow({ table, seat, top, deskTop }: ArrangeProps): JSX.Element {
  const { view, text, legal, play, busy } = table;
  const tiles = (view.rows[seat] ?? []).flatMap(({ tile }) => (tile === null ? [] : [tile]));
  const moment = `${seat}:${tiles.join()}`;
  const [places, setPlaces] = useKept(moment, firstPlaces(tiles));
  const [taken, take] = useKept<string | null>(moment, tiles.find(isJoker) ?? null);
  const line = lineOf(tiles.length);
  const move = arrangeText(places);
  return (
    <>
      <DeskButton top={deskTop} label={text.done} legal={legal.has(move)} busy={busy} onPress={() => play(move)} />
      <g transform={`translate(0 ${top})`} role="group" aria-label={text.rowOf(nameOf(seat, table.names, text))}>
        <SeatLabel table={table} seat={seat} />
        {arranged(tiles, places).map((tile, index) => (
          <ArrangedTile
            key={tile}
            tile={tile}
            x={line.left(index)}
            width={line.tileWidth}
            chosen={tile === taken}
            busy={busy}
            label={labelOf(tile, taken, index, text)}
            onPress={
              isJoker(tile)
                ? () => take(tile)
                : taken === null
                  ? null
                  : () => setPlaces(new Map(places).set(taken, index))
            }
          />
        ))}
      </g>
    </>
  );
}

/** What a press does; where there is no joker to move, what lies there. */
function labelOf(tile: string, taken: string | null, index: number, text: Table["text"]): string {
  if (isJoker(tile)) return text.jokerLabel(text.tile(tile));
  return taken === null ? text.tile(tile) : text.jokerTo(text.tile(taken), index);
}

interface ArrangedTileProps {
  tile: string;
  x: number;
  width: number;
  chosen: boolean;
  busy: boolean;
  label: string;
  /** Null where there is nothing to arrange. */
  onPress: (() => void) | null;
}

function ArrangedTile({ tile, x, width, chosen, busy, label, onPress }: ArrangedTileProps): JSX.Element {
  const place = `translate(${x} ${LABEL_HEIGHT})`;
  const picture = <SecretTile colour={colourOf(tile)} width={width} height={TILE_HEIGHT} face={faceOf(tile)} />;
  if (onPress === null) {
    return (
      <g class="dv-slot" transform={place} role="img" aria-label={label}>
        {picture}
      </g>
    );
  }
  return (
    <Press
      class={`dv-slot ${busy ? "" : "dv-legal"} ${chosen ? "dv-chosen" : ""}`}
      transform={place}
      label={label}
      disabled={busy}
      onPress={onPress}
      {...(isJoker(tile) ? { pressed: chosen } : {})}
    >
      {picture}
      <rect class="dv-ring" x="-1.5" y="-1.5" width={width + 3} height={TILE_HEIGHT + 3} rx="6" />
    </Press>
  );
}
