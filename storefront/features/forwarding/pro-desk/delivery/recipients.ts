import { textOf } from "#client/forms/use-call-form.ts";
import type { ProRecipient } from "#contracts/shop/forwarding/pro-desk.ts";
import { MOST_PARCELS } from "#domain/forwarding/forward-requests/request-machine.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";

export interface Recipient {
  key: number;
  parcels: readonly string[];
  /** One of the saved addresses; null for a new one. */
  addressId: number | null;
  countryId: number;
}

/** The name of a recipient's field in the form; errors use it too. */
export const recipientField = (index: number, field: string) => `recipients.${index}.${field}`;

/** The fewest recipients that can take all parcels. */
export function firstRecipients(
  numbers: readonly string[],
  start: Pick<Recipient, "addressId" | "countryId">,
): Recipient[] {
  const count = Math.max(1, Math.ceil(numbers.length / MOST_PARCELS));
  return Array.from({ length: count }, (_, key) => ({
    key,
    parcels: numbers.slice(key * MOST_PARCELS, (key + 1) * MOST_PARCELS),
    ...start,
  }));
}

/** A parcel belongs to one recipient at most. */
export const assign = (recipients: readonly Recipient[], key: number, parcel: string): Recipient[] =>
  recipients.map((recipient) => {
    const others = recipient.parcels.filter((number) => number !== parcel);
    const isAdded = recipient.key === key && !recipient.parcels.includes(parcel);
    return { ...recipient, parcels: isAdded ? [...others, parcel] : others };
  });

export const readRecipients = (typed: FormData, recipients: readonly Recipient[]): ProRecipient[] =>
  recipients.map(({ parcels, addressId }, index) => {
    const text = (field: string) => textOf(typed, recipientField(index, field));
    const address = {
      first_name: text("first_name"),
      last_name: text("last_name"),
      first_address: text("first_address"),
      city: text("city"),
      zip: text("zip"),
      phone_number: text("phone_number"),
      country_id: Number(text("country_id")),
    };
    return {
      parcels: [...parcels],
      shipping_method: text("shipping_method") as ShippingMethod,
      courier_id: Number(text("courier_id")),
      insure: typed.has(recipientField(index, "insure")),
      ...(addressId === null ? { address } : { address_id: addressId }),
    };
  });
