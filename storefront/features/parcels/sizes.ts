import type { ParcelCard } from "../../../contracts/shop/parcel-data.ts";

type Size = NonNullable<ParcelCard["size"]>;

/** Kilograms with two decimals, or with one where half kilograms are charged. */
export const inKilograms = (grams: number, decimals = 2): string => (grams / 1_000).toFixed(decimals);

export const inCentimetres = ({ length_mm, width_mm, height_mm }: Size): string =>
  [length_mm, width_mm, height_mm].map((mm) => Math.ceil(mm / 10)).join(" × ");
