import { filledLines } from "../../documents/index.ts";
import type { RequestRow } from "../move-request.ts";
import type { RequestDeps } from "../request-deps.ts";

/** What the papers of a request are written from. */
export type PaperDeps = Pick<RequestDeps, "directory" | "delivery" | "countries" | "customs" | "warehouses" | "now">;

/** Who gets the boxes, and where. */
export function receiverLines({ address, pickupPoint }: Pick<RequestRow, "address" | "pickupPoint">): string[] {
  if (!address) return [];
  const { first_name, last_name, first_address, zip, city } = address;
  const street = first_address || (pickupPoint ? `${pickupPoint.name}, ${pickupPoint.street}` : "");
  const place = city ? `${zip} ${city}` : pickupPoint ? `${pickupPoint.zip} ${pickupPoint.city}` : "";
  return filledLines([`${first_name} ${last_name}`.trim(), street, place.trim()]);
}

/** Who is invoiced lives at their own address: where a pickup point is, is nobody's. */
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
