/** The own row while it is arranged: it stands as it will, and a press moves the joker that is taken up. */
import type { JSX } from "preact";
import { Press } from "../../board/press";
import { nameOf } from "./describe";
import { LABEL_HEIGHT, TILE_HEIGHT, lineOf } from "./layout";
import { useKept } from "./kept";
import { arranged, firstPlaces } from "./arranging";
import { arrangeText } from "./move";
import { DeskButton } from "./desk";
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
            busy={busy || taken === null}
            label={isJoker(tile) || taken === null ? text.jokerLabel(text.tile(tile)) : text.jokerTo(text.tile(taken), index)}
            onPress={() => {
              if (isJoker(tile)) take(tile);
              else if (taken !== null) setPlaces(new Map(places).set(taken, index));
            }}
          />
        ))}
      </g>
    </>
  );
}

interface ArrangedTileProps {
  tile: string;
  x: number;
  width: number;
  chosen: boolean;
  busy: boolean;
  label: string;
  onPress: () => void;
}

function ArrangedTile({ tile, x, width, chosen, busy, label, onPress }: ArrangedTileProps): JSX.Element {
  return (
    <Press
      class={`dv-slot ${busy ? "" : "dv-legal"} ${chosen ? "dv-chosen" : ""}`}
      transform={`translate(${x} ${LABEL_HEIGHT})`}
      label={label}
      disabled={busy}
      onPress={onPress}
      {...(isJoker(tile) ? { pressed: chosen } : {})}
    >
      <SecretTile colour={colourOf(tile)} width={width} height={TILE_HEIGHT} face={faceOf(tile)} />
      <rect class="dv-ring" x="-1.5" y="-1.5" width={width + 3} height={TILE_HEIGHT + 3} rx="6" />
    </Press>
  );
}
