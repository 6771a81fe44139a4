import type { Database } from "#platform/database/open-database.ts";
import type { EmbeddedSearchEngine } from "#platform/search/search-engine.ts";
import { type ChangeCursor, changesSince, currentCursor, isUsable, type ProductChange } from "../product-changes.ts";
import { readDocuments } from "./search-documents.ts";

const BATCH = 500;

export interface IndexFeedDeps {
  db: Database;
  engine: EmbeddedSearchEngine;
  /** Where the index is stored; null keeps it in memory only. */
  snapshotFile: string | null;
  /** Builds an index into a file, outside of this process. Without it, or without a file, the engine builds by itself. */
  buildSnapshot?: (file: string, cursor: string, signal: AbortSignal) => Promise<void>;
  /** Called after the index has applied changes of what these products look like. */
  onApplied: (productIds: readonly number[]) => void;
  /** Called after best sellers may have changed their order, once for all that were found together. */
  onRanked: () => void;
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
  readonly #closing = new AbortController();

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
    const { db, engine, snapshotFile, buildSnapshot } = this.#deps;
    const cursor = await currentCursor(db);
    if (snapshotFile !== null && buildSnapshot) {
      await buildSnapshot(snapshotFile, JSON.stringify(cursor), this.#closing.signal);
      if (await this.restore()) return;
      throw new Error("The index that was built cannot be read.");
    }
    await engine.rebuild();
    this.#cursor = cursor;
    this.#isSnapshotOld = true;
  }

  /** Ends a build that is under way. */
  close(): void {
    this.#closing.abort();
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
    await this.#apply(idsOf(fresh), new Set(idsOf(fresh.filter(({ isRankOnly }) => !isRankOnly))));
    const border = BigInt(next.transactionId);
    this.#applied = new Set(changes.filter(({ transactionId }) => BigInt(transactionId) >= border).map(nameOf));
    this.#cursor = next;
  }

  async #apply(productIds: readonly number[], looksDifferent: ReadonlySet<number>): Promise<void> {
    for (let at = 0; at < productIds.length; at += BATCH) {
      const batch = productIds.slice(at, at + BATCH);
      await this.#applyBatch(batch);
      this.#deps.onApplied(batch.filter((id) => looksDifferent.has(id)));
    }
    if (productIds.some((id) => !looksDifferent.has(id))) this.#deps.onRanked();
  }

  async #applyBatch(productIds: readonly number[]): Promise<void> {
    const { db, engine } = this.#deps;
    const documents = await readDocuments(db, productIds);
    const present = new Set(documents.map(({ id }) => id));
    await engine.upsert(documents);
    await engine.remove(productIds.filter((id) => !present.has(id)));
    this.#isSnapshotOld = true;
  }
}

const idsOf = (changes: readonly ProductChange[]) => [...new Set(changes.map(({ productId }) => productId))];

const nameOf = ({ transactionId, productId, isRankOnly }: ProductChange) =>
  `${transactionId} ${productId} ${isRankOnly}`;
