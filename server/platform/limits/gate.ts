/** So many are waiting that one more would not be served in time. */
export class TooBusy extends Error {}

/** Lets a few pieces of work run at once and a bounded number wait. */
export class Gate {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #limits: { running: number; waiting: number };

  constructor(limits: { running: number; waiting: number }) {
    this.#limits = limits;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> | undefined {
    if (this.#running < this.#limits.running) {
      this.#running += 1;
      return undefined;
    }
    if (this.#waiting.length >= this.#limits.waiting) throw new TooBusy();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The place goes straight to the next in line, so that nobody can slip in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
