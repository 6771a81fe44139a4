import type { QuoteDetails, QuoteVersion } from "../../../contracts/shop/quotes.ts";
import { money, multiply } from "../../../domain/money/money.ts";
import { orderNumber } from "../../../domain/orders/order-kind.ts";
import { QUOTE_MACHINE } from "../../../domain/quotes/quote-machine.ts";
import { inQuoteCurrency } from "../../../domain/quotes/quote-price.ts";
import type { QuoteState } from "../../../domain/quotes/quote-states.ts";
import {
  doneSteps,
  QUOTE_STEPS,
  QUOTE_TABS,
  QUOTE_TONES,
  type QuoteStep,
  quoteMessages,
} from "../../../domain/quotes/quote-status.ts";
import { shopOf } from "../../../domain/quotes/shop-link.ts";
import { nextEvents } from "../../../domain/state/machine.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import { historyOf, type StatusEventRow } from "../../platform/state/status-events.ts";
import { findRecipient } from "../identity/index.ts";
import { dayIn, localeOf } from "../storefronts/index.ts";
import type { QuoteRow } from "./move-quote.ts";
import { presentOffer } from "./present-offer.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { findQuote, itemsOf, questionsOf, type VersionRow, versionsOf } from "./quote-store.ts";

/**
 * A quote for its customer. Who has its address and is not signed in sees what it costs and nothing personal; who is
 * signed in as somebody else sees nothing (T059).
 */
export async function showQuote(deps: QuoteDeps, context: CallContext, slug: string): Promise<QuoteDetails> {
  const quote = await findQuote(context.db, { slug });
  const isOwner = quote !== null && context.user?.id === quote.userId;
  const isShown = quote !== null && quote.state !== "draft" && quote.erasedAt === null;
  const isHere = quote?.storefrontCode === context.storefront.code;
  if (!quote || !isShown || !isHere || (context.user && !isOwner)) throw refuse("not_found");
  return presentQuote(deps, context, quote, isOwner);
}

async function presentQuote(
  deps: QuoteDeps,
  { db }: CallContext,
  quote: QuoteRow,
  isOwner: boolean,
): Promise<QuoteDetails> {
  const locale = localeOf(deps, quote);
  const { currency } = locale;
  const items = await itemsOf(db, quote.id);
  const versions = await versionsOf(db, quote.id);
  const history = await historyOf(db, QUOTE_MACHINE, quote.id);
  const questions = isOwner ? await questionsOf(db, quote.id) : [];
  const recipient = isOwner && quote.userId !== null ? await findRecipient(db, quote.userId) : null;
  return {
    ...presentState(quote, history, (at) => dayIn(locale, at)),
    is_owner: isOwner,
    email: recipient?.email ?? null,
    currency,
    items: items.map((item) => ({
      ...item,
      price: item.price,
      note: isOwner ? item.note : "",
      shop: shopOf(item.link, URL.parse),
    })),
    versions: versions.map((version) => presentVersion(version, currency)),
    accepted_version: quote.acceptedVersion,
    shipping_method: quote.shippingMethod,
    due: quote.dueTotal === null ? null : money(quote.dueTotal),
    questions: questions.map(presentQuestion),
    courier_name: quote.courier?.name ?? null,
    pickup_point: isOwner ? quote.pickupPoint : null,
    address: isOwner ? quote.address : null,
    actions: isOwner ? nextEvents(QUOTE_MACHINE, quote.state, "customer") : [],
  };
}

function presentState(quote: QuoteRow, history: readonly StatusEventRow[], dayOf: (at: Date) => string) {
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
    timeline: history.toReversed().flatMap(presentEvent),
  };
}

/** The state that each step is reached by; what comes after the payment has none yet. */
const REACHED_BY: Readonly<Partial<Record<QuoteStep, QuoteState>>> = {
  requested: "submitted",
  priced: "quoted",
  paid: "paid",
};

function stepsOf(state: QuoteState, history: readonly StatusEventRow[], dayOf: (at: Date) => string) {
  const done = doneSteps(state);
  const isOver = QUOTE_TABS[state as Exclude<QuoteState, "draft">] === "ended";
  return QUOTE_STEPS.map((step, index): QuoteDetails["steps"][number] => {
    const reached = index < done ? history.findLast(({ toState }) => toState === REACHED_BY[step]) : undefined;
    const ahead = index === done && !isOver ? "current" : "ahead";
    return {
      name_key: `quotes.step.${step}`,
      state: index < done ? "done" : ahead,
      day: reached ? dayOf(reached.at) : null,
      last_day: null,
    };
  });
}

function presentEvent({ fromState, toState, at }: StatusEventRow): QuoteDetails["timeline"] {
  return toState === "draft" || (toState === fromState && toState !== "quoted")
    ? []
    : [{ key: `quotes.status.${toState}`, at: at.toISOString() }];
}

function presentVersion(
  { version, createdAt, note, items, rates, offers }: VersionRow,
  currency: string,
): QuoteVersion {
  return {
    version,
    created_at: createdAt.toISOString(),
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

const presentQuestion = (asked: Awaited<ReturnType<typeof questionsOf>>[number]) => ({
  id: asked.id,
  kind: asked.kind,
  question: asked.question,
  choices: asked.choices,
  asked_at: asked.askedAt.toISOString(),
  answer: asked.answer,
  answered_at: asked.answeredAt?.toISOString() ?? null,
});
