import type { LineSnapshot } from "#domain/catalogue/products/line-snapshot.ts";
import { fromMinor, type Money, roundToMinor } from "#domain/money/money/money.ts";
import { orderCharges } from "#domain/selling/orders/order-charges.ts";
import type { Translate } from "#i18n/translate.ts";
import type { OrderRow } from "../order-aggregate.ts";
import type { OrderLineRow } from "../order-store.ts";

/** A charge of an order, in its customer's language. */
export interface ChargeRow {
  label: string;
  /** Quantity and price of goods; null for other charges. */
  pieces: Pick<LineSnapshot, "quantity" | "price"> | null;
  amount: Money;
}

/** All charges of an order, in whole minor units that add up to its total (PRICE-08). */
export function chargeRows(order: OrderRow, lines: readonly OrderLineRow[], t: Translate): ChargeRow[] {
  const values = { courier: order.courier.name, code: order.promotion?.code ?? "" };
  return orderCharges(lines, order).map(({ kind, index, minor }) => {
    const amount = fromMinor(minor);
    const line = index === null ? undefined : lines[index];
    if (line) return { label: goodsName(line), pieces: line, amount };
    if (kind === "goods" || kind === "balance") throw new Error(`An order has no line of ${kind} without goods`);
    return { label: t(`order.charge.${kind}`, values), pieces: null, amount };
  });
}

/** The total of an order in whole minor units. */
export const chargedTotal = ({ total }: OrderRow) => roundToMinor(total);

const goodsName = ({ name, variant }: OrderLineRow) => (variant === "" ? name : `${name}, ${variant}`);
