import { and, eq, ne } from "drizzle-orm";
import { QUOTE_MACHINE } from "#domain/forwarding/quotes/quote-machine.ts";
import type { QuoteEvent } from "#domain/forwarding/quotes/quote-states.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Move } from "#platform/state/move-state.ts";
import { QUOTE_EFFECT } from "./quote-effects.ts";
import { warehouseOf } from "./quote-store.ts";
import { quotes } from "./tables.ts";

export type QuoteRow = typeof quotes.$inferSelect;
export type QuoteMove = Move<QuoteEvent, typeof quotes>;

/** A list that was not sent is no quote yet, for its owner and for staff. */
export const quoteAggregate = defineAggregate({
  machine: QUOTE_MACHINE,
  table: quotes,
  prefix: "quote",
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
  isVisible: ({ state }) => state !== "draft",
  warehouseOf: (quote, db) => warehouseOf(db, quote),
  isOwn: (context, slug) =>
    and(
      eq(quotes.slug, slug),
      eq(quotes.userId, signedIn(context).id),
      eq(quotes.storefrontCode, context.storefront.code),
      ne(quotes.state, "draft"),
    ),
  effects: QUOTE_EFFECT.follow,
});
