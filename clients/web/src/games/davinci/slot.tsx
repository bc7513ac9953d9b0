/** A tile in a row: what is seen of it, what is known of it, and what pressing it does. */
import type { JSX } from "preact";
import { Press } from "../../board/press";
import { bestGuessAt, spotKey } from "./chances";
import { nameOf, ruledOut } from "./describe";
import { HeatBars } from "./heat";
import { LABEL_HEIGHT, type Line, linesOf, TILE_HEIGHT } from "./layout";
import { guessText } from "./move";
import { percent } from "./numbers";
import { isOwnTurn, type Table } from "./table";
import { BackTile, OpenTile, SecretTile, Star, TileNumber } from "./tile";
import { drawn, faceOf, type Slot, type Spot, type Value } from "./tiles";

/** On narrower tiles a percentage is written smaller. */
const ROOM_FOR_SHARE = 32;

interface SlotProps {
  table: Table;
  spot: Spot;
  slot: Slot;
  line: Line;
}

interface Action {
  label: string;
  run: () => void;
  legal: boolean;
  pressed?: boolean;
}

export function SlotView(props: SlotProps): JSX.Element {
  const { table, spot, line } = props;
  const { guess, tile } = table.marks;
  const action = actionOf(props);
  const last = same(guess, spot) || same(tile, spot);
  const look = `dv-slot ${action?.legal ? "dv-legal" : ""} ${last ? "dv-last" : ""} ${action?.pressed ? "dv-chosen" : ""}`;
  const place = `translate(${line.left(spot.position)} ${LABEL_HEIGHT})`;
  const picture = <SlotPicture {...props} />;
  if (action === null) {
    return (
      <g class={look} transform={place} role="img" aria-label={describeSlot(props)}>
        {picture}
      </g>
    );
  }
  const { label, run, pressed } = action;
  return (
    <Press
      class={look}
      transform={place}
      label={label}
      onPress={run}
      disabled={table.busy}
      {...(pressed === undefined ? {} : { pressed })}
    >
      {picture}
    </Press>
  );
}

function SlotPicture({ table, spot, slot, line }: SlotProps): JSX.Element {
  const { view, language, hint, marks } = table;
  const width = line.tileWidth;
  const size = { colour: slot.colour, width, height: TILE_HEIGHT };
  const chances = table.chances.get(spotKey(spot)) ?? [];
  const bestGuess = bestGuessAt(hint, spot);
  const worth = ownWorth(table, spot);
  return (
    <>
      {slot.tile === null ? (
        <BackTile {...size}>
          <RuledOut slot={slot} width={width} />
          {chances[0] ? (
            <>
              <text class="dv-likely" x={width / 2} y={TILE_HEIGHT * 0.53}>
                {drawn(chances[0].value)}
              </text>
              <text
                class={width < ROOM_FOR_SHARE ? "dv-share dv-share-narrow" : "dv-share"}
                x={width / 2}
                y={TILE_HEIGHT - 9}
              >
                {percent(chances[0].p, language)}
              </text>
            </>
          ) : (
            <TileNumber text="?" x={width / 2} y={TILE_HEIGHT * 0.55} />
          )}
        </BackTile>
      ) : slot.exposed ? (
        <OpenTile {...size} face={faceOf(slot.tile)} />
      ) : (
        <SecretTile {...size} face={faceOf(slot.tile)}>
          <RuledOut slot={slot} width={width} />
        </SecretTile>
      )}
      <rect class="dv-ring" x="-1.5" y="-1.5" width={width + 3} height={TILE_HEIGHT + 3} rx="6" />
      {chances.length > 0 && (
        <g transform={`translate(0 ${TILE_HEIGHT + 2})`}>
          <HeatBars chances={chances} jokers={view.setup.jokers} width={width} />
        </g>
      )}
      {worth && (
        <text class="dv-note" x={width / 2} y={TILE_HEIGHT + 13}>
          {worth.share}
        </text>
      )}
      {isStaked(table, spot) && <path class="dv-stake" d={`M3 ${TILE_HEIGHT + 1.5}h${width - 6}`} />}
      {same(marks.guess, spot) && <GuessMark guess={marks.guess} x={width - 6} />}
      {bestGuess?.value !== undefined && bestGuess.move === hint?.best && <HintMark value={bestGuess.value} />}
      {worth?.best && <Star x={0} y={0} />}
    </>
  );
}

function RuledOut({ slot, width }: { slot: Slot; width: number }): JSX.Element {
  const lines = linesOf(slot.ruled_out.map(drawn), width);
  return (
    <g class="dv-ruled-out">
      {lines.map((line, index) => (
        <text key={index} x={width / 2} y={9 + index * 9}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** The value that was guessed last, with a tick or a cross. */
function GuessMark({ guess, x }: { guess: { value: Value; right: boolean }; x: number }): JSX.Element {
  return (
    <g
      class={guess.right ? "dv-mark dv-right" : "dv-mark dv-wrong"}
      transform={`translate(${x} -3)`}
      aria-hidden="true"
    >
      <rect x="-15" y="-8" width="30" height="16" rx="8" />
      <text>{`${drawn(guess.value)} ${guess.right ? "✓" : "✗"}`}</text>
    </g>
  );
}

/** The guess that the solver recommends: not always the most probable value. */
function HintMark({ value }: { value: Value }): JSX.Element {
  return (
    <g class="dv-mark dv-right" transform="translate(8 -3)" aria-hidden="true">
      <rect x="-17" y="-8" width="34" height="16" rx="8" />
      <text>{`★ ${drawn(value)}`}</text>
    </g>
  );
}

/** What pressing this tile does; null where it is no more than a picture. */
function actionOf(props: SlotProps): Action | null {
  const { table, spot, slot } = props;
  return spot.seat === table.seat
    ? ownAction(props)
    : slot.tile === null
      ? choosing(props)
      : exposedAction(table, spot, slot);
}

function ownAction({ table, spot, slot }: SlotProps): Action | null {
  const { view, text, legal, play } = table;
  const { phase } = view;
  if (!isOwnTurn(table) || (phase !== "return" && phase !== "stake" && phase !== "reveal")) return null;
  const label = { return: text.putBackLabel, stake: text.stakeLabel, reveal: text.revealLabel }[phase];
  const move = `${phase}:${spot.position}`;
  return {
    label: label(`${text.place(spot.position)}, ${slotNotes({ table, spot, slot }).join(", ")}`),
    run: () => play(move),
    legal: legal.has(move),
  };
}

function choosing(props: SlotProps): Action | null {
  const { table, spot } = props;
  if (table.seat === null && !table.chances.has(spotKey(spot))) return null;
  const pressed = same(table.chosen, spot);
  return {
    label: table.text.guessTile(describeSlot(props)),
    run: () => table.choose(pressed ? null : spot),
    legal: isOwnTurn(table) && table.view.phase === "guess",
    pressed,
  };
}

/** Guessing a tile that lies open is tried like any move: the service says why not. */
function exposedAction(table: Table, spot: Spot, slot: Slot): Action | null {
  if (!isOwnTurn(table) || table.view.phase !== "guess" || slot.tile === null) return null;
  const face = faceOf(slot.tile);
  const move = guessText(spot, face === "-" ? face : parseInt(face, 10), null);
  return {
    label: table.text.guessTile(
      `${nameOf(spot.seat, table.names, table.text)}, ${table.text.tile(slot.tile)}, ${table.text.exposed}`,
    ),
    run: () => table.play(move),
    legal: false,
  };
}

function describeSlot(props: Omit<SlotProps, "line">): string {
  const { table, spot } = props;
  const name = nameOf(spot.seat, table.names, table.text);
  return `${name}, ${table.text.place(spot.position)}: ${slotNotes(props).join(", ")}`;
}

function slotNotes({ table, spot, slot }: Omit<SlotProps, "line">): string[] {
  const { text, language, marks, hint } = table;
  const own = spot.seat === table.seat;
  const seen = slot.tile === null ? text.view.unknown(slot.colour) : text.tile(slot.tile);
  const notes = [seen];
  if (slot.exposed) notes.push(text.exposed);
  else if (own) notes.push(text.ownHidden);
  if (slot.ruled_out.length && !slot.exposed) notes.push(ruledOut(slot, text));
  if (isStaked(table, spot)) notes.push(text.staked);
  const chances = table.chances.get(spotKey(spot)) ?? [];
  if (chances.length) {
    const told = chances.map(({ value, p }) => `${text.value(String(value))} (${percent(p, language)})`);
    notes.push(text.likely(text.list(told)));
  }
  if (same(marks.guess, spot)) notes.push(text.lastGuess(text.value(String(marks.guess.value)), marks.guess.right));
  if (same(marks.tile, spot)) notes.push(text.lastMove);
  const best = bestGuessAt(hint, spot);
  if (best?.hit_probability !== undefined) {
    notes.push(text.bestGuess(text.value(String(best.value)), percent(best.hit_probability, language)));
  }
  const worth = ownWorth(table, spot);
  if (worth) notes.push(text.worth.wins(worth.share), ...(worth.best ? [text.best] : []));
  return notes;
}

/** The chance to win after staking, exposing or putting back an own tile. */
function ownWorth(table: Table, spot: Spot): { share: string; best: boolean } | null {
  if (spot.seat !== table.seat) return null;
  const move = `${table.view.phase}:${spot.position}`;
  const ranked = table.hint?.moves.find((one) => one.move === move);
  if (ranked?.win_probability === undefined) return null;
  return { share: percent(ranked.win_probability, table.language), best: table.hint?.best === move };
}

function isStaked({ view }: Table, { seat, position }: Spot): boolean {
  return view.stake === position && view.to_move === seat;
}

function same<T extends Spot>(one: T | null, spot: Spot): one is T {
  return one !== null && one.seat === spot.seat && one.position === spot.position;
}
