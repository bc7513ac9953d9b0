/** A new game of one ruleset: options, players, seed. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Game, Ruleset } from "regelwerk-client";
import { isLoaded } from "../game-ui";
import { OpenThings } from "../open-things";
import { unpacked } from "../packing";
import { PageTitle } from "../page-title";
import { hrefOf, type Opened } from "../router";
import { service } from "../service";
import { tellTrouble } from "../trouble";
import { words } from "../words";
import { type Beginning, beginningIn } from "./begin";
import { NewGameForm } from "./new-game-form";

export function NewGamePage<R extends Ruleset>({ game, opened }: { game: R; opened: Opened }): JSX.Element {
  const catalogue = useSignal<Game | null>(null);
  const beginning = useSignal<Beginning | null>(null);
  const isUnreadable = useSignal(false);
  useEffect(() => {
    service.getGame(game).then((found) => {
      catalogue.value = found;
    }, tellTrouble);
  }, [game]);
  useEffect(() => {
    beginning.value = null;
    isUnreadable.value = false;
    if (opened.packed === undefined) return;
    unpacked(opened.packed)
      .then(beginningIn, () => null)
      .then((found) => {
        beginning.value = found;
        isUnreadable.value = found === null;
      });
  }, [opened.packed]);
  const text = words();
  const isReady = isLoaded(game) && catalogue.value !== null;
  const isRead = opened.packed === undefined || beginning.value !== null;
  return (
    <>
      <PageTitle title={text.games[game].title} />
      <p class="muted">{text.games[game].summary}</p>
      <nav class="row" aria-label={text.begin.otherWays}>
        <a class="button" href={hrefOf({ page: "position", game, opened: {} })}>
          {text.analysis.open}
        </a>
        <a class="button" href={hrefOf({ page: "rules", game, section: null })}>
          {text.rules.title}
        </a>
      </nav>
      <div role="alert">{isUnreadable.value && <p>{text.open.unreadable}</p>}</div>
      {isReady && isRead && catalogue.value && (
        <NewGameForm key={game} game={game} catalogue={catalogue.value} beginning={beginning.value} />
      )}
      {isReady && (isRead || isUnreadable.value) && <OpenThings game={game} />}
    </>
  );
}
