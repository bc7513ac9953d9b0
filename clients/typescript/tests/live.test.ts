/** Live games: what is remembered, and what is sent with each request. */
import { expect, test } from "vitest";
import {
  Forbidden,
  GameOver,
  type LiveSession,
  NotFound,
  NotYourTurn,
  RateLimited,
  StaleVersion,
  Unauthorized,
  UndoRefused,
  UnexpectedAnswer,
  UnknownSession,
  Unreachable,
} from "../src/index.js";
import { broken, json, problem, real, refused, Script, type Step } from "./service.js";

const rw = real();

function document(version: number, more: object = {}): object {
  return { id: "game", version, status: "running", your_turn: true, moves: [], ...more };
}

test("nothing was seen before the first look", () => {
  const live = rw.anaconda.session("id");
  expect([live.seen, live.version, live.yourTurn, live.token]).toEqual([null, null, false, null]);
});

test("a look is told from the last one, and costs no transfer if nothing has changed", async () => {
  const script = new Script().answers(json(document(3)), refused(304), json(document(4)));
  const live = script.client().anaconda.session("game", "secret");
  const first = await live.refresh();
  expect(await live.refresh()).toBe(first);
  expect((await live.refresh()).version).toBe(4);
  expect(script.requests.map(({ headers }) => headers.get("If-None-Match"))).toEqual([null, '"3"', '"3"']);
  expect(script.requests.map(({ headers }) => headers.get("Authorization"))).toEqual(Array(3).fill("Bearer secret"));
  expect([live.version, live.yourTurn]).toEqual([4, true]);
});

test("a change is sent with the version it was chosen from, and with a key of its own", async () => {
  const script = new Script().answers(...[1, 2, 3, 4, 5].map((version) => json(document(version))));
  const live = script.client().davinci.session("game", "secret");
  await live.move("stop");
  await live.askUndo({ ply: 2 });
  await live.answerUndo({ ply: 2, agree: false });
  await live.resign();
  const sent = script.requests.map(({ headers }) => headers);
  expect(sent.map((headers) => headers.get("If-Match"))).toEqual([null, '"1"', '"2"', '"3"']);
  expect(new Set(sent.map((headers) => headers.get("Idempotency-Key"))).size).toBe(4);
  expect(sent[0]?.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}$/);
  expect(script.bodies).toEqual(['{"move":"stop"}', '{"ply":2}', '{"ply":2,"agree":false}', ""]);
});

test("a move whose answer was lost is sent again under the same key", async () => {
  const script = new Script().answers(broken("ECONNRESET"), refused(502), json(document(2)));
  await script.client().anaconda.session("game", "secret").move("x");
  const keys = script.requests.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test("after a lost race the session is seen as it is now, and the next move is chosen from that", async () => {
  const script = new Script().answers(
    json(document(1)),
    problem(412, "stale_version", { current: { ...document(5), your_turn: false } }),
    json(document(6)),
  );
  const live = script.client().anaconda.session("game", "secret");
  await live.refresh();
  await expect(live.move("x")).rejects.toThrow(StaleVersion);
  expect([live.version, live.seen?.version, live.yourTurn]).toEqual([5, 5, false]);
  await live.move("y");
  expect(script.requests[2]?.headers.get("If-Match")).toBe('"5"');
});

/** An answer that is on its way from when it was asked for until it is let go. */
function late(body: object): { step: Step; asked: Promise<void>; arrive: () => void } {
  let ask = (): void => undefined;
  let arrive = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const until = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const step: Step = async () => {
    ask();
    await until;
    return Response.json(body);
  };
  return { step, asked, arrive };
}

test.each([
  ["look", (live: LiveSession<"anaconda">) => live.refresh()],
  ["move", (live: LiveSession<"anaconda">) => live.move("x")],
])("the answer to a %s that a newer one has overtaken brings nothing back", async (_, ask) => {
  const { step, asked, arrive } = late(document(2, { your_turn: false }));
  const script = new Script().answers(json(document(1)), step, json(document(3)));
  const live = script.client().anaconda.session("game", "secret");
  await live.refresh();
  const slow = ask(live);
  await asked;
  await live.refresh();
  arrive();
  await slow;
  expect([live.version, live.seen?.version, live.yourTurn]).toEqual([3, 3, true]);
});

test("a service that has lost the newest version is believed", async () => {
  const script = new Script().answers(json(document(5)), json(document(4)));
  const live = script.client().anaconda.session("game", "secret");
  await live.refresh();
  expect((await live.refresh()).version).toBe(4);
  expect(live.version).toBe(4);
});

test("a 412 of somebody else leaves what was seen", async () => {
  const script = new Script().answers(json(document(1)), refused(412));
  const live = script.client().anaconda.session("game", "secret");
  await live.refresh();
  const failure = await live.move("x").catch((error: unknown) => error);
  expect((failure as StaleVersion).current).toBeNull();
  expect(live.version).toBe(1);
});

test("what is no session is not taken for one", async () => {
  const script = new Script().answers(json({ hello: "world" }));
  await expect(script.client().anaconda.session("game").refresh()).rejects.toThrow(UnexpectedAnswer);
});

test("ids stay what they are in an address", async () => {
  const script = new Script().answers(json(document(1)));
  await script.client().anaconda.session("../a b?c").refresh();
  expect(script.requests[0]?.url).toBe("http://service.test/v1/anaconda/sessions/..%2Fa%20b%3Fc");
});

test("two who move at the same time: one plays, the other is told and sees the game", async () => {
  const game = await rw.anaconda.createSession({ seats: ["North", "South"], seed: "race" });
  const [first] = game.seats;
  const again = rw.anaconda.session(game.id, first?.token);
  await Promise.all([first?.refresh(), again.refresh()]);
  const [move] = (await again.legalMoves()).moves;
  await first?.move(move?.move ?? "");
  await expect(again.move(move?.move ?? "")).rejects.toThrow(StaleVersion);
  expect(again.seen).toMatchObject({ version: first?.version, status: "running" });
});

test("a host sees everything, looks back, forks, replaces tokens and deletes", async () => {
  const game = await rw.davinci.createSession({ setup: { jokers: true }, seed: "host", assist: "hints" });
  const { host, seats } = game;
  expect(host.version).toBe(game.document.version);
  expect((await host.refresh()).state).not.toBeNull();
  expect((await seats[0]?.refresh())?.state).toBeNull();
  expect(await host.ply(0)).toMatchObject({ ply: 0 });

  const fork = await host.fork({ ply: 0, seats: ["A", "B"] });
  expect((await fork.seats[1]?.refresh())?.seats.map(({ name }) => name)).toEqual(["A", "B"]);

  const { token } = await host.reissueToken(1);
  await expect(seats[1]?.refresh()).rejects.toThrow(Unauthorized);
  expect((await rw.davinci.session(game.id, token).refresh()).you.seat).toBe(1);

  await expect(seats[0]?.delete()).rejects.toThrow(Forbidden);
  await host.delete();
  await expect(host.refresh()).rejects.toThrow(UnknownSession);
});

test("plies are taken back when the other seat agrees", async () => {
  const game = await rw.numerus.createSession({ seed: "undo", assist: "hints" });
  const { to_move } = await game.host.refresh();
  const [mover, other] = to_move === 0 ? game.seats : [...game.seats].reverse();
  if (!mover || !other) throw new Error("Numerus is a game for two.");
  await mover.refresh();
  const { best } = await mover.hint({ budget_nodes: 1 });
  await mover.move(best ?? "");
  const asked = await mover.askUndo();
  await other.refresh();
  const answered = await other.answerUndo({ ply: asked.undo?.ply ?? -1, agree: true });
  expect(answered.plies).toBe(asked.undo?.ply);
});

test("what has revealed something is not taken back, and in a game for one nobody is asked", async () => {
  const game = await rw.davinciSolo.createSession({ assist: "legal", seed: "solo" });
  const [only] = game.seats;
  await only?.refresh();
  const [move] = (await only?.legalMoves())?.moves ?? [];
  expect((await only?.move(move?.move ?? ""))?.plies).toBeGreaterThan(0);
  await expect(only?.askUndo()).rejects.toThrow(UndoRefused);
  await expect(only?.answerUndo({ ply: 0, agree: true })).rejects.toThrow(NotFound);
});

test("a game that is over takes no more moves, and whose turn it is is respected", async () => {
  const game = await rw.anaconda.createSession();
  const [first, second] = game.seats;
  await expect(second?.move("roll:III,IV")).rejects.toThrow(NotYourTurn);
  expect((await first?.resign())?.result?.reason).toBe("resigned");
  await second?.refresh();
  await expect(second?.move("roll:III,IV")).rejects.toThrow(GameOver);
});

test("players add to the shuffle through a commitment", async () => {
  const { commitment } = await rw.davinci.commit();
  const game = await rw.davinci.createSession({ commitment, entropy: ["mine", "yours"] });
  expect(game.document).toMatchObject({ commitment, entropy: ["mine", "yours"] });
});

test("a service that is out of reach, or refuses, says so", async () => {
  const script = new Script().answers(broken("ENOTFOUND"), refused(429));
  const live = script.client({ retries: 0 }).anaconda.session("game", "secret");
  await expect(live.move("x")).rejects.toThrow(Unreachable);
  await expect(live.hint()).rejects.toThrow(RateLimited);
});
