import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";
import { signedIn } from "../../platform/calls/signed-in.ts";
import { listOrders } from "./list-orders.ts";
import type { PayableKind } from "./payable-kind.ts";

export function createOrderCalls(kinds: readonly PayableKind[]) {
  return {
    getMyOrders: calls.orders.getMyOrders.handler(({ input, context }) =>
      listOrders(context.db, kinds, {
        userId: signedIn(context).id,
        storefrontCode: context.storefront.code,
        languageId: input.language_id,
        page: input.page,
        filter: input.type_for_filter,
      }),
    ),
    getOrder: calls.orders.getOrder.handler(() => {
      throw refuse("unavailable");
    }),
    cancel: calls.orders.cancel.handler(() => {
      throw refuse("unavailable");
    }),
    move: calls.orders.move.handler(() => {
      throw refuse("unavailable");
    }),
  };
}
