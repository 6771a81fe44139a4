import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { type CheckoutField, PAYMENT_STEP_FIELDS } from "#domain/selling/checkout/steps.ts";
import { NO_DELIVERY_METHOD } from "#domain/selling/delivery/courier.ts";
import { largestSides } from "#domain/selling/delivery/point-size.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { servedCountries } from "./choices/served-countries.ts";
import type { OwnerData } from "./owner-data.ts";
import { type StoredCheckout, weightOf } from "./stored-checkout.ts";

interface FieldRequest {
  storefront: StorefrontProfile;
  ownerData: OwnerData;
  language: Language;
  fields?: readonly CheckoutField[] | undefined;
}

/** The fields of a checkout that a caller can request (CHECKOUT-03). */
export function presentFields(
  deps: CheckoutDeps,
  checkout: StoredCheckout,
  { storefront, ownerData, language, fields = PAYMENT_STEP_FIELDS }: FieldRequest,
): Pick<CheckoutData, CheckoutField> {
  const { freight, shippingMethod } = checkout;
  const each: { [Field in CheckoutField]: () => CheckoutData[Field] } = {
    shipping: () => ({
      ...freight,
      shipping_fee: shippingMethod && freight.shipping_methods[shippingMethod],
      selected_shipping_method: shippingMethod,
    }),
    delivery: () => presentDelivery(deps, checkout, ownerData, language),
    address: () => ({ current: checkout.address, client_addresses: ownerData.addresses }),
    country: () => ({
      country_id: checkout.countryId,
      countries: servedCountries(deps, storefront, checkout.currencyId),
    }),
    email: () => ({ email: checkout.email }),
  };
  return Object.fromEntries(fields.map((field) => [field, each[field]()]));
}

function presentDelivery(
  { delivery }: Pick<CheckoutDeps, "delivery">,
  { countryId, currencyId, lines, courierId, deliveryFee, pickupPointId, address }: StoredCheckout,
  { used }: OwnerData,
  language: Language,
): CheckoutData["delivery"] {
  return {
    delivery_fee: deliveryFee,
    local_delivery: courierId ?? NO_DELIVERY_METHOD,
    local_delivery_couriers: delivery.couriersFor({
      countryId,
      currency: { id: currencyId },
      language,
      weightGrams: weightOf(lines),
      box: largestSides(lines),
      lastUsedPointIds: used.flatMap(({ pickupPointId }) => pickupPointId ?? []),
      city: address?.city,
    }),
    last_used_courier: used[0]?.courierId ?? null,
    courier_info: {
      parcelshop_id: pickupPointId,
      point: pickupPointId === null ? null : delivery.findPoint(pickupPointId, language),
    },
  };
}
