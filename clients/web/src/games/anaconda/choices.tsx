/** What can be done: a pair to roll, what the dice show, or a face for a die beside the two that lie. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Press } from "../../board/press";
import type { BoardProps } from "../contract";
import { type Die, others, PAIRS, type Placement, placement, type Row, roll, rolled } from "./dice";
import { BadgePicture, FACE, Faces, WIDTH } from "./picture";
import { texts } from "./text";
import { describeWorth } from "./words";
import type { Badge } from "./worth";

interface ChoicesProps extends BoardProps<"anaconda"> {
  row: Row;
  /** The die whose faces are offered. */
  die: Die | null;
  legal: ReadonlySet<string>;
  worth: ReadonlyMap<string, Badge>;
  active: boolean;
}

const SMALL = 56;

export function Choices(props: ChoicesProps): JSX.Element | null {
  if (props.view.phase === "choose") return <Pairs {...props} />;
  if (props.view.phase === "roll") return <Outcome {...props} />;
  const pair = props.die && others(props.row, props.die);
  return props.die && pair && <Placements {...props} die={props.die} pair={pair} />;
}

/** The three pairs of dice, one of which is rolled. */
function Pairs(props: ChoicesProps): JSX.Element {
  const { legal, worth, active, language, play } = props;
  return (
    <>
      {PAIRS.map((pair, index) => {
        const move = roll(pair);
        const badge = worth.get(move);
        return (
          <Press
            key={move}
            label={[texts(language).roll(...pair), ...worthOf(props, move)].join(", ")}
            class={`ana-choice ${legal.has(move) ? "ana-legal" : "ana-illegal"} ${badge?.best ? "ana-best" : ""}`}
            transform={`translate(${10 + index * 116} 40)`}
            disabled={!active}
            onPress={() => play(move)}
          >
            <rect class="ana-target" width="108" height="74" />
            {pair.map((die, place) => (
              <g key={die} transform={`translate(${place * 52 + 3} 3)`}>
                <rect class={`ana-body ana-${die}`} width="50" height="50" rx="9" />
                <text class="ana-choice-name" x="25" y="32">
                  {die}
                </text>
              </g>
            ))}
            {badge && <BadgePicture badge={badge} x={54} y={64} />}
          </Press>
        );
      })}
    </>
  );
}

/** The faces that the two rolling dice may come to show; both have to be chosen. */
function Outcome({ view, moves, active, language, play }: ChoicesProps): JSX.Element | null {
  const [faces, setFaces] = useState<Partial<Record<Die, number>>>({});
  const text = texts(language);
  if (!view.rolling || moves.length === 0) return null;
  const [one, other] = view.rolling as [Die, Die];
  const choose = (die: Die, face: number) => {
    const next = { ...faces, [die]: face };
    setFaces(next);
    if (next[one] !== undefined && next[other] !== undefined) play(rolled(next));
  };
  return (
    <>
      {[one, other].map((die, side) => (
        <g key={die} transform={`translate(${14 + side * 182} 0)`}>
          <text class="ana-heading" x={1.5 * FACE} y="16">
            {text.die(die)}
          </text>
          <g transform="translate(0 24)">
            <Faces
              die={die}
              columns={3}
              legal={() => true}
              badge={() => undefined}
              label={(face) => text.showFace(die, face)}
              chosen={faces[die] ?? 0}
              disabled={!active}
              choose={(face) => choose(die, face)}
            />
          </g>
        </g>
      ))}
    </>
  );
}

/** The two dice that stay where they are, and on either side the faces with which the third can be put there. */
function Placements(props: ChoicesProps & { die: Die; pair: readonly [Die, Die] }): JSX.Element {
  const { die, pair, view, legal, worth, active, language, play } = props;
  const text = texts(language);
  return (
    <>
      {pair.map((neighbour, side) => (
        <g key={side} transform={`translate(${side * (SMALL + 2) + 123} 71)`}>
          <rect class={`ana-body ana-${neighbour}`} width={SMALL} height={SMALL} rx="9" />
          <text class="ana-stays" x={SMALL / 2} y="37">
            {view.dice[neighbour]}
          </text>
          <text class="ana-heading" x={SMALL / 2} y={SMALL + 18}>
            {neighbour}
          </text>
        </g>
      ))}
      {pair.map((neighbour, side) => (
        <g key={side} transform={`translate(${side === 0 ? 14 : WIDTH - 14 - 2 * FACE} 0)`}>
          <text class="ana-heading" x={FACE} y="16">
            {text.against(neighbour)}
          </text>
          <g transform="translate(0 24)">
            <Faces
              die={die}
              columns={2}
              legal={(face) => legal.has(placement({ die, face, neighbour }))}
              badge={(face) => worth.get(placement({ die, face, neighbour }))}
              label={(face) => placementLabel(props, { die, face, neighbour })}
              chosen={null}
              disabled={!active}
              choose={(face) => play(placement({ die, face, neighbour }))}
            />
          </g>
        </g>
      ))}
    </>
  );
}

function placementLabel(props: ChoicesProps, placed: Placement): string {
  const text = texts(props.language);
  const move = placement(placed);
  const words = text.place(placed.die, placed.face, placed.neighbour);
  return props.legal.has(move) ? [words, ...worthOf(props, move)].join(", ") : `${words} (${text.notLegal})`;
}

/** What the solver says of a move, in words; nothing where it was not asked. */
function worthOf({ hint, language, names }: ChoicesProps, move: string): readonly string[] {
  const ranked = hint?.moves.find((one) => one.move === move);
  return ranked ? [describeWorth(ranked, language, names)] : [];
}
