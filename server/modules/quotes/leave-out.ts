import { failpoint } from "#failpoints";
import { add, ZERO } from "../../../domain/money/money.ts";
import { refundOf } from "../../../domain/quotes/purchase-sums.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { Cause } from "../../platform/state/status-events.ts";
import { advanceQuote } from "./advance-quote.ts";
import { moveQuote, type QuoteRow } from "./move-quote.ts";
import { agreedOf, lineValue, movePurchase, type PurchaseRow, purchasesOf } from "./purchase-store.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { enqueueEffect } from "./quote-effects.ts";

/**
 * An item that the customer does not get: what was paid for it, with its share of our fee, goes back to where it came from,
 * once and in the same transaction. Freight and taxes are settled by the forward request; without any item left all goes
 * back. The quote is locked.
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
  const isLast = (await purchasesOf(tx, quote.id)).every((each) => each.id === id || each.state === "unavailable");
  const amount = isLast ? ZERO : refundOf(lineValue(agreed, position), agreed.offer.lines);
  await movePurchase(tx, purchase, { event: "leave_out", ...cause, changes: { askedPrice: null, returned: amount } });
  const details = { item: position + 1, amount };
  const moved = await moveQuote(deps, tx, quote, { event: "item_unavailable", ...cause, details });
  failpoint("unavailable.1-moved");
  if (!isLast) {
    const refund = { amount, key: `unavailable:${id}`, reason: "unavailable", by: null } as const;
    const returned = await deps.payments().refundPart(tx, { kind: "quote", id: quote.id }, refund);
    const mailed = { quoteId: quote.id, amount: add(returned, risePaid), position };
    await enqueueEffect(deps, tx, { name: "item-unavailable", ...mailed });
  }
  await returnRise(deps, tx, purchase);
  failpoint("unavailable.2-refunded");
  return advanceQuote(deps, tx, moved);
}

/** What an invoice brought for its risen price goes back too. */
async function returnRise(deps: QuoteDeps, tx: Database, { invoiceId, risePaid }: PurchaseRow): Promise<void> {
  if (invoiceId === null || risePaid === 0) return;
  await deps.payments().refundAll(tx, { kind: "invoice", id: invoiceId }, { reason: "unavailable", by: null });
}
