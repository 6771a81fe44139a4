import { setImmediate as nextTurn } from "node:timers/promises";

/** Short also because a build reads its documents between slices: longer ones let PostgreSQL wait. */
const SLICE_MS = 1;

/** Does a long piece of work in short slices, between which this thread answers queries. */
export async function runSteps<T>(steps: Generator<void, T, void>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value as T;
    } while (performance.now() < until);
    await nextTurn();
  }
}
