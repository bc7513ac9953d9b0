/** Following a live game: on the real service, and on one that drops, refuses and keeps silent. */
import { afterEach, expect, test, vi } from "vitest";
import {
  InvalidRequest,
  type SessionEvent,
  Unavailable,
  UnexpectedAnswer,
  UnknownSession,
  Unreachable,
} from "../src/index.js";
import { broken, json, problem, real, refused, Script, silent, stream } from "./service.js";

const rw = real();

afterEach(() => {
  vi.useRealTimers();
});

function event(seq: number, type: SessionEvent["type"] = "move"): string {
  return `id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify({ seq, type, version: seq, your_move: [] })}\n\n`;
}

function session(version: number, status = "running"): string {
  return `event: session\ndata: ${JSON.stringify({ id: "game", version, status, events: version })}\n\n`;
}

/** A group of events and the session behind it. */
function told(...numbers: number[]): string {
  return numbers.map((number) => event(number)).join("") + session(numbers.at(-1) ?? 0);
}

function end(seq: number): string {
  return event(seq, "over") + session(seq, "over");
}

function page(numbers: readonly number[], over = false): object {
  const last = numbers.at(-1) ?? 0;
  const events = numbers.map((seq) => ({
    seq,
    type: over && seq === last ? "over" : "move",
    version: seq,
    your_move: [],
  }));
  return { events, next: last, session: { version: last, status: over ? "over" : "running", events: last } };
}

async function all(events: AsyncIterable<SessionEvent>): Promise<number[]> {
  const numbers: number[] = [];
  for await (const { seq } of events) numbers.push(seq);
  return numbers;
}

function since(script: Script): (string | null)[] {
  return script.requests.map(({ headers }) => headers.get("Last-Event-ID"));
}

const HEAD = "retry: 0\n\n";

test("bots that move when an event says so play a whole game on the real service", async () => {
  const game = await rw.anaconda.createSession({ assist: "hints", seed: "seven" });
  const play = async (bot: (typeof game.seats)[number]): Promise<number[]> => {
    const numbers: number[] = [];
    for await (const { seq, version } of bot.events()) {
      numbers.push(seq);
      expect(bot.version).toBeGreaterThanOrEqual(version);
      expect(bot.seen?.events).toBeGreaterThanOrEqual(seq);
      const best = bot.yourTurn ? (await bot.hint({ budget_nodes: 50 })).best : null;
      if (best) await bot.move(best);
    }
    return numbers;
  };
  const [first, second] = await Promise.all(game.seats.map(play));
  const { events, status } = await game.host.refresh();
  expect(status).toBe("over");
  expect(first).toEqual(Array.from({ length: events }, (_, index) => index + 1));
  expect(second).toEqual(first);
});

test("a spectator who comes late is told the rest", async () => {
  const game = await rw.anaconda.createSession();
  await game.seats[0]?.resign();
  expect(await all(rw.anaconda.session(game.id).events({ after: 2 }))).toEqual([3, 4]);
  expect(await all(rw.anaconda.session(game.id).events({ after: 4 }))).toEqual([]);
  expect((await rw.anaconda.session(game.id).pollEvents({ after: 3 })).events).toHaveLength(1);
});

test("a signal ends the events while nothing happens, without an error", async () => {
  const game = await rw.anaconda.createSession();
  const leave = new AbortController();
  const numbers: number[] = [];
  for await (const { seq } of game.host.events({ signal: leave.signal })) {
    numbers.push(seq);
    if (seq === 2) setTimeout(() => leave.abort(), 50);
  }
  expect(numbers).toEqual([1, 2]);
});

test("a loop that is left early closes its connection", async () => {
  let open: AbortSignal | undefined;
  const script = new Script().answers((request, signal) => {
    open = signal;
    return stream([HEAD, told(1, 2)], "open")(request, signal) as Response;
  });
  for await (const { seq } of script.client().anaconda.session("game").events()) if (seq === 1) break;
  expect(open?.aborted).toBe(true);
});

test("a game that is deleted meanwhile ends with an error", async () => {
  const game = await rw.anaconda.createSession();
  const events = game.seats[0]?.events();
  await events?.next();
  await events?.next();
  await game.host.delete();
  await expect(events?.next()).rejects.toThrow(UnknownSession);
});

test("a number that the game has not had is refused", async () => {
  const game = await rw.anaconda.createSession();
  await expect(game.host.events({ after: 77 }).next()).rejects.toThrow(InvalidRequest);
});

test("a stream that ends or breaks is taken up where it was, and nothing is lost or told twice", async () => {
  const script = new Script().answers(
    stream([HEAD, told(1, 2), event(3)]),
    stream([told(2, 3)], "breaks"),
    broken("ECONNRESET"),
    stream([told(3, 4), end(5)]),
  );
  expect(await all(script.client().anaconda.session("game", "secret").events())).toEqual([1, 2, 3, 4, 5]);
  expect(since(script)).toEqual(["0", "2", "3", "3"]);
  expect(script.requests.every(({ headers }) => headers.get("Authorization") === "Bearer secret")).toBe(true);
  expect(script.requests[0]?.headers.get("Accept")).toBe("text/event-stream");
});

test("pieces may end anywhere", async () => {
  const bytes = new TextEncoder().encode(HEAD + told(1, 2) + end(3));
  const script = new Script().answers(stream(Array.from(bytes, (byte) => Uint8Array.of(byte))));
  expect(await all(script.client().anaconda.session("game").events())).toEqual([1, 2, 3]);
});

test("the session was seen before its events are told, and an older one is not taken for a newer", async () => {
  const script = new Script().answers(
    stream([HEAD, told(1, 2), told(3), end(4)]),
    json({ version: 9, status: "running" }),
  );
  const live = script.client().anaconda.session("game");
  const versions: (number | null)[] = [];
  for await (const { seq } of live.events()) {
    if (seq === 3) await live.refresh();
    versions.push(live.version);
  }
  expect(versions).toEqual([2, 2, 9, 9]);
});

test("who knows the end already is told nothing more", async () => {
  const script = new Script().answers(() => new Response(null, { status: 204 }));
  expect(await all(script.client().anaconda.session("game").events({ after: 9 }))).toEqual([]);
});

test("after refusals it waits longer each time, and as long as the service asks for", async () => {
  const script = new Script().answers(
    refused(503),
    refused(503),
    refused(429, { "Retry-After": "9" }),
    stream([end(1)]),
  );
  expect(await all(script.client().anaconda.session("game").events())).toEqual([1]);
  const [first, second, third] = script.slept.map((wait) => wait / 1000);
  expect(first).toBeGreaterThanOrEqual(0.25);
  expect(first).toBeLessThanOrEqual(0.375);
  expect(second).toBeGreaterThanOrEqual(0.5);
  expect(third).toBeGreaterThanOrEqual(9);
});

test("out of patience the error is thrown", async () => {
  const script = new Script().answers(refused(503), broken("ECONNREFUSED"));
  await expect(script.client().anaconda.session("game").events({ patienceMs: -1 }).next()).rejects.toThrow(Unavailable);
  await expect(script.client().anaconda.session("game").events({ patienceMs: -1 }).next()).rejects.toThrow(Unreachable);
});

test("other refusals are thrown at once", async () => {
  const script = new Script().answers(problem(404, "unknown_session"));
  await expect(script.client().anaconda.session("game").events().next()).rejects.toThrow(UnknownSession);
  expect(script.slept).toEqual([]);
});

test.each(["{", "7", "null"])("an event that cannot be read (%s) is an error", async (data) => {
  const script = new Script().answers(stream([`event: move\ndata: ${data}\n\n`]));
  await expect(script.client().anaconda.session("game").events().next()).rejects.toThrow(UnexpectedAnswer);
});

test("an event that does not end is an error", async () => {
  const script = new Script().answers(stream(["data: ", ...Array<string>(9).fill("x".repeat(1_000_000))]));
  await expect(script.client().anaconda.session("game").events().next()).rejects.toThrow(UnexpectedAnswer);
});

test("an answer that is no stream of events is an error, and not one to ask again for", async () => {
  const script = new Script().answers(
    () => new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }),
  );
  await expect(script.client().anaconda.session("game").events().next()).rejects.toThrow(UnexpectedAnswer);
  expect(script.slept).toEqual([]);
});

test("a stream that ends well is opened anew before long, whenever it says to come back", async () => {
  const script = new Script().answers(stream(["retry: 999999999\n\n", told(1)]), stream([end(2)]));
  expect(await all(script.client().anaconda.session("game").events())).toEqual([1, 2]);
  expect(script.slept[0]).toBeLessThan(60_000);
});

test("where a stream is kept back on its way, the game is polled", async () => {
  vi.useFakeTimers();
  const script = new Script().answers(silent, json(page([1, 2])), json(page([])), json(page([3], true)));
  const numbers = all(script.client().anaconda.session("game").events());
  await vi.advanceTimersByTimeAsync(45_000);
  expect(await numbers).toEqual([1, 2, 3]);
  const asked = script.requests.slice(1).map(({ url }) => new URL(url).search);
  expect(asked).toEqual(["?after=0&wait=20", "?after=2&wait=20", "?after=2&wait=20"]);
});

test("the end of the game ends the events, whether the stream ends or not", async () => {
  const script = new Script().answers(stream([HEAD, told(1), end(2)], "open"));
  expect(await all(script.client().anaconda.session("game").events())).toEqual([1, 2]);
});

test("a page that has no events is an error", async () => {
  const withoutBody = new Response(HEAD);
  Object.defineProperty(withoutBody, "body", { value: null });
  const script = new Script().answers(() => withoutBody, json({ hello: "world" }));
  await expect(all(script.client().anaconda.session("game").events())).rejects.toThrow(UnexpectedAnswer);
});

test("where the platform has no streams, the game is polled", async () => {
  const withoutBody = new Response(HEAD);
  Object.defineProperty(withoutBody, "body", { value: null });
  const script = new Script().answers(() => withoutBody, json(page([1], true)));
  expect(await all(script.client().anaconda.session("game").events())).toEqual([1]);
});

test("a stream that has brought something and falls silent is opened anew", async () => {
  vi.useFakeTimers();
  const script = new Script().answers(stream([HEAD, told(1)], "open"), stream([end(2)]));
  const numbers = all(script.client().anaconda.session("game").events());
  await vi.advanceTimersByTimeAsync(45_000);
  expect(await numbers).toEqual([1, 2]);
  expect(since(script)).toEqual(["0", "1"]);
});

test("a signal also ends polling and waiting", async () => {
  vi.useFakeTimers();
  const leave = new AbortController();
  const script = new Script().answers(silent, silent);
  const numbers = all(script.client().anaconda.session("game").events({ signal: leave.signal }));
  await vi.advanceTimersByTimeAsync(46_000);
  expect(script.requests).toHaveLength(2);
  leave.abort();
  expect(await numbers).toEqual([]);
});
