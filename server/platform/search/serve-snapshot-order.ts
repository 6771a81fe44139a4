import { type SnapshotOrder, writeSnapshotOf } from "./columnar/storage/build-index.ts";
import type { DocumentSource } from "./search-engine.ts";

/** Makes the process it is called in one that builds a single index. It reads the documents itself. */
export function serveSnapshotOrder(source: DocumentSource): void {
  process.once("message", async (order: SnapshotOrder) => {
    try {
      await writeSnapshotOf(source, order);
      process.exit(0);
    } catch (error) {
      process.send?.(reasonOf(error), () => process.exit(1));
    }
  });
  // The process that wanted it is gone.
  process.once("disconnect", () => process.exit(1));
}

/** The first cause: what is around it is a statement's whole text. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message || String(error);
}
