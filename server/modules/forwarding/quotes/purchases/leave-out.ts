import { add, type Money, ZERO } from "#domain/money/money/money.ts";
import { failpoint } from "#failpoints";
import type { Database } from "#platform/database/open-database.ts";
import type { Cause } from "#platform/state/status-events.ts";
import { returnedByStopped } from "../../forward-requests/index.ts";
import { withoutLine } from "../../parcels/index.ts";
import { advanceQuote } from "../advance-quote.ts";
import { carriageLeft, ofLine } from "../price/carriage.ts";
import { type QuoteRow, quoteAggregate } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import { QUOTE_EFFECT } from "../quote-effects.ts";
import { type PurchaseRow, purchaseAggregate } from "./purchase-aggregate.ts";
import { type Agreed, agreedOf, declaredAs, purchasesOf } from "./purchase-store.ts";

/**
 * Leaves out an item that the customer does not get. Its price, its share of our fee, and the savings on customs and
 * insurance are refunded to their source, once and in the same transaction. The forward request settles the freight;
 * without a remaining item everything is refunded. The caller has locked the quote.
 */
export async function leaveOut(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  purchase: PurchaseRow,
  cause: Cause,
): Promise<QuoteRow> {
  const agreed = await agreedOf(deps, tx, quote);
  const { id, position, risePaid } = purchase;
  const purchases = await purchasesOf(tx, quote.id);
  const isLast = purchases.every((each) => each.id === id || each.state === "unavailable");
  const amount = isLast ? ZERO : await amountFor(deps, tx, quote, { agreed, purchase, purchases });
  await purchaseAggregate.move(tx, purchase, {
    event: "leave_out",
    ...cause,
    changes: { askedPrice: null, returned: amount },
  });
  const details = { item: position + 1, amount };
  const moved = await quoteAggregate.move(tx, quote, { event: "item_unavailable", ...cause, details }, deps);
  failpoint("unavailable.1-moved");
  await takeOutOfParcel(tx, agreed, { purchase, purchases });
  if (!isLast) {
    const refund = { amount, key: `unavailable:${id}`, reason: "unavailable", by: null } as const;
    const returned = await deps.payments.refundPart(tx, { kind: "quote", id: quote.id }, refund);
    const mailed = { quoteId: quote.id, amount: add(returned, risePaid), position, occasion: `item ${position}` };
    await QUOTE_EFFECT.enqueue(deps, tx, { name: "item-unavailable", ...mailed });
  }
  await returnRise(deps, tx, purchase);
  failpoint("unavailable.2-refunded");
  return advanceQuote(deps, tx, moved);
}

interface Leaving {
  purchase: PurchaseRow;
  /** All purchases of the quote. */
  purchases: readonly PurchaseRow[];
}

async function amountFor(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  { agreed, purchase, purchases }: Leaving & { agreed: Agreed },
): Promise<Money> {
  const returned = ofLine(agreed, purchase);
  const returnedByPacking = await returnedByStopped(tx, quote.id);
  const without = purchases.map((each) =>
    each.id === purchase.id ? { ...each, state: "unavailable" as const, returned } : each,
  );
  const { tooMuch } = carriageLeft(deps, quote, agreed, { purchases: without, returnedByPacking });
  return add(returned, tooMuch);
}

/** The parcel of other items no longer declares this item. */
async function takeOutOfParcel(tx: Database, agreed: Agreed, { purchase, purchases }: Leaving): Promise<void> {
  const { parcelId, position } = purchase;
  const isWithIt = (each: PurchaseRow) =>
    each.id !== purchase.id && each.parcelId === parcelId && each.state !== "unavailable";
  if (parcelId === null || !purchases.some(isWithIt)) return;
  await withoutLine(tx, parcelId, declaredAs(agreed, position));
}

/** Refunds the invoice for the risen price too. */
async function returnRise(deps: QuoteDeps, tx: Database, { invoiceId, risePaid }: PurchaseRow): Promise<void> {
  if (invoiceId === null || risePaid === 0) return;
  await deps.payments.refundAll(tx, { kind: "invoice", id: invoiceId }, { reason: "unavailable", by: null });
}
