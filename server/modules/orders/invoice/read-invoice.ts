import type { Database } from "../../../platform/database/open-database.ts";
import { type Seller, sellerOf } from "../../documents/index.ts";
import { type CapturedPayment, capturedPayments } from "../../payments/index.ts";
import { findCountryIso } from "../../storefronts/index.ts";
import type { OrderRow } from "../move-order.ts";
import { localeOf, type OrderLocale } from "../order-locale.ts";
import type { OrderLineRow } from "../order-store.ts";
import type { OrderDeps } from "../orders.ts";

export type NumberedOrder = OrderRow & { invoiceNumber: string; invoicedAt: Date };

/** What an invoice is made of. */
export interface InvoiceFacts {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  payments: CapturedPayment[];
  seller: Seller;
  buyerCountryIso: string;
  locale: OrderLocale;
}

export async function readInvoice<Order extends OrderRow>(
  deps: Pick<OrderDeps, "directory">,
  db: Database,
  order: Order,
  lines: readonly OrderLineRow[],
): Promise<InvoiceFacts & { order: Order }> {
  const locale = localeOf(deps, order);
  const { defaultCountryId, defaultCountryIso } = locale.storefront;
  const countryId = order.address.country_id;
  // One after the other: a transaction has one connection.
  const payments = await capturedPayments(db, { kind: "order", id: order.id });
  const seller = await sellerOf(db, locale.storefront);
  const countryIso = countryId === defaultCountryId ? defaultCountryIso : await findCountryIso(db, countryId);
  return { order, lines, payments, seller, buyerCountryIso: countryIso ?? defaultCountryIso, locale };
}
