import { sql } from "drizzle-orm";
import { namedSeller, type Seller } from "#modules/money/documents/index.ts";
import {
  type CapturedPayment,
  capturedOf,
  type TakenPayment,
  takenPaymentsJson,
} from "#modules/money/payments/index.ts";
import { findCountryIso, type StoredSeller, sellerJson } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { columnsOf, rowOf } from "#platform/database/plain-rows.ts";
import type { OrderRow } from "../order-aggregate.ts";
import type { OrderLineRow } from "../order-store.ts";
import type { OrderDeps } from "../orders.ts";
import { localeOf, type OrderLocale } from "../placing/order-locale.ts";
import { orderLines, orders } from "../tables.ts";

export type NumberedOrder = OrderRow & { invoiceNumber: string; invoicedAt: Date };

export interface InvoiceFacts {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  payments: CapturedPayment[];
  seller: Seller;
  buyerCountryIso: string;
  locale: OrderLocale;
}

/** An order with the other data of its documents. */
export interface OrderPapers {
  order: OrderRow;
  lines: OrderLineRow[];
  taken: TakenPayment[];
  seller: StoredSeller;
}

interface PapersRow extends Record<string, unknown> {
  lines: Record<string, unknown>[];
  taken: TakenPayment[];
  seller: StoredSeller;
}

/** Reads an order and the data of its documents in one statement. */
export async function readPapers(db: Database, id: number): Promise<OrderPapers> {
  const { rows } = await db.execute<PapersRow>(sql`
    select ${columnsOf(orders)},
      (select json_agg(line order by position) from order_lines line where order_id = orders.id) as lines,
      ${takenPaymentsJson("order", sql`orders.id`)} as taken, ${sellerJson(sql`orders.storefront_code`)} as seller
    from orders where id = ${id}`);
  const [found] = rows;
  if (!found) throw new Error(`There is no order ${id}`);
  const { lines, taken, seller } = found;
  return { order: rowOf(orders, found), lines: lines.map((line) => rowOf(orderLines, line)), taken, seller };
}

export async function readInvoice(
  deps: Pick<OrderDeps, "directory">,
  db: Database,
  { order, lines, taken, seller }: OrderPapers,
): Promise<InvoiceFacts> {
  const locale = localeOf(deps, order);
  return {
    order,
    lines,
    payments: capturedOf(taken),
    seller: namedSeller(locale.storefront, seller),
    buyerCountryIso: await buyerCountry(db, order, locale),
    locale,
  };
}

/** The ISO code of the country that an order goes to. */
export async function buyerCountry(db: Database, { address }: OrderRow, { storefront }: OrderLocale): Promise<string> {
  const { defaultCountryId, defaultCountryIso } = storefront;
  if (address.country_id === defaultCountryId) return defaultCountryIso;
  return (await findCountryIso(db, address.country_id)) ?? defaultCountryIso;
}
