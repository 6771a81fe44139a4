import { and, asc, eq, sql } from "drizzle-orm";
import type { Money } from "#domain/money/money/money.ts";
import { type PriceEvent, priorPrice } from "#domain/money/pricing/prior-price.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { priceEvents, prices, productVariants } from "./tables.ts";

export interface NewPrice {
  variantId: number;
  storefrontCode: string;
  currencyId: number;
  amount: Money;
  /** The seller's regular price; stored only if it is higher. */
  regularAmount: Money | null;
  /** Whether the price is announced as a reduction. */
  isReduction: boolean;
  /** The person or program that set the price. */
  source: string;
}

/**
 * Sets the current price. Its event is stored for ever; the prior price that the law requires is computed from all
 * events (CATALOG-15). Concurrent changes are serialised.
 */
export async function setPrice(db: Database, price: NewPrice): Promise<{ priorAmount: Money | null } | "no_variant"> {
  const { variantId, storefrontCode, currencyId, amount, isReduction, source } = price;
  return transact(db, async (tx) => {
    const [variant] = await tx
      .select({ id: productVariants.id })
      .from(productVariants)
      .where(eq(productVariants.id, variantId))
      .for("no key update");
    if (!variant) return "no_variant";
    // The clock is read after the lock, so that events are in the order of their times.
    const validFrom = sql<Date>`clock_timestamp()`;
    await tx
      .insert(priceEvents)
      .values({ variantId, storefrontCode, currencyId, amount, isReduction, source, validFrom });
    const events = await loadEvents(tx, price);
    const latest = events.at(-1);
    const priorAmount = latest?.isReduction ? priorPrice(events, latest.validFrom) : null;
    const regular = price.regularAmount !== null && price.regularAmount > amount ? price.regularAmount : null;
    await tx
      .insert(prices)
      .values({ variantId, storefrontCode, currencyId, amount, priorAmount, regularAmount: regular })
      .onConflictDoUpdate({
        target: [prices.variantId, prices.storefrontCode, prices.currencyId],
        set: { amount, priorAmount, regularAmount: regular },
      });
    return { priorAmount };
  });
}

async function loadEvents(db: Database, { variantId, storefrontCode, currencyId }: NewPrice): Promise<PriceEvent[]> {
  return await db
    .select({
      amount: priceEvents.amount,
      // In microseconds, because two changes may share a millisecond.
      validFrom: sql<number>`extract(epoch from ${priceEvents.validFrom})::float8 * 1000`,
      isReduction: priceEvents.isReduction,
    })
    .from(priceEvents)
    .where(
      and(
        eq(priceEvents.variantId, variantId),
        eq(priceEvents.storefrontCode, storefrontCode),
        eq(priceEvents.currencyId, currencyId),
      ),
    )
    .orderBy(asc(priceEvents.validFrom), asc(priceEvents.id));
}
