/** The service that the page came from, and what was said between the two. */
import { effect, signal } from "@preact/signals";
import { type Exchange, type GameClient, Regelwerk, type Ruleset } from "regelwerk-client";
import { language } from "./settings";

export interface NotedExchange extends Exchange {
  number: number;
}

const AT_MOST = 40;
let next = 1;
let unnoted: ReadonlySet<string> = new Set();

/** The newest first. */
export const exchanges = signal<readonly NotedExchange[]>([]);

export const service = new Regelwerk("", { onExchange: note });

effect(() => {
  service.language = language.value;
});

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
  if (unnoted.has(exchange.requestHeaders.authorization ?? "")) return;
  exchanges.value = [{ ...exchange, number: next++ }, ...exchanges.value].slice(0, AT_MOST);
}
