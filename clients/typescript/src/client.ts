/** Where programs begin: the service at an address. */
import { Batch } from "./batch.js";
import { Rulesets } from "./rulesets.js";
import { Channel, type Options } from "./transport.js";
import type { Game, Keys, RequestSchema, Schema } from "./types.js";

/** The service at an address, with one attribute per ruleset. */
export class Regelwerk extends Rulesets {
  /** @param baseUrl where it is, such as `http://localhost:8000`; in a browser, `""` is where the page came from. */
  constructor(baseUrl: string, options: Options = {}) {
    super(new Channel(baseUrl, options));
  }

  /** In which language people are told what is wrong; may be changed at any time. */
  get language(): string | undefined {
    return this.channel.language;
  }

  set language(language: string | undefined) {
    this.channel.language = language;
  }

  /** The API key that is sent; may be changed at any time. */
  get apiKey(): string | undefined {
    return this.channel.apiKey;
  }

  set apiKey(apiKey: string | undefined) {
    this.channel.apiKey = apiKey;
  }

  /** Begin to gather questions that are asked together. */
  batch(): Batch {
    return new Batch(this.channel);
  }

  /** List the rulesets. */
  listGames(): Promise<Schema<"Games">> {
    return this.channel.ask({ method: "get", path: "/v1/games" });
  }

  /** Describe a ruleset: players, options and defaults, grammar of moves. */
  getGame(game: string): Promise<Game> {
    return this.channel.ask({ method: "get", path: "/v1/games/{game}", at: { game } });
  }

  /** List the public keys, to check receipts with. */
  listKeys(): Promise<Keys> {
    return this.channel.ask({ method: "get", path: "/v1/keys" });
  }

  /** Let the service check a receipt; the function `verifyReceipt` does it offline. */
  verifyReceipt(order: RequestSchema<"VerifyReceipt">): Promise<Schema<"ReceiptVerdict">> {
    return this.post("/v1/receipts/verify", order);
  }

  /** Rank the players of a tournament. */
  tournamentStandings(order: RequestSchema<"TournamentStandingsOrder">): Promise<Schema<"Standings">> {
    return this.post("/v1/tournaments/standings", order);
  }

  /** Pair the next rounds of a tournament. */
  tournamentPairings(order: RequestSchema<"TournamentPairingsOrder">): Promise<Schema<"Pairings">> {
    return this.post("/v1/tournaments/pairings", order);
  }

  /** Judge a round that somebody has paired by hand. */
  tournamentPairingsCheck(order: RequestSchema<"TournamentCheckOrder">): Promise<Schema<"Ruling">> {
    return this.post("/v1/tournaments/pairings/check", order);
  }

  /** What you may use and do, and what is left. */
  getLimits(): Promise<Schema<"CallerLimits">> {
    return this.channel.ask({ method: "get", path: "/v1/limits" });
  }

  /** Is the process alive? */
  healthz(): Promise<Schema<"Health">> {
    return this.channel.ask({ method: "get", path: "/healthz" });
  }

  /** Can everything be served? Throws `Unavailable` while the store is out of reach. */
  readyz(): Promise<Schema<"Readiness">> {
    return this.channel.ask({ method: "get", path: "/readyz" });
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return this.channel.ask({ method: "post", path, body });
  }
}
