/** Many questions in few requests. */
import { expect, test } from "vitest";
import {
  IllegalMove,
  InvalidRequest,
  InvalidState,
  type Pending,
  RateLimited,
  type Regelwerk,
  UnexpectedAnswer,
} from "../src/index.js";
import { json, real, Script, type Step } from "./service.js";

const rw = real();

function verdict(legal: boolean): object {
  return { id: null, status: 200, body: { legal, violations: [] } };
}

function refusal(status: number, code: string): object {
  const problem = { type: "about:blank", title: "T", status, detail: "D", instance: "/", code, errors: [] };
  return { id: null, status, problem };
}

function answers(...items: object[]): Step {
  return json({ items }, 200, { "X-Request-Id": "request-7" });
}

function asked(script: Script): { body: { text: string } }[][] {
  return script.bodies.map((body) => (JSON.parse(body) as { items: { body: { text: string } }[] }).items);
}

test("every question has the answer that it has alone", async () => {
  const { state } = await rw.anaconda.new({ seed: "client" });
  const batch = rw.batch();
  const legal = batch.ask((rules) => rules.anaconda.validate("roll:III,IV", { state }));
  const illegal = batch.ask((rules) => rules.anaconda.validate("V=6@III", { state }));
  const score = batch.ask((rules) => rules.game("anaconda").score({ sheet: { rounds: [{ loser: 0 }] } }));
  const dealt = batch.ask((rules) => rules.numerusSolo.new({ seed: "client" }));
  expect([batch.size, legal.done]).toEqual([4, false]);

  expect(await batch.send()).toEqual([legal, illegal, score, dealt]);

  expect(batch.size).toBe(0);
  expect(legal.value).toEqual(await rw.anaconda.validate("roll:III,IV", { state }));
  expect(illegal.value).toEqual(await rw.anaconda.validate("V=6@III", { state }));
  expect(score.value).toEqual(await rw.anaconda.score({ sheet: { rounds: [{ loser: 0 }] } }));
  expect(dealt.value).toEqual(await rw.numerusSolo.new({ seed: "client" }));
  expect(legal.done).toBe(true);
});

test("a bad question has an error and spoils no other", async () => {
  const { state } = await rw.anaconda.new({ seed: "client" });
  const batch = rw.batch();
  const wrong = batch.ask((rules) => rules.anaconda.new({ seed: "x".repeat(65) }));
  const broken = batch.ask((rules) => rules.anaconda.score({ sheet: { rounds: [{ loser: 2 }] } }));
  const illegal = batch.ask((rules) => rules.anaconda.apply({ state, moves: ["roll:III,IV", "V=6@III"] }));
  const good = batch.ask((rules) => rules.anaconda.legalMoves({ state }));
  await batch.send();

  expect(wrong.error).toBeInstanceOf(InvalidRequest);
  expect(broken.error).toBeInstanceOf(InvalidState);
  expect(broken.error?.errors[0]?.pointer).toBe("#/sheet/rounds/0/loser");
  expect(() => illegal.value).toThrow(IllegalMove);
  expect((illegal.error as IllegalMove).ply).toBe(1);
  expect(illegal.error?.requestId).not.toBe("");
  expect(good.value.moves).not.toEqual([]);
});

test("more than a thousand questions go in several requests", async () => {
  const batch = rw.batch();
  const seeds = Array.from({ length: 2100 }, (_, number) => String(number));
  const pending = seeds.map((seed) => batch.ask((rules) => rules.anaconda.new({ seed })));
  await batch.send();
  expect(pending.map(({ value }) => value.seed)).toEqual(seeds);
});

test("no request has more questions or bytes than are allowed", async () => {
  const script = new Script().answers(
    answers(...Array.from({ length: 1000 }, () => verdict(true))),
    answers(verdict(true)),
    answers(verdict(true)),
    answers(verdict(false), verdict(true)),
  );
  const batch = script.client().batch();
  const ask = (text: string): Pending<unknown> => batch.ask((rules) => rules.anaconda.replay({ text }));
  const many = Array.from({ length: 1001 }, () => ask("x"));
  await batch.send();
  expect(many.every(({ done }) => done)).toBe(true);
  const large = ask("€".repeat(400_000));
  const [small, last] = [ask("y"), ask("z")];
  await batch.send();
  expect(asked(script).map(({ length }) => length)).toEqual([1000, 1, 1, 2]);
  expect([large, small, last].map(({ value }) => (value as { legal: boolean }).legal)).toEqual([true, false, true]);
  expect(asked(script)[0]?.[0]).toEqual({ game: "anaconda", operation: "replay", body: { text: "x" } });
});

test("who finds no solver is asked again while others get an answer", async () => {
  const busy = refusal(429, "rate_limited");
  const script = new Script().answers(answers(verdict(true), busy, busy), answers(verdict(false), busy), answers(busy));
  const batch = script.client().batch();
  const [first, second, third] = ["a", "b", "c"].map((text) => batch.ask((rules) => rules.anaconda.replay({ text })));
  await batch.send();
  expect(asked(script).map((items) => items.map(({ body }) => body.text))).toEqual([
    ["a", "b", "c"],
    ["b", "c"],
    ["c"],
  ]);
  expect([first?.error, second?.error]).toEqual([null, null]);
  expect(third?.error).toBeInstanceOf(RateLimited);
  expect(third?.error?.requestId).toBe("request-7");
});

test("an answer with too few items is not taken", async () => {
  const batch = new Script()
    .answers(answers(verdict(true)))
    .client()
    .batch();
  batch.ask((rules) => rules.anaconda.replay({ text: "a" }));
  batch.ask((rules) => rules.anaconda.replay({ text: "b" }));
  await expect(batch.send()).rejects.toThrow(UnexpectedAnswer);
});

test("nothing is sent for nothing, and a question has no value before it is sent", async () => {
  const script = new Script();
  expect(await script.client().batch().send()).toEqual([]);
  const pending = script
    .client()
    .batch()
    .ask((rules) => rules.anaconda.new());
  expect(() => pending.value).toThrow("The batch has not been sent.");
  expect(script.requests).toEqual([]);
});

test.each([
  (): unknown => rw.batch().ask((rules) => rules.anaconda.solution()),
  (): unknown => rw.batch().ask((rules) => rules.anaconda.validatePosition("x", "y")),
  (): unknown => rw.batch().ask((rules) => rules.anaconda.createSession()),
  (): unknown => rw.batch().ask((rules) => rules.anaconda.commit()),
  (): unknown => rw.batch().ask((rules) => rules.anaconda.session("id").refresh()),
  (): unknown => rw.batch().ask((rules) => rules.anaconda.session("id", "token").resign()),
  (): unknown => rw.batch().ask(() => Promise.resolve(1)),
  (): unknown => rw.batch().ask((rules) => Promise.all([rules.anaconda.new(), rules.anaconda.new()])),
])("what is not one question that needs no live game is refused (%#)", (ask) => {
  expect(ask).toThrow(TypeError);
});

test("a batch of one client leaves others as they are", async () => {
  const script = new Script().answers(json({ games: [] }));
  const other: Regelwerk = script.client();
  other.batch().ask((rules) => rules.anaconda.new());
  expect(await other.listGames()).toEqual({ games: [] });
});
