import { afterAll } from "vitest";
import { ColumnarEngine } from "./columnar/columnar-engine.ts";
import { describeSearchEngine } from "./contract/describe-search-engine.ts";
import type { EmbeddedSearchEngine, SearchEngine } from "./search-engine.ts";
import { startSearchWorker } from "./search-worker.ts";

describeSearchEngine("the columnar engine", async () => new ColumnarEngine());

let worker: EmbeddedSearchEngine | undefined;
afterAll(() => worker?.close());

/** One worker for all tests, emptied by each: starting a thread takes longer than what is tested in it. */
async function emptyWorker(): Promise<SearchEngine> {
  worker ??= startSearchWorker();
  const shared = worker;
  const ids = new Set<number>();
  return {
    ...shared,
    upsert: (documents) => {
      for (const { id } of documents) ids.add(id);
      return shared.upsert(documents);
    },
    close: () => shared.remove([...ids]),
  };
}

describeSearchEngine("the columnar engine in its worker", emptyWorker);
