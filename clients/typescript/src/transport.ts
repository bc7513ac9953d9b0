/** How requests are sent: retried where that is safe, with a typed error for every answer that is not a good one. */
import createClient from "openapi-fetch";
import { errorOf, Unauthorized, UnexpectedAnswer, Unreachable } from "./errors.js";
import type { Exchange } from "./exchange.js";
import { ANYHOW, ATTEMPTS_AGAIN, ONCE, type Policy, persistently, type Sleep, sleep, UNTOUCHED } from "./retries.js";

export const TIMEOUT_MS = 30_000;
const KEY = "X-API-Key";
const NOT_MODIFIED = 304;
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, NOT_MODIFIED]);

export interface Options {
  /** How requests are sent; for proxies and tests. Left out: `globalThis.fetch`. */
  fetch?: typeof globalThis.fetch;
  /** How often a request is sent again after failures that may pass. */
  retries?: number;
  /** How long an answer is waited for. */
  timeoutMs?: number;
  /** In which language people are told what is wrong: `de`, or `de-AT, en;q=0.5`. Left out: as the platform has it. */
  language?: string;
  /** The API key, where the operator gives some out. A page has no secrets: there, only what its reader has typed in. */
  apiKey?: string;
  /**
   * Is asked by each request that is refused because its API key is missing or not good: whether to send it again.
   * That is done only if `apiKey` is another one by then. The request waits for the answer as long as it takes; several
   * may wait at the same time, so whoever asks people for a key shares one promise.
   */
  onKeyRefused?: (refusal: Unauthorized) => boolean | Promise<boolean>;
  /** Is told of every request once it has its answer, or has none; also of those that are sent again. */
  onExchange?: (exchange: Exchange) => void;
  /** How the time between two attempts is waited for; for tests. */
  sleep?: Sleep;
}

/** A request before it is written. */
export interface Call {
  method: "get" | "post" | "delete";
  /** With names in braces for what `at` has. */
  path: string;
  at?: Record<string, string | number>;
  query?: object | undefined;
  headers?: Record<string, string>;
  body?: unknown;
  /** The answer is text, not JSON. */
  text?: boolean;
  /** Sent again after any failure; otherwise only if it certainly was not carried out. Left out: true. */
  repeatable?: boolean;
  signal?: AbortSignal | null;
  /** How much longer than usual the answer may take. */
  patienceMs?: number;
}

/** A good answer; `data` is undefined where it has none. */
export interface Reply<T> {
  data: T | undefined;
  response: Response;
}

/** Every path takes everything: which one takes what is said by the methods above, with the types of the document. */
interface AnyOperation {
  parameters: { query?: object; path?: Record<string, string | number> };
  requestBody?: { content: { "application/json": unknown } };
  responses: { 200: { content: { "application/json": unknown } } };
}
type AnyPaths = Record<string, Record<"get" | "post" | "delete", AnyOperation>>;

/** A connection to one service. */
export class Channel {
  readonly sleep: Sleep;
  language: string | undefined;
  apiKey: string | undefined;
  private readonly http;
  private readonly fetch: typeof globalThis.fetch;
  private readonly again: number;
  private readonly timeoutMs: number;
  private readonly onExchange: ((exchange: Exchange) => void) | undefined;
  private readonly onKeyRefused: Options["onKeyRefused"];

  constructor(baseUrl: string, options: Options) {
    this.http = createClient<AnyPaths>({ baseUrl });
    // Looked up for each request: pages replace it, and browsers want it called as a plain function.
    this.fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
    this.again = options.retries ?? ATTEMPTS_AGAIN;
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.language = options.language;
    this.apiKey = options.apiKey;
    this.onExchange = options.onExchange;
    this.onKeyRefused = options.onKeyRefused;
    this.sleep = options.sleep ?? sleep;
  }

  /** Send a request; what the answer says. */
  async ask<T>(call: Call): Promise<T> {
    const { data } = await this.send<T>(call);
    if (data == null) throw new UnexpectedAnswer(`The answer of ${call.path} is empty.`);
    return data;
  }

  /** Send a request; the answer, if it is a good one. */
  async send<T>(call: Call): Promise<Reply<T>> {
    for (;;) {
      const { apiKey } = this;
      try {
        return await this.sendWithKey<T>(call);
      } catch (failure) {
        if (!(await this.hasOtherKey(failure, apiKey, call.signal))) throw failure;
      }
    }
  }

  /** Send a request once; a good answer, to be read as it comes. The signal ends it. */
  async stream(call: Call, signal: AbortSignal): Promise<Reply<ReadableStream<Uint8Array>>> {
    const attempt = (request: Request): Promise<Response> => {
      const sent = this.withKey(request);
      return this.observed(sent, () => this.plainly(sent, { signal }), "streamed");
    };
    return (await this.request(call, "stream", (request) =>
      this.persistently(() => attempt(request), ONCE, signal),
    )) as Reply<ReadableStream<Uint8Array>>;
  }

  /** Whether a request that has failed is to be sent again because there is another API key than the one it had. */
  async hasOtherKey(failure: unknown, had: string | undefined, signal?: AbortSignal | null): Promise<boolean> {
    if (!(failure instanceof Unauthorized && failure.concernsKey) || signal?.aborted) return false;
    if (this.apiKey !== had) return true;
    const isWanted = this.onKeyRefused ? await unlessAborted(this.onKeyRefused(failure), signal) : false;
    // The same key would be refused again, and again.
    return isWanted && this.apiKey !== had;
  }

  private async sendWithKey<T>(call: Call): Promise<Reply<T>> {
    const policy = call.repeatable === false ? UNTOUCHED : ANYHOW;
    const attempt = (request: Request): Promise<Response> => this.attempt(request, call);
    return (await this.request(call, call.text ? "text" : "json", (request) =>
      this.persistently(() => attempt(request), policy, call.signal),
    )) as Reply<T>;
  }

  private async request(
    call: Call,
    parseAs: "json" | "text" | "stream",
    fetch: (request: Request) => Promise<Response>,
  ): Promise<Reply<unknown>> {
    const headers = { "Accept-Language": this.language, [KEY]: this.apiKey, ...call.headers };
    const params = { path: call.at ?? {}, query: call.query ?? {} };
    const init = { params, headers, parseAs, fetch, ...(call.body === undefined ? {} : { body: call.body }) };
    try {
      const { data, error, response } = await this.http.request(call.method, call.path, init);
      if (!response.ok && response.status !== NOT_MODIFIED) throw errorOf(response, error);
      return { data, response };
    } catch (failure) {
      if (!(failure instanceof SyntaxError)) throw failure;
      throw new UnexpectedAnswer(`The answer of ${call.path} cannot be read: ${failure.message}`, { cause: failure });
    }
  }

  private async persistently(
    attempt: () => Promise<Response>,
    policy: Policy,
    signal: AbortSignal | null | undefined,
  ): Promise<Response> {
    const afterFailure = (failure: unknown): boolean => !signal?.aborted && policy.afterFailure(failure);
    const wait: Sleep = (milliseconds) => this.sleep(milliseconds, signal);
    try {
      return await persistently(attempt, { ...policy, afterFailure }, this.again, wait);
    } catch (failure) {
      throw new Unreachable(`No answer came: ${failure instanceof Error ? failure.message : failure}`, {
        cause: failure,
      });
    }
  }

  /** One attempt, with the whole answer, within the time there is. */
  private async attempt(request: Request, call: Call): Promise<Response> {
    const patience = new AbortController();
    const stop = (): void => patience.abort(call.signal?.reason);
    const late = (): void => patience.abort(new DOMException("The answer took too long.", "TimeoutError"));
    const timer = setTimeout(late, this.timeoutMs + (call.patienceMs ?? 0));
    call.signal?.addEventListener("abort", stop);
    try {
      if (call.signal?.aborted) stop();
      const sent = this.withKey(request);
      return await this.observed(sent, () => this.plainly(sent, { signal: patience.signal }), "whole");
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener("abort", stop);
    }
  }

  private plainly(request: Request, init: RequestInit): Promise<Response> {
    const { fetch } = this;
    return fetch(request.clone(), init);
  }

  /** With the API key of now: there may be another one, or none, since the last attempt. */
  private withKey(request: Request): Request {
    if (this.apiKey === undefined) request.headers.delete(KEY);
    else request.headers.set(KEY, this.apiKey);
    return request;
  }

  /** The answer of an attempt, of which is told to who looks on. A stream that is a good one is left to its reader. */
  private async observed(request: Request, send: () => Promise<Response>, as: "whole" | "streamed"): Promise<Response> {
    const begun = performance.now();
    const requestBody = this.onExchange ? (await request.clone().text()) || null : null;
    const tell = (response: Response | null, responseBody: string | null): void => {
      const { onExchange } = this;
      if (!onExchange) return;
      const exchange: Exchange = {
        method: request.method,
        url: request.url,
        requestHeaders: Object.fromEntries(request.headers),
        requestBody,
        status: response?.status ?? null,
        responseHeaders: Object.fromEntries(response?.headers ?? []),
        responseBody,
        elapsedMs: performance.now() - begun,
      };
      // What goes wrong in there is no failure of the request.
      queueMicrotask(() => onExchange(exchange));
    };
    try {
      const response = await send();
      if (as === "streamed" && response.ok) {
        tell(response, null);
        return response;
      }
      const body = await response.text();
      tell(response, body);
      const { status, statusText, headers } = response;
      return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers });
    } catch (failure) {
      tell(null, null);
      throw failure;
    }
  }
}

/** What is answered; false as soon as the signal says so. */
function unlessAborted(answer: boolean | Promise<boolean>, signal?: AbortSignal | null): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(false);
    signal?.addEventListener("abort", stop);
    if (signal?.aborted) stop();
    Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener("abort", stop));
  });
}
