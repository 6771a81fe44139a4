import { and, desc, eq, sql } from "drizzle-orm";
import type { FeedCarrier } from "#domain/selling/delivery/courier.ts";
import { searchWords } from "#domain/selling/delivery/search-words.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import * as t from "../tables.ts";
import type { FeedPoint } from "./feed-point.ts";
import { type FeedReading, readFeed, UnreadableFeed } from "./read-feed.ts";

export interface ImportResult {
  outcome: "applied" | "refused" | "failed";
  points: number;
  note: string;
}

/** A list that is shorter than this share of the last good one has lost something. */
const LEAST_SHARE = 0.8;
/** A point that is missing this often in a row is closed. */
const MISSING_RUNS = 2;

/**
 * Takes over a carrier's list as a whole or not at all. Whatever is wrong with it, the last good one stays in use, so
 * that no checkout depends on a carrier's server.
 */
export async function importPickupPoints(db: Database, carrier: FeedCarrier, feedText: string): Promise<ImportResult> {
  const reading = read(carrier, feedText);
  if (reading instanceof UnreadableFeed)
    return note(db, carrier, { outcome: "failed", points: 0, note: reading.message });
  return transact(db, async (tx) => {
    // Two processes that import the same list do so one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`pickup-points ${carrier}`}))`);
    const refusal = refusalOf(reading, await lastGoodCount(tx, carrier));
    const points = reading.points.length;
    if (refusal) return note(tx, carrier, { outcome: "refused", points, note: refusal });
    await upsert(tx, carrier, reading.points);
    await noteMissing(tx, carrier, reading.points);
    await tx.execute(sql`select pg_notify('crossdock_changes', 'pickup-points')`);
    const leftOut = reading.leftOut > 0 ? `${reading.leftOut} entries left out` : "";
    return note(tx, carrier, { outcome: "applied", points, note: leftOut });
  });
}

function read(carrier: FeedCarrier, feedText: string): FeedReading | UnreadableFeed {
  try {
    return readFeed(carrier, feedText);
  } catch (error) {
    if (error instanceof UnreadableFeed) return error;
    throw error;
  }
}

function refusalOf({ points, leftOut }: FeedReading, lastGood: number): string | null {
  if (points.length === 0) return "there is no point in it";
  if (points.length < LEAST_SHARE * (points.length + leftOut)) return `${leftOut} entries could not be read`;
  if (points.length < LEAST_SHARE * lastGood) return `${points.length} points after ${lastGood}`;
  return null;
}

async function lastGoodCount(db: Database, carrier: FeedCarrier): Promise<number> {
  const [last] = await db
    .select({ points: t.pickupPointImports.points })
    .from(t.pickupPointImports)
    .where(and(eq(t.pickupPointImports.carrier, carrier), eq(t.pickupPointImports.outcome, "applied")))
    .orderBy(desc(t.pickupPointImports.id))
    .limit(1);
  return last?.points ?? 0;
}

async function note(db: Database, carrier: FeedCarrier, result: ImportResult): Promise<ImportResult> {
  await db.insert(t.pickupPointImports).values({ carrier, ...result });
  return result;
}

/** All rows in one statement; those that are as they were are not written again. */
async function upsert(db: Database, carrier: FeedCarrier, points: readonly FeedPoint[]): Promise<void> {
  const rows = points.map(({ externalId, boxSizes, maxWeightGrams, ...point }) => ({
    ...point,
    carrier,
    external_id: externalId,
    box_sizes: boxSizes,
    max_weight_grams: maxWeightGrams,
    search_text: searchWords([point.name, point.street, point.city, point.zip].join(" ")).join(" "),
  }));
  const columns = sql.raw(COLUMNS.join(", "));
  const fresh = sql.raw(COLUMNS.map((column) => `excluded.${column}`).join(", "));
  const known = sql.raw(COLUMNS.map((column) => `p.${column}`).join(", "));
  await db.execute(sql`
    insert into pickup_points as p (${columns})
      select ${columns} from jsonb_populate_recordset(null::pickup_points, ${JSON.stringify(rows)})
      on conflict (carrier, external_id) do update
        set (${columns}, missing_runs, is_active, updated_at) = (${fresh}, 0, true, now())
        where (${known}, p.missing_runs, p.is_active) is distinct from (${fresh}, 0, true)`);
}

const COLUMNS = [
  "carrier",
  "external_id",
  "country",
  "type",
  "name",
  "street",
  "city",
  "zip",
  "latitude",
  "longitude",
  "hours",
  "hints",
  "box_sizes",
  "max_weight_grams",
  "search_text",
];

async function noteMissing(db: Database, carrier: FeedCarrier, points: readonly FeedPoint[]): Promise<void> {
  const listed = JSON.stringify(points.map(({ externalId }) => externalId));
  await db.execute(sql`
    update pickup_points set missing_runs = missing_runs + 1, is_active = missing_runs + 1 < ${MISSING_RUNS},
        updated_at = now()
      where carrier = ${carrier} and is_active
        and external_id not in (select jsonb_array_elements_text(${listed}::jsonb))`);
}
