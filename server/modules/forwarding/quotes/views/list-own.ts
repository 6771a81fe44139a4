import { and, eq, ne } from "drizzle-orm";
import type { ListedQuote, OwnQuotesRequest } from "#contracts/shop/forwarding/quotes.ts";
import type { QuoteItem } from "#domain/forwarding/quotes/quote-items.ts";
import { QUOTE_MACHINE } from "#domain/forwarding/quotes/quote-machine.ts";
import { QUOTE_TONES, quoteMessages } from "#domain/forwarding/quotes/quote-status.ts";
import { shopOf } from "#domain/forwarding/quotes/shop-link.ts";
import { money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { type ListDefinition, readList } from "#platform/listing/read-list.ts";
import type { QuoteRow } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import { itemsByQuote } from "../quote-store.ts";
import { quotes } from "../tables.ts";

const OWN: ListDefinition<OwnQuotesRequest> = {
  id: quotes.id,
  index: "quotes_user_id_created_at_id_idx",
  sorts: { created_at: quotes.createdAt },
  filters: {},
};

export async function listOwn(deps: Pick<QuoteDeps, "directory">, context: CallContext, request: OwnQuotesRequest) {
  const { db } = context;
  const page = await readList(db, OWN, request, {
    scope: and(
      eq(quotes.userId, signedIn(context).id),
      eq(quotes.storefrontCode, context.storefront.code),
      ne(quotes.state, "draft"),
    ),
    select: (position) => db.select({ position, quote: quotes }).from(quotes).$dynamic(),
  });
  const items = await itemsByQuote(
    db,
    page.items.map(({ quote }) => quote.id),
  );
  return { ...page, items: page.items.map(({ quote }) => present(deps, quote, items.get(quote.id) ?? [])) };
}

function present(deps: Pick<QuoteDeps, "directory">, quote: QuoteRow, items: readonly QuoteItem[]): ListedQuote {
  const messages = quoteMessages(quote.state);
  const { currency } = localeOf(deps, quote);
  const isOpen = quote.state === "quoted" || quote.state === "awaiting_payment";
  return {
    number: orderNumber("quote", quote.id),
    slug: quote.slug,
    status_key: messages.status,
    status_tone: QUOTE_TONES[quote.state],
    next_step_key: messages.next,
    created_at: quote.createdAt.toISOString(),
    expires_at: isOpen ? (quote.expiresAt?.toISOString() ?? null) : null,
    items: items.length,
    shops: [...new Set(items.map(({ link }) => shopOf(link, URL.parse)))],
    total: quote.dueTotal === null ? null : { amount: money(quote.dueTotal), currency },
    actions: nextEvents(QUOTE_MACHINE, quote.state, "customer"),
  };
}
