import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { ChangeFeed } from "#platform/database/change-feed.ts";
import type {
  EmbeddedSearchEngine,
  SearchQuery,
  SearchResult,
  SimilarQuery,
  Suggestions,
  SuggestQuery,
} from "#platform/search/search-engine.ts";
import { forgetOldChanges } from "../product-changes.ts";
import { IndexFeed, type IndexFeedDeps } from "./index-feed.ts";
import { SqlSearch } from "./sql-search.ts";

/** Changes are announced; polling finds those that were missed, or not committed when announced. */
const LOOK_EVERY_MS = 1_000;
const SNAPSHOT_EVERY_MS = 10 * MINUTE_MS;
const RESTART_AFTER_MS = 1_000;

export interface CatalogueIndexDeps extends Omit<IndexFeedDeps, "engine"> {
  changes: ChangeFeed;
  /** Called again after an engine was lost. */
  startEngine: (onLost: (error: Error) => void) => EmbeddedSearchEngine;
  /** The index answers from now on; results of SQL may be discarded. */
  onReady: () => void;
  log: { warn(details: object, message: string): void };
}

/** The lifecycle of the index. SQL answers until it is ready, and while it is lost. */
export class CatalogueIndex {
  readonly #deps: CatalogueIndexDeps;
  readonly #sql: SqlSearch;
  #engine: EmbeddedSearchEngine | null = null;
  #feed: IndexFeed | null = null;
  #isReady = false;
  #hasBeenReady = false;
  #isClosed = false;
  #timers: NodeJS.Timeout[] = [];
  #begun: Promise<void> = Promise.resolve();

  constructor(deps: CatalogueIndexDeps) {
    this.#deps = deps;
    this.#sql = new SqlSearch(deps.db);
    deps.changes.subscribe((tag) => {
      if (tag === "products" || tag === "*") this.#pull();
    });
  }

  /** Starts in the background; resolves when the index is ready. */
  start(): Promise<void> {
    this.#timers = [
      setInterval(() => this.#pull(), LOOK_EVERY_MS),
      setInterval(() => this.#attempt(() => this.#keep()), SNAPSHOT_EVERY_MS),
    ];
    for (const timer of this.#timers) timer.unref();
    this.#begun = this.#begin();
    return this.#begun;
  }

  /** Whether the index has answered since the start. One that is lost later is built again while SQL answers. */
  get hasBeenReady(): boolean {
    return this.#hasBeenReady;
  }

  search(query: SearchQuery): Promise<SearchResult> {
    return this.#ask(
      (engine) => engine.search(query),
      () => this.#sql.search(query),
    );
  }

  suggest(query: SuggestQuery): Promise<Suggestions> {
    return this.#ask(
      (engine) => engine.suggest(query),
      async () => ({ completions: [], brands: [], categories: [], ids: [] }),
    );
  }

  similar(query: SimilarQuery): Promise<readonly number[]> {
    return this.#ask(
      (engine) => engine.similar(query),
      () => this.#sql.similar(query),
    );
  }

  /** Applies everything that is committed now. */
  async catchUp(): Promise<void> {
    await this.#feed?.pull();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isReady = false;
    for (const timer of this.#timers) clearInterval(timer);
    this.#feed?.close();
    await this.#engine?.close().catch(() => {});
    await this.#begun;
  }

  async #ask<T>(engine: (engine: EmbeddedSearchEngine) => Promise<T>, sql: () => Promise<T>): Promise<T> {
    if (!this.#isReady || !this.#engine) return sql();
    try {
      return await engine(this.#engine);
    } catch (err) {
      this.#deps.log.warn({ err }, "the index did not answer, SQL does");
      return sql();
    }
  }

  async #begin(): Promise<void> {
    const engine = this.#deps.startEngine((err) => this.#beginAgain(engine, err));
    this.#engine = engine;
    try {
      const feed = new IndexFeed({ ...this.#deps, engine });
      this.#feed = feed;
      if (!(await feed.restore())) await feed.rebuild();
      await feed.pull();
      this.#isReady = true;
      this.#hasBeenReady = true;
      this.#deps.onReady();
    } catch (err) {
      this.#beginAgain(engine, err);
    }
    await this.#attempt(() => this.#keep());
  }

  #beginAgain(engine: EmbeddedSearchEngine, err: unknown): void {
    if (this.#isClosed || engine !== this.#engine) return;
    this.#deps.log.warn({ err }, "the index is lost and will be built again");
    this.#isReady = false;
    this.#feed?.close();
    this.#feed = null;
    this.#engine = null;
    engine.close().catch(() => {});
    this.#timers.push(
      setTimeout(() => {
        this.#begun = this.#begin();
      }, RESTART_AFTER_MS).unref(),
    );
  }

  async #keep(): Promise<void> {
    await this.#feed?.snapshot();
    await forgetOldChanges(this.#deps.db);
  }

  #pull(): void {
    void this.#attempt(() => this.catchUp());
  }

  /** A failure is retried at the next poll; searches do not depend on it. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      if (!this.#isClosed) this.#deps.log.warn({ err }, "the index could not be brought up to date");
    }
  }
}
