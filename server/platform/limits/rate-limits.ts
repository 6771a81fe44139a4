import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { TryLimit } from "../../../domain/identity/attempt-limits.ts";
import type { Database } from "../database/open-database.ts";
import { networkOf } from "./network-of.ts";

export interface Tries {
  /** What is tried, such as `login`. */
  what: string;
  /** By whom or on what; only its hash is kept. */
  whom: string;
  limit: TryLimit;
}

interface Counted extends Record<string, unknown> {
  hits: number;
  window_start: Date;
  place: number;
}

/** Counts a try under each of the limits and says for how many seconds no more are possible: 0 when this one is. */
export async function countTry(db: Database, now: Date, ...counted: readonly Tries[]): Promise<number> {
  const counts = counted.map((tries, place) => sql`${placeName(place)} as (${counting(tries, now)})`);
  const rows = counted.map((_, place) => sql`select ${sql.raw(`${place}`)} as place, * from ${placeName(place)}`);
  const told = await db.execute<Counted>(sql`with ${sql.join(counts, sql`, `)} ${sql.join(rows, sql` union all `)}`);
  return Math.max(...told.rows.map((row) => secondsToWait(row, counted[row.place], now)));
}

const placeName = (place: number) => sql.raw(`counted_${place}`);

function counting(tries: Tries, now: Date): SQL {
  const oldest = new Date(now.getTime() - tries.limit.windowMs);
  return sql`
    insert into rate_limits as counted (bucket, window_start, hits) values (${bucketOf(tries)}, ${now}, 1)
    on conflict (bucket) do update set
      hits = case when counted.window_start <= ${oldest} then 1 else counted.hits + 1 end,
      window_start = case when counted.window_start <= ${oldest} then ${now} else counted.window_start end
    returning hits, window_start`;
}

function secondsToWait({ hits, window_start }: Counted, tries: Tries | undefined, now: Date): number {
  if (!tries || hits <= tries.limit.tries) return 0;
  return Math.max(1, Math.ceil((new Date(window_start).getTime() + tries.limit.windowMs - now.getTime()) / 1_000));
}

/** A try that turned out well does not count. */
export async function forgiveTry(db: Database, tries: Tries): Promise<void> {
  await db.execute(sql`update rate_limits set hits = hits - 1 where bucket = ${bucketOf(tries)} and hits > 0`);
}

/** Starts from nothing, for whoever has proved to be the owner. */
export async function forgetTries(db: Database, tries: Tries): Promise<void> {
  await db.execute(sql`delete from rate_limits where bucket = ${bucketOf(tries)}`);
}

const LONGEST_KEPT_MS = 24 * 60 * 60_000;

export async function sweepTries(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - LONGEST_KEPT_MS);
  await db.execute(sql`delete from rate_limits where window_start < ${oldest}`);
}

/** One household or server owns a whole /64 of IPv6 and could otherwise try from each address of it. */
export const triesFrom = (what: string, address: string, limit: TryLimit): Tries => ({
  what: `${what} from`,
  whom: networkOf(address),
  limit,
});

function bucketOf({ what, whom }: Tries): string {
  return `${what} ${createHash("sha256").update(whom).digest("base64url")}`;
}
