/** A game to look at: the board, the plies, the moves, and what can be asked about the position. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Ruleset } from "regelwerk-client";
import { announce } from "../announcer";
import { BoardArea } from "../board-area";
import { gameUi } from "../game-ui";
import { MovesPanel } from "../moves-panel";
import { RefusalPanel } from "../refusal-panel";
import { hidesThings } from "../rulesets";
import { language } from "../settings";
import { words } from "../words";
import { Chance } from "./chance";
import { EyesChoice } from "./eyes-choice";
import type { Mover } from "./movers";
import { PliesPanel } from "./plies-panel";
import { Stepper } from "./stepper";
import type { Study } from "./study";

const HINT_BUDGET_MS = 1000;

interface Props<R extends Ruleset> {
  study: Study<R>;
  game: R;
  names: readonly string[];
  /** Whether moves can be tried, or a record is only looked at. */
  playing: boolean;
  /** Who made each ply, where a page names them. */
  movers?: readonly Mover[];
  /** How the game ended after its last ply, where the plies do not end it. */
  ended?: string | null;
  /** What has to be said before anything else. */
  verdict?: ComponentChildren;
  /** What a page has besides, below the board. */
  children: ComponentChildren;
}

export function StudyView<R extends Ruleset>(props: Props<R>): JSX.Element {
  const { study, game, names, playing, movers = [], children } = props;
  const { ui } = gameUi(game);
  const isLast = study.line.at.value === study.line.plies.value.length;
  const ended = isLast ? (props.ended ?? null) : null;
  const over = study.terminal.value || ended !== null;
  const view = study.view.value;
  const play = (move: string) => void study.play(move);
  const board = view && {
    view,
    names,
    seat: study.seat.value,
    moves: playing ? study.moves.value : [],
    hint: study.hint.value,
    posterior: study.posterior.value,
    last: study.line.last.value,
    over,
    busy: study.busy.value || !playing,
    language: language.value,
    play,
  };
  useEffect(() => {
    if (view === null || ui === null) return;
    const last = study.line.last.value;
    const move = last === null ? "" : `${ui.describeMove(last, language.value, names)}. `;
    announce(move + ui.describeView(view, language.value, names, over) + (ended === null ? "" : ` ${ended}`));
  }, [view, ui]);
  return (
    <div class="playing">
      <div class="stack">
        {props.verdict}
        <p class="status-line">{ended ?? statusOf(study, names)}</p>
        {hidesThings(game) && !study.isView && <EyesChoice study={study} names={names} />}
        <BoardArea game={game} board={board} busy={study.busy.value} />
        {!study.isView && <Stepper study={study} />}
        <Questions study={study} game={game} />
        {playing && study.toMove.value === "chance" && <Chance study={study} />}
        <div role="status">
          {study.legalOnly.value !== null && <p class="notice good">{words().analysis.legalOnly}</p>}
        </div>
        <RefusalPanel game={game} ui={ui} names={names} refusal={study.refusal.value} />
        {children}
      </div>
      <div class="stack">
        {playing && !study.terminal.value && (
          <MovesPanel
            ui={ui}
            names={names}
            moves={study.moves.value}
            hint={study.hint.value}
            busy={study.busy.value}
            open
            onPlay={play}
          />
        )}
        {!study.isView && <PliesPanel study={study} ui={ui} names={names} movers={movers} />}
      </div>
    </div>
  );
}

function Questions<R extends Ruleset>({ study, game }: { study: Study<R>; game: R }): JSX.Element {
  const blocked = study.busy.value || typeof study.toMove.value !== "number";
  return (
    <div class="row" role="group" aria-label={words().table.actions}>
      <button type="button" disabled={blocked} onClick={() => void study.askHint(HINT_BUDGET_MS)}>
        {words().hint}
      </button>
      {game === "davinci" && (
        <button type="button" disabled={blocked || study.seat.value === null} onClick={() => void study.askPosterior()}>
          {words().posterior}
        </button>
      )}
      {(study.hint.value ?? study.posterior.value) !== null && (
        <button type="button" class="quiet" onClick={() => study.dismissHelp()}>
          {words().hideHelp}
        </button>
      )}
    </div>
  );
}

function statusOf<R extends Ruleset>(study: Study<R>, names: readonly string[]): string {
  const text = words().table;
  const toMove = study.toMove.value;
  if (study.terminal.value) return text.over;
  if (toMove === "chance") return text.chanceDecides;
  return toMove === null ? "" : text.turnOf(names[toMove] ?? "");
}
