import { and, eq, ne, sql } from "drizzle-orm";
import { inQuoteCurrency } from "#domain/forwarding/quotes/quote-price.ts";
import { isPaidQuote, type QuoteState } from "#domain/forwarding/quotes/quote-states.ts";
import { multiply } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import {
  definePayable,
  type PayableCharge,
  type PayableView,
  paidBy,
  refundMove,
  type Settlement,
} from "#modules/money/payments/index.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { chargesFor } from "../forward-requests/index.ts";
import { type QuoteRow, quoteAggregate } from "./quote-aggregate.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { QUOTE_EFFECT } from "./quote-effects.ts";
import type { VersionRow } from "./quote-store.ts";
import { quotes, quoteVersions } from "./tables.ts";

/** A quote as payments see it (PAYMENT-02, PAYMENT-04). A draft cannot be paid, so payments do not see it. */
export const quotePayable = (deps: QuoteDeps) =>
  definePayable("quote", {
    rows: quoteAggregate,
    isSeen: ne(quotes.state, "draft"),
    takesBalance: true,
    number: (id) => orderNumber("quote", id),
    state: ({ state }) => payableState(state),
    due: ({ dueTotal }) => dueTotal,
    settle: (tx, id, settlement) => settleQuote(deps, tx, id, settlement),
    async recordRefund(tx, id, sums) {
      await quoteAggregate.tryMove(tx, { id }, refundMove(sums), deps);
    },
    notifyRefunded: (tx, quoteId, { paymentId, amount }) =>
      QUOTE_EFFECT.enqueue(deps, tx, { name: "payment-returned", quoteId, amount, occasion: `payment ${paymentId}` }),
    lines: (db, id) => linesOf(deps, db, id),
    charges: chargesOf,
  });

function payableState(state: QuoteState): PayableView["state"] {
  if (state === "awaiting_payment") return "unpaid";
  return isPaidQuote(state) ? "paid" : "closed";
}

/**
 * Only an accepted price can be paid (I18): money for a quote that has expired, or that has another price by now, is
 * refused and refunded (F34, F35).
 */
async function settleQuote(deps: QuoteDeps, tx: Database, id: number, paid: Settlement) {
  const pay = { event: "pay", ...paidBy(paid), changes: { paidAt: sql`now()`, expiresAt: null } } as const;
  const moved = await quoteAggregate.tryMove(tx, { id, state: "awaiting_payment" }, pay, deps);
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
