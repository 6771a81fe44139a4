import type { z } from "zod";
import { QUOTE_EFFECTS } from "#domain/forwarding/quotes/quote-states.ts";
import { defineEffects } from "#platform/aggregate/define-effects.ts";

/**
 * The effects of transitions, money that arrived too late, and an unavailable item: its position, and the amount that
 * was refunded.
 */
export const QUOTE_EFFECT = defineEffects({
  queue: "quote-effect",
  names: [...QUOTE_EFFECTS, "payment-returned", "item-unavailable"],
  of: "quoteId",
  numbers: ["amount", "position"],
});
export type QuoteEffectPayload = z.output<typeof QUOTE_EFFECT.payload>;
