/** The prefixes of the numbers that people read and write (ACCOUNT-02). */
const PREFIXES = {
  order: "OR",
  quote: "QU",
  forward_request: "FR",
  invoice: "IN",
  top_up: "TU",
  balance_entry: "ID",
  payout: "PO",
  parcel: "PA",
  consignment: "CO",
  claim: "CL",
  withdrawal: "WD",
  company: "PR",
  contact_message: "CM",
  phone_reservation: "RS",
  error: "ER",
  staff_approval: "SA",
} as const;

export type Numbered = keyof typeof PREFIXES;

/** The number of a thing: OR12. */
export const numberOf = (kind: Numbered, id: number): string => `${PREFIXES[kind]}${id}`;

/** The id in a number, whatever its case and spaces; null for any other text. */
export function idOf(kind: Numbered, text: string): number | null {
  const [, prefix, digits] = /^([A-Z]{2})\s*([1-9]\d{0,8})$/.exec(text.trim().toUpperCase()) ?? [];
  return prefix === PREFIXES[kind] ? Number(digits) : null;
}

/** The same for a search among things of one kind, where the prefix may be left out. */
export const searchedId = (kind: Numbered, text: string): number | null =>
  idOf(kind, text) ?? idOf(kind, `${PREFIXES[kind]}${text.trim()}`);
