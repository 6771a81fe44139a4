import { eq } from "drizzle-orm";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { ORDER_GUESS_LIMIT } from "#domain/selling/orders/guess-limit.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { isOwn } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import { type OrderRow, orderAggregate } from "../order-aggregate.ts";
import type { OrderDeps } from "../orders.ts";
import { orders } from "../tables.ts";
import { stopOrder } from "../unpaid/stop-order.ts";
import { findLinkedOrder } from "./order-links.ts";
import { presentOrder } from "./order-presenter.ts";

interface FoundOrder {
  order: OrderRow;
  /** The caller is its owner, by user or browser, or holds a link to it. */
  isOwner: boolean;
}

/**
 * The order that an address names in this storefront, by its slug or by the token of a mailed link; another storefront's
 * is as good as none (T059).
 */
async function orderAt(context: CallContext, name: string): Promise<FoundOrder> {
  const { db, storefront } = context;
  const order = await orderAggregate.find(db, eq(orders.slug, name));
  const linked = order ? null : await findLinkedOrder(db, name);
  const found = order ?? linked?.order;
  if (found?.storefrontCode !== storefront.code) return refuseGuess(context);
  return { order: found, isOwner: linked?.isOpen || isOwn(context, found) };
}

/** A client that asks for orders of others a few dozen times is guessing (T061). */
async function refuseGuess(context: CallContext): Promise<never> {
  await consumeAttempt(context, new Date(), attemptsFrom("order", context.client.address, ORDER_GUESS_LIMIT));
  throw refuse("not_found");
}

/** One's own order; anybody else's does not exist (T059, T061). */
export async function ownOrder(context: CallContext, name: string): Promise<OrderRow> {
  const { order, isOwner } = await orderAt(context, name);
  return isOwner ? order : refuseGuess(context);
}

/** Everybody who knows the slug of an order sees its status, and only its owner sees whose it is (T062). */
export async function showOrder(deps: OrderDeps, context: ReaderContext, name: string): Promise<OrderDetails> {
  const { order, isOwner } = await orderAt(context, name);
  return presentOrder(deps, context.db, order, { name, isOwner, languageId: context.reader.language.id });
}

/** Cancels one's own order that is not paid yet; one that is paid meanwhile is a conflict. */
export async function cancelOwnOrder(deps: OrderDeps, context: ReaderContext, name: string): Promise<OrderDetails> {
  const { id } = await ownOrder(context, name);
  const actorId = context.user?.id ?? null;
  await transact(context.db, async (tx) => {
    const order = await orderAggregate.lock(tx, id);
    const isStopped = await stopOrder(deps, tx, order, { event: "cancel", actor: "customer", actorId });
    if (!isStopped) throw refuse("conflict");
  });
  return showOrder(deps, context, name);
}
