import type { QuoteEvent } from "#domain/forwarding/quotes/quote-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import { forwardQuote } from "./purchases/forward-quote.ts";
import { purchasesOf, stageOf } from "./purchases/purchase-store.ts";
import { type QuoteRow, quoteAggregate } from "./quote-aggregate.ts";
import type { QuoteDeps } from "./quote-deps.ts";

/** Moves the quote as far as its items allow (I10). The quote is locked. */
export async function advanceQuote(deps: QuoteDeps, tx: Database, quote: QuoteRow): Promise<QuoteRow> {
  const stage = stageOf(await purchasesOf(tx, quote.id));
  const step = (from: QuoteRow, event: QuoteEvent) => quoteAggregate.move(tx, from, { event, actor: "system" }, deps);
  if (stage === "none") {
    const ended = await step(quote, "none_left");
    await deps.payments.refundAll(tx, { kind: "quote", id: quote.id }, { reason: "unavailable", by: null });
    return ended;
  }
  let now = quote;
  if (now.state === "balance_due" && stage !== "asked") now = await step(now, "price_settled");
  if (now.state === "buying" && (stage === "bought" || stage === "received")) now = await step(now, "all_bought");
  if (now.state === "bought" && stage === "received") now = await step(now, "all_received");
  if (now.state === "at_warehouse") await forwardQuote(deps, tx, now);
  return now;
}
