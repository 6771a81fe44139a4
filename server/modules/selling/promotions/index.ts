export { consumeCodeAttempt, refundCodeAttempt } from "./code-attempts.ts";
export { findUsable, type PromotionAnswer, type UsablePromotion } from "./promotion-store.ts";
export { forgetCustomers, giveBack, use } from "./use-promotion.ts";
