/**
 * Live games: each object speaks for one caller, and remembers the token and the version that was seen last.
 *
 * Moves are sent with both: the service refuses a move that was chosen from an older version (`StaleVersion`), and a
 * move that is sent again, because the answer was lost on its way, is played once.
 */
import { StaleVersion, UnexpectedAnswer } from "./errors.js";
import { Following, type FollowingOptions } from "./following.js";
import { hexOf } from "./hashes.js";
import type { Call, Channel } from "./transport.js";
import type { ForkOrder, GameTypes, Given, Ruleset, Schema, Score, SessionEvent } from "./types.js";

/** What of a live game one asks for, and when. */
export interface PollOptions {
  /** The number of the last event that is known; 0: all are told. */
  after?: number;
  /** Seconds to wait for an event if there is none yet. */
  wait?: number;
  /** How many events one answer has at most. */
  limit?: number;
}

/** A live game as one caller sees it. */
export class LiveSession<R extends Ruleset> {
  private document: GameTypes[R]["session"] | null = null;

  constructor(
    private readonly channel: Channel,
    readonly slug: R,
    readonly id: string,
    /** The caller's; null for a spectator. */
    readonly token: string | null = null,
    private known: number | null = null,
  ) {}

  /** The session as it was seen last; null before the first look. */
  get seen(): GameTypes[R]["session"] | null {
    return this.document;
  }

  /** The version that was seen last, from which moves are chosen; null before the first look. */
  get version(): number | null {
    return this.known;
  }

  /** Whether the caller's seat is to move, by what was seen last; false before the first look. */
  get yourTurn(): boolean {
    return this.document?.your_turn ?? false;
  }

  /** Look at the session, without a transfer if nothing has changed. */
  async refresh(): Promise<GameTypes[R]["session"]> {
    const before = this.known;
    const headers: Record<string, string> = this.document === null ? {} : { "If-None-Match": `"${this.known}"` };
    const call = this.call("get", "", { headers });
    const { data, response } = await this.channel.send<GameTypes[R]["session"]>(call);
    const document = response.status === 304 ? this.document : data;
    if (document == null) throw new UnexpectedAnswer("The answer has no session.");
    return this.see(document, before);
  }

  /** Play a move. Draws that follow are made at once. */
  move(move: string): Promise<GameTypes[R]["playedSession"]> {
    return this.turn("/moves", { move });
  }

  /** Resign: the seat is last, the others share the first place. */
  resign(): Promise<GameTypes[R]["playedSession"]> {
    return this.turn("/resign");
  }

  /** Ask to take plies back, down to `ply`; done as soon as every other seat agrees. */
  askUndo(options: { ply?: number } = {}): Promise<GameTypes[R]["playedSession"]> {
    return this.turn("/undo", options);
  }

  /** Answer whether plies may be taken back. Who has asked withdraws it by declining. Games for one ask nobody. */
  answerUndo(answer: { ply: number; agree: boolean }): Promise<GameTypes[R]["playedSession"]> {
    return this.turn("/undo/answer", answer);
  }

  /** Begin a new game where this one stood, with new chance. */
  async fork(order: ForkOrder = {}): Promise<Created<R>> {
    const call = this.call("post", "/fork", { body: order, repeatable: false });
    return new Created(this.channel, this.slug, await this.channel.ask<GameTypes[R]["createdSession"]>(call));
  }

  /** List the legal moves, if the session's assist policy is `legal` or `hints`. */
  legalMoves(): Promise<GameTypes[R]["legalMoves"]> {
    return this.channel.ask(this.call("get", "/legal-moves"));
  }

  /** Rank the legal moves, if the session's assist policy is `hints`. */
  hint(options?: Given[R]["hintOptions"]): Promise<GameTypes[R]["hint"]> {
    return this.channel.ask(this.call("get", "/hint", { query: options }));
  }

  /** Score the game as it stands; `final` is true after the end. */
  score(): Promise<Score> {
    return this.channel.ask(this.call("get", "/score"));
  }

  /** The record, with the proof to verify it with; complete after the end. */
  record(): Promise<GameTypes[R]["sessionRecord"]> {
    return this.channel.ask(this.call("get", "/record"));
  }

  /** The record as text. */
  recordText(): Promise<string> {
    return this.channel.ask(this.call("get", "/record", { query: { format: "text" }, text: true }));
  }

  /** The game as it stood after so many plies, 0 for its beginning. */
  ply(ply: number): Promise<GameTypes[R]["ply"]> {
    return this.channel.ask(this.call("get", "/plies/{ply}", { at: { ply } }));
  }

  /** Replace a seat's token, with the host's: for a player who has lost theirs. */
  reissueToken(seat: number): Promise<Schema<"SeatToken">> {
    return this.channel.ask(this.call("post", "/tokens/{seat}", { at: { seat }, repeatable: false }));
  }

  /** Forget the game, with the host's token. Nothing of it is kept. */
  async delete(): Promise<void> {
    await this.channel.send(this.call("delete", "", { repeatable: false }));
  }

  /** What happened after an event; `events()` asks again and again by itself. */
  pollEvents(options: PollOptions = {}): Promise<GameTypes[R]["events"]> {
    return this.channel.ask(this.call("get", "/events", { query: options, patienceMs: 1000 * (options.wait ?? 0) }));
  }

  /**
   * Everything that happens after an event, as it happens, until the game is over or the signal says so.
   *
   * Connections that break are made again, and nothing is lost or told twice. `seen` and `version` are never older than
   * the event, and newer where it has been answered already: whether there is something to do now is told by
   * `yourTurn` and `seen.your_move`, what there was to do just after the event by its own `your_move`.
   */
  events(options: FollowingOptions = {}): AsyncGenerator<SessionEvent, void, void> {
    const hear = (document: GameTypes[R]["session"]): void => this.hear(document);
    return new Following(this.channel, this.call("get", "/events"), hear, options).events();
  }

  private call(method: Call["method"], below: string, more: Omit<Call, "method" | "path"> = {}): Call {
    const signed: Record<string, string> = this.token === null ? {} : { Authorization: `Bearer ${this.token}` };
    const path = `/v1/${this.slug}/sessions/{session_id}${below}`;
    const at = { session_id: this.id, ...more.at };
    return { ...more, method, path, at, headers: { ...signed, ...more.headers } };
  }

  private async turn(below: string, body?: unknown): Promise<GameTypes[R]["playedSession"]> {
    const before = this.known;
    const seen: Record<string, string> = before === null ? {} : { "If-Match": `"${before}"` };
    const headers = { ...seen, "Idempotency-Key": newKey() };
    try {
      const played = await this.channel.ask<GameTypes[R]["playedSession"]>(this.call("post", below, { headers, body }));
      this.see(played as GameTypes[R]["session"], before);
      return played;
    } catch (failure) {
      // The error shows the session as it is now: the next move is chosen from that.
      if (failure instanceof StaleVersion && failure.current)
        this.see(failure.current as GameTypes[R]["session"], before);
      throw failure;
    }
  }

  /**
   * Remember a document, and what is known now.
   *
   * An answer can be overtaken on its way by an event, or by the answer to a later request. Only then an older version
   * is out of date: otherwise it is what there is, even if the service has lost the newest.
   */
  private see(document: GameTypes[R]["session"], before: number | null): GameTypes[R]["session"] {
    if (typeof document.version !== "number") throw new UnexpectedAnswer("The session has no version.");
    const isOvertaken = this.known !== null && this.known !== before && document.version < this.known;
    if (this.document !== null && isOvertaken) return this.document;
    this.document = document;
    this.known = document.version;
    return document;
  }

  /** A document that was sent without being asked for may be older than what was seen since. */
  private hear(document: GameTypes[R]["session"]): void {
    this.see(document, null);
  }
}

/** A new live game: its document, with the tokens, and an object for each who may act. */
export class Created<R extends Ruleset> {
  readonly host: LiveSession<R>;
  readonly seats: readonly LiveSession<R>[];

  constructor(
    channel: Channel,
    slug: R,
    readonly document: GameTypes[R]["createdSession"],
  ) {
    const { id, version, tokens } = document;
    const join = (token: string): LiveSession<R> => new LiveSession(channel, slug, id, token, version);
    this.host = join(tokens.host);
    this.seats = tokens.seats.map(join);
  }

  /** The id to give to spectators. */
  get id(): string {
    return this.document.id;
  }
}

/** 128 bits by chance. `randomUUID` is not there on pages that came over plain http. */
function newKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
