/** A score with what it is made of. */
import type { JSX } from "preact";
import type { Ruleset, Score, ScoreItem } from "regelwerk-client";
import type { GameUi } from "../games/contract";
import { withMinus } from "../text/figures";
import { language } from "./settings";
import { words } from "./words";

interface Props<R extends Ruleset> {
  ui: GameUi<R> | null;
  names: readonly string[];
  score: Score;
}

export function ScoreTable<R extends Ruleset>({ ui, names, score }: Props<R>): JSX.Element {
  const text = words().score;
  const byPlace = [...score.seats].sort((one, other) => one.place - other.place);
  return (
    <div class="table-scroll" role="group" aria-label={text.title(score.final)} tabIndex={0}>
      <table>
        <caption class="visually-hidden">{text.title(score.final)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.place}</th>
            <th scope="col">{text.player}</th>
            <th scope="col">{text.points}</th>
            <th scope="col">{text.madeOf}</th>
          </tr>
        </thead>
        <tbody>
          {byPlace.map((seat) => (
            <tr key={seat.seat}>
              <td>{seat.place}</td>
              <th scope="row">{names[seat.seat]}</th>
              <td>{withMinus(seat.points)}</td>
              <td>
                <ul>
                  {seat.items.map((item, index) => (
                    <li key={index}>{itemInWords(item, ui)}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function itemInWords<R extends Ruleset>(item: ScoreItem, ui: GameUi<R> | null): string {
  // How a live game ended early is the same for all games.
  const label = words().score.endings[item.code] ?? ui?.describeScoreItem(item.code, language.value) ?? item.code;
  const things = item.tiles ?? item.numbers ?? [];
  // Things that are listed need no count.
  const listed = things.length > 0 ? ` (${things.join(" ")})` : "";
  const times = item.count === undefined || listed !== "" ? "" : ` × ${item.count}`;
  return `${label}${times}${listed}: ${withMinus(item.points)}`;
}
