import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { CallLimit } from "#domain/shared/limits/abuse-limits.ts";
import type { Database } from "../database/open-database.ts";
import { bucketOf } from "./rate-limits.ts";

export interface Counter {
  action: string;
  subject: string;
  limit: CallLimit;
}

interface Window {
  bucket: string;
  startMs: number;
  /** Of all processes, as far as known. */
  hits: number;
  /** Counted here, and not stored yet. */
  unsaved: number;
}

interface StoredWindow extends Record<string, unknown> {
  bucket: string;
  window_start: Date;
  hits: number;
}

const MOST_WINDOWS = 50_000;
const SAVE_AFTER_MS = 1_000;

interface Options {
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
}

/**
 * Counts attempts in memory and stores them a second later: only the first attempt of a bucket waits for SQL. Windows
 * begin at the same moments in every process, so that their counts can be added up. Without the database each process
 * counts alone.
 */
export class AttemptCounts {
  readonly #options: Options;
  readonly #windows = new LRUCache<string, Window>({ max: MOST_WINDOWS });
  readonly #unsaved = new Set<Window>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Counts an attempt in each counter. Returns for how many seconds it is refused; 0: it is allowed. */
  async count(counters: readonly Counter[]): Promise<number> {
    const nowMs = this.#options.now().getTime();
    const counted = counters.map((counter) => ({ counter, bucket: bucketOf(counter) }));
    await this.#recall(counted.map(({ bucket }) => bucket).filter((bucket) => !this.#windows.has(bucket)));
    const waits = counted.map(({ counter, bucket }) => this.#countIn(this.#windowOf(bucket, counter, nowMs), counter));
    const longest = Math.max(0, ...waits.map((untilMs) => untilMs - nowMs));
    return Math.ceil(longest / 1_000);
  }

  /** Stores the unsaved counts. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const taken = [...this.#unsaved].map((window) => ({ window, startMs: window.startMs, hits: window.unsaved }));
    this.#unsaved.clear();
    for (const { window } of taken) window.unsaved = 0;
    if (taken.length === 0) return;
    try {
      for (const stored of await this.#store(taken)) this.#learn(stored);
    } catch (error) {
      // A window that is over, or was forgotten for newer ones, is not stored later: memory stays bounded.
      const current = taken.filter(({ window }) => this.#windows.peek(window.bucket) === window);
      for (const { window, hits } of current) this.#keepForNextSave(window, hits);
      this.#options.onError(error);
    }
  }

  #countIn(window: Window, { limit }: Counter): number {
    window.hits += 1;
    this.#keepForNextSave(window, 1);
    this.#timer ??= setTimeout(() => void this.save(), SAVE_AFTER_MS).unref();
    return window.hits > limit.attempts ? window.startMs + limit.windowMs : 0;
  }

  #keepForNextSave(window: Window, hits: number): void {
    window.unsaved += hits;
    this.#unsaved.add(window);
  }

  #windowOf(bucket: string, { limit }: Counter, nowMs: number): Window {
    const startMs = nowMs - (nowMs % limit.windowMs);
    const known = this.#windows.get(bucket);
    if (known && known.startMs >= startMs) return known;
    // Counts of a window that is over may not be added to the next one.
    if (known) this.#unsaved.delete(known);
    const fresh = { bucket, startMs, hits: 0, unsaved: 0 };
    this.#windows.set(bucket, fresh);
    return fresh;
  }

  /** Reads the counts of other processes, and of the time before this one began. */
  async #recall(buckets: readonly string[]): Promise<void> {
    if (buckets.length === 0) return;
    try {
      const { rows } = await this.#options.db.execute<StoredWindow>(sql`
        select bucket, window_start, hits from rate_limits where bucket = any(${sql.param(buckets)}::text[])`);
      for (const stored of rows) if (!this.#windows.has(stored.bucket)) this.#learn(stored);
    } catch (error) {
      this.#options.onError(error);
    }
  }

  /** Sorted by bucket, so that two processes cannot deadlock. */
  async #store(taken: readonly { window: Window; startMs: number; hits: number }[]): Promise<StoredWindow[]> {
    const buckets = sql.param(taken.map(({ window }) => window.bucket));
    const starts = sql.param(taken.map(({ startMs }) => new Date(startMs)));
    const hits = sql.param(taken.map((each) => each.hits));
    const { rows } = await this.#options.db.execute<StoredWindow>(sql`
      insert into rate_limits as kept (bucket, window_start, hits)
        select bucket, max(started), sum(counted) from unnest(${buckets}::text[], ${starts}::timestamptz[], ${hits}::integer[])
          as t(bucket, started, counted) group by bucket order by bucket
      on conflict (bucket) do update set
        hits = case
          when kept.window_start = excluded.window_start then kept.hits + excluded.hits
          when kept.window_start < excluded.window_start then excluded.hits
          else kept.hits end,
        window_start = greatest(kept.window_start, excluded.window_start)
      returning bucket, window_start, hits`);
    return rows;
  }

  #learn({ bucket, window_start, hits }: StoredWindow): void {
    const startMs = new Date(window_start).getTime();
    const known = this.#windows.get(bucket);
    if (!known) this.#windows.set(bucket, { bucket, startMs, hits, unsaved: 0 });
    else if (known.startMs === startMs) known.hits = hits + known.unsaved;
  }
}
