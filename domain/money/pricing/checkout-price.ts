import { add, type Money, money, roundToMinor, subtract } from "../money/money.ts";
import { FEE_TYPE, type FeeType } from "../payments/provider.ts";
import { percentageToMinor } from "./exact-share.ts";
import { discountPercentage, type LandedTotal, landedTotal, type PricedLine } from "./landed-total.ts";

/** The fee of a payment method: an amount when fixed, hundredths of a percent otherwise. */
export interface PaymentFee {
  type: FeeType;
  value: number;
}

export interface CheckoutPriceInput {
  lines: readonly PricedLine[];
  /** The agreed freight after its discount; null means the chosen method's price. */
  shippingFee: Money | null;
  methodPrice: Money | null;
  shippingDiscount: Money;
  /** The agreed delivery fee; null means the chosen courier's fee. */
  deliveryFee: Money | null;
  courierFee: Money | null;
  /** The cheapest delivery, counted while no courier is chosen. Never passed where money is charged. */
  cheapestFee?: Money | null;
  promotionDiscount: Money;
  /** Zero when the balance is not used. */
  availableBalance: Money;
  paymentFee: PaymentFee | null;
}

export interface CheckoutPrice extends LandedTotal {
  promotionDiscount: Money;
  base: Money;
  balance: Money;
  withoutFee: Money;
  paymentFee: Money;
  /** The charged amount, in whole minor units. */
  final: Money;
}

const NOTHING = money(0);

/** Computes every figure of a checkout, in the browser and on the server alike (PRICE-01 … PRICE-08). */
export function priceCheckout(input: CheckoutPriceInput): CheckoutPrice {
  const landed = landedTotal({
    lines: input.lines,
    freight: input.shippingFee ?? input.methodPrice,
    shippingDiscount: input.shippingDiscount,
    deliveryFee: input.deliveryFee ?? input.courierFee,
    cheapestFee: input.cheapestFee ?? null,
  });
  const { subtotal, shipping, delivery, shippingDiscount } = landed;
  const promotionDiscount = lesser(input.promotionDiscount, subtotal);
  const base = subtract(subtract(add(add(subtotal, shipping), delivery), shippingDiscount), promotionDiscount);
  const balance = balanceUsed(input.availableBalance, base);
  const withoutFee = subtract(base, balance);
  const paymentFee = paymentFeeOf(withoutFee, input.paymentFee);
  const final = roundToMinor(add(withoutFee, paymentFee));
  return { ...landed, promotionDiscount, base, balance, withoutFee, paymentFee, final };
}

/** A method's freight discount as a percentage, from the cart's figures (PRICE-04). */
export function cartDiscountPercentage(methodPrice: Money | null, methodDiscount: Money | null): number {
  if (methodPrice === null || methodDiscount === null) return 0;
  return discountPercentage(add(methodPrice, methodDiscount), methodDiscount);
}

/** The amount that the balance pays: between zero and the whole price (PRICE-06, T117). */
export function balanceUsed(available: Money, base: Money): Money {
  return available > 0 ? lesser(available, base) : NOTHING;
}

/** The payment fee; zero when less than half a minor unit is left to pay (PRICE-07, T117). */
export function paymentFeeOf(withoutFee: Money, fee: PaymentFee | null): Money {
  if (fee === null || roundToMinor(withoutFee) === 0) return NOTHING;
  if (fee.type === FEE_TYPE.fixed) return roundToMinor(money(fee.value));
  return percentageToMinor(withoutFee, fee.value);
}

const lesser = (a: Money, b: Money) => (a < b ? a : b);
