import type { Parcel } from "#domain/forwarding/freight/chargeable-weight.ts";
import { largestSides, takesBox } from "#domain/selling/delivery/point-size.ts";
import type { ForwardedParcel } from "../../parcels/index.ts";
import type { RequestDeps } from "../request-deps.ts";

/** The load of a courier: joined parcels weigh together, and each of them has to fit in any case. */
export function loadOf(parcels: readonly Pick<ForwardedParcel, "size">[], joins: boolean) {
  const sizes = parcels.flatMap(({ size }): Parcel[] => (size ? [size] : []));
  const weights = sizes.map(({ weightGrams }) => weightGrams);
  const weightGrams = joins ? weights.reduce((sum, each) => sum + each, 0) : Math.max(0, ...weights);
  return { weightGrams, box: largestSides(sizes) };
}

interface Chosen {
  courierId: number | null;
  pickupPointId: number | null;
  currencyId: number;
}

/** Why the chosen courier or pickup point cannot take these parcels: a message key, or null. */
export function undeliverable(
  { delivery }: { delivery: Pick<RequestDeps["delivery"], "findCourier" | "findPoint"> },
  { courierId, pickupPointId, currencyId }: Chosen,
  { weightGrams, box }: ReturnType<typeof loadOf>,
): "delivery.too-heavy" | "delivery.too-large" | null {
  const courier = courierId === null ? null : delivery.findCourier(courierId, currencyId);
  if (courier && weightGrams > courier.maxWeightGrams) return "delivery.too-heavy";
  const point = pickupPointId === null ? null : delivery.findPoint(pickupPointId, "en");
  return point && !takesBox(point, box) ? "delivery.too-large" : null;
}
