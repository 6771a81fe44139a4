import { sql } from "drizzle-orm";
import { exchangeRates, taxRates } from "#modules/money/rates/tables.ts";
import { importPickupPoints } from "#modules/selling/delivery/index.ts";
import { courierFees, couriers, freightDiscounts } from "#modules/selling/delivery/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { courierRows, exchangeRateRows, feeRows, TAX_ROWS, tierRows } from "./demo-terms.ts";
import { writeFeeds } from "./feeds/write-feeds.ts";

/** Couriers, fees, discounts, rates and pickup points; nothing is changed if any courier exists. */
export async function seedDelivery(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    // Prevents two processes that start at once from both seeding.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo delivery'))`);
    const [known] = await tx.select({ id: couriers.id }).from(couriers).limit(1);
    if (known) return;
    const rows = courierRows();
    const added = await tx.insert(couriers).values(rows).returning({ id: couriers.id });
    const priced = added.map(({ id }, index) => ({ id, fee: rows[index]?.fee ?? 0 }));
    await tx.insert(courierFees).values(feeRows(priced, today));
    await tx.insert(freightDiscounts).values(tierRows(today)).onConflictDoNothing();
    await tx.insert(taxRates).values(TAX_ROWS).onConflictDoNothing();
    await tx.insert(exchangeRates).values(exchangeRateRows(today)).onConflictDoNothing();
    for (const { carrier, text } of writeFeeds()) await importPickupPoints(tx, carrier, text);
  });
}
