import { and, eq, isNull, sql } from "drizzle-orm";
import { timeZoneOf } from "../../../../domain/locale/time-zone.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { addPaidAmounts } from "../../catalog/index.ts";
import { findSeller } from "../../storefronts/index.ts";
import type { OrderRow } from "../move-order.ts";
import { dayIn } from "../order-locale.ts";
import { linesOf } from "../order-store.ts";
import type { OrderDeps } from "../orders.ts";
import { invoiceSeries, orders } from "../tables.ts";
import { keepInvoice } from "./issued-invoice.ts";

const DIGITS = 6;

/**
 * Gives a paid order the next number of its seller's invoices, without gaps, keeps the invoice as it is issued, and
 * counts what was bought among the best sellers. It does all of it once: the second time the order has its number (I9).
 */
export async function issueInvoice(
  deps: Pick<OrderDeps, "directory">,
  tx: Database,
  order: OrderRow,
  at?: Date,
): Promise<void> {
  if (order.invoiceNumber !== null || order.paidAt === null) return;
  const year = await yearAtSeller(tx, order.storefrontCode, order.paidAt);
  const invoiceNumber = await nextNumber(tx, order.storefrontCode, year);
  const [numbered] = await tx
    .update(orders)
    .set({ invoiceNumber, invoicedAt: at ?? sql`now()` })
    .where(and(eq(orders.id, order.id), isNull(orders.invoiceNumber)))
    .returning();
  if (!numbered) throw new Error("The invoice has got its number from somebody else");
  await keepInvoice(deps, tx, numbered);
  await addPaidAmounts(tx, await linesOf(tx, order.id));
}

/** By the seller's clock, as the day that the invoice says. */
async function yearAtSeller(tx: Database, storefrontCode: string, at: Date): Promise<number> {
  const seller = await findSeller(tx, storefrontCode);
  return Number(dayIn({ timeZone: timeZoneOf(seller?.countryIso ?? "") }, at).slice(0, 4));
}

async function nextNumber(tx: Database, storefrontCode: string, year: number): Promise<string> {
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ storefrontCode, year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.storefrontCode, invoiceSeries.year],
      set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` },
    })
    .returning();
  return `${storefrontCode.toUpperCase()}-${year}-${String(series?.lastNumber).padStart(DIGITS, "0")}`;
}
