/** Why a move, or whatever else was asked for, is not possible: every reason, with its code and its place in the rules. */
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import type { GameUi } from "../games/contract";
import type { Reason, Refusal } from "./refusal";
import { hrefOf } from "./router";
import { language } from "./settings";
import { words } from "./words";

interface Props<R extends Ruleset> {
  game: R;
  ui: GameUi<R> | null;
  names: readonly string[];
  refusal: Refusal | null;
}

/** Always in the document, so that screen readers say what comes into it. */
export function RefusalPanel<R extends Ruleset>(props: Props<R>): JSX.Element {
  const { game, refusal } = props;
  return (
    <div role="alert">
      {refusal && (
        <section class="card stack tight" aria-label={words().refusal.title}>
          <h2>{titleOf(props, refusal)}</h2>
          <ul class="violations">
            {refusal.reasons.map((reason) => (
              <li key={`${reason.code} ${reason.detail}`}>
                <p>{reason.detail}</p>
                <p class="row">
                  <code class="code">{reason.code}</code>
                  <RuleLink game={game} reason={reason} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function titleOf<R extends Ruleset>({ ui, names }: Props<R>, { move }: Refusal): string {
  const { refusal } = words();
  if (move === null) return refusal.title;
  return refusal.ofMove(inWords(move, ui, names));
}

/** A move that nobody can read has no words. */
function inWords<R extends Ruleset>(move: string, ui: GameUi<R> | null, names: readonly string[]): string {
  try {
    return ui?.describeMove(move, language.value, names) ?? move;
  } catch {
    return move;
  }
}

function RuleLink({ game, reason }: { game: Ruleset; reason: Reason }): JSX.Element | null {
  const section = reason.rule?.split("#")[1];
  if (!section) return null;
  return <a href={hrefOf({ page: "rules", game, section })}>{words().refusal.rule}</a>;
}
