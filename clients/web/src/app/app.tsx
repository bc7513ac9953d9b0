/** The page around all pages. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { LANGUAGES } from "../text/language";
import { Announcer } from "./announcer";
import { ApiKeyButton, ApiKeyPanel } from "./api-key/key-panel";
import { HomePage } from "./home/home-page";
import { NewGamePage } from "./home/new-game";
import { Inspector } from "./inspector/inspector";
import { LimitLine } from "./limit-line";
import { PositionPage } from "./line/position-page";
import { RecordPage } from "./line/record-page";
import { Notices } from "./notices";
import { PageTitle } from "./page-title";
import { hrefOf, route } from "./router";
import { RulesPage } from "./rules/rules-page";
import { chooseLanguage, chooseTheme, language, THEMES, theme } from "./settings";
import { JoinPage } from "./table/join-page";
import { TablePage } from "./table/table-page";
import { words } from "./words";

export function App(): JSX.Element {
  const main = useRef<HTMLElement>(null);
  const text = words();
  useEffect(() => {
    scrollTo(0, 0);
  }, [route.value]);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place in the page, as links do */}
      <a
        class="skip-link button"
        href="#main"
        onClick={(event) => {
          // The fragment says which page is shown, so the browser must not follow this one.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {text.skip}
      </a>
      <header class="top">
        <a class="brand" href={hrefOf({ page: "home" })}>
          <img src="/icon.svg" alt="" width="26" height="26" />
          Regelwerk
        </a>
        <nav aria-label={text.pages}>
          <a href={hrefOf({ page: "home" })}>{text.allGames}</a>
          <a href="/docs">{text.api}</a>
        </nav>
        <Settings />
      </header>
      <main ref={main} id="main" tabIndex={-1}>
        <ApiKeyPanel />
        <LimitLine />
        <Notices />
        <Page />
      </main>
      <footer class="foot">
        <Inspector />
      </footer>
      <Announcer />
    </>
  );
}

function Page(): JSX.Element {
  const to = route.value;
  switch (to.page) {
    case "home":
      return <HomePage key="home" />;
    case "new":
      return <NewGamePage key={`new ${to.game}`} game={to.game} opened={to.opened} />;
    case "table":
      return <TablePage key={`table ${to.id}`} game={to.game} id={to.id} watching={to.watching} />;
    case "join":
      return <JoinPage key={`join ${to.id}`} game={to.game} id={to.id} />;
    case "position":
      return <PositionPage key={`position ${to.game}`} game={to.game} opened={to.opened} />;
    case "record":
      return <RecordPage key={`record ${to.game}`} game={to.game} opened={to.opened} />;
    case "rules":
      return <RulesPage key={`rules ${to.game}`} game={to.game} section={to.section} />;
    case "unknown":
      return <NothingHere />;
  }
}

function NothingHere(): JSX.Element {
  const text = words();
  return (
    <>
      <PageTitle title={text.nothingHere} />
      <p>
        <a href={hrefOf({ page: "home" })}>{text.table.backHome}</a>
      </p>
    </>
  );
}

const LANGUAGE_NAMES = { en: "English", de: "Deutsch", es: "Español" } as const;

function Settings(): JSX.Element {
  const text = words().settings;
  return (
    <div class="row">
      <select
        aria-label={text.language}
        value={language.value}
        onChange={(event) => chooseLanguage(LANGUAGES[event.currentTarget.selectedIndex] ?? "en")}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
      <select
        aria-label={text.theme}
        value={theme.value}
        onChange={(event) => chooseTheme(THEMES[event.currentTarget.selectedIndex] ?? "system")}
      >
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {text.themes[each]}
          </option>
        ))}
      </select>
      <ApiKeyButton />
    </div>
  );
}
