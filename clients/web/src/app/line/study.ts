/** A game to look at and to try moves in: no player and no clock, only questions to the rules. */
import { computed, signal } from "@preact/signals";
import type { GameClient, GameTypes, Ruleset } from "regelwerk-client";
import { isRefusal, type Refusal, refusalOf } from "../refusal";
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
  #underWay = 0;

  constructor(parts: StudyParts<R>) {
    this.#parts = parts;
    this.isView = parts.isView;
    // Nothing is played from a mere view, so nobody takes it for a state.
    this.line = new Line(parts.client, parts.start as State<R>, parts.plies);
  }

  /** Shows a position once the service has played all plies. Throws what it refuses: then there is nothing to show. */
  async open(ply: number): Promise<void> {
    await this.line.goTo(this.line.plies.value.length);
    await this.line.goTo(ply);
    await this.#show();
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
      const isStill = this.#moment();
      const hint = await this.#parts.client.hint({ ...this.#subject(), budget_ms: budgetMs });
      if (isStill()) this.hint.value = hint;
    });
  }

  async askPosterior(): Promise<void> {
    const { infer } = this.#parts;
    if (infer === null) return;
    await this.#doing(async () => {
      const isStill = this.#moment();
      const posterior = await infer(await this.#viewOf(this.seat.value));
      if (isStill()) this.posterior.value = posterior;
    });
  }

  dismissHelp(): void {
    this.hint.value = null;
    this.posterior.value = null;
  }

  /** Tells later whether the position is still looked at, and with the same eyes. */
  #moment(): () => boolean {
    const state = this.line.state.value;
    const eyes = this.eyes.value;
    return () => this.line.state.value === state && this.eyes.value === eyes;
  }

  /** Shows the position that the line stands at. */
  async #show(): Promise<void> {
    const isStill = this.#moment();
    const [view, listed] = await Promise.all([this.#shownView(), this.#parts.client.legalMoves(this.#subject())]);
    if (!isStill()) return;
    this.dismissHelp();
    this.refusal.value = null;
    this.legalOnly.value = null;
    this.toMove.value = listed.to_move;
    this.terminal.value = listed.terminal;
    this.moves.value = listed.moves;
    this.view.value = view;
  }

  async #judge(move: string): Promise<void> {
    const isStill = this.#moment();
    const { legal, violations } = await this.#parts.client.validate(move, this.#subject());
    if (!isStill()) return;
    this.legalOnly.value = legal ? move : null;
    this.refusal.value = legal ? null : { move, reasons: violations };
  }

  #subject(): { state: State<R> } | { view: GameTypes[R]["view"] } {
    return this.isView ? { view: this.#stateAsView() } : { state: this.line.state.value };
  }

  /** What the line has is a view where nothing else is known, and where a ruleset has no secrets. */
  #stateAsView(): GameTypes[R]["view"] {
    return this.line.state.value as GameTypes[R]["view"];
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
    if (this.isView || !hidesThings(this.#parts.game)) return this.#stateAsView();
    const state = this.line.state.value;
    const eyes = this.eyes.value;
    if (eyes !== "open") return this.#viewOf(eyes === "spectator" ? null : eyes);
    const { to_move: toMove } = state;
    const side = typeof toMove === "number" ? toMove : null;
    return openViewOf(this.#parts.game, state, await this.#viewOf(null), side);
  }

  async #viewOf(seat: number | null): Promise<GameTypes[R]["view"]> {
    if (this.isView) return this.#stateAsView();
    return (await this.#parts.client.view(this.line.state.value, { seat })).view;
  }

  /** True when it was done. Several can be under way: readers step on without waiting. */
  async #doing(work: () => Promise<void>, move: string | null = null): Promise<boolean> {
    this.#underWay += 1;
    this.busy.value = true;
    try {
      await work();
      return true;
    } catch (error) {
      if (move !== null && isRefusal(error)) this.refusal.value = refusalOf(error, move);
      else this.#parts.onTrouble(error);
      return false;
    } finally {
      this.#underWay -= 1;
      this.busy.value = this.#underWay > 0;
    }
  }
}
