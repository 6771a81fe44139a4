import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import type { QuoteOffer } from "#domain/forwarding/quotes/quote-price.ts";
import { QUOTE_TABS, QUOTE_TONES, quoteMessages } from "#domain/forwarding/quotes/quote-status.ts";
import { type Money, money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { countTabs, statesIn } from "#domain/selling/orders/order-tab.ts";
import { searchedId } from "#domain/shared/numbers/numbers.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import type { OrderListSource, OrderOwner, OrderSearch } from "#modules/selling/orders/index.ts";
import { containing } from "#platform/database/containing.ts";
import { quoteInvoiceUrl } from "../papers/quote-paper.ts";
import type { QuoteRow } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import { quotes, quoteVersions } from "../tables.ts";

const isOf = ({ userId, storefrontCode }: OrderOwner) =>
  and(eq(quotes.userId, userId), eq(quotes.storefrontCode, storefrontCode), ne(quotes.state, "draft"));

/** Searches by number or by words of the items. */
function matches(search: string): SQL | undefined {
  const text = search.trim();
  if (text === "") return undefined;
  const id = searchedId("quote", text);
  const pattern = containing(text);
  return or(
    id ? eq(quotes.id, id) : undefined,
    sql`exists (select from quote_items item where item.quote_id = ${quotes.id} and item.name ilike ${pattern})`,
  );
}

const isLast = and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.version));

const isFound = (request: OrderSearch) => and(isOf(request), matches(request.search));

/** The quotes in My orders (ACCOUNT-05, OVERLAY-02). */
export const quoteListSource = (deps: Pick<QuoteDeps, "directory">): OrderListSource => ({
  kind: "quote",
  async list(db, request) {
    const found = await db
      .select({ quote: quotes, offers: quoteVersions.offers })
      .from(quotes)
      .leftJoin(quoteVersions, isLast)
      .where(and(isFound(request), inArray(quotes.state, statesIn(QUOTE_TABS, request.tab))))
      .orderBy(desc(quotes.createdAt), desc(quotes.id))
      .limit(request.limit);
    return found.map(({ quote, offers }) => listItem(deps, quote, offers));
  },
  async count(db, request) {
    const { state } = quotes;
    const counts = await db.select({ state, total: count() }).from(quotes).where(isFound(request)).groupBy(state);
    return countTabs(QUOTE_TABS, counts);
  },
  unpaidCount: (db, owner) => db.$count(quotes, and(isOf(owner), eq(quotes.state, "awaiting_payment"))),
});

/** The accepted sum, else the lowest offer of the last version; null before there is one. */
function totalOf({ dueTotal, paymentFee }: QuoteRow, offers: readonly QuoteOffer[] | null): Money | null {
  if (dueTotal !== null) return money(dueTotal + paymentFee);
  return offers && offers.length > 0 ? money(Math.min(...offers.map(({ total }) => total))) : null;
}

function listItem(
  deps: Pick<QuoteDeps, "directory">,
  quote: QuoteRow,
  offers: readonly QuoteOffer[] | null,
): OrderListItem {
  const amount = totalOf(quote, offers);
  const messages = quoteMessages(quote.state);
  const invoice_url = quoteInvoiceUrl(quote);
  const isUnpaid = quote.state === "awaiting_payment";
  return {
    kind: "quote",
    number: orderNumber("quote", quote.id),
    slug: quote.slug,
    created_at: quote.createdAt.toISOString(),
    status: quote.state,
    status_key: messages.status,
    status_tone: QUOTE_TONES[quote.state],
    total: amount === null ? null : { amount, currency: localeOf(deps, quote).currency },
    is_unpaid: isUnpaid,
    actions: isUnpaid ? ["pay"] : invoice_url ? ["invoice"] : [],
    expires_at: isUnpaid ? (quote.expiresAt?.toISOString() ?? null) : null,
    invoice_url,
    lines: [],
    lines_total: 0,
    next_step: { key: messages.next, values: {} },
  };
}
