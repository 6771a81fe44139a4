import type { Courier } from "#contracts/shop/selling/delivery.ts";
import type { Money } from "#domain/money/money/money.ts";
import { inForce } from "#domain/money/pricing/in-force.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { DeliveryFee } from "#domain/selling/delivery/cheapest-fee.ts";
import { CARRIER_NAMES } from "#domain/selling/delivery/courier.ts";
import type { BoxSides } from "#domain/selling/delivery/point-size.ts";
import { searchWords } from "#domain/selling/delivery/search-words.ts";
import type { CourierRecord } from "./delivery-store.ts";
import type { PointRecord } from "./pickup-point-store.ts";
import { describePoint, type PickupPoints } from "./pickup-points.ts";

export interface CourierQuery {
  countryId: number;
  currency: { id: number };
  language: Language;
  weightGrams: number;
  /** The sides that have to fit; null if unknown. */
  box?: BoxSides | null | undefined;
  /** The latest first. */
  lastUsedPointIds?: readonly number[];
  /** The customer's city, if known. */
  city?: string | undefined;
}

/** A courier with its fee of today. */
export interface CourierOffer extends Omit<CourierRecord, "fees"> {
  name: string;
  fee: Money;
}

/** Points of the first answer; further ones are found by a search. */
const FIRST_POINTS = 5;

/** Null if the courier has no price in this currency yet. */
export function offerOf({ fees, ...courier }: CourierRecord, currencyId: number, today: string): CourierOffer | null {
  const ofCurrency = fees.filter((fee) => fee.currencyId === currencyId);
  const fee = inForce(ofCurrency, today);
  return fee ? { ...courier, name: CARRIER_NAMES[courier.carrier], fee: fee.amount } : null;
}

/** The fee of a courier and the most weight that it takes; null without a pickup point to deliver to (CHECKOUT-09). */
export function feeOf({ fee, carrier, country, deliveryType, maxWeightGrams }: CourierOffer, points: PickupPoints) {
  const taken = deliveryType === "door" ? maxWeightGrams : points.heaviest({ carrier, country });
  return taken === null ? null : ({ fee, maxWeightGrams: Math.min(taken, maxWeightGrams) } satisfies DeliveryFee);
}

/** A courier as the checkout offers it, with its first points (CHECKOUT-09). */
export function describeCourier(offer: CourierOffer, points: PickupPoints, query: CourierQuery): Courier {
  const { id, carrier, name, country, deliveryType, fee, minDays, maxDays } = offer;
  const { weightGrams, language, box = null } = query;
  const isPickup = deliveryType === "pickup";
  const found = isPickup ? points.search({ carrier, country, weightGrams, box, query: "" }) : [];
  const network = found.map(({ point }) => point);
  return {
    id,
    carrier,
    name,
    local_delivery_type: deliveryType,
    delivery_fee: fee,
    min_days: minDays,
    max_days: maxDays,
    has_pickup_points: isPickup,
    pickup_points_total: network.length,
    pickup_points: firstPoints(network, query).map((point) => describePoint(point, language)),
    box: box && { length_mm: box.lengthMm, width_mm: box.widthMm, height_mm: box.heightMm },
    unavailable_key: unavailableKey(offer, query, network.length > 0 ? "some" : isTooLarge(offer, points, box)),
  };
}

/** The reason why no point of a courier can be chosen. */
const isTooLarge = (network: CourierOffer, points: PickupPoints, box: BoxSides | null) =>
  box !== null && points.heaviest(network) !== null && !points.takes(network, box) ? "too-large" : "none";

/** The reason why a courier cannot deliver: too heavy, too large, or no pickup point (CHECKOUT-09). */
function unavailableKey(
  { maxWeightGrams, deliveryType }: CourierOffer,
  { weightGrams }: CourierQuery,
  points: "some" | "too-large" | "none",
) {
  if (weightGrams > maxWeightGrams) return "delivery.too-heavy";
  if (deliveryType === "door" || points === "some") return null;
  return points === "none" ? "delivery.no-points" : "delivery.too-large";
}

/** The points used before, then those of the customer's town, then any. */
function firstPoints(network: readonly PointRecord[], { lastUsedPointIds = [], city = "" }: CourierQuery) {
  const used = lastUsedPointIds.flatMap((id) => network.find((point) => point.id === id) ?? []);
  const town = searchWords(city).join(" ");
  const nearby = town === "" ? [] : network.filter((point) => point.town === town).slice(0, FIRST_POINTS);
  const some = [...used, ...nearby, ...network.slice(0, FIRST_POINTS)];
  return [...new Set(some)].slice(0, Math.max(FIRST_POINTS, used.length));
}
