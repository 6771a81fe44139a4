import type { DeliveryAddress } from "#contracts/shop/people/account.ts";

/** The id of an address that the server does not know yet (ACCOUNT-01). */
export const DRAFT_ID = 0;

type AddressFields = Omit<DeliveryAddress, "id">;

/** The initial values of a new address (ACCOUNT-01). */
export function newDraft(known: Partial<AddressFields>): DeliveryAddress {
  const blank = {
    first_name: "",
    last_name: "",
    first_address: "",
    city: "",
    zip: "",
    phone_number: "",
    country_id: 0,
  };
  return { ...blank, ...known, id: DRAFT_ID };
}

/** Saved addresses, followed by the draft with id 0 (ACCOUNT-01). */
export function withDraft(saved: readonly DeliveryAddress[], draft: DeliveryAddress | null): DeliveryAddress[] {
  return draft ? [...saved, draft] : [...saved];
}

/** Whether the draft holds anything that the account does not already provide (ACCOUNT-01). */
export function hasOwnInput({ first_address, city, zip, phone_number }: DeliveryAddress): boolean {
  return [first_address, city, zip, phone_number].some((text) => text.trim() !== "");
}

export function addressLine({ first_address, city, zip }: AddressFields): string {
  return [first_address, zip, city].filter((part) => part.trim() !== "").join(", ");
}
