import { textOf } from "../../../../client/forms/use-call-form.ts";
import type { CheckoutData } from "../../../../contracts/shop/checkout-data.ts";
import type { CheckoutState } from "../../../../domain/checkout/checkout-state.ts";
import { checkShippingStep } from "../../../../domain/checkout/shipping-rules.ts";
import { NO_DELIVERY_METHOD } from "../../../../domain/delivery/courier.ts";
import type { AddressFields, Country } from "../../../../domain/identity/address-rules.ts";
import { readAddress } from "../../../commerce/addresses/read-address.ts";

export interface ShippingFields {
  /** Null for signed-in customers. */
  email: string | null;
  /** Null when a saved address is selected instead. */
  address: AddressFields | null;
}

/** The address form is shown when no address is saved. */
export const typesAddress = ({ address }: CheckoutData) => (address?.client_addresses.length ?? 0) === 0;

export function readShipping(typed: FormData, data: CheckoutData): ShippingFields {
  return {
    email: data.is_guest ? textOf(typed, "email") : null,
    address: typesAddress(data) ? readAddress(typed) : null,
  };
}

type Chosen = Pick<CheckoutState<CheckoutData>, "shipping_method" | "delivery_method" | "parcel_shop" | "address">;

export function checkShipping(
  { email, address }: ShippingFields,
  chosen: Chosen,
  data: CheckoutData,
  countries: readonly Country[],
) {
  const courier = data.delivery?.local_delivery_couriers.find(({ id }) => id === chosen.delivery_method);
  return checkShippingStep(
    {
      email,
      typedAddress: address,
      hasSavedAddress: chosen.address !== null,
      shippingMethod: chosen.shipping_method,
      deliveryMethod: courier ? chosen.delivery_method : NO_DELIVERY_METHOD,
      needsPickupPoint: courier?.has_pickup_points ?? false,
      parcelShop: chosen.parcel_shop,
    },
    countries,
  );
}
