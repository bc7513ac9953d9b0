/** Which requests are sent again, how often, and after how long. */
import { expect, test } from "vitest";
import { InvalidRequest, RateLimited, StoreUnavailable, Unavailable, Unreachable } from "../src/index.js";
import { broken, json, problem, refused, Script, silent } from "./service.js";

const GAMES = { games: [] };
const CREATED = { id: "game", version: 1, tokens: { host: "h", seats: ["a", "b"] } };

test.each([429, 502, 503, 504])("a question is asked again after %i", async (status) => {
  const script = new Script().answers(refused(status), json(GAMES));
  expect(await script.client().listGames()).toEqual(GAMES);
  expect(script.requests).toHaveLength(2);
});

test.each(["ECONNREFUSED", "ECONNRESET", "UND_ERR_SOCKET"])("a question is asked again after %s", async (code) => {
  const script = new Script().answers(broken(code), json(GAMES));
  expect(await script.client().listGames()).toEqual(GAMES);
});

test("what is wrong is not asked again", async () => {
  const script = new Script().answers(problem(422, "invalid_request"));
  await expect(script.client().listGames()).rejects.toThrow(InvalidRequest);
  expect(script.requests).toHaveLength(1);
});

test("a request with a body is sent again with its body", async () => {
  const script = new Script().answers(refused(503), json({ legal: true, violations: [] }));
  await script.client().anaconda.replay({ text: "a record" });
  expect(script.bodies).toEqual(['{"text":"a record"}', '{"text":"a record"}']);
});

test("it is tried again up to four times, and longer is waited each time", async () => {
  const script = new Script().answers(...Array.from({ length: 5 }, () => problem(503, "store_unavailable")));
  await expect(script.client().listGames()).rejects.toThrow(StoreUnavailable);
  expect(script.slept).toHaveLength(4);
  script.slept.forEach((wait, made) => {
    expect(wait).toBeGreaterThanOrEqual(100 * 2 ** made);
    expect(wait).toBeLessThanOrEqual(200 * 2 ** made);
  });
});

test("how often it is tried again can be chosen", async () => {
  const script = new Script().answers(refused(503), refused(503));
  await expect(script.client({ retries: 1 }).listGames()).rejects.toThrow(Unavailable);
  expect(script.requests).toHaveLength(2);
});

test("the time that the service asks for is waited, in seconds or until a date", async () => {
  const date = new Date(Date.now() + 30_000).toUTCString();
  const script = new Script().answers(
    refused(429, { "Retry-After": "7" }),
    refused(503, { "Retry-After": date }),
    json(GAMES),
  );
  await script.client().listGames();
  expect(script.slept[0]).toBe(7000);
  expect(script.slept[1]).toBeGreaterThan(25_000);
  expect(script.slept[1]).toBeLessThanOrEqual(30_000);
});

test("no more than a minute is waited in all", async () => {
  const script = new Script().answers(...Array.from({ length: 3 }, () => refused(429, { "Retry-After": "40" })));
  await expect(script.client().listGames()).rejects.toThrow(RateLimited);
  expect(script.slept).toEqual([40_000, 20_000]);
});

test("an answer that takes too long counts as none", async () => {
  const script = new Script().answers(silent, json(GAMES));
  expect(await script.client({ timeoutMs: 20 }).listGames()).toEqual(GAMES);
});

test("out of attempts, the error says why", async () => {
  const script = new Script().answers(broken("ECONNRESET"));
  const failure = await script
    .client({ retries: 0 })
    .listGames()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Unreachable);
  expect(((failure as Unreachable).cause as TypeError).message).toBe("fetch failed");
});

test.each([refused(429), broken("ECONNREFUSED"), broken("ENOTFOUND")])(
  "a game is begun once more if the request certainly was not carried out (%#)",
  async (failure) => {
    const script = new Script().answers(failure, json(CREATED, 201));
    expect((await script.client().anaconda.createSession()).id).toBe("game");
  },
);

test.each([
  [refused(503), Unavailable],
  [refused(502), Unavailable],
  [broken("ECONNRESET"), Unreachable],
  [silent, Unreachable],
] as const)("what may have been carried out is not begun twice (%#)", async (failure, kind) => {
  const script = new Script().answers(failure);
  await expect(script.client({ timeoutMs: 20 }).anaconda.createSession()).rejects.toThrow(kind);
  expect(script.requests).toHaveLength(1);
});

test("deletions, forks and new tokens are not repeated either", async () => {
  const script = new Script().answers(refused(503), refused(503), refused(503));
  const host = script.client().numerus.session("game", "token");
  await expect(host.delete()).rejects.toThrow(Unavailable);
  await expect(host.fork()).rejects.toThrow(Unavailable);
  await expect(host.reissueToken(0)).rejects.toThrow(Unavailable);
  expect(script.slept).toEqual([]);
});
