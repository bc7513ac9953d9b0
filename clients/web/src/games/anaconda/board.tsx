/** The board of Anaconda: the row of dice, and below it what can be done. */
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { Press } from "../../board/press";
import type { BoardProps } from "../contract";
import "./anaconda.css";
import { Choices } from "./choices";
import { DICE, type Die, dieToOffer, type Row, readPlacement, rowOf } from "./dice";
import { DIE, DiePicture, WIDTH } from "./picture";
import { texts } from "./text";
import { caption, describeDie } from "./words";
import { type Badge, badges } from "./worth";

type Props = BoardProps<"anaconda">;

const GAP = 8;
const HEIGHT = 324;

export function Board(props: Props): JSX.Element {
  const { view, moves, hint, busy, over, language, names } = props;
  const text = texts(language);
  const row = useRow(view);
  const legal = useMemo(
    () => new Set((moves.length ? moves : (hint?.moves ?? [])).map(({ move }) => move)),
    [moves, hint],
  );
  const mover = typeof view.to_move === "number" ? view.to_move : null;
  const worth = useMemo(
    () => badges(hint?.moves ?? [], hint?.best ?? null, mover, names, language),
    [hint, mover, names, language],
  );
  const [choice, setChoice] = useState<{ view: Props["view"]; die: Die } | null>(null);
  const chosen = choice?.view === view ? choice.die : dieToOffer(view, hint?.best ?? null, legal);
  const active = moves.length > 0 && !busy;
  const movable = !over && (view.phase === "play" || view.phase === "pasch");
  return (
    <div class="ana-board">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={text.picture}>
        {DICE.map((die) => {
          const face = view.dice[die];
          const picture = (
            <DiePicture
              die={die}
              face={face}
              mark={die === view.last ? text.last : null}
              rolling={view.rolling?.includes(die) ?? false}
              badge={bestOf(worth, die, movable && die !== chosen)}
            />
          );
          const place = `translate(${placeOf(row, die)} 6)`;
          const waits = row.waiting.includes(die) && !view.rolling?.includes(die);
          const look = `ana-die ${die === view.last ? "ana-last" : ""} ${waits ? "ana-waiting" : ""}`;
          if (!movable) {
            return (
              <g key={die} class={look} transform={place} role="img" aria-label={describeDie(view, die, language)}>
                {picture}
              </g>
            );
          }
          return (
            <Press
              key={die}
              label={`${text.chooseDie(die)} (${describeDie(view, die, language)})`}
              class={`${look} ${[...legal].some((move) => readPlacement(move)?.die === die) ? "ana-movable" : ""}`}
              transform={place}
              pressed={die === chosen}
              disabled={!active}
              onPress={() => setChoice({ view, die })}
            >
              {picture}
            </Press>
          );
        })}
        <g transform="translate(0 150)">
          {!over && <Choices {...props} row={row} die={chosen} legal={legal} worth={worth} active={active} />}
        </g>
      </svg>
      <p class="ana-caption">
        {worth.size > 0 && view.phase !== "choose"
          ? legend(view, language)
          : caption(view, active, language, names, over)}
      </p>
    </div>
  );
}

/** The row as it lay before and lies now, so that dice that were not touched do not change sides. */
function useRow(view: Props["view"]): Row {
  const before = useRef<readonly Die[]>([]);
  return useMemo(() => {
    const row = rowOf(view, before.current);
    before.current = row.lying;
    return row;
  }, [view]);
}

/** Lying dice touch and stand in the middle, a die still to come stands apart. */
function placeOf({ lying, waiting }: Row, die: Die): number {
  const index = [...lying, ...waiting].indexOf(die);
  const apart = lying.length === 2;
  const touching = apart ? 2 : GAP;
  const left = (WIDTH - 3 * DIE - 2 * GAP) / 2;
  return index === 2 && apart ? WIDTH - left - DIE : left + index * (DIE + touching);
}

/** The badge of a die that is not opened: what its best placement is worth. */
function bestOf(worth: ReadonlyMap<string, Badge>, die: Die, shown: boolean): Badge | undefined {
  return shown ? [...worth].find(([move]) => readPlacement(move)?.die === die)?.[1] : undefined;
}

function legend(view: Props["view"], language: Props["language"]): string {
  return view.setup.players === 3 ? texts(language).legendOfThree : texts(language).legend;
}
