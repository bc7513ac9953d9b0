/** Opens what people bring along: a link, a record, a position. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { GameClient, Ruleset } from "regelwerk-client";
import { FaultAlert } from "./fault-alert";
import { gameOf, openPosition, openRecord, Unreadable } from "./line/opening";
import { isFaultOfGiven, whyNot } from "./line/why-not";
import { LONGEST, packed } from "./packing";
import { go, type Route, routeOf } from "./router";
import { RULESETS } from "./rulesets";
import { clientOf } from "./service";
import { tellTrouble } from "./trouble";
import { words } from "./words";

/** @param game the ruleset that is meant where the text names none; null: it is asked for. */
export function OpenThings({ game }: { game: Ruleset | null }): JSX.Element {
  const text = words().open;
  const typed = useSignal("");
  const meant = useSignal<Ruleset>(game ?? RULESETS[0]);
  const fault = useSignal<string | null>(null);
  const open = async (content: string) => {
    fault.value = null;
    try {
      const to = await destination(content, meant.value);
      if (to) {
        await checkReadable(to, content.trim());
        go(to);
      } else fault.value = text.nothing;
    } catch (trouble) {
      if (isFaultOfGiven(trouble)) fault.value = whyNot(trouble);
      else tellTrouble(trouble);
    }
  };
  return (
    <form
      class="card stack"
      aria-label={text.title}
      onSubmit={(event) => {
        event.preventDefault();
        void open(typed.value);
      }}
    >
      <h2>{text.title}</h2>
      <p id="open-help" class="help">
        {text.help}
      </p>
      <div class="field">
        <label for="open-text">{text.label}</label>
        <textarea
          id="open-text"
          class="code"
          spellcheck={false}
          aria-describedby="open-fault open-help"
          aria-invalid={fault.value !== null}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <FaultAlert id="open-fault" text={fault.value} />
      </div>
      <div class="row bottom">
        {game === null && (
          <div class="field">
            <label for="open-game">{text.game}</label>
            <select
              id="open-game"
              value={meant.value}
              onChange={(event) => {
                meant.value = RULESETS[event.currentTarget.selectedIndex] ?? RULESETS[0];
              }}
            >
              {RULESETS.map((each) => (
                <option key={each} value={each}>
                  {words().games[each].title}
                </option>
              ))}
            </select>
          </div>
        )}
        <label class="button file">
          {text.file}
          {/* The button that browsers draw is in their own language. */}
          <input
            class="visually-hidden"
            type="file"
            accept=".json,.txt,.pgn,application/json,text/plain"
            onChange={(event) => {
              const input = event.currentTarget;
              input.files?.[0]?.text().then(open, tellTrouble);
              // So that the same file can be chosen again once it was mended.
              input.value = "";
            }}
          />
        </label>
        <button type="submit" class="primary">
          {text.submit}
        </button>
      </div>
    </form>
  );
}

type Destination = Exclude<Route, { page: "unknown" }>;

/** Where a text leads; null if it says nothing. */
export async function destination(content: string, meant: Ruleset): Promise<Destination | null> {
  if (content.length > LONGEST) throw new Unreadable();
  const text = content.trim();
  if (text === "") return null;
  if (isLink(text)) {
    const to = routeOf(text.slice(text.indexOf("#/")));
    return to.page === "unknown" ? null : to;
  }
  const game = gameOf(text) ?? meant;
  if (isRecord(text)) return { page: "record", game, opened: { packed: await packed(text) } };
  if (text.startsWith("{")) return { page: "position", game, opened: { packed: await packed(JSON.parse(text)) } };
  return { page: "position", game, opened: { text } };
}

function isLink(text: string): boolean {
  return text.includes("#/") && !/^\{|\s/.test(text);
}

/** Throws what is wrong with a text, so that whoever gave it can mend it where it stands. */
async function checkReadable(to: Destination, text: string): Promise<void> {
  if (to.page === "record" && !isLink(text)) {
    await openRecord(clientOf(to.game), text);
  } else if (to.page === "position" && !isLink(text)) {
    await checkPosition(clientOf(to.game), text);
  }
}

async function checkPosition<R extends Ruleset>(client: GameClient<R>, text: string): Promise<void> {
  const { start, isView } = await openPosition(client, text);
  // Positions as JSON have been taken as they are.
  await client.legalMoves((isView ? { view: start } : { state: start }) as Parameters<typeof client.legalMoves>[0]);
}

/** Records have tag lines, numbered plies or, as JSON, moves; positions have nothing of this. */
function isRecord(text: string): boolean {
  return /^[^\S\n]*\[\s*[A-Za-z]/m.test(text) || /(?:^|\s)1\.+\s*\S/.test(text) || /"moves"\s*:/.test(text);
}
