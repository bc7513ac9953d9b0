/** What is told of each request, and the line for a shell that does the same. */
import { execFileSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { asCurl, type Exchange } from "../src/index.js";
import { broken, json, real, refused, Script, stream } from "./service.js";

const EXCHANGE: Exchange = {
  method: "POST",
  url: "http://service.test/v1/anaconda/sessions/id/moves?a=1&b=2",
  requestHeaders: { authorization: "Bearer very-secret", "if-match": '"3"', "content-type": "application/json" },
  requestBody: '{"move":"it\'s $HOME `x` \\\\ ! \\n"}',
  status: 200,
  responseHeaders: {},
  responseBody: "{}",
  elapsedMs: 1,
};

/** The words that a shell gives to `curl`. */
function wordsOf(line: string, token: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\nTOKEN=${token}\n${line}\n`;
  return execFileSync("sh", ["-c", script], { encoding: "utf-8" }).split("\0").slice(0, -1);
}

test("a shell reads the line as it was meant, and puts the token in", () => {
  const line = asCurl(EXCHANGE);
  expect(line).not.toContain("very-secret");
  expect(line).toContain("$TOKEN");
  expect(wordsOf(line, "mine")).toEqual([
    "-sS",
    EXCHANGE.url,
    "-H",
    "Authorization: Bearer mine",
    "-H",
    'if-match: "3"',
    "-H",
    "content-type: application/json",
    "--data-raw",
    EXCHANGE.requestBody,
  ]);
});

test.each([
  ["GET", null, []],
  ["POST", "{}", []],
  ["POST", null, ["-X", "POST"]],
  ["DELETE", null, ["-X", "DELETE"]],
] as const)("%s with body %j names its method only if curl would take another", (method, requestBody, named) => {
  const words = wordsOf(asCurl({ ...EXCHANGE, method, requestBody }), "t");
  expect(words.slice(1, words.indexOf(EXCHANGE.url))).toEqual(named);
});

test("every request is told with its answer, also those that are sent again", async () => {
  const told: Exchange[] = [];
  const script = new Script().answers(
    broken("ECONNRESET"),
    refused(503),
    json({ legal: true }, 200, { "X-Request-Id": "9" }),
  );
  const rw = script.client({ onExchange: (exchange) => told.push(exchange), language: "de" });
  await rw.anaconda.replay({ text: "x" });
  await vi.waitFor(() => expect(told).toHaveLength(3));

  expect(told.map(({ status }) => status)).toEqual([null, 503, 200]);
  expect(told[0]).toMatchObject({ responseBody: null, responseHeaders: {} });
  expect(told[2]).toMatchObject({
    method: "POST",
    url: "http://service.test/v1/anaconda/replay",
    requestBody: '{"text":"x"}',
    responseBody: '{"legal":true}',
  });
  expect(told[2]?.requestHeaders).toEqual({ "accept-language": "de", "content-type": "application/json" });
  expect(told[2]?.responseHeaders["x-request-id"]).toBe("9");
  expect(told[2]?.elapsedMs).toBeGreaterThanOrEqual(0);
});

test("the API key is sent with every request, streams too, and stands in no line for a shell", async () => {
  const told: Exchange[] = [];
  const script = new Script().answers(json({ games: [] }), stream([]), () => new Response(null, { status: 204 }));
  const rw = script.client({ onExchange: (exchange) => told.push(exchange), apiKey: "rwk_secret" });
  await rw.listGames();
  for await (const event of rw.anaconda.session("id").events()) expect.unreachable(`${event.seq}`);
  await vi.waitFor(() => expect(told).toHaveLength(3));

  expect(told.map(({ requestHeaders }) => requestHeaders["x-api-key"])).toEqual(Array(3).fill("rwk_secret"));
  expect(told.every(({ url }) => !url.includes("rwk_secret"))).toBe(true);
  const lines = told.map((exchange) => asCurl(exchange));
  expect(lines[0]).toContain('"X-API-Key: $REGELWERK_API_KEY"');
  expect(lines.join()).not.toContain("rwk_secret");
});

test("what a caller may use is told", async () => {
  expect(await real().getLimits()).toMatchObject({ holder: null, limits: [] });
});

test("a stream is told when it is opened, without what comes of it", async () => {
  const told: Exchange[] = [];
  const script = new Script().answers(stream([]), () => new Response(null, { status: 204 }));
  const rw = script.client({ onExchange: (exchange) => told.push(exchange) });
  for await (const event of rw.anaconda.session("id").events()) expect.unreachable(`${event.seq}`);
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told.map(({ status, responseBody }) => [status, responseBody])).toEqual([
    [200, null],
    [204, null],
  ]);
});

test("an onlooker that fails does not spoil the request", async () => {
  const failed = new Promise((resolve) => process.once("uncaughtException", resolve));
  const script = new Script().answers(json({ games: [] }));
  const onExchange = (): void => {
    throw new Error("onlooker");
  };
  expect(await script.client({ onExchange }).listGames()).toEqual({ games: [] });
  expect(await failed).toMatchObject({ message: "onlooker" });
});

test("a real answer in another language was asked for with Accept-Language", async () => {
  const languages: (string | undefined)[] = [];
  const rw = real({ onExchange: ({ requestHeaders }) => languages.push(requestHeaders["accept-language"]) });
  await rw.listGames();
  rw.language = "es";
  await rw.listGames();
  await vi.waitFor(() => expect(languages).toEqual([undefined, "es"]));
});
