import { inQuoteCurrency, type PricedItem } from "#domain/forwarding/quotes/quote-price.ts";
import { canBePaid, type QuoteState } from "#domain/forwarding/quotes/quote-states.ts";
import { money, multiply } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { invoiceDue } from "#modules/money/invoices/index.ts";
import type { MailGoods, MailRow, OutgoingMail } from "#modules/operations/mail/index.ts";
import {
  deadlineIn,
  localeOf,
  pageUrl,
  type StoredLocale,
  translateIn,
} from "#modules/operations/storefronts/index.ts";
import { findRecipient } from "#modules/people/identity/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { chargeKey } from "../forward-requests/index.ts";
import { quotePaper } from "./papers/quote-paper.ts";
import { purchaseAggregate } from "./purchases/purchase-aggregate.ts";
import { purchasesOf } from "./purchases/purchase-store.ts";
import { type QuoteRow, quoteAggregate } from "./quote-aggregate.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { QUOTE_EFFECT, type QuoteEffectPayload } from "./quote-effects.ts";
import { findVersion, itemsOf, questionsOf } from "./quote-store.ts";

/** The quote may have moved on since the transition: a mail that is no longer true is not sent. */
const ONLY_WHILE: Partial<Record<QuoteEffectPayload["name"], readonly QuoteState[]>> = {
  question: ["info_needed"],
  priced: ["quoted"],
  expired: ["expired"],
  "price-rose": ["balance_due"],
};

/** Mails the customer about a quote; a repeated run uses the same key, the effect's (I9). */
export async function runEffect(deps: QuoteDeps, effect: QuoteEffectPayload): Promise<void> {
  await transact(deps.db, async (tx) => {
    const quote = await quoteAggregate.lock(tx, effect.quoteId);
    if (effect.name === "paid") await quotePaper(deps, tx, quote);
    const recipient = quote.userId === null ? null : await findRecipient(tx, quote.userId);
    const isStillTrue = ONLY_WHILE[effect.name]?.includes(quote.state) ?? true;
    if (!recipient || quote.erasedAt !== null || !isStillTrue) return;
    const locale = localeOf(deps, quote);
    await deps.queueMail(tx, {
      ...(await quoteMail(tx, quote, effect, { locale, firstName: recipient.firstName })),
      goods: await goodsOf(tx, quote, locale),
      to: recipient.email,
      storefront: locale.storefront,
      language: locale.language,
      userId: quote.userId,
      idempotencyKey: `quote ${QUOTE_EFFECT.keyOf(effect)}`,
    } as OutgoingMail);
  });
}

async function quoteMail(
  tx: Database,
  quote: QuoteRow,
  { name, amount, position }: QuoteEffectPayload,
  { locale, firstName }: { locale: StoredLocale; firstName: string },
) {
  const shown = (sum: number) => formatMoney(money(sum), locale.currency, locale.language);
  const page = (path: string) => pageUrl(locale, `${path}/${quote.slug}`);
  const common = { first_name: firstName, number: orderNumber("quote", quote.id), url: page("quotes") };
  const until = (at: Date | null) => (at ? deadlineIn(locale, at) : "");
  switch (name) {
    case "question": {
      const [asked] = await questionsOf(tx, quote.id);
      return {
        template: "quote-question",
        values: {
          ...common,
          url: page("order-additional-info-needed"),
          question: asked?.question ?? "",
          until: until(quote.answerUntil),
        },
      };
    }
    case "priced": {
      const version = await findVersion(tx, quote.id, quote.version);
      const least = Math.min(...(version?.offers ?? []).map(({ total }) => total));
      const values = { ...common, url: page("create-order"), amount: shown(least), until: until(quote.expiresAt) };
      return { template: "quote-priced", values };
    }
    case "paid": {
      const values = { ...common, amount: shown((quote.dueTotal ?? 0) + quote.paymentFee) };
      return { template: "quote-paid", values, rows: await costRows(tx, quote, locale) };
    }
    case "refunded": {
      return { template: "quote-refunded", values: { ...common, amount: shown(await paidInAll(tx, quote)) } };
    }
    case "item-unavailable": {
      const item = await itemName(tx, quote, position);
      const why = translateIn(locale)(`quotes.left-out.${await whyLeftOut(tx, quote, position)}`, { item });
      return { template: "quote-item-unavailable", values: { ...common, item, why, amount: shown(amount) } };
    }
    case "price-rose": {
      const asked = (await purchasesOf(tx, quote.id)).findLast(({ askedPrice }) => askedPrice !== null);
      const invoice = asked?.invoiceId ? await invoiceDue(tx, asked.invoiceId) : null;
      const values = {
        ...common,
        url: pageUrl(locale, `invoice/${asked?.invoiceSlug ?? ""}`),
        item: await itemName(tx, quote, asked?.position ?? 0),
        amount: shown(invoice?.amount ?? 0),
        until: until(invoice?.expiresAt ?? null),
      };
      return { template: "quote-price-rose", values };
    }
    case "payment-returned":
      return { template: returnedTemplate(quote), values: { ...common, amount: shown(amount) } };
    default:
      return { template: `quote-${name}`, values: common };
  }
}

/** The payment with its fee, and later payments for items that were left out after all. */
async function paidInAll(tx: Database, { id, dueTotal, paymentFee }: QuoteRow): Promise<number> {
  const leftOut = (await purchasesOf(tx, id)).filter(({ state }) => state === "unavailable");
  return leftOut.reduce((sum, { risePaid }) => sum + risePaid, (dueTotal ?? 0) + paymentFee);
}

/** The item was unavailable, its risen price was not paid, or its parcel was lost. */
async function whyLeftOut(tx: Database, { id }: QuoteRow, position: number): Promise<"shop" | "price" | "lost"> {
  const purchase = (await purchasesOf(tx, id)).find((each) => each.position === position);
  const steps = purchase ? await purchaseAggregate.history(tx, purchase.id) : [];
  const step = steps.findLast(({ toState }) => toState === "unavailable");
  if (step?.actor !== "system") return "shop";
  return step.fromState === "wanted" ? "price" : "lost";
}

/** Money for another price, while the quote can still be paid or priced anew (I19). */
const returnedTemplate = ({ state }: QuoteRow) => (canBePaid(state) ? "payment-outdated" : "quote-payment-returned");

/** The charges without the goods, line by line, and the total. */
async function costRows(tx: Database, quote: QuoteRow, locale: StoredLocale): Promise<MailRow[]> {
  const t = translateIn(locale);
  const shown = (sum: number) => formatMoney(money(sum), locale.currency, locale.language);
  const version = await findVersion(tx, quote.id, quote.acceptedVersion ?? 0);
  const offer = version?.offers.find(({ method }) => method === quote.shippingMethod);
  const lines = (offer?.lines ?? []).filter(({ key, amount }) => key !== "goods" && amount > 0);
  return [
    ...lines.map((line) => {
      const { key, values } = chargeKey(line);
      return { label: t(key as MessageKey, values), value: shown(line.amount) };
    }),
    ...(quote.paymentFee === 0 ? [] : [{ label: t("order.charge.fee"), value: shown(quote.paymentFee) }]),
    { label: t("order.charge.total"), value: shown((quote.dueTotal ?? 0) + quote.paymentFee), isTotal: true },
  ];
}

/** The items of the quote; once there is a price, with the value of all pieces. */
async function goodsOf(tx: Database, quote: QuoteRow, locale: StoredLocale): Promise<MailGoods[]> {
  const { currency, language } = locale;
  const version = await findVersion(tx, quote.id, quote.acceptedVersion ?? quote.version);
  const items = version?.items ?? (await itemsOf(tx, quote.id));
  const left = (await purchasesOf(tx, quote.id)).filter(({ state }) => state === "unavailable");
  const isLeftOut = (index: number) => left.some(({ position }) => position === index);
  const leftOut = translateIn(locale)("quotes.purchase.unavailable");
  return items.map(({ name, options, quantity, ...item }, index) => ({
    name,
    detail: [quantity === 1 ? "" : `× ${quantity}`, options, isLeftOut(index) && leftOut].filter(Boolean).join(" · "),
    value:
      version && !isLeftOut(index)
        ? formatMoney(
            multiply(inQuoteCurrency(item as PricedItem, version.rates, currency), quantity),
            currency,
            language,
          )
        : "",
    picture: null,
  }));
}

const itemName = async (tx: Database, { id, acceptedVersion }: QuoteRow, position: number): Promise<string> =>
  (await findVersion(tx, id, acceptedVersion ?? 0))?.items[position]?.name ?? "";
