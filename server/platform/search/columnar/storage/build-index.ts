import { runSteps } from "../../run-steps.ts";
import type { DocumentSource, SearchDocument } from "../../search-engine.ts";
import { ColumnarIndex } from "../columnar-index.ts";
import { compactAndDrop } from "./compaction.ts";
import { saveSnapshot } from "./snapshot.ts";

const DOCUMENTS_PER_STEP = 10;

export interface SnapshotOrder {
  readonly file: string;
  /** See EmbeddedSearchEngine.snapshot. */
  readonly cursor: string;
  /** Of the source. */
  readonly options: unknown;
}

/** A fresh index of all documents of a source. */
export async function buildIndex(source: DocumentSource, options: unknown): Promise<ColumnarIndex> {
  const built = new ColumnarIndex();
  for await (const documents of source(options)) await runSteps(addAll(built, documents));
  return runSteps(compactAndDrop(built));
}

/** The same, on disk. Nothing changes the index meanwhile, so it is written as it is. */
export async function writeSnapshotOf(source: DocumentSource, { file, cursor, options }: SnapshotOrder): Promise<void> {
  await runSteps(saveSnapshot(await buildIndex(source, options), file, cursor));
}

function* addAll(index: ColumnarIndex, documents: readonly SearchDocument[]): Generator<void, void, void> {
  for (const [at, document] of documents.entries()) {
    index.upsert(document);
    if (at % DOCUMENTS_PER_STEP === 0) yield;
  }
}
