/** Every move that may be made, as buttons in words; and a field in which any move can be tried. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { GameTypes, Ruleset } from "regelwerk-client";
import type { GameUi } from "../games/contract";
import { useKeptFocus } from "./kept-focus";
import { language } from "./settings";
import { words } from "./words";

/** Longer lists are shown by kinds. */
const LONG = 14;

interface Props<R extends Ruleset> {
  ui: GameUi<R> | null;
  names: readonly string[];
  moves: readonly GameTypes[R]["listedMove"][];
  hint: GameTypes[R]["hint"] | null;
  busy: boolean;
  /** Whether anything can be tried at all. */
  open: boolean;
  onPlay: (move: string) => void;
}

type Listed = GameTypes[Ruleset]["listedMove"];
type Ranked = GameTypes[Ruleset]["hint"]["moves"][number];

export function MovesPanel<R extends Ruleset>(props: Props<R>): JSX.Element {
  const { moves, open } = props;
  const text = words();
  const list = useKeptFocus<HTMLDivElement>();
  return (
    <section class="card stack" aria-labelledby="moves-title">
      <h2 id="moves-title">{text.moves.title(moves.length)}</h2>
      {moves.length === 0 && <p class="muted">{text.moves.none}</p>}
      <div
        ref={list}
        class="scrolling"
        data-keeps-focus
        tabIndex={moves.length > 0 ? 0 : -1}
        role="group"
        aria-labelledby="moves-title"
      >
        {moves.length <= LONG ? <MoveList {...props} moves={moves} /> : <Kinds {...props} />}
      </div>
      {open && <AnyMove {...props} />}
    </section>
  );
}

function Kinds<R extends Ruleset>(props: Props<R>): JSX.Element {
  const kinds = byKind(props.moves);
  if (kinds.size === 1) return <MoveList {...props} />;
  return (
    <>
      {[...kinds].map(([kind, moves]) => (
        <details key={kind} open={moves.length <= LONG}>
          <summary>
            {words().moves.kind(kind)} <span class="tag">{moves.length}</span>
          </summary>
          <MoveList {...props} moves={moves as readonly GameTypes[R]["listedMove"][]} />
        </details>
      ))}
    </>
  );
}

function MoveList<R extends Ruleset>({ ui, names, moves, hint, busy, onPlay }: Props<R>): JSX.Element {
  const ranked = new Map((hint?.moves ?? []).map((each: Ranked, rank) => [each.move, { each, rank }]));
  const rankOf = ({ move }: Listed) => ranked.get(move)?.rank ?? ranked.size;
  const sorted = [...moves].sort((one, other) => rankOf(one) - rankOf(other));
  return (
    <ul class="moves">
      {sorted.map(({ move, probability }: Listed) => {
        const rank = ranked.get(move);
        const worth = rank && ui?.describeWorth(rank.each as GameTypes[R]["hint"]["moves"][number], language.value);
        return (
          <li key={move} class={hint?.best === move ? "best" : ""}>
            <button type="button" disabled={busy} onClick={() => onPlay(move)}>
              <span class="words">
                <span>{ui?.describeMove(move, language.value, names) ?? move}</span>
                <span class="code">{move}</span>
              </span>
              {worth && <span class="worth">{hint?.best === move ? words().moves.best(worth) : worth}</span>}
              {probability && <span class="worth">{probability.exact}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function AnyMove<R extends Ruleset>({ moves, busy, onPlay }: Props<R>): JSX.Element {
  const typed = useSignal("");
  const text = words();
  const first: Listed | undefined = moves[0];
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.value.trim() !== "") onPlay(typed.value.trim());
      }}
    >
      <label for="any-move">{text.moves.any}</label>
      <div class="row">
        <input
          id="any-move"
          class="code grow"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={first?.move ?? ""}
          value={typed.value}
          aria-describedby="any-move-help"
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <button type="submit" disabled={busy}>
          {text.moves.tryIt}
        </button>
      </div>
      <p id="any-move-help" class="help">
        {text.moves.anyHelp}
      </p>
    </form>
  );
}

function byKind(moves: readonly Listed[]): Map<string, Listed[]> {
  const kinds = new Map<string, Listed[]>();
  for (const each of moves) {
    const kind = "kind" in each ? (each.kind ?? "") : "";
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  return kinds;
}
