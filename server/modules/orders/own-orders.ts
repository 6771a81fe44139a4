import type { OrderDetails } from "../../../contracts/shop/orders.ts";
import { ORDER_GUESS_LIMIT } from "../../../domain/orders/guess-limit.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import { isOwn } from "../../platform/calls/owner.ts";
import { inRetriedTransaction } from "../../platform/database/retried-transaction.ts";
import { consumeAttempt } from "../../platform/limits/consume-attempt.ts";
import { attemptsFrom } from "../../platform/limits/rate-limits.ts";
import { lockOrder, type OrderRow } from "./move-order.ts";
import { presentOrder } from "./order-presenter.ts";
import { findOrder } from "./order-store.ts";
import type { OrderDeps } from "./orders.ts";
import { stopOrder } from "./stop-order.ts";

/** The order that an address names in this storefront; another storefront's is as good as none (T059). */
async function orderAt(context: CallContext, slug: string): Promise<OrderRow> {
  const { db, storefront } = context;
  const order = await findOrder(db, { slug });
  return order?.storefrontCode === storefront.code ? order : refuseGuess(context);
}

/** A client that asks for orders of others a few dozen times is guessing (T061). */
async function refuseGuess(context: CallContext): Promise<never> {
  await consumeAttempt(context, new Date(), attemptsFrom("order", context.client.address, ORDER_GUESS_LIMIT));
  throw refuse("not_found");
}

/** One's own order, by user or browser; anybody else's does not exist (T059, T061). */
export async function ownOrder(context: CallContext, slug: string): Promise<OrderRow> {
  const order = await orderAt(context, slug);
  return isOwn(context, order) ? order : refuseGuess(context);
}

/** Everybody who knows the address of an order sees its status, and only its owner sees whose it is (T062). */
export async function showOrder(deps: OrderDeps, context: CallContext, slug: string): Promise<OrderDetails> {
  const order = await orderAt(context, slug);
  return presentOrder(deps, context.db, order, isOwn(context, order));
}

/** Cancels one's own order that is not paid yet; one that is paid meanwhile is a conflict. */
export async function cancelOwnOrder(deps: OrderDeps, context: CallContext, slug: string): Promise<OrderDetails> {
  const { id } = await ownOrder(context, slug);
  const actorId = context.user?.id ?? null;
  await inRetriedTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const isStopped = await stopOrder(deps, tx, order, { event: "cancel", actor: "customer", actorId });
    if (!isStopped) throw refuse("conflict");
  });
  return showOrder(deps, context, slug);
}
