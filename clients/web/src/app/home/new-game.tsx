/** A new game of one ruleset: options, players, seed. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Game, Ruleset } from "regelwerk-client";
import { isLoaded } from "../game-ui";
import { OpenThings } from "../open-things";
import { PageTitle } from "../page-title";
import { unpacked } from "../packing";
import { type Opened, hrefOf } from "../router";
import { service } from "../service";
import { tellTrouble } from "../trouble";
import { words } from "../words";
import type { Beginning } from "./begin";
import { NewGameForm } from "./new-game-form";

export function NewGamePage<R extends Ruleset>({ game, opened }: { game: R; opened: Opened }): JSX.Element {
  const catalogue = useSignal<Game | null>(null);
  const beginning = useSignal<Beginning | null>(null);
  useEffect(() => {
    service.getGame(game).then((found) => {
      catalogue.value = found;
    }, tellTrouble);
  }, [game]);
  useEffect(() => {
    if (opened.packed === undefined) return;
    unpacked(opened.packed).then((value) => {
      if (isBeginning(value)) beginning.value = value;
    }, tellTrouble);
  }, [opened.packed]);
  const text = words();
  const ready = isLoaded(game) && catalogue.value && (opened.packed === undefined || beginning.value);
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
      {ready && catalogue.value && (
        <NewGameForm key={game} game={game} catalogue={catalogue.value} beginning={beginning.value} />
      )}
      {ready && <OpenThings game={game} />}
    </>
  );
}

function isBeginning(value: unknown): value is Beginning {
  if (typeof value !== "object" || value === null) return false;
  const { record, ply, names } = value as Partial<Record<keyof Beginning, unknown>>;
  return typeof record === "object" && typeof ply === "number" && Array.isArray(names);
}
