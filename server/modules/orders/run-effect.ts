import { expectedArrival } from "../../../domain/orders/expected-arrival.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { OutgoingMail } from "../mail/index.ts";
import { issueInvoice } from "./invoice/issue-invoice.ts";
import { lockOrder, type OrderRow } from "./move-order.ts";
import { type EffectPayload, ORDER_EFFECT } from "./order-effects.ts";
import { createOrderLink } from "./order-links.ts";
import { dayIn, localeOf, orderUrl } from "./order-locale.ts";
import { orderMail } from "./order-mail.ts";
import { findWithLines, parcelOf } from "./order-store.ts";
import type { OrderDeps } from "./orders.ts";
import { progressOf } from "./progress-presenter.ts";

const NO_PARCEL = { tracking: [], trackingNumber: null };

/**
 * Carries out an effect of an order. Repeated, it changes nothing more: the invoice is numbered once, and the mail has
 * the effect's key (I9).
 */
export async function runEffect(deps: OrderDeps, effect: EffectPayload): Promise<void> {
  const { db } = deps;
  const found = await findWithLines(db, effect.orderId);
  if (!found) throw new Error(`There is no order ${effect.orderId}`);
  const { lines } = found;
  if (effect.name === "paid") await issueInvoice(deps, db, found.order, { lines });
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, effect.orderId);
    if (!isStillTrue(order, effect)) return;
    const locale = localeOf(deps, order);
    // Other mails do not speak of the parcel.
    const { tracking, trackingNumber } = effect.name === "shipped" ? await parcelOf(tx, order.id) : NO_PARCEL;
    const arrival = expectedArrival(order, progressOf(order, tracking, locale), dayIn(locale, new Date()));
    const url = orderUrl(locale, await pagePath(tx, order));
    await deps.queueMail(tx, {
      ...orderMail({ order, lines, trackingNumber, arrival, locale, url }, effect),
      to: order.email,
      storefront: locale.storefront,
      language: locale.language,
      ...(order.userId === null ? {} : { userId: order.userId }),
      idempotencyKey: `order ${ORDER_EFFECT.keyOf(effect)}`,
    } as OutgoingMail);
  });
}

/** A paid order needs no reminder, and an erased customer gets no mail (T130). */
function isStillTrue(order: OrderRow, { name }: EffectPayload): boolean {
  if (order.erasedAt !== null) return false;
  return name !== "unpaid" || order.state === "awaiting_payment";
}

/** The order's page; a guest has no account and gets a link that opens it. */
async function pagePath(tx: Database, { id, slug, userId }: OrderRow): Promise<string> {
  return userId === null ? `order/${await createOrderLink(tx, id)}` : `my-orders/${slug}`;
}
