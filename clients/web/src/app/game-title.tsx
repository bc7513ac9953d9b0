/** The heading of a page about a game, with what the game is about and the way to its rules. */
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { PageTitle } from "./page-title";
import { hrefOf } from "./router";
import { words } from "./words";

export function GameTitle({ game, title }: { game: Ruleset; title: string }): JSX.Element {
  const text = words();
  return (
    <div class="stack tight">
      <div class="row spread">
        <PageTitle title={title} />
        <a class="button" href={hrefOf({ page: "rules", game, section: null })}>
          {text.rules.title}
        </a>
      </div>
      <p class="muted">{text.games[game].goal}</p>
    </div>
  );
}
