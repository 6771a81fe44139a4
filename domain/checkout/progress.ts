import type { Money } from "../money/money.ts";
import { PROVIDER, type ProviderId } from "../payments/provider.ts";

/** What has been chosen so far. */
export interface ShippingStep {
  shippingMethod: string | null;
  courierId: number | null;
  address: object | null;
  email: string | null;
}

/** Whether the shipping step is done: how it comes, who brings it, to where and whom to write to (T114, CHECKOUT-08). */
export function hasShipping({ shippingMethod, courierId, address, email }: ShippingStep): boolean {
  return shippingMethod !== null && courierId !== null && address !== null && email !== null;
}

/**
 * The way that a checkout is paid by, once the payment step is done (T114, CHECKOUT-11): the one that was picked; where
 * nothing is left to pay, any. A balance that is not enough is no way to pay.
 */
export function wayToPay<Method extends { id: number; payment_processor_id: ProviderId }>(
  methods: readonly Method[],
  chosen: { paymentMethodId: number | null },
  left: Money,
): Method | null {
  const balance = methods.find(({ payment_processor_id }) => payment_processor_id === PROVIDER.balance);
  const picked = methods.find(({ id }) => id === chosen.paymentMethodId);
  if (left === 0) return picked ?? balance ?? methods[0] ?? null;
  return picked && picked !== balance ? picked : null;
}
