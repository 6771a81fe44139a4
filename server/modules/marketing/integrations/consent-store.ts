import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { ServerVendorName } from "#domain/marketing/integrations/server-vendor.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type OrderConsent, orderConsents } from "./tables.ts";

/** No vendor accepts older events. */
const IDENTIFIERS_DAYS = 7;
/** A choice of the visitor is valid as long. */
const CONSENT_DAYS = 180;

type NewConsent = Omit<OrderConsent, "waiting">;

export async function keepConsent(tx: Database, consent: NewConsent): Promise<void> {
  await tx.insert(orderConsents).values(consent);
}

export async function findConsent(db: Database, orderId: number): Promise<OrderConsent | undefined> {
  const [row] = await db.select().from(orderConsents).where(eq(orderConsents.orderId, orderId));
  return row;
}

/** Stores which vendors an order will be reported to. Without any, the identifiers have no purpose and are deleted. */
export async function waitFor(tx: Database, orderId: number, vendors: ServerVendorName[]): Promise<void> {
  const changes = vendors.length > 0 ? { waiting: vendors } : { identifiers: null };
  await tx.update(orderConsents).set(changes).where(eq(orderConsents.orderId, orderId));
}

/** Removes a vendor that needs no report of the order any more. The last one deletes the identifiers. */
export async function doneWith(db: Database, orderId: number, vendor: ServerVendorName): Promise<void> {
  const left = sql`array_remove(${orderConsents.waiting}, ${vendor})`;
  await db
    .update(orderConsents)
    .set({
      waiting: left,
      identifiers: sql`case when cardinality(${left}) > 0 then ${orderConsents.identifiers} end`,
    })
    .where(eq(orderConsents.orderId, orderId));
}

export async function forgetBuyers(tx: Database, orderIds: readonly number[]): Promise<void> {
  await tx.delete(orderConsents).where(isAny(orderConsents.orderId, orderIds));
}

/** Deletes what was not deleted earlier: the order was never paid, or a vendor could not be reached in time. */
export async function sweepConsents(db: Database, now: Date): Promise<void> {
  const before = (days: number) => lt(orderConsents.createdAt, earlier(now, days * DAY_MS));
  await db.delete(orderConsents).where(before(CONSENT_DAYS));
  await db
    .update(orderConsents)
    .set({ identifiers: null, waiting: [] })
    .where(and(isNotNull(orderConsents.identifiers), before(IDENTIFIERS_DAYS)));
}
