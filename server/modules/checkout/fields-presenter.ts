import type { CheckoutData } from "../../../contracts/shop/checkout-data.ts";
import { type CheckoutField, PAYMENT_STEP_FIELDS } from "../../../domain/checkout/steps.ts";
import { NO_DELIVERY_METHOD } from "../../../domain/delivery/courier.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import type { AboutOwner } from "./owner-data.ts";
import { type StoredCheckout, weightOf } from "./stored-checkout.ts";

interface Wanted {
  about: AboutOwner;
  language: Language;
  fields?: readonly CheckoutField[] | undefined;
}

/** The fields of a checkout that can be asked for one by one (CHECKOUT-03). */
export function describeFields(
  deps: Pick<CheckoutDeps, "delivery">,
  checkout: StoredCheckout,
  { about, language, fields = PAYMENT_STEP_FIELDS }: Wanted,
): Pick<CheckoutData, CheckoutField> {
  const { freight, shippingMethod } = checkout;
  const each: { [Field in CheckoutField]: () => CheckoutData[Field] } = {
    shipping: () => ({
      ...freight,
      shipping_fee: shippingMethod && freight.shipping_methods[shippingMethod],
      selected_shipping_method: shippingMethod,
    }),
    delivery: () => describeDelivery(deps, checkout, about, language),
    address: () => ({ current: checkout.address, client_addresses: about.addresses }),
    country: () => ({ country_id: checkout.countryId }),
    email: () => ({ email: checkout.email }),
  };
  return Object.fromEntries(fields.map((field) => [field, each[field]()]));
}

function describeDelivery(
  { delivery }: Pick<CheckoutDeps, "delivery">,
  { countryId, currencyId, lines, courierId, deliveryFee, pickupPointId, address }: StoredCheckout,
  { deliveries }: AboutOwner,
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
      lastUsedPointIds: deliveries.flatMap(({ pickupPointId }) => pickupPointId ?? []),
      city: address?.city,
    }),
    courier_info: {
      parcelshop_id: pickupPointId,
      point: pickupPointId === null ? null : delivery.findPoint(pickupPointId, language),
    },
  };
}
