/** Takes a seat by its link. The token leaves the address at once, before anything is asked. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { GameClient, Ruleset } from "regelwerk-client";
import { PageTitle } from "../page-title";
import { goInstead } from "../router";
import { clientOf } from "../service";
import { forThisTab, keep, kept } from "../storage";
import { inWords } from "../trouble";
import { words } from "../words";
import { keepGame, keptInTab } from "./kept-games";
import type { SeatPlan } from "./seats";

const waitingName = (id: string): string => `joining:${id}`;

/** Keeps the token of a link in this tab, and takes it out of the address and the history. */
export function takeToken(game: Ruleset, id: string, token: string): void {
  keep(forThisTab, waitingName(id), token);
  goInstead({ page: "join", game, id, token: null });
}

export function JoinPage({ game, id }: { game: Ruleset; id: string }): JSX.Element {
  const failure = useSignal<unknown>(null);
  useEffect(() => {
    let isLeft = false;
    const token = kept(forThisTab, waitingName(id));
    const joining = typeof token === "string" ? join(clientOf(game), id, token) : Promise.resolve();
    joining.then(
      () => {
        keep(forThisTab, waitingName(id), null);
        if (!isLeft) goInstead({ page: "table", game, id, watching: false });
      },
      (trouble: unknown) => {
        failure.value = trouble;
      },
    );
    return () => {
      isLeft = true;
    };
  }, [game, id]);
  return (
    <>
      <PageTitle title={words().table.joining} />
      <div role="alert">{failure.value !== null && <p>{inWords(failure.value)}</p>}</div>
    </>
  );
}

async function join<R extends Ruleset>(
  client: Pick<GameClient<R>, "slug" | "session">,
  id: string,
  token: string,
): Promise<void> {
  const { seats, you } = await client.session(id, token).refresh();
  const before = keptInTab(id)?.plan ?? [];
  const plan = seats.map(({ seat }): SeatPlan => {
    if (seat === you.seat) return { kind: "here", token };
    return before[seat] ?? { kind: "remote", token: null };
  });
  keepGame({ game: client.slug, id, names: seats.map(({ name }) => name), plan, since: Date.now() });
}
