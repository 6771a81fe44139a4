/** The queue is full, or one has waited too long in it: it would not be served in time. */
export class TooBusy extends Error {
  /** Answered like a database that is away: 503, and when to come again. */
  readonly code = "TOO_BUSY";
}

interface Limits {
  running: number;
  waiting: number;
  /** How long one may wait; by default as long as it takes. */
  maxWaitMs?: number;
  /** How long a slot stays empty after a piece of work. */
  restMs?: number;
}

/** Limits how many pieces of work run at once and how many wait. */
export class Gate {
  #running = 0;
  readonly #waiting = new Set<() => void>();
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
    if (this.#waiting.size >= this.#limits.waiting) throw new TooBusy();
    return this.#wait();
  }

  #wait(): Promise<void> {
    const { maxWaitMs } = this.#limits;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const giveUp = () => {
      this.#waiting.delete(start);
      reject(new TooBusy());
    };
    const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
    this.#waiting.add(start);
    return promise;
  }

  /** The slot goes straight to the next in the queue, so that no newcomer takes it. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
