import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import { canWithdraw } from "#domain/aftersales/withdrawals/withdrawal-window.ts";
import { lineIn } from "#domain/catalogue/products/line-snapshot.ts";
import { money } from "#domain/money/money/money.ts";
import { orderActions } from "#domain/selling/orders/order-actions.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { countTabs, ORDER_STATE_TABS, statesIn } from "#domain/selling/orders/order-tab.ts";
import { readAllTracked, type TrackingEventRow } from "#modules/forwarding/shipments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { deliveredTimes } from "../delivered-times.ts";
import { invoicePath } from "../invoice/invoice-path.ts";
import { matches } from "../matching-orders.ts";
import type { OrderRow } from "../order-aggregate.ts";
import type { OrderLineRow } from "../order-store.ts";
import type { OrderDeps } from "../orders.ts";
import { dayIn, localeOf, type OrderLocale } from "../placing/order-locale.ts";
import { orderLines, orders } from "../tables.ts";
import type { OrderListRequest, OrderListSource, OrderOwner, OrderSearch } from "./order-list-source.ts";
import { presentStatus, progressOf } from "./progress-presenter.ts";

const LINES_SHOWN = 4;

const isOf = ({ userId, storefrontCode }: OrderOwner) =>
  and(eq(orders.userId, userId), eq(orders.storefrontCode, storefrontCode));

const isFound = (request: OrderSearch) => and(isOf(request), matches(request.search));

/** The orders of goods among all that My orders lists (ACCOUNT-05, OVERLAY-02). */
export function marketplaceOrders(deps: Pick<OrderDeps, "directory">): OrderListSource {
  return {
    kind: "marketplace",
    list: (db, request) => listMarketplaceOrders(deps, db, request),
    async count(db, request) {
      const { state } = orders;
      return countTabs(
        ORDER_STATE_TABS,
        await db.select({ state, total: count() }).from(orders).where(isFound(request)).groupBy(state),
      );
    },
    async unpaidCount(db, owner) {
      const isUnpaid = eq(orders.state, "awaiting_payment");
      const [counted] = await db
        .select({ total: count() })
        .from(orders)
        .where(and(isOf(owner), isUnpaid));
      return counted?.total ?? 0;
    },
  };
}

async function listMarketplaceOrders(
  deps: Pick<OrderDeps, "directory">,
  db: Database,
  request: OrderListRequest,
): Promise<OrderListItem[]> {
  const found = await db
    .select()
    .from(orders)
    .where(and(isFound(request), inArray(orders.state, statesIn(ORDER_STATE_TABS, request.tab))))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(request.limit);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const [lines, tracking, delivered] = await Promise.all([
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position)),
    readAllTracked(db, "order", ids),
    deliveredTimes(db, ids),
  ]);
  const linesById = Map.groupBy(lines, ({ orderId }) => orderId);
  return found.map((order) =>
    listItem(localeOf(deps, order, request.languageId), {
      order,
      lines: linesById.get(order.id) ?? [],
      tracking: tracking.get(order.id)?.events ?? [],
      deliveredAt: delivered.get(order.id) ?? null,
    }),
  );
}

interface ListedOrder {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  tracking: readonly TrackingEventRow[];
  deliveredAt: Date | null;
}

function listItem(locale: OrderLocale, { order, lines, tracking, deliveredAt }: ListedOrder): OrderListItem {
  const { state } = order;
  const country = locale.storefront.defaultCountryIso;
  const actions = orderActions({
    state,
    hasInvoice: order.invoiceNumber !== null,
    canWithdraw: canWithdraw({ country, state, deliveredAt }, new Date()),
  });
  return {
    kind: "marketplace",
    number: orderNumber("marketplace", order.id),
    slug: order.slug,
    created_at: order.placedAt.toISOString(),
    status: order.state,
    ...presentStatus(order, progressOf(order, tracking, locale), locale, dayIn(locale, new Date())),
    total: { amount: money(order.total), currency: locale.currency },
    is_unpaid: actions.includes("pay"),
    actions,
    expires_at: actions.includes("pay") ? order.expiresAt.toISOString() : null,
    invoice_url: order.invoiceNumber === null ? null : invoicePath(order.slug),
    lines: lines.slice(0, LINES_SHOWN).map((line) => {
      const { name, image, quantity } = lineIn(line, locale.language);
      return { name, image, quantity };
    }),
    lines_total: lines.length,
  };
}
