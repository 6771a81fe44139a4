import { and, eq, isNull, sql } from "drizzle-orm";
import { fromMinor, money, ZERO } from "#domain/money/money/money.ts";
import { orderCharges } from "#domain/selling/orders/order-charges.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { GUEST_ORDER_HOURS, UNPAID_ORDER_HOURS } from "#domain/selling/orders/order-machine.ts";
import { ORDER_PHASES, type OrderPhase } from "#domain/selling/orders/order-states.ts";
import {
  definePayable,
  type MoneyWait,
  type PayableCharge,
  type PayableLine,
  type PayableView,
  type Purchase,
} from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { orderAggregate } from "./order-aggregate.ts";
import { ORDER_EFFECT } from "./order-effects.ts";
import { linesOf } from "./order-store.ts";
import type { OrderDeps } from "./orders.ts";
import { recordOrderRefund } from "./record-refund.ts";
import { settleOrder } from "./settle-order.ts";
import { orders } from "./tables.ts";

const PAYABLE_STATES: Readonly<Record<OrderPhase, PayableView["state"]>> = {
  unpaid: "unpaid",
  in_warehouse: "paid",
  with_carrier: "paid",
  delivered: "paid",
  stopped: "closed",
};

export type OrderPayable = ReturnType<typeof orderPayable>;

/** An order as payments see it. A checkout knows its order by their common slug. */
export const orderPayable = (deps: OrderDeps) =>
  definePayable("order", {
    rows: orderAggregate,
    takesBalance: true,
    number: (id) => orderNumber("marketplace", id),
    state: ({ state }) => PAYABLE_STATES[ORDER_PHASES[state]],
    due: ({ baseTotal }) => baseTotal,
    waitForMoney,
    settle: (tx, id, settlement) => settleOrder(deps, tx, id, settlement),
    recordRefund: (tx, id, sums) => recordOrderRefund(deps, tx, id, sums),
    notifyRefunded: (tx, orderId, { paymentId, amount }) =>
      ORDER_EFFECT.enqueue(deps, tx, { name: "payment-returned", orderId, amount, occasion: `payment ${paymentId}` }),
    lines: async (db, id) => (await costsOf(db, id)).lines,
    charges: async (db, id) => (await costsOf(db, id)).charges,
    purchase: purchaseOf,
  });

/** Moves the deadline of a guest's order, which holds pieces back; a customer's waits its whole time (T124). */
async function waitForMoney(tx: Database, id: number, since: MoneyWait): Promise<void> {
  const longest = sql`${orders.placedAt} + make_interval(hours => ${UNPAID_ORDER_HOURS})`;
  const anew = sql`now() + make_interval(hours => ${GUEST_ORDER_HOURS})`;
  const limits = {
    begun: sql`least(${longest}, ${anew})`,
    pending: longest,
    ended: sql`least(${orders.expiresAt}, ${anew})`,
  };
  const isGuestsUnpaid = and(eq(orders.id, id), isNull(orders.userId), eq(orders.state, "awaiting_payment"));
  await tx.update(orders).set({ expiresAt: limits[since] }).where(isGuestsUnpaid);
}

/** TRACK-01: the purchase, with the names and prices of the order. */
async function purchaseOf(db: Database, id: number): Promise<Purchase | null> {
  const order = await orderAggregate.find(db, id);
  if (!order) return null;
  const items = await linesOf(db, id);
  return {
    transaction_id: orderNumber("marketplace", id),
    value: money(order.total),
    shipping: money(order.shippingPrice - order.shippingDiscount),
    delivery_fee: money(order.deliveryPrice),
    items: items.map(({ sku, productId, name, manufacturer, category, variant, price, quantity }) => ({
      sku,
      id: productId,
      name,
      manufacturer,
      category,
      variant,
      price,
      quantity,
    })),
  };
}

/** The sum due, line by line in whole minor units, without the fee of a payment (PRICE-08). */
async function costsOf(db: Database, id: number): Promise<{ lines: PayableLine[]; charges: PayableCharge[] }> {
  const [order, lines] = await Promise.all([orderAggregate.find(db, id), linesOf(db, id)]);
  if (!order) return { lines: [], charges: [] };
  const values = { courier: order.courier.name, code: order.promotion?.code ?? "" };
  const costs = orderCharges(lines, { ...order, paymentFee: ZERO });
  return {
    lines: lines.map(({ name, image, quantity, lineTotal }) => ({ name, image, quantity, total: lineTotal })),
    charges: costs
      .filter(({ index }) => index === null)
      .map(({ kind, minor }) => ({ key: `order.charge.${kind}`, values, amount: fromMinor(minor) })),
  };
}
