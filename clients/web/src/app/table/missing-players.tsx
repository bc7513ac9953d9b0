/** Players elsewhere who have done nothing yet: their links may not have been sent. */
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { CopyButton } from "../copy-button";
import { linkTo } from "../router";
import { words } from "../words";
import { type SeatPlan, seatsToInvite } from "./seats";

interface Props {
  game: Ruleset;
  id: string;
  names: readonly string[];
  plan: readonly SeatPlan[];
  acted: ReadonlySet<number>;
}

export function MissingPlayers({ game, id, names, plan, acted }: Props): JSX.Element | null {
  const text = words().table;
  const missing = seatsToInvite(plan).filter(({ seat }) => !acted.has(seat));
  if (missing.length === 0) return null;
  return (
    <ul class="stack tight">
      {missing.map(({ seat, token }) => (
        <li key={seat} class="notice">
          <p>{text.notHere(names[seat] ?? "")}</p>
          <CopyButton label={text.seatLink(names[seat] ?? "")} text={() => linkTo({ page: "join", game, id, token })} />
        </li>
      ))}
    </ul>
  );
}
