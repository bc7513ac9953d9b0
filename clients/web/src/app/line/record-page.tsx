/** A record, ply by ply; with the first ply that breaks a rule, if one does. */
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { CopyButton } from "../copy-button";
import { downloadJson } from "../download";
import { GameTitle } from "../game-title";
import { gameUi } from "../game-ui";
import { namesFor, seatsIn } from "../names";
import { OpenThings } from "../open-things";
import { packed } from "../packing";
import { RefusalPanel } from "../refusal-panel";
import { go, linkTo, type Opened } from "../router";
import { ScoreTable } from "../score-table";
import { clientOf, service } from "../service";
import { language } from "../settings";
import { tellTrouble } from "../trouble";
import { words } from "../words";
import { type Mover, moversOf } from "./movers";
import { endInWords, Noted } from "./noted";
import { type BadPly, type OpenedRecord, openRecord } from "./opening";
import type { Study } from "./study";
import { StudyView } from "./study-view";
import { useStudy } from "./use-study";

interface Props<R extends Ruleset> {
  game: R;
  opened: Opened;
}

export function RecordPage<R extends Ruleset>({ game, opened }: Props<R>): JSX.Element {
  const text = words();
  const read = async (given: unknown) => {
    const found = await openRecord(clientOf(game), given);
    return { ...found, isView: false, movers: await moversOf(service, game, found.start, found.plies) };
  };
  const isNamed = opened.text !== undefined || opened.packed !== undefined;
  return (
    <>
      <GameTitle game={game} title={text.replay.title(text.games[game].title)} />
      {isNamed && <OpenRecord game={game} opened={opened} read={read} />}
      <OpenThings game={game} />
    </>
  );
}

interface OpenProps<R extends Ruleset> extends Props<R> {
  read: (given: unknown) => Promise<FoundRecord<R>>;
}

interface FoundRecord<R extends Ruleset> extends OpenedRecord<R> {
  isView: boolean;
  movers: readonly Mover[];
}

function OpenRecord<R extends Ruleset>({ game, opened, read }: OpenProps<R>): JSX.Element {
  const opening = useStudy(game, opened, read, ({ bad }) => bad?.ply ?? 0);
  if (opening === null) return <p role="status">{words().table.opening}</p>;
  if (typeof opening === "string") return <p role="alert">{opening}</p>;
  return <Replay game={game} study={opening.study} found={opening.read} />;
}

interface ReplayProps<R extends Ruleset> {
  game: R;
  study: Study<R>;
  found: FoundRecord<R>;
}

function Replay<R extends Ruleset>({ game, study, found }: ReplayProps<R>): JSX.Element {
  const { ui } = gameUi(game);
  const text = words().replay;
  const names = namesFor(seatsIn(study.line.start), found.players);
  const { bad, noted, score, movers } = found;
  const isLast = study.line.at.value === study.line.plies.value.length;
  const verdict = bad && <Bad game={game} study={study} bad={bad} names={names} />;
  const ended = noted && endInWords(noted, names);
  return (
    <StudyView {...{ study, game, names, movers, verdict, ended }} playing={false}>
      {noted && isLast && <Noted game={game} names={names} noted={noted} />}
      {bad === null && noted === null && score && isLast && (
        <section class="card stack tight" aria-labelledby="score-title">
          <h2 id="score-title">{words().score.title(score.final)}</h2>
          <ScoreTable ui={ui} names={names} score={score} />
        </section>
      )}
      <section class="card stack tight" aria-labelledby="from-here-title">
        <h2 id="from-here-title">{text.fromHere}</h2>
        <div class="row">
          <button type="button" onClick={() => void analyse(game, study).catch(tellTrouble)}>
            {text.analyse}
          </button>
          <button type="button" onClick={() => void playOn(game, study, found, names).catch(tellTrouble)}>
            {text.playOn}
          </button>
          <CopyButton
            label={text.copyLink}
            text={async () => linkTo({ page: "record", game, opened: await addressOf(study, found) })}
          />
          <button type="button" onClick={() => downloadJson(`${game}-record.json`, found.record)}>
            {words().table.exportRecord}
          </button>
        </div>
      </section>
    </StudyView>
  );
}

function Bad<R extends Ruleset>({
  game,
  study,
  bad,
  names,
}: {
  game: R;
  study: Study<R>;
  bad: BadPly;
  names: readonly string[];
}): JSX.Element {
  const { ui } = gameUi(game);
  const text = words().replay;
  return (
    <section class="stack tight" aria-label={text.bad(bad.ply + 1)}>
      <div class="notice bad">
        <p>{text.bad(bad.ply + 1)}</p>
        <button type="button" onClick={() => void study.goTo(bad.ply)}>
          {text.showBad}
        </button>
      </div>
      <RefusalPanel game={game} ui={ui} names={names} refusal={{ move: bad.move, reasons: bad.violations }} />
      {bad.legal.length > 0 && (
        <details class="card">
          <summary>
            {text.legalInstead} <span class="tag">{bad.legal.length}</span>
          </summary>
          <ul class="scrolling">
            {bad.legal.map((move) => (
              <li key={move}>
                {ui?.describeMove(move, language.value, names) ?? move} <code class="muted">{move}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

async function analyse<R extends Ruleset>(game: R, study: Study<R>): Promise<void> {
  const { line } = study;
  const content = { start: line.start, plies: line.plies.value };
  go({ page: "position", game, opened: { packed: await packed(content), ply: line.at.value } });
}

async function playOn<R extends Ruleset>(
  game: R,
  study: Study<R>,
  found: OpenedRecord<R>,
  names: readonly string[],
): Promise<void> {
  // Only what is right can be played on from.
  const record = { ...found.record, moves: found.plies, stand_ins: [] };
  go({ page: "new", game, opened: { packed: await packed({ record, ply: study.line.at.value, names }) } });
}

async function addressOf<R extends Ruleset>(study: Study<R>, found: OpenedRecord<R>): Promise<Opened> {
  return { packed: await packed(found.record), ply: study.line.at.value };
}
