import { type SQL, sql } from "drizzle-orm";
import { expectedArrival } from "#domain/selling/orders/expected-arrival.ts";
import type { OutgoingMail } from "#modules/operations/mail/index.ts";
import { issueInvoice } from "./invoice/issue-invoice.ts";
import { type OrderPapers, readInvoice, readPapers } from "./invoice/read-invoice.ts";
import type { OrderRow } from "./order-aggregate.ts";
import { type EffectPayload, mailKeyOf } from "./order-effects.ts";
import { orderMail } from "./order-mail.ts";
import { parcelOf } from "./order-store.ts";
import type { OrderDeps } from "./orders.ts";
import { dayIn, localeOf, type OrderLocale, orderUrl } from "./placing/order-locale.ts";
import type { OrderRecord } from "./placing/order-record.ts";
import { newOrderLink } from "./views/order-links.ts";
import { progressOf } from "./views/progress-presenter.ts";

const NO_PARCEL = { tracking: [], trackingNumber: null };

/**
 * Carries out an effect of an order. Repeated, it changes nothing more: the invoice is numbered once, and the mail has
 * the effect's key (I9).
 */
export async function runEffect(deps: OrderDeps, effect: EffectPayload): Promise<void> {
  const { db } = deps;
  const papers = await readPapers(db, effect.orderId);
  const { order, lines } = papers;
  if (effect.name === "paid") await issueInvoice(deps, db, papers);
  if (order.erasedAt !== null) return;
  const locale = localeOf(deps, order);
  // Only the mail of this effect names the parcel.
  const { tracking, trackingNumber } = effect.name === "shipped" ? await parcelOf(db, order.id) : NO_PARCEL;
  const arrival = expectedArrival(order, progressOf(order, tracking, locale), dayIn(locale, new Date()));
  const record = effect.name === "paid" ? await recordOf(deps, papers, locale) : null;
  const { path, due } = pageOf(order, stillDue(effect));
  await deps.queueMail(
    db,
    {
      ...orderMail({ order, lines, trackingNumber, arrival, locale, url: orderUrl(locale, path), record }, effect),
      to: order.email,
      storefront: locale.storefront,
      language: locale.language,
      ...(order.userId === null ? {} : { userId: order.userId }),
      idempotencyKey: mailKeyOf(effect),
    } as OutgoingMail,
    due,
  );
}

/** The content of the mail that confirms the contract, beside the goods. */
async function recordOf(
  deps: OrderDeps,
  papers: OrderPapers,
  { storefront, language }: OrderLocale,
): Promise<OrderRecord> {
  const { db } = deps;
  const [{ seller, buyerCountryIso }, contacts, terms] = await Promise.all([
    readInvoice(deps, db, papers),
    deps.contactsOf(db, storefront.code),
    deps.termsOf(db, storefront, language),
  ]);
  return { seller, buyerCountryIso, contacts, terms };
}

/** A paid order needs no reminder, and a customer who is erased meanwhile gets no mail (T130). */
const stillDue = ({ name, orderId }: EffectPayload): SQL => sql`
  select id from orders where id = ${orderId} and erased_at is null
    and (${name !== "unpaid"}::boolean or state = 'awaiting_payment') for update`;

/** The path of the order's page and the `due` statement of its mail, which stores a link for a guest. */
function pageOf({ slug, userId }: OrderRow, due: SQL): { path: string; due: SQL } {
  if (userId !== null) return { path: `my-orders/${slug}`, due };
  const { token, stored } = newOrderLink(due);
  return { path: `order/${token}`, due: stored };
}
