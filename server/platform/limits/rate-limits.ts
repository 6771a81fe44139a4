import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { AttemptLimit } from "#domain/people/identity/attempt-limits.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import type { Database } from "../database/open-database.ts";
import { networkOf } from "./network-of.ts";

/** Attempts that count together. */
export interface AttemptCounter {
  /** Such as `login`. */
  action: string;
  /** The account, address or visitor; only its hash is stored. */
  subject: string;
  limit: AttemptLimit;
}

interface CountRow extends Record<string, unknown> {
  hits: number;
  window_start: Date;
  counter: number;
}

/** Counts an attempt in each counter and returns for how many seconds it is refused; 0: it is allowed. */
export async function countAttempt(db: Database, now: Date, ...counters: readonly AttemptCounter[]): Promise<number> {
  const counts = counters.map((counter, index) => sql`${cteName(index)} as (${increment(counter, now)})`);
  const selects = counters.map((_, index) => sql`select ${sql.raw(`${index}`)} as counter, * from ${cteName(index)}`);
  const { rows } = await db.execute<CountRow>(
    sql`with ${sql.join(counts, sql`, `)} ${sql.join(selects, sql` union all `)}`,
  );
  return Math.max(...rows.map((row) => secondsToWait(row, counters[row.counter], now)));
}

const cteName = (index: number) => sql.raw(`counted_${index}`);

function increment(counter: AttemptCounter, now: Date): SQL {
  const oldest = earlier(now, counter.limit.windowMs);
  return sql`
    insert into rate_limits as counted (bucket, window_start, hits) values (${bucketOf(counter)}, ${now}, 1)
    on conflict (bucket) do update set
      hits = case when counted.window_start <= ${oldest} then 1 else counted.hits + 1 end,
      window_start = case when counted.window_start <= ${oldest} then ${now} else counted.window_start end
    returning hits, window_start`;
}

function secondsToWait({ hits, window_start }: CountRow, counter: AttemptCounter | undefined, now: Date): number {
  if (!counter || hits <= counter.limit.attempts) return 0;
  return Math.max(1, Math.ceil((new Date(window_start).getTime() + counter.limit.windowMs - now.getTime()) / 1_000));
}

/** How many attempts the counter's window holds so far; nothing is counted. */
export async function countedAttempts(db: Database, now: Date, counter: AttemptCounter): Promise<number> {
  const oldest = earlier(now, counter.limit.windowMs);
  const { rows } = await db.execute<Pick<CountRow, "hits">>(sql`
    select hits from rate_limits where bucket = ${bucketOf(counter)} and window_start > ${oldest}`);
  return rows[0]?.hits ?? 0;
}

/** Takes a successful attempt out of the count. */
export async function refundAttempt(db: Database, counter: AttemptCounter): Promise<void> {
  await db.execute(sql`update rate_limits set hits = hits - 1 where bucket = ${bucketOf(counter)} and hits > 0`);
}

export async function resetAttempts(db: Database, counter: AttemptCounter): Promise<void> {
  await db.execute(sql`delete from rate_limits where bucket = ${bucketOf(counter)}`);
}

const LONGEST_STORED_MS = DAY_MS;

export async function sweepAttempts(db: Database, now: Date): Promise<void> {
  const oldest = earlier(now, LONGEST_STORED_MS);
  await db.execute(sql`delete from rate_limits where window_start < ${oldest}`);
}

/** One household or server has a whole /64 of IPv6, so its addresses count as one. */
export const attemptsFrom = (action: string, address: string | undefined, limit: AttemptLimit): AttemptCounter => ({
  action: `${action} from`,
  subject: networkOf(address),
  limit,
});

/** The key of a counter: it holds no address and no name. */
export function bucketOf({ action, subject }: Pick<AttemptCounter, "action" | "subject">): string {
  return `${action} ${createHash("sha256").update(subject).digest("base64url")}`;
}
