import type { Freight } from "#domain/forwarding/freight/freight.ts";
import { subtotalOf } from "#domain/money/pricing/landed-total.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { largestSides, takesBox } from "#domain/selling/delivery/point-size.ts";
import { storefrontDay } from "#i18n/moments.ts";
import type { VariantForSale } from "#modules/catalogue/catalog/index.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { pricedLines } from "../price.ts";
import { type CheckoutLine, type StoredCheckout, weightOf } from "../stored-checkout.ts";

export function lineOf(variant: VariantForSale, quantity: number): CheckoutLine {
  const { priorPrice, maxQuantity, originCountry, available, ...shown } = variant;
  return { ...shown, quantity };
}

type Destination = Pick<StoredCheckout, "currencyId" | "countryId" | "lines">;

export function quoteFreight(
  { delivery, catalogue, now }: CheckoutDeps,
  storefront: StorefrontProfile,
  { currencyId, countryId, lines }: Destination,
): Freight {
  const scope = { storefront, currency: { id: currencyId }, countryId, today: storefrontDay(storefront, now()) };
  return delivery.quoteFreight(scope, catalogue.shippingRates(), lines, subtotalOf(pricedLines(lines)));
}

export type ChosenDelivery = Pick<StoredCheckout, "courierId" | "pickupPointId" | "deliveryFee">;

export const NO_DELIVERY: ChosenDelivery = { courierId: null, pickupPointId: null, deliveryFee: null };

/** The courier and pickup point with the current fee; null when they cannot deliver these lines there (CHECKOUT-09). */
export function deliveryTo(
  { delivery }: Pick<CheckoutDeps, "delivery">,
  { countryId, currencyId, lines }: Destination,
  chosen: Pick<ChosenDelivery, "courierId" | "pickupPointId">,
): ChosenDelivery | null {
  const courier = chosen.courierId === null ? null : delivery.findCourier(chosen.courierId, currencyId);
  if (courier?.countryId !== countryId || weightOf(lines) > courier.maxWeightGrams) return null;
  if (courier.deliveryType === "door") return { courierId: courier.id, pickupPointId: null, deliveryFee: courier.fee };
  const point = chosen.pickupPointId === null ? null : delivery.findPoint(chosen.pickupPointId, "en");
  if (point?.carrier !== courier.carrier || point.country !== courier.country) return null;
  if (!takesBox(point, largestSides(lines))) return null;
  return { courierId: courier.id, pickupPointId: point.parcelshop_id, deliveryFee: courier.fee };
}
