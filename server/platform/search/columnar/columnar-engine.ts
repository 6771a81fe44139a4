import { runSteps } from "../run-steps.ts";
import type {
  DocumentSource,
  EmbeddedSearchEngine,
  EngineStats,
  SearchDocument,
  SearchQuery,
  SearchResult,
  SimilarQuery,
  Suggestions,
  SuggestQuery,
} from "../search-engine.ts";
import { ColumnarIndex } from "./columnar-index.ts";
import { RootAnswers } from "./facets/root-answers.ts";
import { Scratch } from "./scratch.ts";
import { search } from "./search.ts";
import { similar } from "./similar.ts";
import { buildIndex } from "./storage/build-index.ts";
import { compact } from "./storage/compaction.ts";
import { loadSnapshot, saveSnapshot } from "./storage/snapshot.ts";
import { suggest } from "./suggest.ts";

/** A tail is compacted when it has grown to a share of the index, and never for a handful of documents. */
const TAIL_SHARE = 10;
const LEAST_TAIL = 10_000;

type Change = { readonly upsert: SearchDocument } | { readonly remove: number };

/**
 * The columnar index as a search engine. Queries and changes are synchronous inside; rebuilding, compacting, saving and
 * restoring are done in slices, one after the other, while the present index goes on answering. Changes meanwhile
 * are recorded and repeated on the new index before the swap.
 */
export class ColumnarEngine implements EmbeddedSearchEngine {
  #index = new ColumnarIndex();
  readonly #scratch = new Scratch();
  readonly #rootAnswers = new RootAnswers();
  /** For each pending job, the changes since it was requested. */
  readonly #journals = new Set<Change[]>();
  #maintenance: Promise<unknown> = Promise.resolve();
  #isCompacting = false;
  readonly #source: DocumentSource;

  /** Without a source a rebuild ends with an empty index. */
  constructor(source: DocumentSource = () => []) {
    this.#source = source;
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    return this.#rootAnswers.answer(query, () => search(this.#index, query, this.#scratch));
  }

  async suggest(query: SuggestQuery): Promise<Suggestions> {
    return suggest(this.#index, query, this.#scratch);
  }

  async similar(query: SimilarQuery): Promise<readonly number[]> {
    return similar(this.#index, query, this.#scratch);
  }

  async upsert(documents: readonly SearchDocument[]): Promise<void> {
    for (const document of documents) this.#change({ upsert: document });
    this.#compactWhenDue();
  }

  async remove(ids: readonly number[]): Promise<void> {
    for (const id of ids) this.#change({ remove: id });
  }

  async stats(): Promise<EngineStats> {
    return { documents: this.#index.live, memoryBytes: this.#index.bytes + this.#scratch.bytes };
  }

  rebuild(options?: unknown): Promise<void> {
    return this.#maintain(() => buildIndex(this.#source, options));
  }

  snapshot(file: string, cursor: string): Promise<void> {
    return this.#maintain(async () => {
      const fresh = await runSteps(compact(this.#index));
      await runSteps(saveSnapshot(fresh, file, cursor));
      return fresh;
    });
  }

  async restore(file: string): Promise<string | null> {
    let cursor: string | null = null;
    await this.#maintain(async () => {
      const restored = await runSteps(loadSnapshot(file));
      cursor = restored?.cursor ?? null;
      return restored?.index ?? this.#index;
    });
    return cursor;
  }

  /** Waits for the running job, so that no file is left half-written. */
  async close(): Promise<void> {
    await this.#maintenance.catch(() => undefined);
  }

  #change(change: Change): void {
    apply(this.#index, change);
    this.#rootAnswers.forget();
    for (const journal of this.#journals) journal.push(change);
  }

  #compactWhenDue(): void {
    const { columns, frozenCount } = this.#index;
    const isDue = columns.count - frozenCount > Math.max(LEAST_TAIL, frozenCount / TAIL_SHARE);
    if (!isDue || this.#isCompacting) return;
    this.#isCompacting = true;
    this.#maintain(() => runSteps(compact(this.#index)))
      .catch(() => undefined)
      .finally(() => {
        this.#isCompacting = false;
      });
  }

  /**
   * Prepares an index beside the present one, one such job at a time, and swaps them. Repeating a change that the
   * new index already has makes no difference.
   */
  #maintain(prepare: () => Promise<ColumnarIndex>): Promise<void> {
    const journal: Change[] = [];
    this.#journals.add(journal);
    const job = this.#maintenance.then(async () => {
      try {
        const next = await prepare();
        if (next === this.#index) return;
        for (const change of journal) apply(next, change);
        this.#index = next;
        this.#rootAnswers.forget();
      } finally {
        this.#journals.delete(journal);
      }
    });
    this.#maintenance = job.catch(() => undefined);
    return job;
  }
}

function apply(index: ColumnarIndex, change: Change): void {
  if ("upsert" in change) index.upsert(change.upsert);
  else index.remove(change.remove);
}
