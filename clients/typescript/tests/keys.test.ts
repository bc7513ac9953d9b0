/** A service that asks for an API key, and a program that gets one while its requests wait. */
import { expect, test, vi } from "vitest";
import { type Regelwerk, Unauthorized } from "../src/index.js";
import { json, problem, Script, stream } from "./service.js";

const REFUSALS = ["api_key_needed", "unknown_api_key", "expired_api_key"];

function keysOf(script: Script): (string | null)[] {
  return script.requests.map(({ headers }) => headers.get("X-API-Key"));
}

/** A client whose program, each time that a key is refused, has the next of these. */
function withKeys(script: Script, ...keys: string[]): { rw: Regelwerk; told: string[] } {
  const told: string[] = [];
  const rw = script.client({
    onKeyRefused: ({ code }) => {
      told.push(code);
      rw.apiKey = keys.shift();
      return rw.apiKey !== undefined;
    },
  });
  return { rw, told };
}

test.each(REFUSALS)("a request that is refused with %s is sent again with the key that there is then", async (code) => {
  const script = new Script().answers(problem(401, code), json({ games: [] }));
  const { rw, told } = withKeys(script, "good");

  expect(await rw.listGames()).toEqual({ games: [] });
  expect(told).toEqual([code]);
  expect(keysOf(script)).toEqual([null, "good"]);
});

test("what creates is sent again, too: who is kept out at the door has changed nothing", async () => {
  const script = new Script().answers(problem(401, "api_key_needed"), problem(401, "unknown_api_key"), () =>
    Response.json({ id: "game", version: 1, tokens: { host: "h", seats: [] } }),
  );
  const { rw } = withKeys(script, "bad", "good");

  expect((await rw.anaconda.createSession({ seed: "x" })).id).toBe("game");
  expect(keysOf(script)).toEqual([null, "bad", "good"]);
  expect(new Set(script.bodies)).toEqual(new Set(['{"seed":"x"}']));
});

test("a program that has no other key is told of the refusal", async () => {
  const script = new Script().answers(problem(401, "api_key_needed"));
  await expect(withKeys(script).rw.listGames()).rejects.toMatchObject({ code: "api_key_needed", concernsKey: true });
  await expect(
    new Script().answers(problem(401, "unknown_api_key")).client({ apiKey: "bad" }).listGames(),
  ).rejects.toThrow(Unauthorized);
});

test.each(["unauthorized", "forged_api_key", ""])(
  "a refusal with %j is not taken for one of an API key",
  async (code) => {
    const script = new Script().answers(problem(401, code));
    const { rw, told } = withKeys(script, "good");

    await expect(rw.listGames()).rejects.toMatchObject({ concernsKey: false });
    expect(told).toEqual([]);
  },
);

test.each([
  ["nothing", {}, null],
  ["a key", { apiKey: "bad" }, "bad"],
] as const)("whoever says yes, but had %s and has no other now, is told of the refusal", async (_, had, key) => {
  const script = new Script().answers(problem(401, "unknown_api_key"), problem(401, "unknown_api_key"));
  const asked = vi.fn(() => true);
  const rw = script.client({ ...had, onKeyRefused: asked });

  await expect(rw.listGames()).rejects.toMatchObject({ code: "unknown_api_key" });
  await expect(rw.anaconda.session("game").events().next()).rejects.toMatchObject({ code: "unknown_api_key" });
  expect(asked).toHaveBeenCalledTimes(2);
  expect(keysOf(script)).toEqual([key, key]);
});

test("a program that forgets its key goes on without one", async () => {
  const script = new Script().answers(problem(401, "unknown_api_key"), json({ games: [] }));
  const rw: Regelwerk = script.client({
    apiKey: "bad",
    onKeyRefused: () => {
      rw.apiKey = undefined;
      return true;
    },
  });

  await rw.listGames();
  expect(keysOf(script)).toEqual(["bad", null]);
});

test.each([
  ["is forgotten", "old", undefined],
  ["is another one", "old", "new"],
  ["is there", undefined, "new"],
])("an attempt that follows a wait has the key of then: it %s", async (_, had, then) => {
  const script = new Script().answers(
    () => {
      rw.apiKey = then;
      return new Response(null, { status: 429, headers: { "Retry-After": "1" } });
    },
    json({ games: [] }),
  );
  const rw: Regelwerk = script.client(had === undefined ? {} : { apiKey: had });

  await rw.listGames();
  expect(keysOf(script)).toEqual([had ?? null, then ?? null]);
});

test("each request that is refused asks, and one promise serves them all", async () => {
  const refused = problem(401, "api_key_needed");
  const script = new Script().answers(refused, refused, json({ games: [] }), json({ games: [] }));
  let give = (_: boolean): void => undefined;
  const given = new Promise<boolean>((resolve) => {
    give = resolve;
  });
  const asked = vi.fn(() => given);
  const rw = script.client({ onKeyRefused: asked });

  const answers = Promise.all([rw.listGames(), rw.listGames()]);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  rw.apiKey = "good";
  give(true);
  await answers;
  expect(keysOf(script)).toEqual([null, null, "good", "good"]);
});

test("nobody is asked for a key when a seat's token is not good", async () => {
  const script = new Script().answers(problem(401, "unauthorized"));
  const { rw, told } = withKeys(script, "good");

  await expect(rw.anaconda.session("game", "bad").refresh()).rejects.toMatchObject({ concernsKey: false });
  expect(told).toEqual([]);
});

test("a request that was under way when the key was changed asks nobody for another", async () => {
  const asked = vi.fn(() => false);
  const script = new Script().answers(
    (request, signal) => {
      rw.apiKey = "good";
      return problem(401, "unknown_api_key")(request, signal);
    },
    json({ games: [] }),
  );
  const rw = script.client({ apiKey: "old", onKeyRefused: asked });

  await rw.listGames();
  expect(asked).not.toHaveBeenCalled();
  expect(keysOf(script)).toEqual(["old", "good"]);
});

test.each(["streamed", "polled"])("events that are %s go on with another key, however long it takes", async (how) => {
  const last = { seq: 1, type: "over", version: 1, your_move: [] };
  const session = { id: "game", version: 1, status: "over", events: 1 };
  const end = `id: 1\nevent: over\ndata: ${JSON.stringify(last)}\n\nevent: session\ndata: ${JSON.stringify(session)}\n\n`;
  // Who has no streams gets no body.
  const withoutStreams = (): Response => new Response(null, { headers: { "Content-Type": "text/event-stream" } });
  const script =
    how === "streamed"
      ? new Script().answers(problem(401, "api_key_needed"), stream([end]))
      : new Script().answers(withoutStreams, problem(401, "api_key_needed"), json({ events: [last], session }));
  vi.useFakeTimers();
  const rw: Regelwerk = script.client({
    onKeyRefused: async () => {
      await vi.advanceTimersByTimeAsync(600_000);
      rw.apiKey = "good";
      return true;
    },
  });
  try {
    const numbers: number[] = [];
    for await (const { seq } of rw.anaconda.session("game").events()) numbers.push(seq);
    expect(numbers).toEqual([1]);
  } finally {
    vi.useRealTimers();
  }
  expect(keysOf(script).at(-1)).toBe("good");
});

test("whoever no longer follows a game waits for no key", async () => {
  const leave = new AbortController();
  const script = new Script().answers(problem(401, "api_key_needed"));
  const rw = script.client({
    onKeyRefused: () => {
      leave.abort();
      return new Promise(() => undefined);
    },
  });

  expect(await rw.anaconda.session("game").events({ signal: leave.signal }).next()).toMatchObject({ done: true });
});
