/** Many questions in few requests: each is a call of an operation that is asked later, together with others. */
import { type ApiError, errorOf, Unavailable, UnexpectedAnswer } from "./errors.js";
import { Rulesets } from "./rulesets.js";
import { type Call, Channel, type Reply } from "./transport.js";
import type { Schema } from "./types.js";

/** In one request: the service takes no more. */
export const MOST_ITEMS = 1000;
/** In one request, if it is not a single question: less than the service reads by default. */
export const MOST_BYTES = 1_000_000;
const ADDRESS = /^\/v1\/([a-z-]+)\/(?!sessions|commitments)([a-z-]+)$/;
const METHODS_ONLY = "A batch asks methods of rulesets, such as (rules) => rules.anaconda.validate(…).";

interface Item {
  game: string;
  operation: string;
  body: unknown;
}
type Outcome = Schema<"BatchOutcome">;

/** One question of a batch, and its answer once the batch has been sent. */
export class Pending<T> {
  /** What the service says in place of an answer; null if it has answered, or was not asked yet. */
  error: ApiError | null = null;
  /** As it takes its place in a request. */
  readonly bytes: number;
  private answer: { value: T } | null = null;

  constructor(readonly item: Item) {
    this.bytes = new TextEncoder().encode(JSON.stringify(item)).length + 1;
  }

  /** Whether it has been asked. */
  get done(): boolean {
    return this.answer !== null || this.error !== null;
  }

  /** The answer. Throws the error if there is one, and another before the batch is sent. */
  get value(): T {
    if (this.error) throw this.error;
    if (!this.answer) throw new Error("The batch has not been sent.");
    return this.answer.value;
  }

  /** Take the answer, as it would have come alone. */
  settle(outcome: Outcome, requestId: string): void {
    if (outcome.status === 200) {
      this.answer = { value: outcome.body as T };
      this.error = null;
    } else {
      const response = new Response(null, { status: outcome.status, headers: { "X-Request-Id": requestId } });
      this.error = errorOf(response, outcome.problem);
    }
  }
}

/** Questions that are asked together; see `Regelwerk.batch`. */
export class Batch {
  private pending: Pending<unknown>[] = [];

  constructor(private readonly channel: Channel) {}

  /** How many wait to be sent. */
  get size(): number {
    return this.pending.length;
  }

  /**
   * Ask later what a method of a ruleset would ask now:
   * `batch.ask((rules) => rules.anaconda.validate(move, { state }))`.
   */
  ask<T>(question: (rules: Rulesets) => Promise<T>): Pending<T> {
    const notes = new Notes();
    // Nobody waits for what is only noted.
    question(new Rulesets(notes)).catch(() => undefined);
    const [call, ...others] = notes.calls;
    if (!call || others.length > 0) throw new TypeError(METHODS_ONLY);
    const [, game, operation] = ADDRESS.exec(call.path) ?? [];
    if (!game || !operation || call.method !== "post") {
      throw new TypeError("Only what is asked with POST and needs no live game can be in a batch.");
    }
    const pending = new Pending<T>({ game, operation, body: call.body });
    this.pending.push(pending);
    return pending;
  }

  /**
   * Ask everything, in as many requests as it needs; the questions with their answers, in order.
   *
   * A question that is refused has an error and spoils no other. Throws what other requests throw when a whole request
   * fails. Those that find no solver free are asked once more for as long as others get an answer.
   */
  async send(): Promise<readonly Pending<unknown>[]> {
    const taken = this.pending;
    this.pending = [];
    for (let left = taken; left.length > 0; left = unsolved(left)) {
      for (const part of parts(left)) await this.sendPart(part);
    }
    return taken;
  }

  private async sendPart(part: readonly Pending<unknown>[]): Promise<void> {
    const body = { items: part.map((one) => one.item) };
    const { data, response } = await this.channel.send<{ items: Outcome[] }>({
      method: "post",
      path: "/v1/batch",
      body,
    });
    const outcomes = data?.items ?? [];
    if (outcomes.length !== part.length) {
      throw new UnexpectedAnswer(`There are ${outcomes.length} answers to ${part.length} questions.`);
    }
    const requestId = response.headers.get("X-Request-Id") ?? "";
    for (const [index, outcome] of outcomes.entries()) part[index]?.settle(outcome, requestId);
  }
}

/** Notes what would be asked, and goes no further. */
class Notes extends Channel {
  readonly calls: Call[] = [];

  constructor() {
    super("", {});
  }

  override send<T>(call: Call): Promise<Reply<T>> {
    this.calls.push(call);
    return new Promise(() => undefined);
  }
}

/** As many as one request can have, each time. */
function* parts(pending: readonly Pending<unknown>[]): Generator<Pending<unknown>[], void, void> {
  let part: Pending<unknown>[] = [];
  let bytes = 0;
  for (const one of pending) {
    bytes += one.bytes;
    if (part.length > 0 && (part.length === MOST_ITEMS || bytes > MOST_BYTES)) {
      yield part;
      part = [];
      bytes = one.bytes;
    }
    part.push(one);
  }
  if (part.length > 0) yield part;
}

/** Those that found no solver; none if nobody else got an answer, for then nobody will. */
function unsolved(asked: readonly Pending<unknown>[]): Pending<unknown>[] {
  const refused = asked.filter((one) => one.error instanceof Unavailable);
  return refused.length < asked.length ? refused : [];
}
