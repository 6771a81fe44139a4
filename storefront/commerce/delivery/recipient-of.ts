import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { type AddressFields, checkRecipient } from "#domain/people/identity/address-rules.ts";

export type Recipients = Pick<RequestDetails, "client_addresses" | "countries" | "address">;

/** The recipient at a pickup point: as chosen before, else as in the customer's newest address. */
export function recipientOf({ address, client_addresses }: Recipients, countryId: number): AddressFields {
  const known = address ?? client_addresses[0];
  return {
    first_name: known?.first_name ?? "",
    last_name: known?.last_name ?? "",
    phone_number: known?.phone_number ?? "",
    first_address: "",
    city: "",
    zip: "",
    country_id: countryId,
  };
}

/** A complete known recipient is saved with the point; otherwise the customer is asked. */
export function knownRecipient(chosen: Recipients, countryId: number): { address?: AddressFields } {
  if (chosen.address !== null) return {};
  const address = recipientOf(chosen, countryId);
  return Object.keys(checkRecipient(address, chosen.countries)).length === 0 ? { address } : {};
}
