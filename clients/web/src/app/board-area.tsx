/** The place of the board: kept free until the board is there, and never empty if it cannot be drawn. */
import { Component, type ComponentChildren, type JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import type { BoardProps } from "../games/contract";
import { gameUi } from "./game-ui";
import { useKeptFocus } from "./kept-focus";
import { words } from "./words";

interface Props<R extends Ruleset> {
  game: R;
  board: BoardProps<R> | null;
  /** Whether the position is being worked out. A board of a record takes no presses either, but is not busy. */
  busy: boolean;
  /** What is shown in place of the board, while nobody may see it. */
  cover?: ComponentChildren;
}

export function BoardArea<R extends Ruleset>({ game, board, busy, cover = null }: Props<R>): JSX.Element {
  const { ui, failed } = gameUi(game);
  const area = useKeptFocus<HTMLElement>();
  const instead = board && <Position value={board.view} />;
  return (
    <section
      ref={area}
      class="card board-space"
      data-keeps-focus
      tabIndex={-1}
      aria-label={words().board}
      aria-busy={board === null || busy}
    >
      {cover}
      {failed && cover === null && instead}
      {ui && board && cover === null && (
        <Guard key={game} instead={instead}>
          <ui.Board {...board} />
        </Guard>
      )}
    </section>
  );
}

/** What the board would draw, as data. */
function Position({ value }: { value: unknown }): JSX.Element {
  return (
    <div class="stack tight">
      <p class="muted">{words().boardFailed}</p>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </div>
  );
}

/** A board that fails takes nothing else with it. */
class Guard extends Component<{ instead: ComponentChildren; children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ComponentChildren {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
