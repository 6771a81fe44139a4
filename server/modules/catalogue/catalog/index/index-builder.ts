import { openDatabase } from "#platform/database/open-database.ts";
import type { SearchDocument } from "#platform/search/search-engine.ts";
import { serveSnapshotOrder } from "#platform/search/serve-snapshot-order.ts";
import { readAllDocuments } from "./search-documents.ts";

/** The process reads the catalogue itself, so that documents are not copied between processes. */
async function* readFrom(options: unknown): AsyncIterable<SearchDocument[]> {
  const { databaseUrl } = options as { databaseUrl: string };
  const database = openDatabase(databaseUrl, { poolSize: 1, onIdleError: () => {} });
  try {
    yield* readAllDocuments(database.db);
  } finally {
    await database.close();
  }
}

serveSnapshotOrder(readFrom);
