import type { Database } from "../../platform/database/open-database.ts";
import type { EmbeddedSearchEngine } from "../../platform/search/search-engine.ts";
import { type ChangeCursor, changesSince, currentCursor, isUsable, type ProductChange } from "./product-changes.ts";
import { readDocuments } from "./search-documents.ts";

const BATCH = 500;

export interface IndexFeedDeps {
  db: Database;
  engine: EmbeddedSearchEngine;
  /** Where the index is stored; null keeps it in memory only. */
  snapshotFile: string | null;
  /** Options of the engine's document source for a full read. */
  sourceOptions: unknown;
  /** Called after the index has applied changes. */
  onApplied: (productIds: readonly number[]) => void;
}

/** Keeps an index equal to the database: restored or built once, then updated with every change. */
export class IndexFeed {
  readonly #deps: IndexFeedDeps;
  #cursor: ChangeCursor | null = null;
  /** Changes at or after the cursor that the index already contains. */
  #applied = new Set<string>();
  #pulling: Promise<void> | null = null;
  #isAskedAgain = false;
  #isSnapshotOld = false;

  constructor(deps: IndexFeedDeps) {
    this.#deps = deps;
  }

  /** Restores the stored index, which answers while newer changes are applied. */
  async restore(): Promise<boolean> {
    const { db, engine, snapshotFile } = this.#deps;
    if (snapshotFile === null) return false;
    const stored = await engine.restore(snapshotFile);
    if (stored === null) return false;
    const cursor = JSON.parse(stored) as ChangeCursor;
    if (!isUsable(cursor, await currentCursor(db))) return false;
    this.#cursor = cursor;
    return true;
  }

  /** Reads the whole catalogue. The cursor is taken first, so that changes made meanwhile are applied later. */
  async rebuild(): Promise<void> {
    const { db, engine, sourceOptions } = this.#deps;
    const cursor = await currentCursor(db);
    await engine.rebuild(sourceOptions);
    this.#cursor = cursor;
    this.#applied.clear();
    this.#isSnapshotOld = true;
  }

  /** Applies changes. A call during a run causes one more run. */
  pull(): Promise<void> {
    if (this.#pulling !== null) {
      this.#isAskedAgain = true;
      return this.#pulling;
    }
    this.#pulling = this.#pullAll().finally(() => {
      this.#pulling = null;
    });
    return this.#pulling;
  }

  async snapshot(): Promise<void> {
    const { engine, snapshotFile } = this.#deps;
    if (snapshotFile === null || this.#cursor === null || !this.#isSnapshotOld) return;
    this.#isSnapshotOld = false;
    await engine.snapshot(snapshotFile, JSON.stringify(this.#cursor));
  }

  async #pullAll(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      await this.#pullOnce();
    } while (this.#isAskedAgain);
  }

  async #pullOnce(): Promise<void> {
    if (this.#cursor === null) return;
    const { db } = this.#deps;
    const next = await currentCursor(db);
    const changes = await changesSince(db, this.#cursor);
    const fresh = changes.filter((change) => !this.#applied.has(nameOf(change)));
    const productIds = [...new Set(fresh.map(({ productId }) => productId))];
    for (let at = 0; at < productIds.length; at += BATCH) await this.#apply(productIds.slice(at, at + BATCH));
    const border = BigInt(next.transactionId);
    this.#applied = new Set(changes.filter(({ transactionId }) => BigInt(transactionId) >= border).map(nameOf));
    this.#cursor = next;
  }

  async #apply(productIds: readonly number[]): Promise<void> {
    const { db, engine, onApplied } = this.#deps;
    const documents = await readDocuments(db, productIds);
    const present = new Set(documents.map(({ id }) => id));
    await engine.upsert(documents);
    await engine.remove(productIds.filter((id) => !present.has(id)));
    this.#isSnapshotOld = true;
    onApplied(productIds);
  }
}

const nameOf = ({ transactionId, productId }: ProductChange) => `${transactionId} ${productId}`;
