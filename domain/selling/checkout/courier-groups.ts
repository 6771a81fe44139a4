import type { Money } from "#domain/money/money/money.ts";
import type { DeliveryType } from "../delivery/courier.ts";

interface OfferedCourier {
  id: number;
  local_delivery_type: DeliveryType;
  delivery_fee: Money;
  unavailable_key: string | null;
}

/**
 * Couriers by where they bring it, the cheapest first and those that cannot be had last. The last used one is on top, and
 * its group with it (CHECKOUT-09).
 */
export function groupCouriers<Courier extends OfferedCourier>(couriers: readonly Courier[], lastUsedId: number | null) {
  const isLast = ({ id, unavailable_key }: Courier) => id === lastUsedId && unavailable_key === null;
  const rank = (courier: Courier) => (isLast(courier) ? 0 : courier.unavailable_key === null ? 1 : 2);
  const sorted = couriers.toSorted((a, b) => rank(a) - rank(b) || a.delivery_fee - b.delivery_fee);
  const last = sorted.find(isLast)?.local_delivery_type;
  const types: DeliveryType[] = last === "door" ? ["door", "pickup"] : ["pickup", "door"];
  return types
    .map((type) => ({ type, couriers: sorted.filter(({ local_delivery_type }) => local_delivery_type === type) }))
    .filter((group) => group.couriers.length > 0);
}
