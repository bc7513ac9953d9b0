/** A live game: board, players, moves, and everything that can be asked while it is played. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { NotFound, type Ruleset, type SessionEvent, Unauthorized } from "regelwerk-client";
import { announce } from "../announcer";
import { GameTitle } from "../game-title";
import { gameUi, isLoaded } from "../game-ui";
import { inferenceOf } from "../inference";
import { dismissAll, notify, withdraw } from "../notices";
import { hidesThings } from "../rulesets";
import { clientOf, exchanges, forgetExchanges, keepUnnoted, service } from "../service";
import { language } from "../settings";
import { inWords, tellTrouble } from "../trouble";
import { words } from "../words";
import { keptGame } from "./kept-games";
import type { SeatPlan } from "./seats";
import { Table } from "./table";
import { TableView } from "./table-view";

interface Props<R extends Ruleset> {
  game: R;
  id: string;
  watching: boolean;
}

export function TablePage<R extends Ruleset>({ game, id, watching }: Props<R>): JSX.Element {
  const table = useSignal<Table<R> | null>(null);
  const failure = useSignal<unknown>(null);
  useEffect(() => {
    const plan = watching ? [] : (keptGame(game, id)?.plan ?? []);
    const made = tableOf(game, id, plan);
    failure.value = null;
    made.open().then(
      () => {
        table.value = made;
      },
      (trouble: unknown) => {
        failure.value = trouble;
      },
    );
    const stops = [followConnection(made, id), forgetAtCurtains(made), noteOnlyWhoLooks(game, made, plan)];
    return () => {
      for (const stop of stops) stop();
      made.close();
      table.value = null;
      dismissAll();
    };
  }, [game, id, watching]);
  const text = words();
  const isReady = isLoaded(game) && table.value !== null;
  return (
    <>
      <GameTitle game={game} title={text.games[game].title} />
      {isReady && table.value && <TableView table={table.value} game={game} id={id} />}
      {failure.value !== null && <Failure trouble={failure.value} />}
      {!isReady && failure.value === null && <p role="status">{text.table.opening}</p>}
    </>
  );
}

function Failure({ trouble }: { trouble: unknown }): JSX.Element {
  const text = words().table;
  const isGone = trouble instanceof NotFound || trouble instanceof Unauthorized;
  return (
    <section class="card stack" role="alert">
      <p>{inWords(trouble)}</p>
      <div class="row">
        {!isGone && (
          <button type="button" onClick={() => location.reload()}>
            {text.tryAgain}
          </button>
        )}
        <a class="button" href="#/">
          {text.backHome}
        </a>
      </div>
    </section>
  );
}

function tableOf<R extends Ruleset>(game: R, id: string, plan: readonly SeatPlan[]): Table<R> {
  const client = clientOf(game);
  const table: Table<R> = new Table<R>({
    game,
    plan,
    live: (token) => client.session(id, token),
    infer: inferenceOf(game, service),
    onTrouble: tellTrouble,
    onForeignSecrets: forgetExchanges,
    onEvent: (event) => tell(game, table, event),
  });
  return table;
}

/** Says everything that happens, and at last what there is now; but not all that has happened before one came. */
function tell<R extends Ruleset>(game: R, table: Table<R>, event: SessionEvent): void {
  const document = table.shown.value;
  const { ui } = gameUi(game);
  if (document === null || event.version < table.openedAt) return;
  const names = document.seats.map(({ name }) => name);
  const text = words().table;
  if (event.type === "move" && event.move !== null) {
    const said = ui?.describeMove(event.move, language.value, names) ?? event.move;
    const who = event.seat === null ? text.chance : (names[event.seat] ?? "");
    const isNewest = event.version >= document.version;
    const isOver = document.status === "over";
    const now = isNewest ? (ui?.describeView(document.view, language.value, names, isOver) ?? "") : "";
    announce(`${who}: ${said}. ${now}`);
    return;
  }
  announce(text.event(event.type, event.seat === null ? "" : (names[event.seat] ?? "")));
}

/** What the player before has seen is in the answers to the requests of this page, and in what was said of them. */
function forgetAtCurtains<R extends Ruleset>(table: Table<R>): () => void {
  return table.look.subscribe(({ curtainFor }) => {
    if (curtainFor === null) return;
    forgetExchanges();
    announce("");
  });
}

/** The page also asks for the solver's seats and for players who are not there: they have secrets from who is. */
function noteOnlyWhoLooks<R extends Ruleset>(game: R, table: Table<R>, plan: readonly SeatPlan[]): () => void {
  if (!hidesThings(game)) return () => undefined;
  return table.look.subscribe(({ seat }) => {
    keepUnnoted(plan.flatMap(({ token }, index) => (index === seat || token === null ? [] : [token])));
  });
}

/** The connection shows in how requests for events are answered. */
function followConnection<R extends Ruleset>(table: Table<R>, id: string): () => void {
  return exchanges.subscribe(([newest]) => {
    if (!newest?.url.includes(`/sessions/${id}/events`)) return;
    const wasLost = table.connection.peek() === "lost";
    table.noteConnection(newest.status !== null && newest.status < 500);
    if (!wasLost || table.connection.peek() !== "open") return;
    withdraw(words().troubles.unreachable);
    notify("good", words().table.connectionBack);
  });
}
