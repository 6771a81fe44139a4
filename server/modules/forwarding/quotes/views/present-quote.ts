import type { QuoteDetails, QuoteVersion } from "#contracts/shop/forwarding/quotes.ts";
import { PURCHASE_TONES } from "#domain/forwarding/quotes/purchase-machine.ts";
import { QUOTE_MACHINE } from "#domain/forwarding/quotes/quote-machine.ts";
import { inQuoteCurrency } from "#domain/forwarding/quotes/quote-price.ts";
import { isPaidQuote, type QuoteState } from "#domain/forwarding/quotes/quote-states.ts";
import { QUOTE_TONES, quoteMessages } from "#domain/forwarding/quotes/quote-status.ts";
import { shopOf } from "#domain/forwarding/quotes/shop-link.ts";
import { add, money, multiply, ZERO } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { dayIn, localeOf } from "#modules/operations/storefronts/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { findForQuote } from "../../forward-requests/index.ts";
import { quoteInvoiceUrl } from "../papers/quote-paper.ts";
import { presentOffer } from "../price/present-offer.ts";
import type { QuoteRow } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import type { VersionItem } from "../tables.ts";
import { stepsOf, timelineOf } from "./quote-timeline.ts";
import { findWholeQuote, type WholeQuote } from "./whole-quote.ts";

/**
 * A quote for its customer. A visitor with its address who is not signed in sees the costs and nothing personal;
 * another customer does not find it (T059).
 */
export async function showQuote(deps: QuoteDeps, context: CallContext, slug: string): Promise<QuoteDetails> {
  const quote = await findWholeQuote(context.db, slug);
  const isOwner = quote !== null && context.user?.id === quote.userId;
  const isShown = quote !== null && quote.state !== "draft" && quote.erasedAt === null;
  const isHere = quote?.storefrontCode === context.storefront.code;
  if (!quote || !isShown || !isHere || (context.user && !isOwner)) throw refuse("not_found");
  return presentQuote(deps, context, quote, isOwner);
}

/** The states with a forward request, now or soon. */
const FORWARDED: ReadonlySet<QuoteState> = new Set(["at_warehouse", "forwarded", "completed"]);

async function presentQuote(
  deps: QuoteDeps,
  { db, user }: CallContext,
  quote: WholeQuote,
  isOwner: boolean,
): Promise<QuoteDetails> {
  const locale = localeOf(deps, quote);
  const { currency } = locale;
  const { items, versions, history, purchases } = quote;
  const accepted = versions.find(({ version }) => version === (quote.acceptedVersion ?? quote.version));
  const request = isOwner && FORWARDED.has(quote.state) ? await findForQuote(db, quote.id) : null;
  return {
    ...presentState(quote, { history, items: accepted?.items ?? [], dayOf: (at) => dayIn(locale, at) }),
    is_owner: isOwner,
    email: isOwner ? (user?.email ?? null) : null,
    currency,
    items: items.map((item, index) => ({
      ...item,
      price: item.price,
      note: isOwner ? item.note : "",
      shop: shopOf(item.link, URL.parse),
      purchase: isOwner ? presentPurchase(purchases.find(({ position }) => position === index)) : null,
    })),
    versions: versions.map((version) => presentVersion(version, currency)),
    accepted_version: quote.acceptedVersion,
    shipping_method: quote.shippingMethod,
    due: quote.dueTotal === null ? null : money(quote.dueTotal),
    is_paid: isPaidQuote(quote.state),
    invoice_url: isOwner ? quoteInvoiceUrl(quote) : null,
    is_payment_reported: quote.paymentReportedAt !== null,
    request: request && { number: request.number, slug: request.slug },
    questions: isOwner ? quote.questions.map(presentQuestion) : [],
    courier_name: quote.courier?.name ?? null,
    pickup_point: isOwner ? quote.pickupPoint : null,
    address: isOwner ? quote.address : null,
    actions: isOwner ? nextEvents(QUOTE_MACHINE, quote.state, "customer") : [],
  };
}

interface Past {
  history: WholeQuote["history"];
  /** The items as priced. */
  items: readonly VersionItem[];
  dayOf: (at: Date) => string;
}

function presentState(quote: QuoteRow, { history, items, dayOf }: Past) {
  const { id, slug, state, createdAt, expiresAt, answerUntil } = quote;
  const messages = quoteMessages(state);
  return {
    number: orderNumber("quote", id),
    slug,
    state,
    status_key: messages.status,
    status_tone: QUOTE_TONES[state],
    next_step_key: messages.next,
    reason: history.findLast(({ event }) => event === "reject")?.note ?? "",
    created_at: createdAt.toISOString(),
    expires_at: state === "quoted" || state === "awaiting_payment" ? (expiresAt?.toISOString() ?? null) : null,
    answer_until: state === "info_needed" ? (answerUntil?.toISOString() ?? null) : null,
    steps: stepsOf(state, history, dayOf),
    timeline: timelineOf(history, items),
  };
}

/** The state of an item's purchase, with its refund or its asked price. */
function presentPurchase(
  purchase: WholeQuote["purchases"][number] | undefined,
): QuoteDetails["items"][number]["purchase"] {
  if (!purchase) return null;
  const { state, returned, risePaid, askedPrice, invoiceSlug, parcelId } = purchase;
  return {
    state,
    tone: PURCHASE_TONES[state],
    returned: state === "unavailable" ? add(returned, risePaid) : ZERO,
    invoice_slug: askedPrice === null ? null : invoiceSlug,
    parcel: parcelId === null ? null : numberOf("parcel", parcelId),
  };
}

function presentVersion(
  { version, createdAt, note, items, rates, offers }: WholeQuote["versions"][number],
  currency: string,
): QuoteVersion {
  return {
    version,
    created_at: toIso(createdAt),
    note,
    rates: { ...rates },
    items: items.map(({ name, options, quantity, price, currency: from }) => ({
      name,
      options,
      quantity,
      price,
      currency: from,
      value: multiply(inQuoteCurrency({ price, currency: from }, rates, currency), quantity),
    })),
    offers: offers.map(presentOffer),
  };
}

/** Parses a time as the database writes it in JSON. */
const toIso = (moment: string) => new Date(moment).toISOString();

const presentQuestion = (asked: WholeQuote["questions"][number]) => ({
  id: asked.id,
  kind: asked.kind,
  question: asked.question,
  choices: asked.choices,
  asked_at: toIso(asked.askedAt),
  answer: asked.answer,
  answered_at: asked.answeredAt && toIso(asked.answeredAt),
});
