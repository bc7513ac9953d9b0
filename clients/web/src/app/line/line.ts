/** A game as a line of positions, of which the service works out each once, when it is looked at. */
import { computed, type Signal, signal } from "@preact/signals";
import type { GameClient, GameTypes, Ruleset } from "regelwerk-client";

export type State<R extends Ruleset> = GameTypes[R]["state"];

export class Line<R extends Ruleset> {
  readonly plies = signal<readonly string[]>([]);
  /** How many plies are played in the position that is shown. */
  readonly at = signal(0);
  readonly state: Signal<State<R>>;
  readonly last = computed<string | null>(() => this.plies.value[this.at.value - 1] ?? null);

  readonly #client: Pick<GameClient<R>, "apply">;
  readonly #states: State<R>[];
  /** Where its reader wants to be; answers to older wishes come too late. */
  #wish = 0;

  constructor(client: Pick<GameClient<R>, "apply">, start: State<R>, plies: readonly string[]) {
    this.#client = client;
    this.#states = [start];
    this.state = signal(start);
    this.plies.value = plies;
  }

  get start(): State<R> {
    return this.#known(0);
  }

  /** Shows the position after so many plies. Whoever goes elsewhere in the meantime is not brought back. */
  async goTo(ply: number): Promise<void> {
    const wanted = Math.min(Math.max(ply, 0), this.plies.value.length);
    const wish = ++this.#wish;
    const state = await this.#stateAfter(wanted);
    if (this.#wish === wish) this.#standAt(wanted, state);
  }

  /** Plays on from the position that is shown; what came after it is given up. Throws what the service refuses. */
  async play(moves: readonly string[], seed?: string): Promise<readonly string[]> {
    const at = this.at.value;
    const order = { state: this.state.value, moves: [...moves], ...(seed === undefined ? {} : { seed }) };
    const applied = await this.#client.apply(order);
    // Another line now: where its reader has wanted to go meanwhile was a place on the old one.
    this.#wish += 1;
    this.plies.value = [...this.plies.value.slice(0, at), ...applied.moves];
    this.#states.length = at + 1;
    const after = at + applied.moves.length;
    this.#states[after] = applied.state;
    this.#standAt(after, applied.state);
    return applied.moves;
  }

  #standAt(ply: number, state: State<R>): void {
    this.at.value = ply;
    this.state.value = state;
  }

  async #stateAfter(ply: number): Promise<State<R>> {
    const known = this.#states[ply];
    if (known !== undefined) return known;
    const plies = this.plies.value;
    let from = ply;
    while (this.#states[from] === undefined) from -= 1;
    const { state } = await this.#client.apply({ state: this.#known(from), moves: plies.slice(from, ply) });
    if (this.plies.value === plies) this.#states[ply] = state;
    return state;
  }

  #known(ply: number): State<R> {
    const state = this.#states[ply];
    if (state === undefined) throw new RangeError(`The position after ${ply} plies is not known yet.`);
    return state;
  }
}
