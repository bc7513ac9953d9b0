/** The service that the page came from, and what was said between the two. */
import { effect, signal } from "@preact/signals";
import { type Exchange, type GameClient, RateLimited, Regelwerk, type Ruleset } from "regelwerk-client";
import { apiKey, untilKeyChanges } from "./api-key/key";
import { noteLimit } from "./limit-line";
import { language } from "./settings";

export interface NotedExchange extends Exchange {
  number: number;
}

const AT_MOST = 40;
const KEY = "x-api-key";
let next = 1;
let unnoted: ReadonlySet<string> = new Set();

/** The newest first. */
export const exchanges = signal<readonly NotedExchange[]>([]);

export const service = new Regelwerk("", { onExchange: note, onKeyRefused: untilKeyChanges });

effect(() => {
  service.language = language.value;
  service.apiKey = apiKey.value ?? undefined;
});

/** Whether the service knows API keys at all. Throws Unauthorized where it does, and this one is not good. */
export async function asksForKeys(key: string): Promise<boolean> {
  const asking = new Regelwerk("", { apiKey: key, language: language.value, retries: 0, onExchange: note });
  try {
    return (await asking.getLimits()).holder !== null;
  } catch (trouble) {
    // Only who was let in is counted.
    if (trouble instanceof RateLimited) return true;
    throw trouble;
  }
}

/** Forgets what was said, so that the next reader does not see it. */
export function forgetExchanges(): void {
  exchanges.value = [];
}

/** Leaves the requests with these tokens out from now on: whoever is at the page may not know what is answered. */
export function keepUnnoted(tokens: readonly string[]): void {
  unnoted = new Set(tokens.map((token) => `Bearer ${token}`));
}

export function clientOf<R extends Ruleset>(game: R): GameClient<R> {
  return service.game(game);
}

function note(exchange: Exchange): void {
  noteLimit(exchange);
  if (unnoted.has(exchange.requestHeaders.authorization ?? "")) return;
  exchanges.value = [{ ...withoutKey(exchange), number: next++ }, ...exchanges.value].slice(0, AT_MOST);
}

/** What is noted outlives a key that is forgotten. Its header stays, for the line for a shell. */
function withoutKey(exchange: Exchange): Exchange {
  const { requestHeaders } = exchange;
  return KEY in requestHeaders ? { ...exchange, requestHeaders: { ...requestHeaders, [KEY]: "" } } : exchange;
}
