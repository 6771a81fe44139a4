import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { roundToMinor } from "#domain/money/money/money.ts";
import { hasStreet } from "#domain/people/identity/address-rules.ts";
import { NO_DELIVERY_METHOD } from "#domain/selling/delivery/courier.ts";

/** The blocks of the confirmation that are edited in place. */
export type ReviewedPart = "address" | "delivery" | "payment" | "extras";

/** The first part of a checkout that keeps it from being ordered (T114). */
export function missingPart({ delivery, address, email, selected_payment, totals }: CheckoutData): ReviewedPart | null {
  if (!delivery || delivery.local_delivery === NO_DELIVERY_METHOD) return "delivery";
  const isToDoor = delivery.courier_info.parcelshop_id === null;
  const current = address?.current;
  if (!current || (isToDoor && !hasStreet(current)) || !email?.email) return "address";
  return selected_payment === null && roundToMinor(totals.without_fee) > 0 ? "payment" : null;
}
