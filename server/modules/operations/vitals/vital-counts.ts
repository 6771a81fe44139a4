import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { vitalBuckets } from "./tables.ts";

type Counted = Omit<typeof vitalBuckets.$inferInsert, "count">;

const SAVE_AFTER_MS = 10_000;
/** Between two writes. Names of pages come from browsers, so that anybody could invent more. */
const MOST_BUCKETS = 5_000;

interface Options {
  db: Database;
  onError: (error: unknown) => void;
}

/** Counts in memory and writes all buckets together: a report costs no statement, and no row is about one visit. */
export class VitalCounts {
  readonly #options: Options;
  #buckets = new Map<string, Counted & { count: number }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  count(counted: Counted): void {
    const key = Object.values(counted).join(" ");
    const known = this.#buckets.get(key);
    if (known) known.count += 1;
    else if (this.#buckets.size < MOST_BUCKETS) this.#buckets.set(key, { ...counted, count: 1 });
    this.#timer ??= setTimeout(() => void this.save(), SAVE_AFTER_MS).unref();
  }

  /** Writes what is not written yet. What cannot be written is lost: it is one figure among thousands. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // In one order, so that two processes never wait for each other in a circle.
    const taken = [...this.#buckets].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, bucket]) => bucket);
    this.#buckets = new Map();
    if (taken.length === 0) return;
    const { day, storefrontCode, route, device, build, metric, bucket, count } = vitalBuckets;
    await this.#options.db
      .insert(vitalBuckets)
      .values(taken)
      .onConflictDoUpdate({
        target: [day, storefrontCode, route, device, build, metric, bucket],
        set: { count: sql`${count} + excluded.count` },
      })
      .catch(this.#options.onError);
  }
}
