import type { LineSnapshot } from "#domain/catalogue/products/line-snapshot.ts";
import { add, type Money, money, roundToMinor } from "#domain/money/money/money.ts";
import { type ChargedLine, chargedLines } from "#domain/money/pricing/charged-lines.ts";
import { discountPercentage } from "#domain/money/pricing/landed-total.ts";

/** The amounts of an order, which never change. */
export interface OrderFigures {
  subtotal: Money;
  /** Before the discount. */
  shippingPrice: Money;
  shippingDiscount: Money;
  deliveryPrice: Money;
  promotionDiscount: Money;
  paymentFee: Money;
}

/** The price of an order without a payment fee (PRICE-05). */
export function baseTotal(figures: Omit<OrderFigures, "paymentFee">): Money {
  const { subtotal, shippingPrice, shippingDiscount, deliveryPrice, promotionDiscount } = figures;
  return money(subtotal + shippingPrice - shippingDiscount + deliveryPrice - promotionDiscount);
}

/**
 * The price of an order, line by line in whole minor units that add up to its total. A fee is whole already, so that
 * the lines of the goods do not depend on the payment method; paying by balance takes nothing off (PRICE-08).
 */
export function orderCharges(
  lines: readonly Pick<LineSnapshot, "price" | "quantity">[],
  figures: OrderFigures,
): ChargedLine[] {
  const base = baseTotal(figures);
  return chargedLines(
    lines.map(({ price, quantity }) => ({ currentPrice: price, quantity })),
    {
      subtotal: figures.subtotal,
      shipping: figures.shippingPrice,
      shippingDiscount: figures.shippingDiscount,
      shippingDiscountPercentage: discountPercentage(figures.shippingPrice, figures.shippingDiscount),
      delivery: figures.deliveryPrice,
      isFrom: false,
      promotionDiscount: figures.promotionDiscount,
      base,
      balance: money(0),
      withoutFee: base,
      paymentFee: figures.paymentFee,
      final: roundToMinor(add(base, figures.paymentFee)),
    },
  );
}

const WHOLE = 10_000;

/** The VAT that a gross amount of whole minor units contains, in whole minor units, as invoices show it. */
export function containedTax(gross: Money, taxBasisPoints: number): Money {
  const exact = (BigInt(gross) * BigInt(taxBasisPoints)) / BigInt(WHOLE + taxBasisPoints);
  return roundToMinor(money(Number(exact)));
}
