import { and, eq, ne, not, notExists, sql } from "drizzle-orm";
import type { QuoteQueue } from "#contracts/staff/forwarding/quotes.ts";
import { QUOTE_MACHINE } from "#domain/forwarding/quotes/quote-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { StaffScope } from "#platform/calls/staff-scope.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { purchasesByQuote } from "../purchases/purchase-store.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import { itemsByQuote } from "../quote-store.ts";
import { quoteQuestions, quotes, quoteVersions } from "../tables.ts";

const QUEUE: ListDefinition<QuoteQueue> = {
  id: quotes.id,
  index: "quotes_touched_at_id_idx",
  sorts: { submitted_at: quotes.touchedAt },
  filters: {
    state: quotes.state,
    submitted_at: quotes.touchedAt,
    due: quotes.dueTotal,
    search: { number: "quote", columns: [] },
    ids: quotes.id,
  },
};

/** The quotes of the member's storefronts and warehouses, with the possible events of each. */
export async function listQueue(deps: Pick<QuoteDeps, "directory">, context: StaffCallContext, request: QuoteQueue) {
  const { db } = context;
  const page = await readStaffList(context, QUEUE, request, {
    scope: (member) => and(ne(quotes.state, "draft"), member.where(quotes.storefrontCode), pricedIn(db, member)),
    select: (position) => db.select({ position, quote: quotes }).from(quotes).$dynamic(),
  });
  const ids = page.items.map(({ quote }) => quote.id);
  const items = await itemsByQuote(db, ids);
  const answers = await lastAnswers(db, ids);
  const purchases = await purchasesByQuote(db, ids);
  return {
    ...page,
    items: page.items.map(({ quote }) => ({
      number: orderNumber("quote", quote.id),
      storefront: quote.storefrontCode,
      state: quote.state,
      items: (items.get(quote.id) ?? []).map(({ substitute: _, unlisted: __, hs6, ...item }, index) => ({
        ...item,
        hs6: hs6 ?? "",
        state: purchases.get(quote.id)?.find(({ position }) => position === index)?.state ?? null,
      })),
      version: quote.version,
      due: quote.dueTotal === null ? null : { amount: money(quote.dueTotal), currency: localeOf(deps, quote).currency },
      last_answer: answers.get(quote.id) ?? null,
      submitted_at: (quote.submittedAt ?? quote.createdAt).toISOString(),
      next_events: nextEvents(QUOTE_MACHINE, quote.state, actingMember(context)),
    })),
  };
}

/** A quote without a price has no warehouse yet. */
const pricedIn = (db: Database, member: StaffScope) => {
  const isHere = member.warehouses.where(quoteVersions.warehouseId);
  if (!isHere) return undefined;
  const isCurrent = and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.version));
  return notExists(
    db
      .select({ one: sql`1` })
      .from(quoteVersions)
      .where(and(isCurrent, not(isHere))),
  );
};

/** The last answer of the customer, by quote. */
async function lastAnswers(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { quoteId, id, answer } = quoteQuestions;
  const rows = await db.select({ quoteId, answer }).from(quoteQuestions).where(isAny(quoteId, ids)).orderBy(id);
  return new Map(rows.flatMap((row) => (row.answer === null ? [] : [[row.quoteId, row.answer] as const])));
}
