import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import { formatCentimetres } from "#i18n/format.ts";

type Size = NonNullable<ParcelCard["size"]>;

/** Half kilograms are charged. */
export const CHARGED_DECIMALS = { least: 1, most: 1 };

export const inCentimetres = ({ length_mm, width_mm, height_mm }: Size): string =>
  formatCentimetres([length_mm, width_mm, height_mm]);
