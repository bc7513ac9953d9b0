/** The board of the game for one: the fields with the solver's line, and the chains on the map. */
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../contract";
import { format, lengthOf } from "../numerus/chains";
import { type Badge, Fields } from "../numerus/fields";
import { numbersOf, readTake, take, takenBy } from "../numerus/moves";
import { NumberMap } from "../numerus/number-map";
import type { Point } from "../numerus/route";
import { texts as shared } from "../numerus/text";
import { bandsOf, isSafe, penalty, spansOf } from "./chains";
import { type Answer, Question } from "./question";
import { texts } from "./text";
import { describeWorth } from "./words";

type Props = BoardProps<"numerus-solo">;

const NONE: ReadonlySet<number> = new Set();

export function Board(props: Props): JSX.Element {
  const { view, moves, hint, last, busy, language, play } = props;
  const text = texts(language);
  const active = moves.length > 0 && !busy;
  const legal = useMemo(() => takenBy(moves), [moves]);
  const ofMoves = useMemo(() => badgesOf(hint), [hint]);
  const badges = useMemo(() => bestOfChips(ofMoves), [ofMoves]);
  const route = useMemo(() => (hint?.line ?? []).flatMap((move) => readTake(move)?.number ?? []), [hint]);
  const [question, setQuestion] = useState<{ view: Props["view"]; number: number } | null>(null);
  const asking = active && question?.view === view ? question.number : null;
  const onChip = (number: number) => {
    const [first, second] = answersOf(props, number, ofMoves);
    if (second) return setQuestion(asking === number ? null : { view, number });
    setQuestion(null);
    play(first?.move ?? take(number));
  };
  return (
    <div class="num-board">
      <div class="num-side">
        <Fields
          layout={view.setup.board}
          crossGaps={view.setup.cross_gaps}
          board={view.board}
          star={view.star}
          legal={legal}
          badges={badges}
          route={route}
          active={active}
          title={shared(language).board}
          starLabel={shared(language).star}
          chipLabel={(number, field) => chipLabel(props, number, field)}
          onChip={onChip}
          asking={asking}
          question={(middle: Point, width: number) =>
            asking !== null && (
              <Question
                key={asking}
                title={text.question(asking)}
                answers={answersOf(props, asking, ofMoves)}
                middle={middle}
                width={width}
                play={(move) => {
                  setQuestion(null);
                  play(move);
                }}
                close={() => setQuestion(null)}
              />
            )
          }
        />
        <p class="num-caption">{caption(props, active, asking)}</p>
      </div>
      <div class="num-side">
        <p class="num-summary">
          {text.chains(view.chains.length, spansOf(view).filter(isSafe).length)}
          <br />
          {view.to_move === null ? text.minus(penalty(view)) : text.sum(penalty(view))}
        </p>
        <NumberMap
          title={text.map}
          bands={bandsOf(view)}
          last={numbersOf(last)}
          pressable={NONE}
          legal={NONE}
          chosen={null}
          best={NONE}
          active={false}
          label={String}
          onNumber={() => undefined}
        />
        <ul class="visually-hidden">
          {spansOf(view).map((span) => (
            <li key={span}>{text.current(format(span), lengthOf(span), isSafe(span))}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The minus points that each move leads to, as badges; 0 is perfect. */
function badgesOf(hint: Props["hint"]): ReadonlyMap<string, Badge> {
  const least = Math.min(...(hint?.moves ?? []).map((ranked) => ranked.penalty ?? 0));
  return new Map(
    (hint?.moves ?? []).map(({ move, penalty: minus = 0 }) => [
      move,
      { text: minus === 0 ? "0" : `−${minus}`, tone: minus === least ? "good" : "bad", best: move === hint?.best },
    ]),
  );
}

/** Moves are listed best first, so that the first one of a chip is its best. */
function bestOfChips(badges: ReadonlyMap<string, Badge>): ReadonlyMap<number, Badge> {
  const found = new Map<number, Badge>();
  for (const [move, badge] of badges) {
    const number = readTake(move)?.number;
    if (number !== undefined && !found.has(number)) found.set(number, badge);
  }
  return found;
}

/** The listed moves that take a chip: none out of reach, two where it fits two chains. */
function answersOf(
  { moves, hint, language }: Props,
  number: number,
  badges: ReadonlyMap<string, Badge>,
): readonly Answer[] {
  return moves.flatMap(({ move, becomes = [] }) => {
    const taken = readTake(move);
    if (taken?.number !== number) return [];
    const [first = number, highest = number] = becomes;
    const chain = format([first, highest]);
    const ranked = hint?.moves.find((one) => one.move === move);
    const worth = ranked ? [describeWorth(ranked, language)] : [];
    const label = [texts(language).takeTo(number, taken.chain ?? number), shared(language).makes(chain), ...worth].join(
      ", ",
    );
    return [{ move, chain, label, badge: badges.get(move) }];
  });
}

function chipLabel({ moves, hint, language }: Props, number: number, field: string): string {
  const text = shared(language);
  const [listed, second] = moves.filter(({ move }) => readTake(move)?.number === number);
  if (!listed) return `${text.chipOn(number, field)}, ${text.outOfReach}`;
  const way = listed.direction ? text.goes(text.directions[listed.direction]) : text.jump;
  const [first = number, highest = number] = listed.becomes ?? [];
  const makes = listed.effect === "starts" ? texts(language).begins : text.makes(format([first, highest]));
  const ranked = hint?.moves.find(({ move }) => readTake(move)?.number === number);
  const worth = ranked ? [describeWorth(ranked, language)] : [];
  return [text.take(number), field, way, second ? texts(language).fitsTwo : makes, ...worth].join(", ");
}

/** What there is to do, in one line under the board. */
function caption({ view, over, moves, hint, language }: Props, active: boolean, asking: number | null): string {
  const { captions } = shared(language);
  const own = texts(language).captions;
  if (view.to_move === null) return captions.over;
  if (over) return "";
  if (view.to_move === "chance") return captions.deal;
  if (asking !== null) return own.choose(asking);
  if (hint?.line?.length) return own.line(hint.line.length);
  if (!active) return "";
  return moves.some(({ direction }) => direction === undefined) ? captions.jump : own.take;
}
