import { balanceCalls } from "./modules/balance/index.ts";
import { createCustomsCalls } from "./modules/customs/index.ts";
import { createDeliveryCalls } from "./modules/delivery/index.ts";
import { createInboxCalls } from "./modules/inbox/index.ts";
import { createMarketingCalls, createWatchCalls } from "./modules/marketing/index.ts";
import { createOrderListCalls } from "./modules/orders/index.ts";
import { createStatementCalls } from "./modules/statements/index.ts";
import { createStorefrontCalls } from "./modules/storefronts/index.ts";
import { translationCalls } from "./modules/translations/index.ts";
import { calls } from "./platform/calls/implement-calls.ts";
import type { Shop } from "./shop.ts";

/** Every call of the shop with the use case that answers it; a call without one does not compile. */
export function createRouter(shop: Shop) {
  return calls.router({
    storefronts: createStorefrontCalls({
      providersOf: shop.payments.providersOf,
      hasArticles: shop.content.hasArticles,
    }),
    translations: translationCalls,
    identity: shop.identity.calls,
    account: shop.identity.accountCalls,
    balance: balanceCalls,
    cart: shop.cart.calls,
    delivery: createDeliveryCalls(shop.delivery),
    checkout: shop.checkout.calls,
    payments: shop.payments.calls,
    payouts: shop.payouts.calls,
    withdrawals: shop.withdrawals.calls,
    claims: shop.claims.calls,
    orders: { ...shop.orders.calls, ...createOrderListCalls(shop.orderListSources) },
    tracking: shop.shipments.calls,
    parcels: shop.parcels.calls,
    declarations: shop.declarations.calls,
    inbox: createInboxCalls(shop.inboxSources),
    invoices: shop.invoices.calls,
    marketing: createMarketingCalls(shop),
    content: { ...shop.content.calls, ...shop.routeRules.calls },
    watches: createWatchCalls(shop),
    search: shop.catalogue.searchCalls,
    catalog: shop.catalogue.calls,
    customs: createCustomsCalls(shop.customs),
    calculator: shop.calculator.calls,
    phoneReservations: shop.phoneReservations.calls,
    contacts: shop.contacts.calls,
    forwardRequests: shop.forwarding.calls,
    proDesk: shop.forwarding.proDeskCalls,
    quotes: shop.quotes.calls,
    vitals: shop.vitals.calls,
    pro: { ...shop.companies.calls, ...createStatementCalls(shop.now) },
  });
}

export type CallRouter = ReturnType<typeof createRouter>;
