import type { OutgoingMail } from "../mail/index.ts";
import { lockOrder, type OrderRow } from "./move-order.ts";
import { numberInvoice } from "./number-invoice.ts";
import { type EffectPayload, ORDER_EFFECT } from "./order-effects.ts";
import { placeOf } from "./order-locale.ts";
import { orderMail } from "./order-mail.ts";
import { linesOf } from "./order-store.ts";
import type { OrderParts } from "./orders.ts";

/**
 * Does what follows a step of an order. However often it runs, its effect is one: the invoice is numbered once, and the
 * mail has the effect's key (I9).
 */
export async function runEffect(parts: OrderParts, effect: EffectPayload): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, effect.orderId);
    if (effect.name === "paid") await numberInvoice(tx, order);
    if (!isStillTrue(order, effect)) return;
    const place = placeOf(parts, order);
    const lines = await linesOf(tx, order.id);
    await parts.queueMail(tx, {
      ...orderMail({ order, lines, place }, effect),
      to: order.email,
      storefront: place.storefront,
      language: place.language,
      ...(order.userId === null ? {} : { userId: order.userId }),
      idempotencyKey: `order ${ORDER_EFFECT.keyOf(effect)}`,
    } as OutgoingMail);
  });
}

/** Nobody is asked to pay what they have paid meanwhile, and the erased are not written to (T130). */
function isStillTrue(order: OrderRow, { name }: EffectPayload): boolean {
  if (order.erasedAt !== null) return false;
  return name !== "unpaid" || order.state === "awaiting_payment";
}
