/** A live game at this page: whose view is shown, what may be played, and what the seats that nobody sits at do. */
import { batch, computed, signal } from "@preact/signals";
import type { GameTypes, LiveSession, Ruleset, SessionEvent } from "regelwerk-client";
import { Unavailable, Unreachable } from "regelwerk-client";
import { type Refusal, isRefusal, refusalOf } from "../refusal";
import { hidesThings } from "../rulesets";
import { type Played, continued, lastPlyOf } from "./history";
import { type Look, type SeatPlan, looking, seatsOfKind } from "./seats";
import { agreeToUndo, playBest } from "./stand-in";

export type Document<R extends Ruleset> = GameTypes[R]["session"];

/** What a table uses of a live game as one caller sees it. */
export type Live<R extends Ruleset> = Pick<
  LiveSession<R>,
  "seen" | "refresh" | "move" | "resign" | "askUndo" | "answerUndo" | "legalMoves" | "hint" | "score" | "record" | "events"
>;

export interface TableParts<R extends Ruleset> {
  game: R;
  plan: readonly SeatPlan[];
  /** The live game as the holder of a token sees it, or as a spectator does. */
  live: (token: string | null) => Live<R>;
  /** Probabilities of what is hidden from a view, where a ruleset has them. */
  infer: ((view: GameTypes[R]["view"]) => Promise<GameTypes[R]["posterior"]>) | null;
  /** What has gone wrong without being an answer to a move. */
  onTrouble: (trouble: unknown) => void;
  /** Told of every event, once the table stands as it says. */
  onEvent?: (event: SessionEvent) => void;
}

/** `lost`: the client tries again and again. `ended`: it does not, since the service has said no. */
export type Connection = "connecting" | "open" | "lost" | "ended";

/** A page that is open stays at its table. */
const PATIENCE_MS = 24 * 3_600_000;
/** After the service could not be asked, although the client has tried several times. */
const SETTLE_AGAIN_MS = 3000;

export class Table<R extends Ruleset> {
  /** The game as everybody may know it, or the only player of this page. */
  readonly document = signal<Document<R> | null>(null);
  /** The game as the looking seat sees it. */
  readonly shown = signal<Document<R> | null>(null);
  readonly look = signal<Look>({ seat: null, curtainFor: null });
  readonly moves = signal<readonly GameTypes[R]["listedMove"][]>([]);
  readonly hint = signal<GameTypes[R]["hint"] | null>(null);
  readonly posterior = signal<GameTypes[R]["posterior"] | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly plies = signal<readonly Played[]>([]);
  readonly busy = signal(false);
  readonly thinking = signal<number | null>(null);
  readonly connection = signal<Connection>("connecting");
  /** A seat elsewhere wants plies back, and these seats at this page have not answered. */
  readonly undoQuestions = computed<readonly number[]>(() => this.#unanswered());
  readonly here: readonly number[];

  readonly #parts: TableParts<R>;
  readonly #lives = new Map<number | null, Live<R>>();
  readonly #follower: Live<R>;
  readonly #hints: readonly number[];
  readonly #closing = new AbortController();
  #present: number | null = null;
  #settling: Promise<void> | null = null;
  #dirty = false;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: TableParts<R>) {
    this.#parts = parts;
    this.here = seatsOfKind(parts.plan, "here");
    this.#hints = seatsOfKind(parts.plan, "hint");
    // With several players at one page, what one of them knows must not be in the list of plies.
    this.#follower = this.#liveOf(this.here.length === 1 ? (this.here[0] ?? null) : null);
  }

  /** Looks once, so that there is something to show; then follows. Throws when the game cannot be reached at all. */
  async open(): Promise<void> {
    this.document.value = await this.#follower.refresh();
    await this.#settle();
    void this.#follow();
  }

  close(): void {
    clearTimeout(this.#later);
    this.#closing.abort();
  }

  /** Whether the last request for events was answered. */
  noteConnection(isOpen: boolean): void {
    if (this.connection.value !== "ended") this.connection.value = isOpen ? "open" : "lost";
  }

  /** The player of a seat says to be at the page, alone. */
  async uncover(seat: number): Promise<void> {
    this.#present = seat;
    await this.#settle();
  }

  async play(move: string): Promise<boolean> {
    return this.#act(this.look.value.seat, move, (live) => live.move(move));
  }

  async resign(): Promise<boolean> {
    return this.#act(this.look.value.seat, null, (live) => live.resign());
  }

  /** Asks for the newest ply of this page to be taken back. */
  async undo(): Promise<boolean> {
    const ply = lastPlyOf(this.plies.value, this.here);
    const seat = ply === null ? (this.here[0] ?? null) : (this.plies.value[ply]?.seat ?? null);
    return this.#act(seat, null, (live) => (ply === null ? live.askUndo() : live.askUndo({ ply })));
  }

  async answerUndo(seat: number, agree: boolean): Promise<boolean> {
    const undo = this.document.value?.undo;
    if (!undo) return false;
    return this.#act(seat, null, (live) => live.answerUndo({ ply: undo.ply, agree }));
  }

  async askHint(budgetMs: number): Promise<void> {
    await this.#ask(async (live) => {
      this.hint.value = await live.hint({ budget_ms: budgetMs });
    });
  }

  async askPosterior(): Promise<void> {
    const { infer } = this.#parts;
    const shown = this.shown.value;
    if (infer === null || shown === null) return;
    await this.#ask(async () => {
      this.posterior.value = await infer(shown.view);
    });
  }

  score(): Promise<GameTypes[R]["score"]> {
    return this.#liveOf(this.look.value.seat).score();
  }

  record(): Promise<GameTypes[R]["sessionRecord"]> {
    return this.#liveOf(this.look.value.seat).record();
  }

  dismissHelp(): void {
    this.hint.value = null;
    this.posterior.value = null;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#closing;
    try {
      for await (const event of this.#follower.events({ signal, patienceMs: PATIENCE_MS })) await this.#heard(event);
    } catch (trouble) {
      if (signal.aborted) return;
      this.connection.value = "ended";
      this.#parts.onTrouble(trouble);
    }
  }

  async #heard(event: SessionEvent): Promise<void> {
    this.plies.value = continued(this.plies.value, event);
    await this.#settle();
    this.#parts.onEvent?.(event);
  }

  /** A change of the player at this page: one at a time, and everything is brought up to date after it. */
  async #act(seat: number | null, move: string | null, change: (live: Live<R>) => Promise<unknown>): Promise<boolean> {
    if (seat === null || this.busy.value) return false;
    this.busy.value = true;
    this.refusal.value = null;
    try {
      await change(this.#liveOf(seat));
      return true;
    } catch (error) {
      this.#refused(error, move);
      return false;
    } finally {
      // Until what is shown is what there is, another press would be one at the position before.
      await this.#catchUp();
      this.busy.value = false;
    }
  }

  #refused(error: unknown, move: string | null): void {
    if (isRefusal(error)) this.refusal.value = refusalOf(error, move);
    else this.#parts.onTrouble(error);
  }

  async #ask(question: (live: Live<R>) => Promise<void>): Promise<void> {
    const { seat } = this.look.value;
    const version = this.shown.value?.version;
    if (seat === null || this.busy.value) return;
    this.busy.value = true;
    try {
      await question(this.#liveOf(seat));
      // The answer to a question about an older position would be drawn over the wrong one.
      if (this.shown.value?.version !== version) this.dismissHelp();
    } catch (error) {
      this.#parts.onTrouble(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** Does not wait for the stream of events, which may be away. */
  async #catchUp(): Promise<void> {
    try {
      await this.#follower.refresh();
      await this.#settle();
    } catch (error) {
      this.#parts.onTrouble(error);
    }
  }

  /** Brings what is shown up to date, then lets the seats of the solver act; one round for all that came meanwhile. */
  #settle(): Promise<void> {
    this.#dirty = true;
    this.#settling ??= this.#settleAll();
    return this.#settling;
  }

  async #settleAll(): Promise<void> {
    try {
      while (this.#dirty && !this.#closing.signal.aborted) {
        this.#dirty = false;
        await this.#show();
        await this.#answerForOthers();
        await this.#playForOthers();
      }
    } catch (error) {
      this.#parts.onTrouble(error);
      // No event may come to wake this table: it is waiting for itself.
      if (error instanceof Unavailable || error instanceof Unreachable) this.#settleLater();
    } finally {
      this.#settling = null;
    }
  }

  #settleLater(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#settle(), SETTLE_AGAIN_MS);
  }

  async #show(): Promise<void> {
    const document = this.#follower.seen;
    if (document === null) return;
    const look = looking({
      toMove: document.to_move,
      here: this.here,
      hidden: hidesThings(this.#parts.game),
      present: this.#present,
    });
    this.document.value = document;
    const isSame = look.seat === this.look.value.seat && look.curtainFor === this.look.value.curtainFor;
    if (isSame && this.shown.value?.version === document.version) return;
    const live = this.#liveOf(look.seat);
    const shown = live === this.#follower ? document : await live.refresh();
    const listed = shown.your_turn && shown.status === "running" ? (await live.legalMoves()).moves : [];
    this.dismissHelp();
    batch(() => {
      this.look.value = look;
      this.shown.value = shown;
      this.moves.value = listed;
    });
  }

  /** Seats of the solver agree to everything, and so do players who share this page with the one that asks. */
  async #answerForOthers(): Promise<void> {
    const undo = this.document.value?.undo;
    if (!undo) return;
    const willing = this.here.includes(undo.asked_by) ? [...this.#hints, ...this.here] : this.#hints;
    const open = willing.filter((seat) => seat !== undo.asked_by && !undo.agreed.includes(seat));
    for (const seat of open) await agreeToUndo(this.#liveOf(seat), undo.ply);
    if (open.length > 0) await this.#lookAgain();
  }

  async #playForOthers(): Promise<void> {
    const document = this.document.value;
    const seat = document?.to_move;
    if (document?.status !== "running" || document.undo || typeof seat !== "number") return;
    const plan = this.#parts.plan[seat];
    if (plan?.kind !== "hint") return;
    this.thinking.value = seat;
    try {
      await playBest(this.#liveOf(seat), plan.budgetMs);
      await this.#lookAgain();
    } finally {
      this.thinking.value = null;
    }
  }

  async #lookAgain(): Promise<void> {
    await this.#follower.refresh();
    this.#dirty = true;
  }

  #unanswered(): readonly number[] {
    const undo = this.document.value?.undo;
    if (!undo || this.here.includes(undo.asked_by)) return [];
    return this.here.filter((seat) => !undo.agreed.includes(seat));
  }

  #liveOf(seat: number | null): Live<R> {
    const known = this.#lives.get(seat);
    if (known) return known;
    const plan = seat === null ? undefined : this.#parts.plan[seat];
    const live = this.#parts.live(plan?.token ?? null);
    this.#lives.set(seat, live);
    return live;
  }
}
