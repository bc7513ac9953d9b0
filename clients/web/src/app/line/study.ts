/** A game to look at and to try moves in: no player and no clock, only questions to the rules. */
import { computed, signal } from "@preact/signals";
import type { GameClient, GameTypes, Ruleset } from "regelwerk-client";
import { type Refusal, isRefusal, refusalOf } from "../refusal";
import { hidesThings } from "../rulesets";
import { Line, type State } from "./line";
import { openViewOf } from "./open-view";

/** Whose eyes a position with secrets is seen with: everything, what spectators see, or what a seat sees. */
export type Eyes = "open" | "spectator" | number;

type Client<R extends Ruleset> = Pick<GameClient<R>, "apply" | "legalMoves" | "validate" | "view" | "hint">;

export interface StudyParts<R extends Ruleset> {
  game: R;
  client: Client<R>;
  /** Probabilities of what is hidden from a view, where a ruleset has them. */
  infer: ((view: GameTypes[R]["view"]) => Promise<GameTypes[R]["posterior"]>) | null;
  start: State<R> | GameTypes[R]["view"];
  /** Only what one seat may know is known: moves can be judged, but not played. */
  isView: boolean;
  plies: readonly string[];
  onTrouble: (trouble: unknown) => void;
}

export class Study<R extends Ruleset> {
  readonly line: Line<R>;
  readonly view = signal<GameTypes[R]["view"] | null>(null);
  readonly moves = signal<readonly GameTypes[R]["listedMove"][]>([]);
  readonly toMove = signal<number | "chance" | null>(null);
  readonly terminal = signal(false);
  readonly hint = signal<GameTypes[R]["hint"] | null>(null);
  readonly posterior = signal<GameTypes[R]["posterior"] | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  /** A move that is legal, but cannot be played in a mere view. */
  readonly legalOnly = signal<string | null>(null);
  readonly busy = signal(false);
  readonly eyes = signal<Eyes>("open");
  /** Chance is drawn from it; null: the outcome is chosen from the list. */
  readonly seed = signal<string | null>(null);
  /** The seat from whose side the board is seen. */
  readonly seat = computed<number | null>(() => this.#seat());
  readonly isView: boolean;

  readonly #parts: StudyParts<R>;

  constructor(parts: StudyParts<R>) {
    this.#parts = parts;
    this.isView = parts.isView;
    this.line = new Line(parts.client, parts.start as State<R>, parts.plies);
  }

  async goTo(ply: number): Promise<void> {
    await this.#doing(async () => {
      await this.line.goTo(ply);
      await this.#show();
    });
  }

  /** True when it was played. */
  async play(move: string): Promise<boolean> {
    return this.#doing(async () => {
      if (this.isView) return this.#judge(move);
      await this.line.play([move], this.seed.value ?? undefined);
      await this.#show();
    }, move);
  }

  /** Lets chance decide where it is due. */
  async draw(seed: string): Promise<boolean> {
    return this.#doing(async () => {
      await this.line.play([], seed);
      await this.#show();
    });
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes.value = eyes;
    await this.#doing(() => this.#show());
  }

  async askHint(budgetMs: number): Promise<void> {
    await this.#doing(async () => {
      const order = { ...this.#subject(), budget_ms: budgetMs };
      this.hint.value = await this.#parts.client.hint(order as Parameters<GameClient<R>["hint"]>[0]);
    });
  }

  async askPosterior(): Promise<void> {
    const { infer } = this.#parts;
    if (infer === null) return;
    await this.#doing(async () => {
      this.posterior.value = await infer(await this.#viewOf(this.seat.value));
    });
  }

  dismissHelp(): void {
    this.hint.value = null;
    this.posterior.value = null;
  }

  /** Shows the position that the line stands at. */
  async #show(): Promise<void> {
    const state = this.line.state.value;
    const [view, listed] = await Promise.all([
      this.#shownView(),
      this.#parts.client.legalMoves(this.#subject() as Parameters<GameClient<R>["legalMoves"]>[0]),
    ]);
    // Somebody may have gone on meanwhile.
    if (this.line.state.value !== state) return;
    this.dismissHelp();
    this.refusal.value = null;
    this.legalOnly.value = null;
    this.toMove.value = listed.to_move;
    this.terminal.value = listed.terminal;
    this.moves.value = listed.moves;
    this.view.value = view;
  }

  async #judge(move: string): Promise<void> {
    const subject = this.#subject() as Parameters<GameClient<R>["validate"]>[1];
    const { legal, violations } = await this.#parts.client.validate(move, subject);
    this.legalOnly.value = legal ? move : null;
    this.refusal.value = legal ? null : { move, reasons: violations };
  }

  #subject(): { state: State<R> } | { view: GameTypes[R]["view"] } {
    const state = this.line.state.value;
    return this.isView ? { view: state as GameTypes[R]["view"] } : { state };
  }

  #seat(): number | null {
    const state = this.line.state.value as { seat?: number | null };
    if (this.isView) return state.seat ?? null;
    const eyes = this.eyes.value;
    if (typeof eyes === "number") return eyes;
    const toMove = this.toMove.value;
    return eyes === "open" && typeof toMove === "number" ? toMove : null;
  }

  async #shownView(): Promise<GameTypes[R]["view"]> {
    const state = this.line.state.value;
    if (this.isView || !hidesThings(this.#parts.game)) return state as GameTypes[R]["view"];
    const eyes = this.eyes.value;
    if (eyes !== "open") return this.#viewOf(eyes === "spectator" ? null : eyes);
    const { to_move: toMove } = state;
    const side = typeof toMove === "number" ? toMove : null;
    return openViewOf(this.#parts.game, state, await this.#viewOf(null), side);
  }

  async #viewOf(seat: number | null): Promise<GameTypes[R]["view"]> {
    const state = this.line.state.value;
    if (this.isView) return state as GameTypes[R]["view"];
    const { view } = await this.#parts.client.view(state as Parameters<GameClient<R>["view"]>[0], { seat });
    return view as GameTypes[R]["view"];
  }

  /** One thing at a time; true when it was done. */
  async #doing(work: () => Promise<void>, move: string | null = null): Promise<boolean> {
    this.busy.value = true;
    try {
      await work();
      return true;
    } catch (error) {
      if (move !== null && isRefusal(error)) this.refusal.value = refusalOf(error, move);
      else this.#parts.onTrouble(error);
      return false;
    } finally {
      this.busy.value = false;
    }
  }
}
