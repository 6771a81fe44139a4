import { sum } from "drizzle-orm";
import { money, ZERO } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { isBeforeShipping, ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import { orderPayment } from "#domain/selling/orders/order-payment.ts";
import type { OrderState } from "#domain/selling/orders/order-states.ts";
import { type Member, nextEvents } from "#domain/shared/state/machine.ts";
import { readAllTracked } from "#modules/forwarding/shipments/index.ts";
import { beingRefunded, paidSums } from "#modules/money/payments/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { OrderRow } from "../order-aggregate.ts";
import type { OrderDeps } from "../orders.ts";
import { localeOf } from "../placing/order-locale.ts";
import { orderLines } from "../tables.ts";

const NOTHING_PAID = { captured: ZERO, refunded: ZERO };

/** Orders as staff see them in a list, with what the member can do with each. */
export async function presentRows(
  deps: Pick<OrderDeps, "directory">,
  context: StaffCallContext,
  orders: readonly OrderRow[],
) {
  const { db } = context;
  const ids = orders.map(({ id }) => id);
  const [pieces, tracked, sums, returned] = await Promise.all([
    piecesOf(db, ids),
    readAllTracked(db, "order", ids),
    paidSums(db, "order", ids),
    beingRefunded(db, "order", ids),
  ]);
  return orders.map((order) => ({
    number: orderNumber("marketplace", order.id),
    storefront: order.storefrontCode,
    state: order.state,
    placed_at: order.placedAt.toISOString(),
    customer: `${order.address.first_name} ${order.address.last_name}`.trim(),
    is_guest: order.userId === null,
    method: order.shippingMethod,
    payment: orderPayment(order.state, sums.get(order.id) ?? NOTHING_PAID),
    total: { amount: money(order.total), currency: localeOf(deps, order).currency },
    pieces: pieces.get(order.id) ?? 0,
    courier: order.courier.name,
    extras: order.extras,
    tracking_number: tracked.get(order.id)?.shipment?.trackingNumber ?? null,
    next_events: staffEvents(order.state, actingMember(context), returned.has(order.id)),
  }));
}

async function piecesOf(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { orderId, quantity } = orderLines;
  const rows = await db
    .select({ orderId, pieces: sum(quantity).mapWith(Number) })
    .from(orderLines)
    .where(isAny(orderId, ids))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, row.pieces]));
}

/** A part of the money is refunded by the payment that brought it, so that it has one amount and one destination. */
const staffEvents = (state: OrderState, member: Member, isBeingRefunded: boolean) =>
  nextEvents(ORDER_MACHINE, state, member).filter(
    (event) => event !== "refund_partly" && !(isBeingRefunded && isBeforeShipping(state) && event !== "cancel"),
  );
