import { add, type Money, money, multiply, roundToMinor, subtract } from "../money/money.ts";
import { FEE_TYPE, type FeeType } from "../payments/provider.ts";
import { percentageToMinor } from "./exact-share.ts";

export interface PricedLine {
  currentPrice: Money;
  quantity: number;
}

/** What a way to pay costs: an amount when fixed, hundredths of a percent otherwise. */
export interface PaymentFee {
  type: FeeType;
  value: number;
}

export interface CheckoutPriceInput {
  lines: readonly PricedLine[];
  /** What freight was agreed to cost, after its discount; where it is none yet, the chosen method's price counts. */
  shippingFee: Money | null;
  methodPrice: Money | null;
  shippingDiscount: Money;
  /** What delivery was agreed to cost; where it is none yet, the chosen courier's fee counts. */
  deliveryFee: Money | null;
  courierFee: Money | null;
  promotionDiscount: Money;
  /** What the balance may pay; nothing when it is left alone. */
  availableBalance: Money;
  paymentFee: PaymentFee | null;
}

export interface CheckoutPrice {
  subtotal: Money;
  /** Before the discount, as it is shown. */
  shipping: Money;
  shippingDiscount: Money;
  shippingDiscountPercentage: number;
  delivery: Money;
  promotionDiscount: Money;
  base: Money;
  balance: Money;
  withoutFee: Money;
  paymentFee: Money;
  /** What is charged, in whole minor units. */
  final: Money;
}

const NOTHING = money(0);

/** Every figure of a checkout from what was chosen in it, in the browser and on the server alike (PRICE-01 … PRICE-08). */
export function priceCheckout(input: CheckoutPriceInput): CheckoutPrice {
  const subtotal = subtotalOf(input.lines);
  const { shippingDiscount } = input;
  const shipping = shippingPrice(input.shippingFee ?? input.methodPrice ?? NOTHING, shippingDiscount);
  const delivery = input.deliveryFee ?? input.courierFee ?? NOTHING;
  const promotionDiscount = lesser(input.promotionDiscount, subtotal);
  const base = subtract(subtract(add(add(subtotal, shipping), delivery), shippingDiscount), promotionDiscount);
  const balance = balanceUsed(input.availableBalance, base);
  const withoutFee = subtract(base, balance);
  const paymentFee = paymentFeeOf(withoutFee, input.paymentFee);
  return {
    subtotal,
    shipping,
    shippingDiscount,
    shippingDiscountPercentage: discountPercentage(shipping, shippingDiscount),
    delivery,
    promotionDiscount,
    base,
    balance,
    withoutFee,
    paymentFee,
    final: roundToMinor(add(withoutFee, paymentFee)),
  };
}

/** What the goods cost together (PRICE-01). */
export function subtotalOf(lines: readonly PricedLine[]): Money {
  return lines.reduce((sum, { currentPrice, quantity }) => add(sum, multiply(currentPrice, quantity)), NOTHING);
}

/** What freight costs before its discount, from the discounted price and the discount as read (PRICE-02). */
function shippingPrice(price: Money, discount: Money): Money {
  return add(price, discount);
}

/** How many percent of the freight a method's discount takes off, from the cart's figures of that method (PRICE-04). */
export function cartDiscountPercentage(methodPrice: Money | null, methodDiscount: Money | null): number {
  if (methodPrice === null || methodDiscount === null) return 0;
  return discountPercentage(shippingPrice(methodPrice, methodDiscount), methodDiscount);
}

/** A freight discount as whole percent of the price that it is taken from (PRICE-04). */
export function discountPercentage(shipping: Money, discount: Money): number {
  return shipping > 0 ? Math.round((discount * 100) / shipping) : 0;
}

/** What the balance pays: at most all of the price, at least nothing (PRICE-06, T117). */
export function balanceUsed(available: Money, base: Money): Money {
  return available > 0 ? lesser(available, base) : NOTHING;
}

/** What a way to pay adds: nothing where nothing is left to pay, not even half a minor unit (PRICE-07, T117). */
export function paymentFeeOf(withoutFee: Money, fee: PaymentFee | null): Money {
  if (fee === null || roundToMinor(withoutFee) === 0) return NOTHING;
  if (fee.type === FEE_TYPE.fixed) return roundToMinor(money(fee.value));
  return percentageToMinor(withoutFee, fee.value);
}

const lesser = (a: Money, b: Money) => (a < b ? a : b);
