import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { ColumnarEngine } from "./columnar/columnar-engine.ts";
import { describeSearchEngine } from "./contract/describe-search-engine.ts";
import type { EmbeddedSearchEngine, SearchEngine } from "./search-engine.ts";
import { startSearchWorker } from "./search-worker.ts";

const folder = mkdtempSync(join(tmpdir(), "crossdock-search-"));
let worker: EmbeddedSearchEngine | undefined;

afterAll(async () => {
  await worker?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The same methods, some of them changed; methods of a class do not survive being spread. */
function wrapped(engine: EmbeddedSearchEngine, changed: Partial<SearchEngine>): SearchEngine {
  return {
    search: (query) => engine.search(query),
    suggest: (query) => engine.suggest(query),
    similar: (query) => engine.similar(query),
    upsert: (documents) => engine.upsert(documents),
    remove: (ids) => engine.remove(ids),
    stats: () => engine.stats(),
    close: () => engine.close(),
    ...changed,
  };
}

/** Half of each change goes through a compaction, a file and back; the other half stays in the tail. */
async function halfRestored(): Promise<SearchEngine> {
  const engine = new ColumnarEngine();
  const file = join(folder, "snapshot");
  return wrapped(engine, {
    upsert: async (documents) => {
      const half = Math.ceil(documents.length / 2);
      await engine.upsert(documents.slice(0, half));
      await engine.snapshot(file, "");
      await engine.restore(file);
      await engine.upsert(documents.slice(half));
    },
  });
}

/** One worker for all tests, emptied by each: starting a thread takes longer than what is tested in it. */
async function emptyWorker(): Promise<SearchEngine> {
  worker ??= startSearchWorker();
  const shared = worker;
  const ids = new Set<number>();
  return wrapped(shared, {
    upsert: (documents) => {
      for (const { id } of documents) ids.add(id);
      return shared.upsert(documents);
    },
    close: () => shared.remove([...ids]),
  });
}

describeSearchEngine("the columnar engine", async () => new ColumnarEngine());
describeSearchEngine("the columnar engine, half of it restored from a snapshot", halfRestored);
describeSearchEngine("the columnar engine in its worker", emptyWorker);
