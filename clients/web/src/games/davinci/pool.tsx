/** The middle of the table: the pool by colour, the drawn tile that lies aside, and what is known of the rest. */
import type { JSX } from "preact";
import { Press } from "../../board/press";
import { worthOf } from "./chances";
import { clueInWords, describeWorth, nameOf } from "./describe";
import { POOL_HEIGHT, WIDTH } from "./layout";
import { count, percent } from "./numbers";
import { isOwnTurn, type Table } from "./table";
import { BackTile, SecretTile, Star, TileNumber } from "./tile";
import { COLOURS, type Colour, faceOf } from "./tiles";

const TILE_WIDTH = 42;
const TILE_TALL = 50;
const TILE_TOP = 20;
const PILE_PITCH = 54;
const CLUE_LEFT = 146;
const FACTS_LEFT = 200;

export function Pool({ table, top }: { table: Table; top: number }): JSX.Element {
  return (
    <g transform={`translate(0 ${top})`}>
      <rect class="dv-band" x="4" y="1" width={WIDTH - 8} height={POOL_HEIGHT - 4} rx="8" />
      <text class="dv-small" x="14" y="12">
        {table.text.pool}
      </text>
      {COLOURS.map((colour, index) => (
        <Pile key={colour} table={table} colour={colour} x={14 + index * PILE_PITCH} />
      ))}
      <Clue table={table} />
      <Facts table={table} />
    </g>
  );
}

function Pile({ table, colour, x }: { table: Table; colour: Colour; x: number }): JSX.Element {
  const { view, text, legal, marks, hint, language, play, busy } = table;
  const left = view.pool[colour];
  const move = `draw:${colour}`;
  const ranked = worthOf(hint, move);
  const worth = ranked?.win_probability;
  const look = `dv-pile ${legal.has(move) ? "dv-legal" : ""} ${marks.pool === colour ? "dv-last" : ""} ${left ? "" : "dv-empty"}`;
  const place = `translate(${x} ${TILE_TOP})`;
  const picture = (
    <>
      <BackTile colour={colour} width={TILE_WIDTH} height={TILE_TALL}>
        {worth !== undefined && (
          <text class="dv-share" x={TILE_WIDTH / 2} y={TILE_TALL / 2}>
            {percent(worth, language)}
          </text>
        )}
      </BackTile>
      <text class="dv-note" x={TILE_WIDTH / 2} y={TILE_TALL + 9}>
        ×{left}
      </text>
      <rect class="dv-ring" x="-1.5" y="-1.5" width={TILE_WIDTH + 3} height={TILE_TALL + 3} rx="6" />
      {hint?.best === move && <Star x={0} y={0} />}
    </>
  );
  if (!isOwnTurn(table)) {
    return (
      <g class={look} transform={place} role="img" aria-label={text.poolLabel(colour, left)}>
        {picture}
      </g>
    );
  }
  const label = text.drawLabel(colour, left);
  return (
    <Press
      class={look}
      transform={place}
      label={ranked === null ? label : `${label}, ${describeWorth(ranked, language)}`}
      disabled={busy}
      onPress={() => play(move)}
    >
      {picture}
    </Press>
  );
}

/** The drawn tile, while it lies aside. */
function Clue({ table }: { table: Table }): JSX.Element | null {
  const { view, text, names } = table;
  const { clue, clue_at, drawing } = view;
  const owner = typeof view.to_move === "number" ? view.to_move : view.winner;
  const colour = clue?.colour ?? drawing;
  if (colour === null || clue_at !== null) return null;
  const size = { colour, x: CLUE_LEFT, y: TILE_TOP, width: TILE_WIDTH, height: TILE_TALL };
  const shown = clue === null ? text.prompt.chance : clueInWords(clue, text);
  const label = owner === null ? shown : text.clueLabel(nameOf(owner, names, text), shown);
  return (
    <g role="img" aria-label={label}>
      <text class="dv-small" x={CLUE_LEFT} y="12">
        {text.clue}
      </text>
      {clue?.tile ? (
        <SecretTile {...size} face={faceOf(clue.tile)} />
      ) : (
        <BackTile {...size}>
          <TileNumber text="?" x={TILE_WIDTH / 2} y={TILE_TALL / 2} />
        </BackTile>
      )}
    </g>
  );
}

/** How many worlds are possible, what is out of play, and what was put back. */
function Facts({ table }: { table: Table }): JSX.Element {
  const { view, text, posterior, language } = table;
  const own = view.seat === null ? null : (view.returned[view.seat] ?? null);
  const facts = [
    posterior === null ? "" : text.worlds(count(posterior.worlds, language)),
    view.removed.B > 0 ? text.removed(view.removed.B) : "",
    own === null ? "" : text.putBack(text.tile(own)),
  ].filter(Boolean);
  return (
    <>
      {facts.map((fact, index) => (
        <text key={fact} class="dv-small" x={FACTS_LEFT} y={26 + index * 17}>
          {fact}
        </text>
      ))}
    </>
  );
}
