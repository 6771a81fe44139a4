import type { Database } from "../../platform/database/open-database.ts";
import type { EmbeddedSearchEngine } from "../../platform/search/search-engine.ts";
import { type ChangeCursor, changesSince, currentCursor, isUsable, type ProductChange } from "./product-changes.ts";
import { readDocuments } from "./search-documents.ts";

const BATCH = 500;

export interface IndexFeedDeps {
  db: Database;
  engine: EmbeddedSearchEngine;
  /** Where the index outlives the process; none keeps it in memory only. */
  snapshotFile: string | null;
  /** Options of the engine's document source for a full read. */
  sourceOptions: unknown;
  /** Called after the index has taken changes in. */
  onApplied: (productIds: readonly number[]) => void;
}

/** Keeps an index equal to the database: restored or built once, then fed with every change. */
export class IndexFeed {
  readonly #deps: IndexFeedDeps;
  #cursor: ChangeCursor | null = null;
  /** Changes at or after the cursor that are in the index already. */
  #applied = new Set<string>();
  #pulling: Promise<void> | null = null;
  #isAskedAgain = false;
  #isSnapshotOld = false;

  constructor(deps: IndexFeedDeps) {
    this.#deps = deps;
  }

  /** Yesterday's index when there is one; it serves while the changes since are taken in. */
  async restore(): Promise<boolean> {
    const { db, engine, snapshotFile } = this.#deps;
    if (snapshotFile === null) return false;
    const kept = await engine.restore(snapshotFile);
    if (kept === null) return false;
    const cursor = JSON.parse(kept) as ChangeCursor;
    if (!isUsable(cursor, await currentCursor(db))) return false;
    this.#cursor = cursor;
    return true;
  }

  /** Reads the whole catalogue. What changes meanwhile comes after the cursor taken before. */
  async rebuild(): Promise<void> {
    const { db, engine, sourceOptions } = this.#deps;
    const cursor = await currentCursor(db);
    await engine.rebuild(sourceOptions);
    this.#cursor = cursor;
    this.#applied.clear();
    this.#isSnapshotOld = true;
  }

  /** Takes in what has changed. Asked while it works, it looks once more when it is done. */
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
