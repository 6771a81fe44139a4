import { REQUEST_PHASES } from "#domain/forwarding/forward-requests/request-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { QuoteRequest } from "../forward-requests/index.ts";
import type { QuoteParcel } from "../parcels/index.ts";
import { advanceQuote } from "./advance-quote.ts";
import { leaveOut } from "./purchases/leave-out.ts";
import { purchaseAggregate } from "./purchases/purchase-aggregate.ts";
import { purchasesOf } from "./purchases/purchase-store.ts";
import { quoteAggregate } from "./quote-aggregate.ts";
import type { QuoteDeps } from "./quote-deps.ts";

/** A parcel of a quote arrived, is free again, or was lost: its items and their quote follow. */
export async function followParcel(deps: QuoteDeps, tx: Database, { id, quoteId, state }: QuoteParcel): Promise<void> {
  const cause = { actor: "system" } as const;
  let quote = await quoteAggregate.lock(tx, quoteId);
  const inParcel = (await purchasesOf(tx, quoteId)).filter(({ parcelId }) => parcelId === id);
  if (state === "lost") {
    for (const purchase of inParcel.filter((each) => each.state === "shipped" || each.state === "received"))
      quote = await leaveOut(deps, tx, quote, purchase, cause);
    return;
  }
  if (state !== "in_storage" && state !== "on_hold") return;
  for (const purchase of inParcel.filter((each) => each.state === "shipped"))
    await purchaseAggregate.move(tx, purchase, { event: "receive", ...cause });
  await advanceQuote(deps, tx, quote);
}

/** The quote is forwarded with its request, and complete when the request is delivered. */
export async function followRequest(deps: QuoteDeps, tx: Database, { quoteId, state }: QuoteRequest): Promise<void> {
  const phase = REQUEST_PHASES[state];
  if (phase !== "with_carrier" && phase !== "delivered") return;
  const quote = await quoteAggregate.lock(tx, quoteId);
  const forwarded = await quoteAggregate.tryMove(tx, quote, { event: "forward", actor: "system" }, deps);
  if (phase === "delivered")
    await quoteAggregate.tryMove(tx, forwarded ?? quote, { event: "complete", actor: "system" }, deps);
}
