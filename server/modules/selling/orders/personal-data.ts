import { asc, inArray, sql } from "drizzle-orm";
import { forgetShipments } from "#modules/forwarding/shipments/index.ts";
import { forgetPayers } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { isOf, type Person } from "#platform/personal-data/person.ts";
import { forgetCustomers } from "../promotions/index.ts";
import { findIssued, issuedInvoice } from "./invoice/issued-invoice.ts";
import { orderAggregate } from "./order-aggregate.ts";
import { linesOf, parcelOf } from "./order-store.ts";
import type { OrderDeps } from "./orders.ts";
import { orders } from "./tables.ts";
import { deleteOrderLinks } from "./views/order-links.ts";

/**
 * The orders of a customer (T129). After erasure an order names nobody and keeps its sums, its links open nothing, and
 * its issued invoice is unchanged (T130).
 */
export const orderData = (deps: Pick<OrderDeps, "directory" | "reports">) => ({
  name: "orders",
  async collect(db: Database, person: Person) {
    const found = await db.select().from(orders).where(isOf(orders, person)).orderBy(asc(orders.id));
    return Promise.all(
      found.map(async ({ visitorHash: _, ...order }) => ({
        ...order,
        lines: await linesOf(db, order.id),
        history: await orderAggregate.history(db, order.id),
        ...(await parcelOf(db, order.id)),
        reports: await deps.reports.kept(db, order.id),
        invoice: (await findIssued(db, order.id))?.document ?? null,
      })),
    );
  },
  async erase(tx: Database, person: Person) {
    const found = await tx.select().from(orders).where(isOf(orders, person));
    const ids = found.map(({ id }) => id);
    for (const order of found) await issuedInvoice(deps, tx, order);
    await deleteOrderLinks(tx, ids);
    await forgetPayers(tx, { kind: "order", ids });
    await forgetCustomers(tx, ids);
    await deps.reports.forget(tx, ids);
    await forgetShipments(tx, "order", ids);
    const nobody = { first_name: "", last_name: "", first_address: "", city: "", zip: "", phone_number: "" };
    await tx
      .update(orders)
      .set({
        email: sql`'erased-' || ${orders.id} || '@erased.invalid'`,
        address: sql`${orders.address} || ${JSON.stringify(nobody)}::jsonb`,
        pickupPoint: null,
        extras: null,
        visitorHash: null,
        erasedAt: sql`now()`,
      })
      .where(inArray(orders.id, ids));
  },
});
