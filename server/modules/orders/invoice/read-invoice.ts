import type { Database } from "../../../platform/database/open-database.ts";
import { type Seller, sellerOf } from "../../documents/index.ts";
import { type CapturedPayment, capturedPayments } from "../../payments/index.ts";
import { findCountryIso } from "../../storefronts/index.ts";
import type { OrderRow } from "../move-order.ts";
import { localeOf, type OrderLocale } from "../order-locale.ts";
import { linesOf, type OrderLineRow } from "../order-store.ts";
import type { OrderDeps } from "../orders.ts";

/** What an invoice is made of. */
export interface InvoiceFacts {
  order: OrderRow & { invoiceNumber: string; invoicedAt: Date };
  lines: OrderLineRow[];
  payments: CapturedPayment[];
  seller: Seller;
  buyerCountryIso: string;
  locale: OrderLocale;
}

/** None while the order has no invoice. */
export async function readInvoice(
  deps: Pick<OrderDeps, "directory">,
  db: Database,
  order: OrderRow,
): Promise<InvoiceFacts | null> {
  const { invoiceNumber, invoicedAt } = order;
  if (invoiceNumber === null || invoicedAt === null) return null;
  const locale = localeOf(deps, order);
  // One after the other: a transaction has one connection.
  const lines = await linesOf(db, order.id);
  const payments = await capturedPayments(db, { kind: "order", id: order.id });
  const seller = await sellerOf(db, locale.storefront);
  const countryIso = await findCountryIso(db, order.address.country_id);
  return {
    order: { ...order, invoiceNumber, invoicedAt },
    lines,
    payments,
    seller,
    buyerCountryIso: countryIso ?? locale.storefront.defaultCountryIso,
    locale,
  };
}
