/** The rules of one game, and where its live games begin. */
import type { operations } from "./generated/api.js";
import { Created, LiveSession } from "./live.js";
import type { Call, Channel } from "./transport.js";
import type {
  ApplyOrder,
  GameTypes,
  Given,
  InferenceOptions,
  NewOrder,
  ReplayOrder,
  Ruleset,
  Schema,
  Score,
  ScoreOrder,
  SessionOrder,
  Subject,
} from "./types.js";

/** Which questions of a ruleset's conformance vectors there are. */
export type ConformanceKind = NonNullable<
  NonNullable<operations["anaconda_conformance"]["parameters"]["query"]>["kind"]
>;

/** A ruleset: each operation of the document is a method of the same name. */
export class GameClient<R extends Ruleset> {
  constructor(
    protected readonly channel: Channel,
    readonly slug: R,
  ) {}

  /** Begin a game. The same setup and seed give the same deal; the service keeps nothing. */
  new(order: NewOrder<R> = {}): Promise<GameTypes[R]["dealt"]> {
    return this.post("new", order);
  }

  /** List the legal moves, from a full state or from the view of the seat to move; at a chance node, the outcomes. */
  legalMoves(subject: Subject<R>): Promise<GameTypes[R]["legalMoves"]> {
    return this.post("legal-moves", subject);
  }

  /** Judge a move. An illegal one is an answer, not an error: `violations` has each broken rule. */
  validate(move: string, subject: Subject<R>): Promise<GameTypes[R]["verdict"]> {
    return this.post("validate", { ...subject, move });
  }

  /** Play moves, all or none. Chance is given as a move, drawn from `seed`, or left open. */
  apply(order: ApplyOrder<R>): Promise<GameTypes[R]["applied"]> {
    return this.post("apply", order);
  }

  /** Show what one seat may know; without a seat, a spectator. */
  view(state: Given[R]["state"], options: { seat?: number | null } = {}): Promise<GameTypes[R]["seen"]> {
    return this.post("view", { state, ...options });
  }

  /** Score a state, a record, or the sheet that a table wrote on paper. */
  score(order: ScoreOrder<R>): Promise<GameTypes[R]["scored"]> {
    return this.post("score", order);
  }

  /** Play a record through. A ply against the rules is an answer, not an error. */
  replay(order: ReplayOrder<R>): Promise<GameTypes[R]["replayed"]> {
    return this.post("replay", order);
  }

  /** Rank the legal moves; each has a value and says how sure it is. */
  hint(order: Subject<R> & Given[R]["hintOptions"]): Promise<GameTypes[R]["hint"]> {
    return this.post("hint", order);
  }

  /** The normative text that the `rule` of a violation points into, as Markdown. */
  rules(): Promise<string> {
    return this.ask({ method: "get", path: this.path("rules"), text: true });
  }

  /** Questions with the answers that the rules demand, as JSON Lines, to check another engine with. */
  conformance(options: { kind?: ConformanceKind } = {}): Promise<string> {
    return this.ask({ method: "get", path: this.path("conformance"), query: options, text: true });
  }

  /** Commit to a seed, so that players can add to the shuffle before the session begins. */
  commit(): Promise<Schema<"Commitment">> {
    return this.ask({ method: "post", path: this.path("commitments") });
  }

  /** Begin a live game, anew or where a record stood. */
  async createSession(order: SessionOrder<R> = {}): Promise<Created<R>> {
    const call: Call = { method: "post", path: this.path("sessions"), body: order, repeatable: false };
    return new Created(this.channel, this.slug, await this.ask<GameTypes[R]["createdSession"]>(call));
  }

  /** Join a live game: with a seat's token, with the host's, or as a spectator without one. */
  session(id: string, token: string | null = null): LiveSession<R> {
    return new LiveSession(this.channel, this.slug, id, token);
  }

  protected path(operation: string): string {
    return `/v1/${this.slug}/${operation}`;
  }

  protected ask<T>(call: Call): Promise<T> {
    return this.channel.ask(call);
  }

  protected post<T>(operation: string, body: unknown): Promise<T> {
    return this.ask({ method: "post", path: this.path(operation), body });
  }

  protected get<T>(operation: string, query: object): Promise<T> {
    return this.ask({ method: "get", path: this.path(operation), query });
  }
}

/** A ruleset without secrets: a position can be asked for by its one-line text, with answers that caches keep. */
export class OpenGameClient<R extends Exclude<Ruleset, "davinci">> extends GameClient<R> {
  legalMovesOfPosition(position: string): Promise<GameTypes[R]["legalMoves"]> {
    return this.get("legal-moves", { position });
  }

  validatePosition(position: string, move: string): Promise<GameTypes[R]["verdict"]> {
    return this.get("validate", { position, move });
  }

  scorePosition(position: string): Promise<Score> {
    return this.get("score", { position });
  }

  hintPosition(position: string, options?: Given[R]["hintOptions"]): Promise<GameTypes[R]["hint"]> {
    return this.get("hint", { position, ...options });
  }
}

export class AnacondaClient extends OpenGameClient<"anaconda"> {
  /** The whole game, solved: what every opening is worth. */
  solution(): Promise<Schema<"AnacondaSolution">> {
    return this.get("solution", {});
  }
}

export class DaVinciClient extends GameClient<"davinci"> {
  /** Infer what is hidden: the exact probability of every value of everything that the view hides. */
  posterior(
    view: Given["davinci"]["view"],
    options: InferenceOptions = {},
  ): Promise<GameTypes["davinci"]["posterior"]> {
    return this.post("posterior", { view, ...options });
  }
}

/** The client of each ruleset. */
export interface GameClients {
  anaconda: AnacondaClient;
  davinci: DaVinciClient;
  "davinci-solo": OpenGameClient<"davinci-solo">;
  numerus: OpenGameClient<"numerus">;
  "numerus-solo": OpenGameClient<"numerus-solo">;
}
