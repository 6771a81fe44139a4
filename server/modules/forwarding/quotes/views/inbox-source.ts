import { and, asc, eq, inArray } from "drizzle-orm";
import type { QuoteState } from "#domain/forwarding/quotes/quote-states.ts";
import { quoteTask } from "#domain/people/inbox/quote-tasks.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { formatDate } from "#i18n/format.ts";
import type { InboxSource } from "#modules/people/inbox/index.ts";
import { quotes } from "../tables.ts";

const WAITING_STATES: QuoteState[] = ["info_needed", "quoted", "awaiting_payment"];

/** The quotes that wait for the customer. */
export const quoteInbox: InboxSource = async (db, { userId, storefrontCode }) => {
  const { id, slug, state, expiresAt, answerUntil } = quotes;
  const isOwn = and(eq(quotes.userId, userId), eq(quotes.storefrontCode, storefrontCode));
  const found = await db
    .select({ id, slug, state, expiresAt, answerUntil })
    .from(quotes)
    .where(and(isOwn, inArray(state, WAITING_STATES)))
    .orderBy(asc(id));
  return found.flatMap((quote) => {
    const until = quote.state === "info_needed" ? quote.answerUntil : quote.expiresAt;
    const waiting = quoteTask({ state: quote.state, until: until && formatDate(until, "UTC") });
    return waiting ? [{ ...waiting, number: orderNumber("quote", quote.id), path: `/quotes/${quote.slug}` }] : [];
  });
};
