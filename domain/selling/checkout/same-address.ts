import type { AddressFields } from "#domain/people/identity/address-rules.ts";

const COMPARED = ["first_name", "last_name", "first_address", "city", "zip", "phone_number", "country_id"] as const;

/** Compares fields, because a checkout stores a copy of the selected address. */
export function isSameAddress(address: AddressFields, chosen: AddressFields | null): boolean {
  return chosen !== null && COMPARED.every((field) => address[field] === chosen[field]);
}
