/** Questions about rules, to the real service. */
import { expect, test } from "vitest";
import { InvalidRequest } from "../src/index.js";
import { real } from "./service.js";

const rw = real();

test("rulesets describe themselves", async () => {
  const { games } = await rw.listGames();
  expect(games.map(({ slug }) => slug)).toEqual(["anaconda", "davinci", "davinci-solo", "numerus", "numerus-solo"]);
  expect(await rw.getGame("davinci")).toEqual(games[1]);
  expect(await rw.anaconda.rules()).toMatch(/^# /);
  expect(await rw.healthz()).toMatchObject({ status: "ok" });
  expect(await rw.readyz()).toMatchObject({ status: "ok" });
});

test("a position is asked for by its state, and by its text", async () => {
  const { state } = await rw.anaconda.new({ setup: { players: 3 }, seed: "tuesday" });
  const position = "III7-IV4-V3 last:V seat:1/2";
  const moves = await rw.anaconda.legalMovesOfPosition(position);
  expect(moves).toMatchObject({ to_move: 1, terminal: false });
  expect((await rw.anaconda.validatePosition(position, moves.moves[0]?.move ?? "")).legal).toBe(true);
  expect((await rw.anaconda.scorePosition(position)).final).toBe(false);
  expect((await rw.anaconda.hintPosition(position)).moves).toHaveLength(moves.moves.length);
  const { legal, violations } = await rw.anaconda.validate("V=6@III", { state });
  expect([legal, violations[0]?.rule.startsWith("anaconda#")]).toEqual([false, true]);
});

test("what a view hides is inferred, and the solver is told how to weigh it", async () => {
  const { state } = await rw.davinci.new({ seed: "hidden" });
  const { view } = await rw.davinci.view(state, { seat: 0 });
  const { tiles, model } = await rw.davinci.posterior(view, { model: "history" });
  expect([tiles.length > 0, model]).toEqual([true, "history"]);
  const hint = await rw.davinci.hint({ state, budget_nodes: 1, model: "deal" });
  expect(hint.moves.map(({ move }) => move)).toContain(hint.best);
});

test("the opening is solved, and vectors are there to check another engine with", async () => {
  expect(Object.keys(await rw.anaconda.solution())).not.toEqual([]);
  const [first] = (await rw.numerus.conformance({ kind: "score" })).split("\n");
  expect(JSON.parse(first ?? "")).toMatchObject({ game: "numerus", kind: "score" });
});

test("a tournament is ranked, paired and checked", async () => {
  const players = ["a", "b", "c", "d"].map((id) => ({ id }));
  const { rounds } = await rw.tournamentPairings({ game: "anaconda", method: "swiss", players, seed: "cup" });
  const tables = rounds[0]?.tables.map(({ table, seats }) => ({ table, game: "anaconda" as const, seats })) ?? [];
  expect(tables.flatMap(({ seats }) => seats).sort()).toEqual(["a", "b", "c", "d"]);
  const { standings } = await rw.tournamentStandings({ players });
  expect(standings).toHaveLength(4);
  const ruling = await rw.tournamentPairingsCheck({ game: "anaconda", method: "swiss", players, round: { tables } });
  expect(ruling.allowed).toBe(true);
});

test("the service checks a receipt too", async () => {
  const { record } = await (await rw.anaconda.createSession()).host.record();
  const order = await rw.anaconda.score({ record, receipt: true });
  if (!order.receipt) throw new Error("The service gives no receipts.");
  expect((await rw.verifyReceipt({ receipt: order.receipt, record })).valid).toBe(true);
});

test("what a program gets wrong is pointed at", async () => {
  const failure = await rw.numerus.new({ setup: { players: 9 as 2 } }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(InvalidRequest);
  expect((failure as InvalidRequest).errors[0]?.pointer).toBe("#/setup/players");
});
