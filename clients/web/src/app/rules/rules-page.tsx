/** The rules of a game, at the section that a reason names. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Ruleset } from "regelwerk-client";
import { apiKey } from "../api-key/key";
import { PageTitle } from "../page-title";
import { hrefOf } from "../router";
import { clientOf } from "../service";
import { tellTrouble } from "../trouble";
import { words } from "../words";

export function RulesPage({ game, section }: { game: Ruleset; section: string | null }): JSX.Element {
  const read = useSignal<JSX.Element | null>(null);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    Promise.all([clientOf(game).rules(), import("./markdown")]).then(([text, { Markdown }]) => {
      read.value = <Markdown text={text} />;
    }, tellTrouble);
  }, [game]);
  useEffect(() => {
    if (read.value === null || section === null) return;
    const heading = article.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(section)}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
    heading?.classList.add("sought");
  }, [read.value, section]);
  const text = words();
  return (
    <>
      <PageTitle title={text.rules.of(text.games[game].title)} />
      <p class="row">
        <a href={hrefOf({ page: "new", game, opened: {} })}>{text.rules.play}</a>
        {/* A link takes no key along, and a service that wants one would not answer. */}
        {apiKey.value === null && <a href={`/v1/${game}/rules`}>{text.rules.asText}</a>}
      </p>
      <p class="help">{text.rules.language}</p>
      {read.value && (
        <article ref={article} lang="en" class="card rules-text">
          {read.value}
        </article>
      )}
    </>
  );
}
