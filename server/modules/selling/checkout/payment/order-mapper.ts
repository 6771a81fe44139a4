import type { Utm } from "#domain/marketing/marketing/utm.ts";
import type { CheckoutPrice } from "#domain/money/pricing/checkout-price.ts";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import { extrasFor } from "#domain/selling/checkout/extras.ts";
import { withoutControlCharacters } from "#domain/shared/text/control-characters.ts";
import { storefrontDay } from "#i18n/moments.ts";
import type { CallContext, Client } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Owner } from "#platform/calls/owner.ts";
import type { NewOrder, OrderCourier } from "../../orders/index.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import type { StoredCheckout } from "../stored-checkout.ts";

/** The order of a checkout, with the confirmed texts and prices (F20). */
export function orderOf(
  deps: CheckoutDeps,
  { storefront, owner, client }: Pick<CallContext, "storefront" | "client"> & { owner: Owner },
  checkout: StoredCheckout,
  price: CheckoutPrice,
): NewOrder {
  const { slug, languageId, currencyId, countryId, shippingMethod, address, email, promotion, pickupPointId } =
    checkout;
  if (!shippingMethod || !address || !email) throw refuse("checkout_incomplete");
  const arrival = checkout.freight.arrivals[shippingMethod];
  const language = languageOf(storefront, languageId).iso_code;
  return {
    slug,
    owner,
    storefrontCode: storefront.code,
    email,
    languageId,
    currencyId,
    countryId,
    shippingMethod,
    courier: courierOf(deps, checkout),
    pickupPoint: pickupPointId === null ? null : deps.delivery.findPoint(pickupPointId, language),
    address,
    extras: extrasFor(checkout.extras, { isToDoor: pickupPointId === null }),
    promotion: promotion && { id: promotion.id, code: promotion.code, type: promotion.type, value: promotion.value },
    campaign: campaignOf(client),
    subtotal: price.subtotal,
    shippingPrice: price.shipping,
    shippingDiscount: price.shippingDiscount,
    deliveryPrice: price.delivery,
    promotionDiscount: price.promotionDiscount,
    taxBasisPoints: deps.delivery.taxBasisPoints(countryId, storefrontDay(storefront, deps.now())),
    arrivesFrom: arrival?.arrives_from ?? null,
    arrivesTo: arrival?.arrives_to ?? null,
    lines: checkout.lines,
  };
}

/** PostgreSQL stores no NUL, and the other control characters have no place in these values. */
function campaignOf({ campaign }: Client): Utm | null {
  const values = Object.entries(campaign).map(([key, value]) => [key, withoutControlCharacters(value)] as const);
  return values.length === 0 ? null : Object.fromEntries(values);
}

function courierOf({ delivery }: CheckoutDeps, { courierId, currencyId }: StoredCheckout): OrderCourier {
  const courier = courierId === null ? null : delivery.findCourier(courierId, currencyId);
  if (!courier) throw refuse("checkout_incomplete");
  const { id, carrier, name, deliveryType, minDays, maxDays } = courier;
  return { id, carrier, name, deliveryType, minDays, maxDays };
}
