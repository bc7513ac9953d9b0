/** A position to try moves in, for all sides, with no clock and no opponent. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Ruleset } from "regelwerk-client";
import { CopyButton } from "../copy-button";
import { GameTitle } from "../game-title";
import { namesFor, seatsIn } from "../names";
import { OpenThings } from "../open-things";
import { packed } from "../packing";
import { hrefOf, linkTo, type Opened } from "../router";
import { anySeed } from "../seed";
import { clientOf } from "../service";
import { words } from "../words";
import { openPosition } from "./opening";
import type { Study } from "./study";
import { StudyView } from "./study-view";
import { useStudy } from "./use-study";

interface Props<R extends Ruleset> {
  game: R;
  opened: Opened;
}

export function PositionPage<R extends Ruleset>({ game, opened }: Props<R>): JSX.Element {
  const text = words();
  const isNamed = opened.text !== undefined || opened.packed !== undefined;
  const read = async (given: unknown) => {
    if (isNamed) return openPosition(clientOf(game), given);
    const { state } = await clientOf(game).new();
    return { start: state, isView: false, plies: [] };
  };
  const opening = useStudy(game, opened, read, ({ plies }) => plies.length);
  return (
    <>
      <GameTitle game={game} title={text.analysis.title(text.games[game].title)} />
      {opening === null && <p role="status">{text.table.opening}</p>}
      {typeof opening === "string" && <p role="alert">{opening}</p>}
      {opening !== null && typeof opening !== "string" && <Position game={game} study={opening.study} />}
      {opening !== null && <OpenThings game={game} />}
    </>
  );
}

function Position<R extends Ruleset>({ game, study }: { game: R; study: Study<R> }): JSX.Element {
  const names = namesFor(seatsIn(study.line.start), []);
  const text = words().analysis;
  const draws = useSignal(false);
  const plies = study.line.plies.value;
  const at = study.line.at.value;
  useEffect(() => {
    // So that nothing is lost when the page is loaded again.
    let isLeft = false;
    void addressOf(study).then((opened) => {
      // By now the address may be that of another page.
      if (!isLeft) history.replaceState(null, "", hrefOf({ page: "position", game, opened }));
    });
    return () => {
      isLeft = true;
    };
  }, [plies, at]);
  return (
    <StudyView study={study} game={game} names={names} playing>
      <section class="card stack tight" aria-label={text.more}>
        {!study.isView && (
          <label class="check">
            <input
              type="checkbox"
              checked={draws.value}
              onChange={(event) => {
                draws.value = event.currentTarget.checked;
                study.seed.value = draws.value ? anySeed() : null;
              }}
            />
            {text.drawAlways}
          </label>
        )}
        <div class="row">
          <CopyButton
            label={text.copyLink}
            text={async () => linkTo({ page: "position", game, opened: await addressOf(study) })}
          />
          <CopyButton label={text.copyJson} text={() => JSON.stringify(study.line.state.value)} />
        </div>
      </section>
    </StudyView>
  );
}

async function addressOf<R extends Ruleset>(study: Study<R>): Promise<Opened> {
  const { line } = study;
  const ply = line.at.value;
  return { packed: await packed({ start: line.start, plies: line.plies.value }), ply };
}
