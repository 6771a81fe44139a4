import type { Money } from "../money/money.ts";

/** What has been chosen so far. */
export interface CheckoutChoices {
  shippingMethod: string | null;
  courierId: number | null;
  address: object | null;
  email: string | null;
  paymentMethodId: number | null;
}

/** Whether the shipping step is done: how it comes, who brings it, to where and whom to write to (T114, CHECKOUT-08). */
export function hasShipping({ shippingMethod, courierId, address, email }: CheckoutChoices): boolean {
  return shippingMethod !== null && courierId !== null && address !== null && email !== null;
}

/** Whether the payment step is done: a way to pay, or a balance that leaves nothing to pay (T114, CHECKOUT-11). */
export function hasPayment(
  { paymentMethodId }: CheckoutChoices,
  left: { isByBalance: boolean; amount: Money },
): boolean {
  return paymentMethodId !== null || (left.isByBalance && left.amount === 0);
}
