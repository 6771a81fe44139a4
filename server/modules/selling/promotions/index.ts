export { consumeCodeAttempt, refundCodeAttempt } from "./code-attempts.ts";
export { findUsable, type PromotionAnswer, type UsablePromotion } from "./promotion-store.ts";
export { forgetCustomers, releaseUse, use } from "./use-promotion.ts";
