/**
 * Which requests are sent again, and when.
 *
 * Two policies, since most requests may be sent twice and some may not. Pure questions, and moves with their
 * idempotency key, are repeated after any failure. What creates or deletes is repeated only if it certainly was not
 * carried out.
 */

export const ATTEMPTS_AGAIN = 4;
const LONGEST_WAIT_MS = 60_000;
const FIRST_BACKOFF_MS = 200;

/** How a program reaches its connection: Node tells what has failed, browsers do not. */
const NEVER_SENT: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "EAI_AGAIN",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

export interface Policy {
  statuses: ReadonlySet<number>;
  /** Whether to try again after no answer came. */
  afterFailure: (failure: unknown) => boolean;
}

/** Repeat after every failure that may pass. */
export const ANYHOW: Policy = { statuses: new Set([429, 502, 503, 504]), afterFailure: () => true };

/** Repeat only what was refused for its number or never arrived; after a 503 of the store nobody knows. */
export const UNTOUCHED: Policy = { statuses: new Set([429]), afterFailure: wasNeverSent };

/** Do not repeat. */
export const ONCE: Policy = { statuses: new Set(), afterFailure: () => false };

/** How a program waits; tests do not. */
export type Sleep = (milliseconds: number, signal?: AbortSignal | null) => Promise<void>;

/** Attempts until one is good, or will not be better, or it has been tried often or long enough. */
export async function persistently(
  attempt: () => Promise<Response>,
  policy: Policy,
  again: number,
  sleep: Sleep,
): Promise<Response> {
  let left = LONGEST_WAIT_MS;
  for (let made = 0; ; made += 1) {
    const outcome = await attempt().then(
      (response) => ({ response, repeat: policy.statuses.has(response.status) }),
      (failure: unknown) => ({ failure, repeat: policy.afterFailure(failure) }),
    );
    if (!outcome.repeat || made >= again || left <= 0) {
      if ("failure" in outcome) throw outcome.failure;
      return outcome.response;
    }
    const asked = "response" in outcome ? askedFor(outcome.response) : 0;
    const wait = Math.min(asked || backoff(made), left);
    left -= wait;
    await sleep(wait);
  }
}

/** Half of it by chance: not all of those who were refused together come back at once. */
function backoff(made: number): number {
  return FIRST_BACKOFF_MS * 2 ** made * (0.5 + Math.random() / 2);
}

function askedFor(response: Response): number {
  return retryAfterMs(response.headers.get("Retry-After") ?? "");
}

/** What `Retry-After` asks for, in milliseconds; 0 if it says nothing. */
export function retryAfterMs(value: string): number {
  const text = value.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}

function wasNeverSent(failure: unknown): boolean {
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof Error && "code" in cause && NEVER_SENT.has(cause.code);
}

/** Wait; ends at once, and well, when the signal says so. */
export const sleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", done);
  });
