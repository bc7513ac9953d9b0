/** Where everybody begins: the games, one's own tables, and what one brings along. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { OpenThings } from "../open-things";
import { PageTitle } from "../page-title";
import { hrefOf } from "../router";
import { RULESETS } from "../rulesets";
import { language } from "../settings";
import { forgetGame, type KeptGame, keptGames } from "../table/kept-games";
import { words } from "../words";

export function HomePage(): JSX.Element {
  const text = words();
  return (
    <>
      <PageTitle title={text.home.title} />
      <p class="muted">{text.home.intro}</p>
      <ul class="cards">
        {RULESETS.map((game) => (
          <li key={game}>
            <a class="card game-card" href={hrefOf({ page: "new", game, opened: {} })}>
              <h2>{text.games[game].title}</h2>
              <p>{text.games[game].summary}</p>
              <p class="muted">{text.games[game].players}</p>
            </a>
          </li>
        ))}
      </ul>
      <MyGames />
      <OpenThings game={null} />
    </>
  );
}

function MyGames(): JSX.Element | null {
  const games = useSignal<readonly KeptGame[]>(keptGames());
  const text = words().home;
  if (games.value.length === 0) return null;
  return (
    <section class="card stack tight" aria-labelledby="my-games">
      <h2 id="my-games">{text.myGames}</h2>
      <p class="help">{text.myGamesHelp}</p>
      <ul class="stack tight">
        {games.value.map((each) => (
          <li key={each.id} class="row spread">
            <a href={hrefOf({ page: "table", game: each.game, id: each.id, watching: false })}>
              {words().games[each.game].title}: {each.names.join(", ")} · {when(each.since)}
            </a>
            <button
              type="button"
              class="quiet"
              aria-label={text.forgetGame(each.names.join(", "))}
              onClick={() => {
                forgetGame(each.id);
                games.value = keptGames();
              }}
            >
              {text.forget}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function when(milliseconds: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}
