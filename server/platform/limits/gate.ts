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
  /** Work that takes longer gives its slot to the next, unless so many have done so already. */
  slow?: { afterMs: number; atMost: number };
  /** How long a slot stays empty after a piece of work. */
  restMs?: number;
  /** How long a refusal takes, on average; by default none. */
  refusalMs?: number;
}

/** More refusals than this are not held back. */
const MAX_REFUSALS = 2_000;

/** Limits how many pieces of work run at once and how many wait. */
export class Gate {
  #running = 0;
  readonly #waiting = new Set<() => void>();
  readonly #limits: Limits;
  #slow = 0;
  #refusals = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    const { slow, restMs = 0 } = this.#limits;
    let isSlow = false;
    const handOn = () => {
      if (this.#slow >= (slow?.atMost ?? 0)) return;
      isSlow = true;
      this.#slow += 1;
      this.#leave();
    };
    const timer = slow && setTimeout(handOn, slow.afterMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      if (isSlow) this.#slow -= 1;
      else if (restMs === 0) this.#leave();
      else setTimeout(() => this.#leave(), restMs);
    }
  }

  #enter(): Promise<void> | undefined {
    if (this.#running < this.#limits.running) {
      this.#running += 1;
      return undefined;
    }
    return this.#waiting.size < this.#limits.waiting ? this.#wait() : this.#refuse();
  }

  /**
   * Clients that ask again at once would keep the process busy with refusing them, so each waits for a moment; not all
   * for the same one, or they would return together.
   */
  async #refuse(): Promise<never> {
    const { refusalMs = 0 } = this.#limits;
    if (refusalMs > 0 && this.#refusals < MAX_REFUSALS) {
      this.#refusals += 1;
      await new Promise((resolve) => setTimeout(resolve, refusalMs * (0.5 + Math.random())));
      this.#refusals -= 1;
    }
    throw new TooBusy();
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
