import { isTrackingNumber, normalTrackingNumber } from "#domain/forwarding/parcels/announcement.ts";
import { shopOf } from "#domain/forwarding/quotes/shop-link.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { expectForQuote } from "../../parcels/index.ts";
import { advanceQuote } from "../advance-quote.ts";
import { type QuoteRow, quoteAggregate } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import { itemsOf } from "../quote-store.ts";
import { by, type StaffCause } from "../staff-moves.ts";
import { companyOfQuote } from "../views/company-quotes.ts";
import { leaveOut } from "./leave-out.ts";
import { type PurchaseRow, purchaseAggregate } from "./purchase-aggregate.ts";
import { agreedOf, declaredAs, purchasesOf } from "./purchase-store.ts";

/** Buys each item of the accepted version by itself (FORWARDING-01). From now on the quote cannot be cancelled. */
export async function beginBuying(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  cause: StaffCause,
): Promise<QuoteRow> {
  const moved = await quoteAggregate.move(tx, quote, { event: "buy", ...by(cause) }, deps);
  const { version } = await agreedOf(deps, tx, quote);
  for (const [position, { price }] of version.items.entries())
    await insertFirstState(tx, purchaseAggregate, { quoteId: quote.id, position, price }, by(cause));
  return moved;
}

/** The item that staff number from 1. An item with an open question about its price is a conflict. */
export async function findPurchase(tx: Database, quote: QuoteRow, item: number): Promise<PurchaseRow> {
  const found = (await purchasesOf(tx, quote.id)).find(({ position }) => position === item - 1);
  if (!found) throw refuseFields({ item: "staff.quotes.problem.item" });
  if (found.askedPrice !== null) throw refuse("conflict");
  return found;
}

interface Bought {
  item: number;
  shop_order: string;
}

export async function itemBought(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  { item, shop_order: shopOrder }: Bought,
  cause: StaffCause,
): Promise<QuoteRow> {
  const purchase = await findPurchase(tx, quote, item);
  await purchaseAggregate.move(tx, purchase, { event: "buy", ...by(cause), changes: { shopOrder } });
  const moved = await quoteAggregate.move(tx, quote, { event: "item_bought", ...by(cause), details: { item } }, deps);
  return advanceQuote(deps, tx, moved);
}

/** An unavailable item: its price and its share of the fee are refunded in the same transaction. */
export async function itemUnavailable(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  { item }: { item: number },
  cause: StaffCause,
): Promise<QuoteRow> {
  const purchase = await findPurchase(tx, quote, item);
  if (purchase.state === "received") throw refuse("conflict");
  return leaveOut(deps, tx, quote, purchase, by(cause));
}

interface Shipped {
  items: readonly number[];
  tracking_number: string;
  carrier: string;
  origin?: string | undefined;
}

/** A shop sent one or several items in one box: the box is expected in the customer's suite, and declared already. */
export async function itemsShipped(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  shipped: Shipped,
  cause: StaffCause,
): Promise<{ quote: QuoteRow; parcel: string }> {
  const items = [...new Set(shipped.items)];
  const purchases: PurchaseRow[] = [];
  for (const item of items) purchases.push(await findPurchase(tx, quote, item));
  const parcelId = await expectParcel(deps, tx, quote, purchases, shipped, cause);
  for (const purchase of purchases)
    await purchaseAggregate.move(tx, purchase, { event: "ship", ...by(cause), changes: { parcelId } });
  const parcel = numberOf("parcel", parcelId);
  const move = { event: "item_shipped", ...by(cause), details: { items, parcel } } as const;
  return { quote: await quoteAggregate.move(tx, quote, move, deps), parcel };
}

async function expectParcel(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  purchases: readonly PurchaseRow[],
  { tracking_number, carrier, origin }: Shipped,
  cause: StaffCause,
): Promise<number> {
  const trackingNumber = normalTrackingNumber(tracking_number);
  if (!isTrackingNumber(trackingNumber)) throw refuseFields({ tracking_number: "parcel.announce.tracking" });
  const { version } = await agreedOf(deps, tx, quote);
  const warehouse = deps.warehouses().find(({ id }) => id === version.warehouseId);
  if (!warehouse || quote.userId === null) throw refuse("conflict");
  const company = await companyOfQuote(tx, quote);
  const listed = await itemsOf(tx, quote.id);
  const positions = purchases.map(({ position }) => position);
  const made = origin ?? warehouse.countryCode;
  const lines = positions.map((position) => ({ ...declaredAs({ version }, position), origin: made }));
  const ordered = {
    quoteId: quote.id,
    owner: { userId: quote.userId, storefrontCode: quote.storefrontCode, companyId: company?.id ?? null },
    warehouseId: warehouse.id,
    shop: shopOf(listed[positions[0] ?? 0]?.link ?? "", URL.parse),
    carrier,
    trackingNumber,
    lines,
    at: deps.now(),
  };
  return expectForQuote(tx, ordered, by(cause));
}
