import { eq, sql } from "drizzle-orm";
import type { CheckoutAddress } from "#contracts/shop/selling/checkout-data.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { chooseDelivery, type DeliveryChoice } from "../../forward-requests/index.ts";
import { type QuoteMove, type QuoteRow, quoteAggregate } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import { itemsOf, replaceItems } from "../quote-store.ts";
import { quotes } from "../tables.ts";
import { lockDraft, type OpenDraft } from "./draft.ts";
import { isSendable, isWholeAddress } from "./present-draft.ts";

/** Saves the courier and the address of the draft. */
export async function setDelivery(
  deps: QuoteDeps,
  context: ReaderContext,
  { quote, ...choice }: DeliveryChoice & { quote?: string | undefined },
): Promise<OpenDraft> {
  return transact(context.db, async (tx) => {
    const { items, buyer, ...draft } = await lockDraft(tx, context, quote);
    const chosen = await chooseDelivery(deps, tx, context, { current: draft, choice });
    if (Object.keys(chosen).length > 0) await tx.update(quotes).set(chosen).where(eq(quotes.id, draft.id));
    return { row: { ...draft, ...chosen }, replaced: null, items, buyer };
  });
}

/**
 * Submits the list to be priced. A list that changes a quote replaces the quote's list, and the quote is priced anew
 * (FORWARDING-01).
 */
export function submitQuote(
  deps: QuoteDeps,
  context: ReaderContext,
  slug: string | undefined,
): Promise<{ slug: string; number: string }> {
  return transact(context.db, async (tx) => {
    const { items, buyer: _, ...draft } = await lockDraft(tx, context, slug);
    const { courierId, address, pickupPointId } = draft;
    if (!isSendable(items) || courierId === null || address === null || !isWholeAddress(pickupPointId, address))
      throw refuse("request_incomplete");
    const delivery = deliveryOf(deps, context, { ...draft, courierId, address });
    const changes = { ...delivery, submittedAt: sql`now()`, touchedAt: sql`now()`, expiresAt: null, answerUntil: null };
    const actor = { actor: "customer", actorId: signedIn(context).id } as const;
    const { id, slug: sent } =
      draft.replacesId === null
        ? await quoteAggregate.move(
            tx,
            draft,
            {
              event: "submit",
              ...actor,
              changes: { ...changes, createdAt: sql`now()` },
            },
            deps,
          )
        : await replaceList(deps, tx, draft, (quote) => ({
            event: quote.state === "expired" ? ("again" as const) : ("change" as const),
            ...actor,
            changes,
          }));
    return { slug: sent, number: orderNumber("quote", id) };
  });
}

/** Copies the items of the draft to the quote and deletes the draft. */
async function replaceList(
  deps: QuoteDeps,
  tx: Database,
  draft: QuoteRow,
  moveOf: (quote: QuoteRow) => QuoteMove,
): Promise<QuoteRow> {
  const quote = await quoteAggregate.lock(tx, draft.replacesId ?? 0);
  const moved = await quoteAggregate.move(tx, quote, moveOf(quote), deps);
  await replaceItems(tx, quote.id, await itemsOf(tx, draft.id));
  await tx.delete(quotes).where(eq(quotes.id, draft.id));
  return moved;
}

/** A snapshot of the delivery, never looked up again. */
function deliveryOf(
  { delivery }: QuoteDeps,
  { reader }: ReaderContext,
  draft: QuoteRow & { courierId: number; address: CheckoutAddress },
) {
  const { courierId, pickupPointId, currencyId, languageId, countryId, address } = draft;
  const courier = delivery.findCourier(courierId, currencyId);
  if (courier?.countryId !== countryId) throw refuse("request_incomplete");
  const { id, carrier, name, deliveryType } = courier;
  return {
    currencyId,
    languageId,
    countryId,
    address,
    courierId,
    pickupPointId,
    courier: { id, carrier, name, deliveryType },
    pickupPoint: pickupPointId === null ? null : delivery.findPoint(pickupPointId, reader.language.iso_code),
  };
}
