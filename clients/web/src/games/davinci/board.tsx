/** The table of Da Vinci Code, as the seat that looks may see it. */
import type { JSX } from "preact";
import type { BoardProps } from "../contract";
import { ArrangeRow } from "./arrange";
import { chancesOf, placesOf } from "./chances";
import { Desk } from "./desk";
import { useKept } from "./kept";
import { lastMarks } from "./last";
import { layoutOf, seatsFromTop, WIDTH } from "./layout";
import { Pool } from "./pool";
import { SeatRow } from "./row";
import { isOwnTurn, type Table } from "./table";
import { words } from "./text";
import type { Spot } from "./tiles";
import "./davinci.css";

export function Board(props: BoardProps<"davinci">): JSX.Element {
  const table = useTable(props);
  const { view, seat, text } = table;
  const { height, rowTop, poolTop, deskTop } = layoutOf(view.rows.length, seat);
  const arranging = view.phase === "arrange" && isOwnTurn(table);
  const order = seatsFromTop(view.rows.length, seat);
  const nearest = order.at(-1);
  return (
    <svg class="dv-board" viewBox={`0 0 ${WIDTH} ${height}`} role="group" aria-label={text.board}>
      {order.slice(0, -1).map((one) => (
        <SeatRow key={one} table={table} seat={one} top={rowTop(one)} />
      ))}
      <Pool table={table} top={poolTop} />
      <Desk table={table} top={deskTop} />
      {nearest !== undefined &&
        (arranging ? (
          <ArrangeRow table={table} seat={nearest} top={rowTop(nearest)} deskTop={deskTop} />
        ) : (
          <SeatRow table={table} seat={nearest} top={rowTop(nearest)} />
        ))}
    </svg>
  );
}

function useTable({ moves, last, ...props }: BoardProps<"davinci">): Table {
  const { view, seat, hint, posterior, language } = props;
  const moment = `${seat}:${view.turn}:${view.phase}:${view.guesses.length}`;
  const [wanted, choose] = useKept<Spot | null>(moment, null);
  const [place, choosePlace] = useKept<number | null>(`${seat}:${view.turn}`, null);
  const places = view.phase === "guess" ? placesOf(moves) : [];
  return {
    ...props,
    text: words(language),
    legal: new Set(moves.map(({ move }) => move)),
    places,
    place: place !== null && places.includes(place) ? place : (places[0] ?? null),
    chances: chancesOf(posterior, hint),
    marks: lastMarks(view, last),
    chosen: wanted !== null && view.rows[wanted.seat]?.[wanted.position]?.tile === null ? wanted : null,
    choose,
    choosePlace,
  };
}
