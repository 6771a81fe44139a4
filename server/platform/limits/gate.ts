/** The queue is full: one more would not be served in time. */
export class TooBusy extends Error {}

interface Limits {
  running: number;
  waiting: number;
  /** How long a slot stays empty after a piece of work. */
  restMs?: number;
}

/** Limits how many pieces of work run at once and how many wait. */
export class Gate {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      const { restMs = 0 } = this.#limits;
      if (restMs === 0) this.#leave();
      else setTimeout(() => this.#leave(), restMs);
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

  /** The slot goes straight to the next in the queue, so that no newcomer takes it. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
