/** Work that is never done twice at once, and once more if it was asked for meanwhile. */
export class Rounds {
  readonly #round: () => Promise<void>;
  #wanted = false;
  #running: Promise<void> | null = null;

  /** @param round what is done each time; must not throw. */
  constructor(round: () => Promise<void>) {
    this.#round = round;
  }

  /** Done as soon as a round that began after this has ended. */
  run(): Promise<void> {
    this.#wanted = true;
    this.#running ??= this.#rounds();
    return this.#running;
  }

  async #rounds(): Promise<void> {
    try {
      while (this.#wanted) {
        this.#wanted = false;
        await this.#round();
      }
    } finally {
      this.#running = null;
    }
  }
}
