/** One client per ruleset, on one connection. */
import { AnacondaClient, DaVinciClient, type GameClient, type GameClients, OpenGameClient } from "./game.js";
import type { Channel } from "./transport.js";
import type { Ruleset } from "./types.js";

/** Every ruleset, by name. */
export class Rulesets {
  readonly anaconda: AnacondaClient;
  readonly davinci: DaVinciClient;
  readonly davinciSolo: OpenGameClient<"davinci-solo">;
  readonly numerus: OpenGameClient<"numerus">;
  readonly numerusSolo: OpenGameClient<"numerus-solo">;
  private readonly bySlug: GameClients;

  constructor(protected readonly channel: Channel) {
    this.anaconda = new AnacondaClient(channel, "anaconda");
    this.davinci = new DaVinciClient(channel, "davinci");
    this.davinciSolo = new OpenGameClient(channel, "davinci-solo");
    this.numerus = new OpenGameClient(channel, "numerus");
    this.numerusSolo = new OpenGameClient(channel, "numerus-solo");
    this.bySlug = {
      anaconda: this.anaconda,
      davinci: this.davinci,
      "davinci-solo": this.davinciSolo,
      numerus: this.numerus,
      "numerus-solo": this.numerusSolo,
    };
  }

  /** The ruleset of that name in the service's addresses. */
  game<R extends Ruleset>(slug: R): GameClient<R> & GameClients[R] {
    return this.bySlug[slug] as GameClient<R> & GameClients[R];
  }
}
