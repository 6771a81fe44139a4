import { filledLines } from "#modules/money/documents/index.ts";
import type { RequestRow } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";

export type PaperDeps = Pick<RequestDeps, "directory" | "delivery" | "countries" | "customs" | "warehouses" | "now">;

/** The recipient and the address. */
export function receiverLines({ address, pickupPoint }: Pick<RequestRow, "address" | "pickupPoint">): string[] {
  if (!address) return [];
  const { first_name, last_name, first_address, zip, city } = address;
  const street = first_address || (pickupPoint ? `${pickupPoint.name}, ${pickupPoint.street}` : "");
  const place = city ? `${zip} ${city}` : pickupPoint ? `${pickupPoint.zip} ${pickupPoint.city}` : "";
  return filledLines([`${first_name} ${last_name}`.trim(), street, place.trim()]);
}

/** The buyer's own address: a pickup point is nobody's address. */
export const buyerLines = ({ address }: Pick<RequestRow, "address">): string[] =>
  receiverLines({ address, pickupPoint: null });

export function countryName(
  { countries }: Pick<PaperDeps, "countries">,
  { countryId }: Pick<RequestRow, "countryId">,
  language: string,
): string {
  const iso = countries.find(({ id }) => id === countryId)?.iso_code;
  return iso ? nameOf(iso, language) : "";
}

export const nameOf = (iso: string, language: string): string =>
  new Intl.DisplayNames(language, { type: "region" }).of(iso) ?? iso;
