import type { OrderQueueRequest } from "#contracts/staff/selling/orders.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import type { OrderDeps } from "../orders.ts";
import { orders } from "../tables.ts";
import { presentRows } from "./staff-rows.ts";

const ORDERS: ListDefinition<OrderQueueRequest> = {
  id: orders.id,
  index: "orders_placed_at_id_idx",
  sorts: { placed_at: orders.placedAt },
  filters: {
    state: orders.state,
    storefront: orders.storefrontCode,
    method: orders.shippingMethod,
    placed_at: orders.placedAt,
    total: orders.total,
    search: { number: "order", columns: [orders.email] },
    ids: orders.id,
  },
};

/** The orders of the member's storefronts, with what staff can do with each. */
export async function listForStaff(
  deps: Pick<OrderDeps, "directory">,
  context: StaffCallContext,
  request: OrderQueueRequest,
) {
  const { db } = context;
  const page = await readStaffList(context, ORDERS, request, {
    scope: (member) => member.where(orders.storefrontCode),
    select: (position) => db.select({ position, order: orders }).from(orders).$dynamic(),
  });
  return {
    ...page,
    items: await presentRows(
      deps,
      context,
      page.items.map(({ order }) => order),
    ),
  };
}
