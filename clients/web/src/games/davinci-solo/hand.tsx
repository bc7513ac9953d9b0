/** What lies before the player: the tiles in hand, the way to hold them, and the pool to draw from. */
import type { JSX } from "preact";
import { Press } from "../../board/press";
import { percent } from "../davinci/numbers";
import { BackTile, OpenTile, Star } from "../davinci/tile";
import { COLOURS, colourOf, faceOf } from "../davinci/tiles";
import { HAND_HEIGHT, HAND_TOP, TILE_HEIGHT, WIDTH } from "./layout";
import { type Held, ownDeadline, sharedDeadline } from "./position";
import { labelled, type Table, worthOf } from "./table";

const TILE_TOP = 20;
const HAND_LEFT = 14;
const HAND_ROOM = 170;
const WIDEST_PITCH = 48;
const HOLD_LEFT = 192;
const HOLD_WIDTH = 66;
const PILE_WIDTH = 40;
const PILES_RIGHT = WIDTH - 12;

export function Hand({ table }: { table: Table }): JSX.Element {
  const { view, text } = table;
  const pitch = Math.min(WIDEST_PITCH, HAND_ROOM / Math.max(1, view.hand.length));
  const deadline = sharedDeadline(view);
  return (
    <g transform={`translate(0 ${HAND_TOP})`}>
      <rect class="dvs-band" x="4" y="0" width={WIDTH - 8} height={HAND_HEIGHT} rx="8" />
      <text class="dvs-small" x={HAND_LEFT} y="11">
        {text.hand}
      </text>
      {view.hand.map((held, index) => (
        <HeldTile key={held.tile} table={table} held={held} x={HAND_LEFT + index * pitch} width={pitch - 6} />
      ))}
      {deadline !== null && (
        <text class="dvs-small" x={HAND_LEFT} y={HAND_HEIGHT - 11}>
          {text.handBy(deadline)}
        </text>
      )}
      {view.phase === "place" && !table.over && <HoldButton table={table} />}
      <Piles table={table} />
    </g>
  );
}

function HeldTile({ table, held, x, width }: { table: Table; held: Held; x: number; width: number }): JSX.Element {
  const { view, text, taken, take, busy, hint, last } = table;
  const deadline = ownDeadline(view, held);
  const notes = [text.inHand(text.tile(held.tile), held.drawn), deadline === null ? "" : text.layBy(deadline)];
  const label = notes.filter(Boolean).join(", ");
  const isBest = hint?.best?.startsWith(`place:${held.tile}.`) ?? false;
  const isLast = last?.kind === "tile" && last.tile === held.tile;
  const chosen = taken === held.tile;
  const picture = (
    <>
      <OpenTile colour={colourOf(held.tile)} width={width} height={TILE_HEIGHT} face={faceOf(held.tile)} />
      {isLast && <rect class="dvs-last" x="-2" y="-2" width={width + 4} height={TILE_HEIGHT + 4} rx="7" />}
      {chosen && <rect class="dvs-chosen" x="-2" y="-2" width={width + 4} height={TILE_HEIGHT + 4} rx="7" />}
      {deadline !== null && (
        <text class="dvs-small dvs-centred" x={width / 2} y={TILE_HEIGHT + 10}>
          {text.byTurn(deadline)}
        </text>
      )}
      {isBest && <Star x={2} y={2} />}
    </>
  );
  const place = `translate(${x} ${TILE_TOP})`;
  if (taken === null) {
    return (
      <g transform={place} role="img" aria-label={label}>
        {picture}
      </g>
    );
  }
  return (
    <Press
      transform={place}
      label={text.handLabel(label)}
      pressed={chosen}
      disabled={busy}
      onPress={() => take(held.tile)}
    >
      {picture}
    </Press>
  );
}

function HoldButton({ table }: { table: Table }): JSX.Element {
  const { text, legal, hint, language, seat, busy, play } = table;
  const worth = worthOf(table, "hold")?.win_probability;
  return (
    <Press
      class={`dvs-button ${legal.has("hold") ? "dvs-legal" : ""}`}
      transform={`translate(${HOLD_LEFT} ${TILE_TOP + 2})`}
      label={labelled(table, text.holdLabel, "hold")}
      disabled={busy || seat === null}
      onPress={() => play("hold")}
    >
      <rect width={HOLD_WIDTH} height="44" rx="8" />
      <text x={HOLD_WIDTH / 2} y={worth === undefined ? 22 : 15}>
        {text.hold}
      </text>
      {worth !== undefined && (
        <text x={HOLD_WIDTH / 2} y="32">
          {percent(worth, language)}
        </text>
      )}
      {hint?.best === "hold" && <Star x={3} y={3} />}
    </Press>
  );
}

/** One pile to draw from; two where the player names the colour. */
function Piles({ table }: { table: Table }): JSX.Element {
  const { view, text } = table;
  const piles = view.setup.colour_choice ? COLOURS : [null];
  const left = PILES_RIGHT - piles.length * (PILE_WIDTH + 4) + 4;
  return (
    <>
      <text class="dvs-small" x={left} y="11">
        {text.draw}
      </text>
      {piles.map((colour, index) => (
        <Pile key={colour} table={table} colour={colour} x={left + index * (PILE_WIDTH + 4)} />
      ))}
    </>
  );
}

function Pile({ table, colour, x }: { table: Table; colour: "B" | "W" | null; x: number }): JSX.Element {
  const { view, text, legal, hint, language, last, seat, over, busy, play } = table;
  const count = view.pool.filter((tile) => colour === null || colourOf(tile) === colour).length;
  const move = colour === null ? "draw" : `draw:${colour}`;
  const worth = worthOf(table, move)?.win_probability;
  const isLast = last?.kind === "draw" && last.colour === colour;
  const picture = (
    <>
      <BackTile
        colour={colour ?? "B"}
        width={PILE_WIDTH}
        height={TILE_HEIGHT}
        class={colour === null ? "dvs-mixed" : ""}
      >
        {colour === null && (
          <path
            class="dvs-half"
            d={`M${PILE_WIDTH} ${TILE_HEIGHT * 0.6}V${TILE_HEIGHT - 5}a5 5 0 0 1 -5 5H${PILE_WIDTH * 0.45}Z`}
          />
        )}
        {worth !== undefined && (
          <text class="dvs-share" x={PILE_WIDTH / 2} y={TILE_HEIGHT / 2}>
            {percent(worth, language)}
          </text>
        )}
      </BackTile>
      <text class="dvs-small dvs-centred" x={PILE_WIDTH / 2} y={TILE_HEIGHT + 10}>
        ×{count}
      </text>
      {legal.has(move) && (
        <rect class="dvs-ring" x="-2" y="-2" width={PILE_WIDTH + 4} height={TILE_HEIGHT + 4} rx="7" />
      )}
      {isLast && <rect class="dvs-last" x="-2" y="-2" width={PILE_WIDTH + 4} height={TILE_HEIGHT + 4} rx="7" />}
      {hint?.best === move && <Star x={2} y={2} />}
    </>
  );
  const place = `translate(${x} ${TILE_TOP})`;
  if (seat === null || over || view.phase === "over") {
    return (
      <g transform={place} role="img" aria-label={text.poolLabel(colour, count)}>
        {picture}
      </g>
    );
  }
  return (
    <Press
      transform={place}
      label={labelled(table, text.drawLabel(colour, count), move)}
      disabled={busy}
      onPress={() => play(move)}
    >
      {picture}
    </Press>
  );
}
