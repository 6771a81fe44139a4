import { textOf } from "#client/forms/use-call-form.ts";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import type { AddressFields, Country } from "#domain/people/identity/address-rules.ts";
import { checkExtras, type TypedExtras } from "#domain/selling/checkout/extras.ts";
import { checkShippingStep, sendableAddress } from "#domain/selling/checkout/shipping-rules.ts";
import { NO_DELIVERY_METHOD } from "#domain/selling/delivery/courier.ts";
import { newDraft } from "#storefront/commerce/addresses/address-list.ts";
import { readAddress } from "#storefront/commerce/addresses/read-address.ts";
import type { Checkout } from "../use-checkout.ts";
import { readTypedExtras } from "./extras-form.ts";

export interface ShippingFields {
  extras: TypedExtras;
  /** Null for signed-in customers. */
  email: string | null;
  /** Null when a saved address is selected instead. */
  address: AddressFields | null;
}

/** Countries that cannot be served are not offered. */
export const servedCountries = ({ country }: CheckoutData): readonly Country[] => country?.countries ?? [];

export const savedAddresses = (data: CheckoutData) =>
  (data.address?.client_addresses ?? []).filter(({ country_id }) =>
    servedCountries(data).some(({ id }) => id === country_id),
  );

/** The address form is shown when no address is saved. */
export const typesAddress = (data: CheckoutData) => savedAddresses(data).length === 0;

/** The draft of the address, complete or not, over the stored address. */
export function shownAddress({ address, country, draft }: CheckoutData): AddressFields {
  const typed = draft as Partial<AddressFields> | null;
  return newDraft({ country_id: country?.country_id ?? 0, ...address?.current, ...typed });
}

type Chosen = Pick<Checkout, "data" | "state">;

const courierOf = ({ data, state }: Chosen) =>
  data.delivery?.local_delivery_couriers.find(({ id }) => id === state.delivery_method);

/** A courier without pickup points needs a street. */
export const isToDoor = (chosen: Chosen) => courierOf(chosen)?.has_pickup_points === false;

export function readShipping(typed: FormData, chosen: Chosen): ShippingFields {
  const { data } = chosen;
  return {
    extras: readTypedExtras(typed),
    email: data.is_guest ? textOf(typed, "email") : null,
    address: typesAddress(data) ? sendableAddress(readAddress(typed), servedCountries(data), isToDoor(chosen)) : null,
  };
}

export function checkShipping({ email, address, extras }: ShippingFields, chosen: Chosen) {
  const { state, data } = chosen;
  const courier = courierOf(chosen);
  const broken = checkShippingStep(
    {
      email,
      typedAddress: address,
      hasSavedAddress: state.address !== null,
      shippingMethod: state.shipping_method,
      deliveryMethod: courier ? state.delivery_method : NO_DELIVERY_METHOD,
      needsPickupPoint: courier?.has_pickup_points ?? false,
      parcelShop: state.parcel_shop,
    },
    servedCountries(data),
  );
  return { ...broken, ...checkExtras(extras) };
}
