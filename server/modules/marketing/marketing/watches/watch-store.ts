import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { HEAD_START_HOURS, MOST_WATCHES, PRICE_NOTICE_DAYS } from "#domain/marketing/marketing/watches.ts";
import { DAY_MS, earlier, HOUR_MS } from "#domain/shared/time/durations.ts";
import { variantStock } from "#modules/catalogue/catalog/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Addressee, ofAddressee } from "../of-addressee.ts";
import { stockWatches, type WatchRow } from "../tables.ts";

const isOpen = isNull(stockWatches.endedAt);
const isActive = and(isOpen, isNotNull(stockWatches.confirmedAt));

/** A repeated watch updates the stored one, with the price seen last. Null where the address has too many watches. */
export async function insertWatch(
  tx: Database,
  watch: Omit<typeof stockWatches.$inferInsert, "id">,
): Promise<WatchRow | null> {
  const ofOwner = ofAddressee(stockWatches, watch);
  const isSame = and(eq(stockWatches.variantId, watch.variantId), eq(stockWatches.kind, watch.kind));
  const isRepeated = (await tx.$count(stockWatches, and(ofOwner, isOpen, isSame))) > 0;
  if (!isRepeated && (await tx.$count(stockWatches, and(ofOwner, isOpen))) >= MOST_WATCHES) return null;
  const [stored] = await tx
    .insert(stockWatches)
    .values(watch)
    .onConflictDoUpdate({
      target: [stockWatches.storefrontCode, stockWatches.email, stockWatches.kind, stockWatches.variantId],
      targetWhere: isOpen,
      set: {
        watchedAmount: watch.watchedAmount ?? null,
        requestedAt: watch.requestedAt,
        confirmedAt: sql`coalesce(${stockWatches.confirmedAt}, excluded.confirmed_at)`,
      },
    })
    .returning();
  return stored ?? null;
}

export async function confirmWatch(tx: Database, id: number, now: Date): Promise<WatchRow | null> {
  const [confirmed] = await tx
    .update(stockWatches)
    .set({ confirmedAt: sql`coalesce(${stockWatches.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(stockWatches.id, id), isOpen))
    .returning();
  return confirmed ?? null;
}

export const watchesOf = (db: Database, addressee: Addressee): Promise<WatchRow[]> =>
  db
    .select()
    .from(stockWatches)
    .where(and(ofAddressee(stockWatches, addressee), isActive))
    .orderBy(asc(stockWatches.id));

/** Ends one watch of an address, or all of them. */
export async function endWatches(tx: Database, addressee: Addressee, id?: number): Promise<void> {
  const chosen = id === undefined ? undefined : eq(stockWatches.id, id);
  await tx
    .update(stockWatches)
    .set({ endedAt: sql`now()` })
    .where(and(ofAddressee(stockWatches, addressee), isOpen, chosen));
}

/** Variants that somebody waits for and that are in stock. */
export async function variantsBack(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ variantId: stockWatches.variantId })
    .from(stockWatches)
    .innerJoin(variantStock, eq(variantStock.variantId, stockWatches.variantId))
    .where(and(eq(stockWatches.kind, "stock"), isActive, gt(variantStock.available, 0)));
  return rows.map(({ variantId }) => variantId);
}

/** Allows one round at a time for a variant, so that the counts do not change before the commit. */
export async function lockVariantWatches(tx: Database, variantId: number) {
  await tx.execute(sql`select pg_advisory_xact_lock(${variantId}, 50)`);
  const [stock] = await tx
    .select({ available: variantStock.available })
    .from(variantStock)
    .where(eq(variantStock.variantId, variantId));
  const ofVariant = and(eq(stockWatches.variantId, variantId), eq(stockWatches.kind, "stock"));
  return { available: stock?.available ?? 0, ofVariant };
}

export const countNotified = (tx: Database, ofVariant: SQL | undefined, now: Date) =>
  tx.$count(stockWatches, and(ofVariant, gt(stockWatches.notifiedAt, earlier(now, HEAD_START_HOURS * HOUR_MS))));

/** The first active watches, in the order of their confirmation. */
export const firstWaiting = (tx: Database, ofVariant: SQL | undefined, most: number): Promise<WatchRow[]> =>
  tx
    .select()
    .from(stockWatches)
    .where(and(ofVariant, isActive))
    .orderBy(asc(stockWatches.confirmedAt), asc(stockWatches.id))
    .limit(most)
    .for("update");

/** Price watches after an id whose owner got no mail about the product within the last days. */
export const priceWatchesAfter = (db: Database, afterId: number, now: Date, most: number): Promise<WatchRow[]> => {
  const recently = earlier(now, PRICE_NOTICE_DAYS * DAY_MS).toISOString();
  return db
    .select()
    .from(stockWatches)
    .where(
      and(
        gt(stockWatches.id, afterId),
        eq(stockWatches.kind, "price"),
        isActive,
        sql`not exists (select from stock_watches other where other.email = stock_watches.email
          and other.storefront_code = stock_watches.storefront_code and other.product_id = stock_watches.product_id
          and other.kind = 'price' and other.notified_at > ${recently}::timestamptz)`,
      ),
    )
    .orderBy(asc(stockWatches.id))
    .limit(most);
};

export async function noteNotice(
  tx: Database,
  { id }: WatchRow,
  changes: Pick<Partial<WatchRow>, "watchedAmount" | "notifiedAt" | "endedAt">,
): Promise<boolean> {
  const noted = await tx
    .update(stockWatches)
    .set(changes)
    .where(and(eq(stockWatches.id, id), isOpen))
    .returning();
  return noted.length > 0;
}

/** Deletes watches that are unconfirmed, expired or ended a while ago (T130). */
export async function sweepWatches(
  db: Database,
  before: { unconfirmed: Date; confirmed: Date; ended: Date },
): Promise<void> {
  const { confirmedAt, requestedAt, endedAt, id } = stockWatches;
  const isOver = or(
    and(isNull(confirmedAt), lt(requestedAt, before.unconfirmed)),
    and(isOpen, lt(confirmedAt, before.confirmed)),
    lt(endedAt, before.ended),
  );
  const over = db.select({ id }).from(stockWatches).where(isOver).limit(10_000);
  await db.delete(stockWatches).where(inArray(id, over));
}
