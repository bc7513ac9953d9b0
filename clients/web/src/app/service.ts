/** The service that the page came from, and what was said between the two. */
import { effect, signal } from "@preact/signals";
import { type Exchange, type GameClient, Regelwerk, type Ruleset } from "regelwerk-client";
import { language } from "./settings";

export interface NotedExchange extends Exchange {
  number: number;
}

const AT_MOST = 40;
let next = 1;

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

export function clientOf<R extends Ruleset>(game: R): GameClient<R> {
  // Each member of the union is the client of its own ruleset; the compiler does not follow that for a type parameter.
  return service.game(game) as unknown as GameClient<R>;
}

function note(exchange: Exchange): void {
  exchanges.value = [{ ...exchange, number: next++ }, ...exchanges.value].slice(0, AT_MOST);
}
