/** The table itself, once the game is there. */
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { BoardArea } from "../board-area";
import { gameUi } from "../game-ui";
import { MovesPanel } from "../moves-panel";
import { RefusalPanel } from "../refusal-panel";
import { language } from "../settings";
import { words } from "../words";
import { Actions } from "./actions";
import { Curtain } from "./curtain";
import { HistoryPanel } from "./history-panel";
import { keptGame } from "./kept-games";
import { MissingPlayers } from "./missing-players";
import { Result } from "./result";
import { SeatsBar } from "./seats-bar";
import { SharePanel } from "./share-panel";
import type { Table } from "./table";
import { UndoQuestions } from "./undo-questions";

interface Props<R extends Ruleset> {
  table: Table<R>;
  game: R;
  id: string;
}

export function TableView<R extends Ruleset>({ table, game, id }: Props<R>): JSX.Element | null {
  const { ui } = gameUi(game);
  const shown = table.shown.value;
  if (shown === null) return null;
  const look = table.look.value;
  const { curtainFor } = look;
  const names = shown.seats.map(({ name }) => name);
  const isOver = shown.status === "over";
  const busy = table.busy.value || table.thinking.value !== null;
  const play = (move: string) => void table.play(move);
  const board = {
    view: shown.view,
    names,
    seat: look.seat,
    moves: table.moves.value,
    hint: table.hint.value,
    posterior: table.posterior.value,
    last: table.plies.value.at(-1)?.move ?? null,
    over: isOver,
    busy,
    language: language.value,
    play,
  };
  const cover =
    curtainFor === null ? null : (
      <Curtain name={names[curtainFor] ?? ""} onLift={() => void table.uncover(curtainFor)} />
    );
  const plan = keptGame(game, id)?.plan ?? [];
  return (
    <>
      <ConnectionLine table={table} />
      <SeatsBar table={table} document={shown} plan={plan} />
      {!isOver && <MissingPlayers game={game} id={id} names={names} plan={plan} acted={table.acted.value} />}
      <UndoQuestions table={table} names={names} />
      <div class="playing">
        <div class="stack">
          <BoardArea game={game} board={board} busy={busy} cover={cover} />
          <Actions table={table} game={game} />
          <RefusalPanel game={game} ui={ui} names={names} refusal={table.refusal.value} />
          {isOver && <Result table={table} game={game} names={names} plan={plan} />}
        </div>
        <div class="stack">
          {look.seat !== null && !isOver && (
            <MovesPanel
              ui={ui}
              names={names}
              moves={table.moves.value}
              hint={table.hint.value}
              busy={busy}
              open
              onPlay={play}
            />
          )}
          <HistoryPanel table={table} ui={ui} names={names} />
          {!isOver && <Result table={table} game={game} names={names} plan={plan} />}
          <SharePanel game={game} id={id} names={names} plan={plan} />
        </div>
      </div>
    </>
  );
}

function ConnectionLine<R extends Ruleset>({ table }: { table: Table<R> }): JSX.Element {
  const text = words().table;
  const connection = table.connection.value;
  return (
    <div role="status">
      {connection === "lost" && (
        <p class="notice">
          <span>{text.connectionLost}</span>
        </p>
      )}
    </div>
  );
}
