import { textOf } from "#client/forms/use-call-form.ts";
import type { AddressFields } from "#domain/people/identity/address-rules.ts";

/** Reads the fields of AddressFields. */
export function readAddress(typed: FormData): AddressFields {
  return {
    first_name: textOf(typed, "first_name"),
    last_name: textOf(typed, "last_name"),
    first_address: textOf(typed, "first_address"),
    city: textOf(typed, "city"),
    zip: textOf(typed, "zip"),
    phone_number: textOf(typed, "phone_number"),
    country_id: Number(textOf(typed, "country_id")),
  };
}
