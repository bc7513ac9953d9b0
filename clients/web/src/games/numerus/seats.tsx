/** What each seat has: its longest chain, its points and its exchange chips. */
import type { JSX } from "preact";
import type { GameTypes } from "regelwerk-client";
import type { Language } from "../../text/language";
import { seatName } from "../seat-words";
import { chains, format, lengthOf, longest, tournamentPoints } from "./chains";
import { letter } from "./geometry";
import { texts } from "./text";

interface SeatsProps {
  view: GameTypes["numerus"]["view"];
  over: boolean;
  names: readonly string[];
  language: Language;
}

export function Seats({ view, over, names, language }: SeatsProps): JSX.Element {
  const text = texts(language);
  return (
    <ul class="num-seats">
      {view.collected.map((numbers, seat) => {
        const best = longest(chains(numbers))[0];
        const left = view.exchange_left[seat] ?? 0;
        return (
          <li key={seat} class={`num-seat-${seat}`} aria-current={!over && view.to_move === seat}>
            <span class="num-letter" aria-hidden="true">
              {letter(seat)}
            </span>
            <div class="num-line">
              <span class="num-name">{seatName(seat, names, language)}</span>
              {view.setup.exchange_chips > 0 && (
                <span class="num-exchange" role="img" aria-label={text.exchange(left)}>
                  {"◆".repeat(left)}
                  {"◇".repeat(Math.max(0, view.setup.exchange_chips - left))}
                </span>
              )}
              <span>{text.chips(numbers.length)}</span>
            </div>
            <div class="num-line">
              <span>{best ? text.longest(format(best), lengthOf(best)) : text.noChips}</span>
              {view.setup.scoring === "tournament" && <span>{text.points(tournamentPoints(numbers))}</span>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
