/** What happens in a live game, as it happens: a stream that comes back by itself, or polls where none passes. */
import { isObject, objectOf } from "./checks.js";
import { Unavailable, UnexpectedAnswer, Unreachable } from "./errors.js";
import { retryAfterMs } from "./retries.js";
import { type Message, Parser } from "./sse.js";
import type { Call, Channel } from "./transport.js";
import type { SessionEvent } from "./types.js";

/** How long a service that cannot be reached is tried for before the error is thrown. */
export const PATIENCE_MS = 120_000;
/** The service gives a sign of life every 15 seconds, unless it was told to do so less often. */
export const SILENCE_MS = 45_000;
const STREAM = "text/event-stream";
const POLL_S = 20;
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
const NO_CONTENT = 204;

export interface FollowingOptions {
  /** The number of the last event that is known already; 0: all are told. */
  after?: number;
  /** Ends the events, without an error. */
  signal?: AbortSignal | null;
  /** How long to try for a service that cannot be reached. */
  patienceMs?: number;
}

/** What a session's document is read for. */
interface Document {
  status: string;
  events: number;
}

/** One who follows a live game. */
export class Following<D extends Document> {
  private after: number;
  private over = false;
  private polls = false;
  private opened = false;
  private pauseMs = 0;
  private retryMs = 1000;
  private reached = performance.now();
  private readonly signal: AbortSignal | null;
  private readonly patienceMs: number;

  constructor(
    private readonly channel: Channel,
    /** The request for events, without its parameters. */
    private readonly call: Call,
    /** Is given the session's document whenever a new one comes. */
    private readonly see: (document: D) => void,
    options: FollowingOptions,
  ) {
    this.after = options.after ?? 0;
    this.signal = options.signal ?? null;
    this.patienceMs = options.patienceMs ?? PATIENCE_MS;
  }

  /** Every event once, in order, until the game is over. Throws ApiError, and Unreachable out of patience. */
  async *events(): AsyncGenerator<SessionEvent, void, void> {
    while (!this.ended) {
      const { apiKey } = this.channel;
      try {
        yield* this.polls ? this.polled() : this.streamed();
        // A stream that ends well has moved to another process, or was open for long enough.
        await this.wait(this.ended || this.polls ? 0 : this.retryMs);
      } catch (failure) {
        // Polls see to that themselves; the silence of a stream must not be counted meanwhile.
        const isAdmitted = !this.polls && (await this.channel.hasOtherKey(failure, apiKey, this.signal));
        if (this.ended) return;
        if (isAdmitted) continue;
        if (!(failure instanceof Unreachable || failure instanceof Unavailable)) throw failure;
        await this.waitForBetter(failure);
      }
    }
  }

  /** After the last event, only the end of the stream is still to come. */
  private get ended(): boolean {
    return this.over || (this.signal?.aborted ?? false);
  }

  private async *streamed(): AsyncGenerator<SessionEvent, void, void> {
    this.opened = false;
    const headers = { ...this.call.headers, Accept: STREAM, "Last-Event-ID": String(this.after) };
    const watch = new Watch(this.signal);
    const parser = new Parser();
    try {
      const { data, response } = await this.channel.stream({ ...this.call, headers }, watch.signal);
      // No content: the last event was known before.
      this.over = response.status === NO_CONTENT;
      if (this.over) return;
      this.polls = !data?.getReader;
      if (!data?.getReader) return;
      const kind = response.headers.get("Content-Type") ?? "";
      if (!kind.startsWith(STREAM)) throw new UnexpectedAnswer(`The events come as "${kind}".`);
      yield* this.grouped(this.messages(data, parser, watch));
    } finally {
      watch.end();
      this.retryMs = Math.min(parser.retryMs ?? this.retryMs, LONGEST_PAUSE_MS);
    }
  }

  private async *polled(): AsyncGenerator<SessionEvent, void, void> {
    const query = { after: this.after, wait: POLL_S };
    const call: Call = { ...this.call, query, signal: this.signal, patienceMs: 1000 * POLL_S };
    const page = await this.channel.ask<{ events: SessionEvent[]; session: D }>(call);
    this.atEase();
    if (!isObject(page.session) || !Array.isArray(page.events)) throw new UnexpectedAnswer("The answer has no events.");
    this.see(page.session);
    yield* this.fresh(page.events);
    this.over ||= page.session.status === "over" && this.after === page.session.events;
  }

  private async *messages(
    body: ReadableStream<Uint8Array>,
    parser: Parser,
    watch: Watch,
  ): AsyncGenerator<Message, void, void> {
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read().catch((broken: unknown) => {
        throw new Unreachable("The stream broke.", { cause: broken });
      });
      if (done) return;
      watch.heard();
      this.atEase();
      yield* fed(parser, value);
    }
  }

  /**
   * The events, each group after the session's document, which the service sends behind it.
   *
   * So whoever is told of an event has seen a session that is no older. A group that is cut off before its document
   * comes again with the next stream.
   */
  private async *grouped(messages: AsyncIterable<Message>): AsyncGenerator<SessionEvent, void, void> {
    let group: SessionEvent[] = [];
    for await (const message of messages) {
      if (message.type !== "session") {
        group.push(read<SessionEvent>(message));
        continue;
      }
      this.see(read<D>(message));
      yield* this.fresh(group);
      if (this.ended) return;
      group = [];
    }
  }

  private *fresh(group: readonly SessionEvent[]): Generator<SessionEvent, void, void> {
    for (const event of group) {
      if (event.seq <= this.after || this.ended) continue;
      this.after = event.seq;
      this.over = event.type === "over";
      yield event;
    }
  }

  private atEase(): void {
    this.opened = true;
    this.pauseMs = 0;
    this.reached = performance.now();
  }

  /** Longer after each failure in a row, and as long as the service asks for. */
  private async waitForBetter(away: Unreachable | Unavailable): Promise<void> {
    // The service opens a stream with a line at once: something on the way keeps it back.
    if (!this.opened && isSilence(away)) this.polls = true;
    if (performance.now() - this.reached > this.patienceMs) throw away;
    this.pauseMs = Math.min(Math.max(2 * this.pauseMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
    const asked = away instanceof Unavailable ? retryAfterMs(away.retryAfter ?? "") : 0;
    await this.wait(Math.max(this.pauseMs, asked));
  }

  /** Not all of those who were cut off together at once. */
  private wait(milliseconds: number): Promise<void> {
    return this.channel.sleep(milliseconds * (1 + Math.random() / 2), this.signal);
  }
}

/** Ends a stream on which nothing comes any more, or that nobody wants to read any more. */
class Watch {
  private readonly controller = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly caller: AbortSignal | null) {
    caller?.addEventListener("abort", this.end);
    this.heard();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  heard(): void {
    clearTimeout(this.timer);
    const silent = (): void => this.controller.abort(new DOMException("Nothing comes any more.", "TimeoutError"));
    this.timer = setTimeout(silent, SILENCE_MS);
  }

  readonly end = (): void => {
    clearTimeout(this.timer);
    this.caller?.removeEventListener("abort", this.end);
    this.controller.abort();
  };
}

function isSilence(away: Unreachable | Unavailable): boolean {
  return away.cause instanceof DOMException && away.cause.name === "TimeoutError";
}

function* fed(parser: Parser, piece: Uint8Array): Generator<Message, void, void> {
  try {
    yield* parser.feed(piece);
  } catch (cause) {
    throw new UnexpectedAnswer("The events cannot be read.", { cause });
  }
}

function read<T>(message: Message): T {
  try {
    return objectOf(JSON.parse(message.data)) as T;
  } catch (cause) {
    throw new UnexpectedAnswer(`An event cannot be read: ${message.data}`, { cause });
  }
}
