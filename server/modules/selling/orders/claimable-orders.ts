import { inArray } from "drizzle-orm";
import { paidForLine } from "#domain/aftersales/claims/claim-cap.ts";
import { lineIn } from "#domain/catalogue/products/line-snapshot.ts";
import { money, ZERO } from "#domain/money/money/money.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { isPaidFor } from "#domain/selling/orders/order-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import { deliveredTimes } from "./delivered-times.ts";
import { type OrderRow, orderAggregate } from "./order-aggregate.ts";
import type { OrderLineRow } from "./order-store.ts";
import { orderLines } from "./tables.ts";
import type { OrderOwner } from "./views/order-list-source.ts";
import { recentOrders } from "./views/recent-orders.ts";

/** As many as a page can offer to choose from. */
const MOST_ORDERS = 20;

/** Orders among all that a claim can be about; for goods that we sold, what was paid can be refunded. */
export const claimableOrders = {
  kind: "order" as const,
  prefix: "OR",
  coverOf: async () => ZERO,
  async find(db: Database, id: number, language: Language) {
    const order = await orderAggregate.find(db, id);
    if (!order || order.erasedAt !== null) return null;
    const [found] = await aboutOrders(db, [order], language);
    return found ?? null;
  },
  recent: async (db: Database, owner: OrderOwner, language: Language) =>
    aboutOrders(db, await recentOrders(db, owner, MOST_ORDERS), language),
};

async function aboutOrders(db: Database, orders: readonly OrderRow[], language: Language) {
  const ids = orders.map(({ id }) => id);
  const [delivered, lines] = await Promise.all([
    deliveredTimes(db, ids),
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(orderLines.position),
  ]);
  const linesById = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map((order) => ({
    ...aboutOrder(order),
    deliveredAt: delivered.get(order.id) ?? null,
    lines: (linesById.get(order.id) ?? []).map((line) => claimableLine(order, lineIn(line, language))),
  }));
}

function aboutOrder(order: OrderRow) {
  const { id, slug, storefrontCode, currencyId, userId, visitorHash, email } = order;
  return {
    kind: "order" as const,
    id,
    number: orderNumber("marketplace", id),
    slug,
    storefrontCode,
    warehouseId: null,
    currencyId,
    userId,
    visitorHash,
    email,
    firstName: order.address.first_name,
    createdAt: order.placedAt,
    isPaid: isPaidFor(order.state),
    isLost: false,
    isSold: true,
    promisedUntil: order.arrivesTo,
    whole: money(order.total),
  };
}

const claimableLine = (order: OrderRow, { position, name, quantity, lineTotal }: OrderLineRow) => ({
  id: position,
  name,
  quantity,
  paid: paidForLine({
    total: money(lineTotal),
    subtotal: money(order.subtotal),
    discount: money(order.promotionDiscount),
  }),
});
