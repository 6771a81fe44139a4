import type { Commerce } from "./commerce.ts";
import { balanceCalls } from "./modules/balance/index.ts";
import { createCartCalls } from "./modules/cart/index.ts";
import { type Catalogue, createCatalogCalls, createSearchCalls } from "./modules/catalog/index.ts";
import { createCheckoutCalls, isOpenCheckout } from "./modules/checkout/index.ts";
import { contentCalls } from "./modules/content/index.ts";
import { createDeliveryCalls } from "./modules/delivery/index.ts";
import { createAccountCalls, createIdentityCalls, type Identity } from "./modules/identity/index.ts";
import { createMarketingCalls, type MarketingParts } from "./modules/marketing/index.ts";
import { createOrderCalls } from "./modules/orders/index.ts";
import { createPaymentCalls } from "./modules/payments/index.ts";
import { createStockCalls } from "./modules/stock/index.ts";
import { storefrontCalls } from "./modules/storefronts/index.ts";
import { translationCalls } from "./modules/translations/index.ts";
import { calls } from "./platform/calls/implement-calls.ts";

/** What calls need beside the request itself. */
export interface RouterParts {
  catalogue: Catalogue;
  commerce: Commerce;
  identity: Identity;
  marketing: MarketingParts;
}

/** Every call of the contract with the use case that answers it; a call without one does not compile. */
export function createRouter({ catalogue, commerce, identity, marketing }: RouterParts) {
  return calls.router({
    storefronts: storefrontCalls,
    translations: translationCalls,
    identity: createIdentityCalls(identity),
    account: createAccountCalls(identity),
    balance: balanceCalls,
    cart: createCartCalls(commerce.cart),
    stock: createStockCalls(),
    delivery: createDeliveryCalls(commerce.delivery),
    checkout: createCheckoutCalls(commerce.checkout),
    payments: createPaymentCalls({ payments: commerce.payments, isOpenCheckout }),
    orders: createOrderCalls(commerce.orders, [commerce.orders.listed]),
    marketing: createMarketingCalls(marketing),
    content: contentCalls,
    search: createSearchCalls(catalogue),
    catalog: createCatalogCalls(catalogue),
  });
}

export type CallRouter = ReturnType<typeof createRouter>;
