import { sql } from "drizzle-orm";
import type { OrderQueueRequest } from "#contracts/staff/selling/orders.ts";
import { money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { isBeforeShipping, ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import type { OrderState } from "#domain/selling/orders/order-states.ts";
import { type Member, nextEvents } from "#domain/shared/state/machine.ts";
import { readAllTracked } from "#modules/forwarding/shipments/index.ts";
import { beingRefunded } from "#modules/money/payments/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import type { OrderDeps } from "../orders.ts";
import { localeOf } from "../placing/order-locale.ts";
import { orders } from "../tables.ts";

const ORDERS: ListDefinition<OrderQueueRequest> = {
  id: orders.id,
  index: "orders_placed_at_id_idx",
  sorts: { placed_at: orders.placedAt },
  filters: {
    state: orders.state,
    placed_at: orders.placedAt,
    total: orders.total,
    search: { number: "order", columns: [orders.email] },
    ids: orders.id,
  },
};

const pieces = sql<number>`(select coalesce(sum(l.quantity), 0)::integer from order_lines l where l.order_id = ${orders.id})`;

/** The orders of the member's storefronts, with what staff can do with each. */
export async function listForStaff(
  deps: Pick<OrderDeps, "directory">,
  context: StaffCallContext,
  request: OrderQueueRequest,
) {
  const { db } = context;
  const page = await readStaffList(context, ORDERS, request, {
    scope: (member) => member.where(orders.storefrontCode),
    select: (position) => db.select({ position, order: orders, pieces }).from(orders).$dynamic(),
  });
  const ids = page.items.map(({ order }) => order.id);
  const [tracked, returned] = await Promise.all([readAllTracked(db, "order", ids), beingRefunded(db, "order", ids)]);
  const items = page.items.map(({ order, pieces }) => ({
    number: orderNumber("marketplace", order.id),
    storefront: order.storefrontCode,
    state: order.state,
    placed_at: order.placedAt.toISOString(),
    total: { amount: money(order.total), currency: localeOf(deps, order).currency },
    pieces,
    courier: order.courier.name,
    extras: order.extras,
    tracking_number: tracked.get(order.id)?.shipment?.trackingNumber ?? null,
    next_events: staffEvents(order.state, actingMember(context), returned.has(order.id)),
  }));
  return { ...page, items };
}

/** A part of the money is refunded by the payment that brought it, so that it has one amount and one destination. */
const staffEvents = (state: OrderState, member: Member, isBeingRefunded: boolean) =>
  nextEvents(ORDER_MACHINE, state, member).filter(
    (event) => event !== "refund_partly" && !(isBeingRefunded && isBeforeShipping(state) && event !== "cancel"),
  );
