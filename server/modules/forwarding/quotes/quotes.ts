import type { ShopCurrency } from "#domain/forwarding/quotes/quote-items.ts";
import { SHOP_CURRENCIES } from "#domain/forwarding/quotes/quote-items.ts";
import { invoiceEnded } from "#modules/money/invoices/index.ts";
import type { Payments } from "#modules/money/payments/index.ts";
import { findCurrencyId, listCountries } from "#modules/operations/storefronts/index.ts";
import { userSignedIn } from "#modules/people/identity/index.ts";
import type { OrderListSource } from "#modules/selling/orders/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { EVERY_MINUTE, roundOf } from "#platform/jobs/define-job.ts";
import { quoteRequestMoved } from "../forward-requests/index.ts";
import { quoteParcelMoved } from "../parcels/index.ts";
import type { TrackedSubject } from "../shipments/index.ts";
import { createQuoteCalls } from "./calls.ts";
import { expireQuotes } from "./clock.ts";
import { claimDraftAtSignIn } from "./draft/claim-draft.ts";
import { sweepDrafts } from "./draft/draft.ts";
import { followParcel, followRequest } from "./follow.ts";
import { ownQuotePaper } from "./papers/quote-paper.ts";
import { quotePayable } from "./payable.ts";
import { riseEnded } from "./price/price-rose.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { QUOTE_EFFECT } from "./quote-effects.ts";
import { runEffect } from "./run-effect.ts";
import { createStaffQuoteCalls } from "./staff-calls.ts";
import { quoteListSource } from "./views/order-list-source.ts";
import { trackedQuotes } from "./views/tracked-quote.ts";

export interface Quotes {
  calls: ReturnType<typeof createQuoteCalls>;
  staffCalls: ReturnType<typeof createStaffQuoteCalls>;
  listSource: OrderListSource;
  /** The invoice of the caller's own paid quote. */
  ownPaper(context: CallContext, slug: string): ReturnType<typeof ownQuotePaper>;
  /** Tracking of QU numbers. */
  tracked: TrackedSubject;
  /** Starts the worker of the mails, and the schedule that expires quotes. */
  work(): Promise<void>;
  /** Deletes lists that nobody sent. */
  sweep(): Promise<void>;
}

export const QUOTE_CLOCK = roundOf("quote-clock");

interface ServiceDeps extends Omit<QuoteDeps, "countries" | "shopCurrencies"> {
  payments: QuoteDeps["payments"] & Pick<Payments, "registerPayable">;
}

export async function createQuotes(given: ServiceDeps): Promise<Quotes> {
  const { db } = given;
  const deps: QuoteDeps = {
    ...given,
    countries: await listCountries(db),
    shopCurrencies: await knownCurrencies(given),
  };
  await deps.jobs.createQueue(QUOTE_EFFECT);
  given.payments.registerPayable(quotePayable(deps));
  deps.events.on(invoiceEnded, (tx, ended) => riseEnded(deps, tx, ended));
  deps.events.on(quoteParcelMoved, (tx, parcel) => followParcel(deps, tx, parcel));
  deps.events.on(quoteRequestMoved, (tx, request) => followRequest(deps, tx, request));
  deps.events.on(userSignedIn, claimDraftAtSignIn);
  return {
    calls: createQuoteCalls(deps),
    staffCalls: createStaffQuoteCalls(deps),
    listSource: quoteListSource(deps),
    ownPaper: (context, slug) => ownQuotePaper(deps, context, slug),
    tracked: trackedQuotes(deps),
    async work() {
      await deps.jobs.work(QUOTE_EFFECT, (effect) => runEffect(deps, effect));
      await deps.jobs.schedule(QUOTE_CLOCK, EVERY_MINUTE, async () => void (await expireQuotes(deps)));
    },
    sweep: () => sweepDrafts(db),
  };
}

async function knownCurrencies({ db }: Pick<QuoteDeps, "db">): Promise<Map<ShopCurrency, number>> {
  const found = await Promise.all(SHOP_CURRENCIES.map(async (iso) => [iso, await findCurrencyId(db, iso)] as const));
  return new Map(found.flatMap(([iso, id]) => (id === undefined ? [] : [[iso, id] as const])));
}
