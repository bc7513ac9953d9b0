/** Everything that the document offers can be reached, and nothing else is asked for. */
import { readFile } from "node:fs/promises";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import type { GameClient, LiveSession, OpenGameClient, Regelwerk, Ruleset } from "../src/index.js";
import { json, Script, type Step } from "./service.js";

interface Document {
  paths: Record<string, Record<string, { operationId: string }>>;
}

const URL_OF_DOCUMENT = new URL("../../../openapi.yaml", import.meta.url);
const SOLO: readonly Ruleset[] = ["davinci-solo", "numerus-solo"];
const SESSION = { id: "id", version: 1, tokens: { host: "h", seats: [] }, items: [{ status: 200, body: {} }] };

/** Calls every method once. */
async function askEverything(rw: Regelwerk): Promise<void> {
  await Promise.all([rw.listGames(), rw.getGame("anaconda"), rw.listKeys(), rw.getLimits()]);
  await Promise.all([rw.healthz(), rw.readyz()]);
  await rw.verifyReceipt({ receipt: { payload: {}, key: "", signature: "" } });
  await rw.tournamentStandings({ players: [] });
  await rw.tournamentPairings({ players: [], game: "anaconda", method: "swiss" });
  await rw.tournamentPairingsCheck({ players: [], game: "anaconda", method: "swiss", round: {} });
  const batch = rw.batch();
  batch.ask((rules) => rules.anaconda.new());
  await batch.send();
  await rw.anaconda.solution();
  await rw.davinci.posterior({} as never);
  await askGame(rw.davinci);
  for (const open of [rw.anaconda, rw.davinciSolo, rw.numerus, rw.numerusSolo]) {
    await askGame(open as GameClient<Ruleset>);
    await askPosition(open as OpenGameClient<"anaconda">);
  }
}

async function askGame<R extends Ruleset>(game: GameClient<R>): Promise<void> {
  const subject = { state: {} } as never;
  await Promise.all([
    game.new(),
    game.legalMoves(subject),
    game.apply(subject),
    game.view(subject),
    game.score(subject),
  ]);
  await Promise.all([game.replay({ text: "" }), game.hint(subject), game.validate("m", subject), game.commit()]);
  await Promise.all([game.rules(), game.conformance({ kind: "score" }), game.createSession()]);
  await askLive(game.session("id", "token"));
}

async function askPosition(game: OpenGameClient<"anaconda">): Promise<void> {
  await Promise.all([game.legalMovesOfPosition("p"), game.validatePosition("p", "m"), game.scorePosition("p")]);
  await game.hintPosition("p", { budget_nodes: 1 });
}

async function askLive<R extends Ruleset>(live: LiveSession<R>): Promise<void> {
  await live.refresh();
  await Promise.all([live.move("m"), live.resign(), live.askUndo(), live.fork(), live.legalMoves(), live.hint()]);
  await Promise.all([live.score(), live.record(), live.recordText(), live.ply(0), live.reissueToken(0)]);
  await live.pollEvents({ after: 0, wait: 0, limit: 1 });
  if (!SOLO.includes(live.slug)) await live.answerUndo({ ply: 0, agree: true });
  await live.delete();
}

test("every operation of the document is a method, and every method is an operation", async () => {
  const { paths } = load(await readFile(URL_OF_DOCUMENT, "utf-8")) as Document;
  const offered = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((name) => name !== "parameters")
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(offered.length).toBeGreaterThan(150);

  const script = new Script().answers(...Array<Step>(400).fill(json(SESSION)));
  await askEverything(script.client());
  const asked = script.requests.map(({ method, url }) => `${method} ${templateOf(new URL(url).pathname)}`);
  expect([...new Set(asked)].sort()).toEqual(offered.sort());
});

/** The path as the document has it. */
function templateOf(path: string): string {
  return path
    .replace("/sessions/id", "/sessions/{session_id}")
    .replace("/plies/0", "/plies/{ply}")
    .replace("/tokens/0", "/tokens/{seat}")
    .replace("/v1/games/anaconda", "/v1/games/{game}");
}

test("what is asked for by an address is written as the document has it", async () => {
  const script = new Script().answers(...Array<Step>(6).fill(json(SESSION)));
  const rw = script.client();
  await rw.anaconda.hintPosition("a b&c", { budget_nodes: 5, seed: "s" });
  await rw.davinci.session("id").hint({ model: "worlds", no_self_guess: false, budget_nodes: null });
  await rw.numerus.session("id").recordText();
  await rw.numerus.conformance({ kind: "view" });
  await rw.davinci.posterior({} as never, { model: "history" });
  await rw.anaconda.validate("m", { state: {} as never });
  expect(script.requests.map(({ url }) => url.replace("http://service.test/v1/", ""))).toEqual([
    "anaconda/hint?position=a%20b%26c&budget_nodes=5&seed=s",
    "davinci/sessions/id/hint?model=worlds&no_self_guess=false",
    "numerus/sessions/id/record?format=text",
    "numerus/conformance?kind=view",
    "davinci/posterior",
    "anaconda/validate",
  ]);
  expect(script.bodies.slice(-2)).toEqual(['{"view":{},"model":"history"}', '{"state":{},"move":"m"}']);
});
