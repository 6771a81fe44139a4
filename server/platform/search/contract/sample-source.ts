import type { SearchDocument } from "../search-engine.ts";
import { product } from "./sample.ts";

interface SampleOptions {
  readonly count: number;
  /** Ends the thread, or fails, when so many documents have been read. */
  readonly exitAfter?: number;
  readonly failAfter?: number;
}

/** A source of documents for tests of rebuilding. */
export async function* sampleSource(options: unknown): AsyncGenerator<SearchDocument[]> {
  const { count, exitAfter, failAfter } = options as SampleOptions;
  for (let id = 1; id <= count; id++) {
    if (id === exitAfter) process.exit(1);
    if (id === failAfter) throw new Error("the source has failed");
    yield [product({ id, name: `Source lamp ${id}`, brand: id % 2 === 0 ? "Even" : "Odd", paidAmount: id })];
  }
}
