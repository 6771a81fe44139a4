import type { SearchDocument, SearchEngine } from "../search-engine.ts";
import type { CreateEngine } from "./describe-search-engine.ts";

/** Runs a test on an engine of its own that holds these documents. */
export async function withEngine(
  create: CreateEngine,
  documents: readonly SearchDocument[],
  run: (engine: SearchEngine) => Promise<void>,
): Promise<void> {
  const engine = await create();
  try {
    await engine.upsert(documents);
    await run(engine);
  } finally {
    await engine.close();
  }
}
