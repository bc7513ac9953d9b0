/** The board of Nummerus Zahlus: the fields, all numbers as a map, and the seats. */
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../contract";
import { capitalised, seatName } from "../seat-words";
import { type Band, chains, format, isSingle, lengthOf, longest } from "./chains";
import { type Badge, Fields } from "./fields";
import { letter } from "./geometry";
import { numbersOf, readSwap, readTake, swap, swapOf, take, takenBy } from "./moves";
import { NumberMap } from "./number-map";
import { percent } from "./options";
import { Seats } from "./seats";
import { texts } from "./text";
import { toneOf } from "./tone";
import { describeWorth } from "./words";

type Props = BoardProps<"numerus">;

export function Board(props: Props): JSX.Element {
  const { view, moves, hint, last, over, busy, language, names, play } = props;
  const text = texts(language);
  const active = moves.length > 0 && !busy;
  const legal = useMemo(() => takenBy(moves), [moves]);
  const badges = useMemo(() => badgesOf(hint, view.setup.players, language), [hint, view, language]);
  const bands = useMemo(() => bandsOf(view), [view]);
  const exchange = useExchange(props, active);
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
          route={[]}
          active={active}
          title={text.board}
          starLabel={text.star}
          chipLabel={(number, field) => chipLabel(props, number, field)}
          onChip={(number) => play(take(number))}
          asking={null}
        />
        <p class="num-caption">{caption(props, active)}</p>
      </div>
      <div class="num-side">
        <Seats view={view} over={over} names={names} language={language} />
        <NumberMap
          title={text.map}
          bands={bands}
          last={numbersOf(last)}
          {...exchange}
          active={active}
          label={(number) => ownerLabel(props, number)}
        />
        {view.setup.exchange_chips > 0 && <p class="num-caption">{exchangeCaption(props, exchange.chosen)}</p>}
      </div>
    </div>
  );
}

/** The two steps of a swap: one chip is chosen on the map, then the other, in either order. */
function useExchange({ view, moves, hint, play }: Props, active: boolean) {
  const [choice, setChoice] = useState<{ view: Props["view"]; number: number } | null>(null);
  const chosen = active && choice?.view === view ? choice.number : null;
  const mover = typeof view.to_move === "number" ? view.to_move : null;
  const offered = active && mover !== null && view.setup.exchange_chips > 0;
  const swaps = moves.flatMap(({ move }) => readSwap(move) ?? []);
  const fitting = swaps.flatMap(({ give, get }) =>
    chosen === give ? [get] : chosen === get ? [give] : chosen === null ? [give] : [],
  );
  const best = hint?.best ? readSwap(hint.best) : null;
  const onNumber = (number: number) => {
    const made = chosen === null || mover === null ? null : swapOf(chosen, number, mover, view.collected);
    setChoice(made || chosen === number ? null : { view, number });
    if (made) play(swap(made));
  };
  return {
    chosen,
    pressable: new Set(offered ? view.collected.flat() : []),
    legal: new Set(offered ? fitting : []),
    best: new Set(best ? [best.give, best.get] : []),
    onNumber,
  };
}

/** The chains of all seats; the longest of each stands out as soon as it is one. */
function bandsOf(view: Props["view"]): readonly Band[] {
  return view.collected.flatMap((numbers, seat) => {
    const spans = chains(numbers);
    const outstanding = longest(spans);
    return spans.map((span) => ({
      span,
      look: `num-seat-${seat}`,
      mark: letter(seat),
      outstanding: lengthOf(span) > 1 && outstanding.includes(span),
    }));
  });
}

/** What each chip is worth: proved outcomes, or a share, compared with a fair one. */
function badgesOf(hint: Props["hint"], players: number, language: Props["language"]): ReadonlyMap<number, Badge> {
  const ranked = (hint?.moves ?? []).flatMap((one) => {
    const taken = readTake(one.move);
    return taken ? [{ ...one, number: taken.number }] : [];
  });
  return new Map(
    ranked.map((one) => {
      const proved =
        one.outcome && ({ win: ["+", "good"], draw: ["=", "even"], loss: ["−", "bad"] } as const)[one.outcome];
      const share = one.value ?? 0;
      const [text, tone] = proved ?? [percent(share, language), toneOf(share, players)];
      return [one.number, { text, tone, best: one.move === hint?.best }];
    }),
  );
}

function chipLabel({ view, moves, hint, language }: Props, number: number, field: string): string {
  const text = texts(language);
  const listed = moves.find(({ move }) => move === take(number));
  if (!listed) return `${text.chipOn(number, field)}, ${text.outOfReach}`;
  const way = listed.direction ? text.goes(text.directions[listed.direction]) : text.jump;
  const [first = number, highest = number] = listed.becomes ?? [];
  const own = typeof view.to_move === "number" ? (view.collected[view.to_move] ?? []) : [];
  const makes = isSingle(number, own) ? [] : [text.makes(format([first, highest]))];
  const ranked = hint?.moves.find(({ move }) => move === listed.move);
  const worth = ranked ? [describeWorth(ranked, language)] : [];
  return [text.take(number), field, way, ...makes, ...worth].join(", ");
}

function ownerLabel({ view, over, names, language }: Props, number: number): string {
  const text = texts(language);
  const owner = view.collected.findIndex((numbers) => numbers.includes(number));
  return owner === view.to_move && !over ? text.own(number) : text.owned(number, seatName(owner, names, language));
}

/** What there is to do, or who is to do it, in one line under the board. */
function caption({ view, over, moves, names, language }: Props, active: boolean): string {
  const { captions } = texts(language);
  if (view.to_move === null) return captions.over;
  if (over) return "";
  if (view.to_move === "chance") return captions.deal;
  if (!active) return captions.waiting(capitalised(seatName(view.to_move, names, language)));
  return moves.some(({ kind, direction }) => kind === "take" && direction === undefined)
    ? captions.jump
    : captions.take;
}

/** How to swap, where a swap is possible, in one line under the map. */
function exchangeCaption({ moves, language }: Props, chosen: number | null): string {
  const { captions } = texts(language);
  if (chosen !== null) return captions.partner(chosen);
  return moves.some(({ kind }) => kind === "swap") ? captions.exchange : "";
}
