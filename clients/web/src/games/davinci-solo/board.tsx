/** The table of Da Vinci Solo. */
import type { JSX } from "preact";
import type { BoardProps } from "../contract";
import { useKept } from "../davinci/kept";
import { promptOf } from "./describe";
import { Hand } from "./hand";
import { HEIGHT, PROMPT_TOP, WIDTH } from "./layout";
import { parseMove } from "./move";
import { Rest } from "./rest";
import { Rows } from "./rows";
import type { Table } from "./table";
import { words } from "./text";
import "./davinci-solo.css";

export function Board(props: BoardProps<"davinci-solo">): JSX.Element {
  const table = useTable(props);
  const { view, text, taken, over } = table;
  return (
    <svg class="dvs-board" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={text.board}>
      <Rows table={table} />
      <text class="dvs-prompt" x={WIDTH / 2} y={PROMPT_TOP + 11}>
        {promptOf(view, taken, text, over)}
      </text>
      <Hand table={table} />
      <Rest table={table} />
    </svg>
  );
}

/** The tile drawn last is the one to be placed, until another one is taken. */
function useTable({ moves, last, ...props }: BoardProps<"davinci-solo">): Table {
  const { view, seat, over, language } = props;
  const inHand = view.hand.map(({ tile }) => tile);
  const [wanted, take] = useKept<string | null>(`${view.turn}:${inHand.join()}`, null);
  return {
    ...props,
    text: words(language),
    legal: new Set(moves.map(({ move }) => move)),
    last: last === null ? null : parseMove(last),
    taken: view.phase === "place" && seat !== null && !over ? (wanted ?? inHand.at(-1) ?? null) : null,
    take,
  };
}
