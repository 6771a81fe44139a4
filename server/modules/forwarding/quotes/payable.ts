import { and, eq, sql } from "drizzle-orm";
import { inQuoteCurrency } from "#domain/forwarding/quotes/quote-price.ts";
import { isPaidQuote, type QuoteState } from "#domain/forwarding/quotes/quote-states.ts";
import { money, multiply } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import type { Payable, PayableCharge, PayableView, Settlement } from "#modules/money/payments/index.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { chargesFor } from "../forward-requests/index.ts";
import { type QuoteRow, quoteAggregate } from "./quote-aggregate.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { QUOTE_EFFECT } from "./quote-effects.ts";
import type { VersionRow } from "./quote-store.ts";
import { quotes, quoteVersions } from "./tables.ts";

/** A quote as payments see it (PAYMENT-02, PAYMENT-04). */
export function quotePayable(deps: QuoteDeps): Payable {
  return {
    kind: "quote",
    takesBalance: true,
    find: async (db, id) => viewIfAny(await quoteAggregate.find(db, id)),
    idOfSlug: (slug) => sql`select id from ${quotes} where slug = ${slug} and state <> 'draft'`,
    idsOf: (userId) => sql`select id from ${quotes} where user_id = ${userId}`,
    lock: async (tx, id) => viewOf(await quoteAggregate.lock(tx, id)),
    async setFee(tx, id, paymentFee) {
      await tx.update(quotes).set({ paymentFee }).where(eq(quotes.id, id));
    },
    settle: (tx, id, settlement) => settleQuote(deps, tx, id, settlement),
    async recordRefund(tx, id, { captured, refunded }) {
      const event = refunded >= captured ? "refund" : "refund_partly";
      const move = { event, actor: "system", details: { captured, refunded } } as const;
      await quoteAggregate.tryMove(tx, { id }, move, deps);
    },
    notifyReturned: (tx, quoteId, { paymentId, amount }) =>
      QUOTE_EFFECT.enqueue(deps, tx, { name: "payment-returned", quoteId, amount, occasion: `payment ${paymentId}` }),
    lines: (db, id) => linesOf(deps, db, id),
    charges: chargesOf,
  };
}

/** A draft cannot be paid, so payments do not see it. */
const viewIfAny = (quote: QuoteRow | null) => (quote && quote.state !== "draft" ? viewOf(quote) : null);

function payableState(state: QuoteState): PayableView["state"] {
  if (state === "awaiting_payment") return "unpaid";
  return isPaidQuote(state) ? "paid" : "closed";
}

function viewOf(quote: QuoteRow): PayableView {
  const { id, slug, storefrontCode, userId, currencyId, languageId, expiresAt } = quote;
  return {
    kind: "quote",
    id,
    number: orderNumber("quote", id),
    slug,
    storefrontCode,
    userId,
    visitorHash: null,
    state: payableState(quote.state),
    due: money(quote.dueTotal ?? 0),
    fee: money(quote.paymentFee),
    currencyId,
    languageId,
    email: null,
    expiresAt,
  };
}

/**
 * Only an accepted price can be paid (I18): money for a quote that has expired, or that has another price by now, is
 * refused and goes back (F34, F35).
 */
async function settleQuote(
  deps: QuoteDeps,
  tx: Database,
  id: number,
  { paymentId, captured, paymentProcessorId }: Settlement,
): Promise<"settled" | "refused"> {
  const moved = await quoteAggregate.tryMove(
    tx,
    { id, state: "awaiting_payment" },
    {
      event: "pay",
      actor: paymentProcessorId === PROVIDER.balance ? "customer" : "provider",
      details: { paymentId, captured },
      changes: { paidAt: sql`now()`, expiresAt: null },
    },
    deps,
  );
  return moved ? "settled" : "refused";
}

async function acceptedOf(db: Database, id: number): Promise<{ quote: QuoteRow; version: VersionRow } | null> {
  const isAccepted = sql`coalesce(${quotes.acceptedVersion}, ${quotes.version}) = ${quoteVersions.version}`;
  const [accepted] = await db
    .select({ quote: quotes, version: quoteVersions })
    .from(quotes)
    .innerJoin(quoteVersions, and(eq(quoteVersions.quoteId, quotes.id), isAccepted))
    .where(eq(quotes.id, id));
  return accepted ?? null;
}

async function linesOf(deps: QuoteDeps, db: Database, id: number) {
  const accepted = await acceptedOf(db, id);
  if (!accepted) return [];
  const { items, rates } = accepted.version;
  const { currency } = localeOf(deps, accepted.quote);
  return items.map((item) => ({
    name: item.name,
    image: null,
    quantity: item.quantity,
    total: multiply(inQuoteCurrency(item, rates, currency), item.quantity),
  }));
}

async function chargesOf(db: Database, id: number): Promise<PayableCharge[]> {
  const accepted = await acceptedOf(db, id);
  const offer = accepted?.version.offers.find(({ method }) => method === accepted.quote.shippingMethod);
  return chargesFor(offer?.lines ?? [], { isCeiling: false });
}
