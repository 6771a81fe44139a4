import type { Money } from "#domain/money/money/money.ts";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { hasStreet } from "#domain/people/identity/address-rules.ts";

/** The choices of the shipping step. */
export interface ShippingStep {
  shippingMethod: string | null;
  courierId: number | null;
  /** Null for a courier to the door. */
  pickupPointId: number | null;
  address: { first_address: string } | null;
  email: string | null;
}

/** Whether the shipping step is complete: method, courier, address and e-mail (T114, CHECKOUT-08). */
export function hasShipping({ shippingMethod, courierId, pickupPointId, address, email }: ShippingStep): boolean {
  const hasDestination = address !== null && (pickupPointId !== null || hasStreet(address));
  return shippingMethod !== null && courierId !== null && hasDestination && email !== null;
}

/**
 * The payment method of a complete payment step (T114, CHECKOUT-11): the chosen one, or any when nothing is left to pay.
 * A balance that does not cover the total is not enough. Null while the step is incomplete.
 */
export function choosePaymentMethod<Method extends { id: number; payment_processor_id: ProviderId }>(
  methods: readonly Method[],
  chosen: { paymentMethodId: number | null },
  left: Money,
): Method | null {
  const balance = methods.find(({ payment_processor_id }) => payment_processor_id === PROVIDER.balance);
  const picked = methods.find(({ id }) => id === chosen.paymentMethodId);
  if (left === 0) return picked ?? balance ?? methods[0] ?? null;
  return picked && picked !== balance ? picked : null;
}
