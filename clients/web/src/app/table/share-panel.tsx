/** Links to seats for players elsewhere, and to the game for those who look on. */
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { CopyButton } from "../copy-button";
import { linkTo } from "../router";
import { words } from "../words";
import { type SeatPlan, seatsToInvite } from "./seats";

interface Props<R extends Ruleset> {
  game: R;
  id: string;
  names: readonly string[];
  plan: readonly SeatPlan[];
}

export function SharePanel<R extends Ruleset>({ game, id, names, plan }: Props<R>): JSX.Element {
  const text = words().table;
  const elsewhere = seatsToInvite(plan);
  return (
    <section class="card stack tight" aria-labelledby="share-title">
      <h2 id="share-title">{text.share}</h2>
      {elsewhere.length > 0 && <p class="help">{text.seatLinkHelp}</p>}
      <ul class="stack tight">
        {elsewhere.map(({ seat, token }) => (
          <li key={seat}>
            <CopyButton
              label={text.seatLink(names[seat] ?? "")}
              text={() => linkTo({ page: "join", game, id, token })}
            />
          </li>
        ))}
        <li>
          <CopyButton label={text.watchLink} text={() => linkTo({ page: "table", game, id, watching: true })} />
        </li>
      </ul>
    </section>
  );
}
