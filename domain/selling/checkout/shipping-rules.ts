import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import {
  type AddressFields,
  type Country,
  checkAddress,
  checkRecipient,
} from "#domain/people/identity/address-rules.ts";
import { brokenFields, type FieldKey } from "#domain/people/identity/field-verdicts.ts";
import { checkEmailField } from "#domain/people/identity/text-rules.ts";
import { NO_DELIVERY_METHOD } from "../delivery/courier.ts";

export interface ShippingChoices {
  /** Null for signed-in customers, who are not asked for it. */
  email: string | null;
  /** Null when a saved address is chosen instead. */
  typedAddress: AddressFields | null;
  hasSavedAddress: boolean;
  shippingMethod: ShippingMethod | null;
  deliveryMethod: number;
  /** The chosen courier delivers to pickup points. */
  needsPickupPoint: boolean;
  parcelShop: number | null;
}

/** An address as far as it can be sent: for a pickup point a street that is half typed is left out. */
export function sendableAddress(address: AddressFields, countries: readonly Country[], isToDoor: boolean) {
  const broken = checkAddress(address, countries);
  const hasBrokenStreet = ["first_address", "city", "zip"].some((field) => field in broken);
  return isToDoor || !hasBrokenStreet ? address : { ...address, first_address: "", city: "", zip: "" };
}

const CHOICE_MISSING = "validation.choice" satisfies FieldKey;

/** The errors of the shipping step by field (CHECKOUT-08, CHECKOUT-09, ERROR-05). */
export function checkShippingStep(choices: ShippingChoices, countries: readonly Country[]) {
  const { email, typedAddress, hasSavedAddress, shippingMethod, deliveryMethod, needsPickupPoint, parcelShop } =
    choices;
  const isToDoor = deliveryMethod !== NO_DELIVERY_METHOD && !needsPickupPoint;
  return {
    ...brokenFields({
      email: email === null ? null : checkEmailField(email),
      address_id: typedAddress === null && !hasSavedAddress ? CHOICE_MISSING : null,
      shipping_method: shippingMethod === null ? CHOICE_MISSING : null,
      delivery_method: deliveryMethod === NO_DELIVERY_METHOD ? CHOICE_MISSING : null,
      parcel_shop: needsPickupPoint && parcelShop === null ? CHOICE_MISSING : null,
    }),
    ...(typedAddress && (isToDoor ? checkAddress : checkRecipient)(typedAddress, countries)),
  };
}
