import { fromMinor, type Money, money, roundToMinor } from "../../../domain/money/money.ts";
import { orderCharges } from "../../../domain/orders/order-charges.ts";
import type { Translate } from "../../../i18n/translate.ts";
import type { OrderRow } from "./move-order.ts";
import type { OrderLineRow } from "./order-store.ts";

/** A line of what an order costs, in its customer's words. */
export interface ChargeRow {
  label: string;
  /** How many of what for how much; none for what is no goods. */
  pieces: { quantity: number; unitPrice: Money } | null;
  amount: Money;
}

/** Everything that an order costs, in whole minor units that add up to its total (PRICE-08). */
export function chargeRows(order: OrderRow, lines: readonly OrderLineRow[], t: Translate): ChargeRow[] {
  const values = { courier: order.courier.name, code: order.promotion?.code ?? "" };
  const priced = lines.map((line) => ({ ...line, unitPrice: money(line.unitPrice) }));
  return orderCharges(priced, figuresOf(order)).map(({ kind, index, minor }) => {
    const amount = fromMinor(minor);
    const line = index === null ? undefined : priced[index];
    if (line) return { label: goodsName(line), pieces: line, amount };
    if (kind === "goods" || kind === "balance") throw new Error(`An order has no line of ${kind} without goods`);
    return { label: t(`order.charge.${kind}`, values), pieces: null, amount };
  });
}

/** What an order costs altogether, in whole minor units. */
export const chargedTotal = ({ total }: OrderRow) => roundToMinor(money(total));

const goodsName = ({ name, variant }: OrderLineRow) => (variant === "" ? name : `${name}, ${variant}`);

const figuresOf = (order: OrderRow) => ({
  subtotal: money(order.subtotal),
  shippingPrice: money(order.shippingPrice),
  shippingDiscount: money(order.shippingDiscount),
  deliveryPrice: money(order.deliveryPrice),
  promotionDiscount: money(order.promotionDiscount),
  paymentFee: money(order.paymentFee),
});
