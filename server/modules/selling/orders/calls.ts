import { calls } from "#platform/calls/implement-calls.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { OrderDeps } from "./orders.ts";
import { claimOrder } from "./placing/claim-guest-orders.ts";
import { listOrders } from "./views/list-orders.ts";
import type { OrderListSource } from "./views/order-list-source.ts";
import { cancelOwnOrder, showOrder } from "./views/own-orders.ts";

/** My orders lists all that a customer ordered, of this module and of others. */
export function createOrderListCalls(sources: readonly OrderListSource[]) {
  return {
    getMyOrders: calls.orders.getMyOrders.handler(({ input, context }) =>
      listOrders(context.db, sources, {
        userId: signedIn(context).id,
        storefrontCode: context.storefront.code,
        languageId: context.reader.language.id,
        page: input.page,
        filter: input.type_for_filter,
        tab: input.status,
        search: input.search,
      }),
    ),
  };
}

export function createOrderCalls(orders: OrderDeps) {
  return {
    getOrder: calls.orders.getOrder.handler(async ({ input, context }) => ({
      order: await showOrder(orders, context, input.slug),
    })),
    cancel: calls.orders.cancel.handler(async ({ input, context }) => ({
      order: await cancelOwnOrder(orders, context, input.slug),
    })),
    claim: calls.orders.claim.handler(({ input, context }) => claimOrder(context, input.slug)),
  };
}
