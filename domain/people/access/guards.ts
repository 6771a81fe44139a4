import * as account from "./account-guards.ts";
import type { Decision } from "./decision.ts";
import * as feature from "./feature-guards.ts";
import * as purchase from "./purchase-guards.ts";

export type { Decision } from "./decision.ts";

/** Every guard that the table of routes may name (ROUTE-54). */
export const GUARD_NAMES = [
  "marketplace",
  "quotes",
  "tracking",
  "dealzone",
  "about-us",
  "purchase-agreement",
  "category",
  "search",
  "guest",
  "auth",
  "pro",
  "declaration",
  "payment",
  "payment-accept",
  "checkout",
  "confirm",
  "account-mobile",
  "order-form-auth",
  "create-order",
] as const;
export type GuardName = (typeof GUARD_NAMES)[number];

export interface GuardFacts {
  marketplace: feature.FeatureFacts;
  quotes: feature.FeatureFacts;
  tracking: feature.FeatureFacts;
  dealzone: feature.FeatureFacts;
  "about-us": feature.ContentPageFacts;
  "purchase-agreement": feature.ContentPageFacts;
  category: feature.CategoryFacts;
  search: feature.SearchFacts;
  guest: account.GuestFacts;
  auth: account.AuthFacts;
  pro: account.ProFacts;
  declaration: account.DeclarationFacts;
  payment: purchase.PaymentFacts;
  "payment-accept": purchase.PaymentAcceptFacts;
  checkout: purchase.CheckoutFacts;
  confirm: purchase.ConfirmFacts;
  "account-mobile": account.AccountMobileFacts;
  "order-form-auth": purchase.OrderFormFacts;
  "create-order": purchase.CreateOrderFacts;
}

/** One pure decision for each guard of the table of routes (ROUTE-03 … ROUTE-49). */
export const decisions: { readonly [G in GuardName]: (facts: GuardFacts[G]) => Decision } = {
  marketplace: feature.requireFeature("marketplace"),
  quotes: feature.requireFeature("quotes"),
  tracking: feature.requireFeature("tracking"),
  dealzone: feature.requireFeature("dealzone"),
  "about-us": feature.decideContentPage,
  "purchase-agreement": feature.decideContentPage,
  category: feature.decideCategory,
  search: feature.decideSearch,
  guest: account.decideGuest,
  auth: account.decideAuth,
  pro: account.decidePro,
  declaration: account.decideDeclaration,
  payment: purchase.decidePayment,
  "payment-accept": purchase.decidePaymentAccept,
  checkout: purchase.decideCheckout,
  confirm: purchase.decideConfirm,
  "account-mobile": account.decideAccountMobile,
  "order-form-auth": purchase.decideOrderForm,
  "create-order": purchase.decideCreateOrder,
};

export function decide<G extends GuardName>(guard: G, facts: GuardFacts[G]): Decision {
  return decisions[guard](facts);
}

/** An unknown guard is a mistake in the table of routes and throws, at start-up (ROUTE-54). */
export function assertGuardName(name: string): GuardName {
  const known = GUARD_NAMES.find((guard) => guard === name);
  if (!known) throw new Error(`Unknown route guard: ${name}`);
  return known;
}
