import type { z } from "zod";
import { ORDER_EFFECTS } from "#domain/selling/orders/order-states.ts";
import { defineEffects } from "#platform/aggregate/define-effects.ts";

/** The effects that transitions declare, and two that follow no transition. The amount is the refunded amount. */
export const ORDER_EFFECT = defineEffects({
  queue: "order-effect",
  names: [...ORDER_EFFECTS, "unpaid", "payment-returned"],
  of: "orderId",
  numbers: ["amount"],
});
export type EffectPayload = z.output<typeof ORDER_EFFECT.payload>;

/** The key of the mail that an effect sends. */
export const mailKeyOf = (effect: EffectPayload) => `order ${ORDER_EFFECT.keyOf(effect)}`;
