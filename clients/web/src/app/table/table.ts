/** A live game at this page: whose view is shown, what may be played, and what the seats that nobody sits at do. */
import { batch, computed, signal } from "@preact/signals";
import type { GameTypes, Ruleset, SessionEvent } from "regelwerk-client";
import { Unavailable, Unreachable } from "regelwerk-client";
import { isRefusal, Overtaken, type Refusal, refusalOf } from "../refusal";
import { Rounds } from "../rounds";
import { hidesThings } from "../rulesets";
import { continued, isAct, lastPlyOf, type Played } from "./history";
import { type Look, looking, seatsOfKind } from "./seats";
import { dueAct, perform } from "./stand-in";
import type { Connection, Document, Live, TableParts } from "./table-parts";

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
  /** The seats whose players have done something, so that they are there. */
  readonly acted = signal<ReadonlySet<number>>(new Set());
  readonly busy = signal(false);
  /** The seat of the solver that is about to move. */
  readonly thinking = signal<number | null>(null);
  readonly connection = signal<Connection>("connecting");
  /** A seat elsewhere wants plies back, and these seats at this page have not answered. */
  readonly undoQuestions = computed<readonly number[]>(() => this.#unanswered());
  readonly here: readonly number[];
  /** The version of the game when this page came to it. */
  openedAt = 0;

  readonly #parts: TableParts<R>;
  readonly #lives = new Map<number | null, Live<R>>();
  readonly #follower: Live<R>;
  readonly #closing = new AbortController();
  readonly #showing = new Rounds(() => this.#trying(() => this.#showNewest()));
  readonly #standingIn = new Rounds(() => this.#trying(() => this.#actForOthers()));
  #present: number | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: TableParts<R>) {
    this.#parts = parts;
    this.here = seatsOfKind(parts.plan, "here");
    // With several players at one page, what one of them knows must not be in the list of plies.
    this.#follower = this.#liveOf(this.here.length === 1 ? (this.here[0] ?? null) : null);
  }

  /** Looks once, so that there is something to show; then follows. Throws when the game cannot be reached at all. */
  async open(): Promise<void> {
    this.openedAt = (await this.#follower.refresh()).version;
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
      this.connection.value = "ended";
      this.#tell(trouble);
    }
  }

  async #heard(event: SessionEvent): Promise<void> {
    this.plies.value = continued(this.plies.value, event);
    if (isAct(event)) this.acted.value = new Set([...this.acted.value, event.seat]);
    await this.#settle();
    this.#parts.onEvent?.(event);
  }

  /** A change of the player at this page: one at a time, and everything is brought up to date after it. */
  async #act(seat: number | null, move: string | null, change: (live: Live<R>) => Promise<unknown>): Promise<boolean> {
    if (seat === null || this.busy.value) return false;
    this.busy.value = true;
    this.refusal.value = null;
    try {
      await this.#inNameOf(seat, async () => change(await this.#upToDate(seat)));
      return true;
    } catch (error) {
      if (isRefusal(error)) this.refusal.value = refusalOf(error, move);
      else this.#tell(error);
      return false;
    } finally {
      // Until what is shown is what there is, another press would be one at the position before.
      await this.#trying(() => this.#lookAgain());
      this.busy.value = false;
    }
  }

  /** The live game of a seat, at the version that is shown, since this is what the player has decided on. */
  async #upToDate(seat: number): Promise<Live<R>> {
    const live = this.#liveOf(seat);
    // A seat that does not look has last seen the game when it did.
    if (seat !== this.look.value.seat) await live.refresh();
    if (live.seen?.version !== this.shown.value?.version) throw new Overtaken();
    return live;
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
      this.#tell(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** Brings what is shown up to date. Nobody waits for the seats of the solver, which act on what there is then. */
  async #settle(): Promise<void> {
    await this.#showing.run();
    void this.#standingIn.run();
  }

  /** Does not wait for the stream of events, which may be away. */
  async #lookAgain(): Promise<void> {
    await this.#follower.refresh();
    await this.#settle();
  }

  /** What fails is told, and tried again if it may pass: no event may come to wake a table that waits for itself. */
  async #trying(work: () => Promise<void>): Promise<void> {
    if (this.#closing.signal.aborted) return;
    try {
      await work();
    } catch (error) {
      this.#tell(error);
      if (error instanceof Unavailable || error instanceof Unreachable) this.#settleLater();
    }
  }

  /** Whoever has left the table is not bothered with it. */
  #tell(trouble: unknown): void {
    if (!this.#closing.signal.aborted) this.#parts.onTrouble(trouble);
  }

  #settleLater(): void {
    if (this.#closing.signal.aborted) return;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      this.#later = undefined;
      void this.#settle();
    }, SETTLE_AGAIN_MS);
  }

  async #showNewest(): Promise<void> {
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
    // Whoever lifts the curtain need not be the one who was there before, however the game goes on behind it.
    if (look.curtainFor !== null) this.#present = null;
    batch(() => {
      if (!isSame) this.refusal.value = null;
      this.look.value = look;
      this.shown.value = shown;
      this.moves.value = listed;
    });
  }

  /** As long as something is due and something comes of it; not while a service that was away is given time. */
  async #actForOthers(): Promise<void> {
    const { plan } = this.#parts;
    while (this.#later === undefined && !this.#closing.signal.aborted) {
      const before = this.#follower.seen;
      const act = before && dueAct(before, plan);
      if (!act) return;
      this.thinking.value = act.kind === "play" ? act.seat : null;
      try {
        await this.#inNameOf(act.seat, () => perform(act, this.#liveOf(act.seat), plan));
        await this.#follower.refresh();
      } finally {
        this.thinking.value = null;
      }
      if (this.#follower.seen?.version === before.version) return;
      await this.#showing.run();
    }
  }

  /** What is asked in the name of a seat is answered with what it knows, perhaps after it has left the page to another. */
  async #inNameOf(seat: number, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } finally {
      const isSecret = hidesThings(this.#parts.game) && this.here.includes(seat) && seat !== this.look.value.seat;
      if (isSecret) this.#parts.onForeignSecrets?.();
    }
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
