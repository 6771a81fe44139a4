import { add, type Money, money, roundToMinor, subtract } from "../money/money.ts";
import { balanceUsed, type PaymentFee, paymentFeeOf } from "../pricing/checkout-price.ts";

export interface AttemptPrice {
  /** The amount that the balance pays. */
  balance: Money;
  fee: Money;
  /** The amount that the provider takes, in whole minor units. */
  amount: Money;
}

/** Divides the amount due: the balance pays first, the provider the rest and the fee (PRICE-06, PRICE-07, T117). */
export function priceAttempt(due: Money, availableBalance: Money, methodFee: PaymentFee): AttemptPrice {
  const balance = balanceUsed(availableBalance, due);
  const withoutFee = subtract(due, balance);
  const fee = paymentFeeOf(withoutFee, methodFee);
  return { balance, fee, amount: roundToMinor(add(withoutFee, fee)) };
}

/** Whether an attempt takes the amount due now: amount + balance − fee = due, in whole minor units (I19). */
export const settlesDue = ({ balance, fee, amount }: AttemptPrice, due: Money): boolean =>
  amount === roundToMinor(add(subtract(due, balance), fee));

/** Divides a refund: to the provider up to the amount that it took, the rest to the balance (T121). */
export function divideRefund(amount: Money, leftAtProvider: Money): { provider: Money; balance: Money } {
  const provider = money(Math.min(amount, leftAtProvider));
  return { provider, balance: subtract(amount, provider) };
}
