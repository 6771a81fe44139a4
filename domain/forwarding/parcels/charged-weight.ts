import type { Parcel, WeightRule } from "../freight/chargeable-weight.ts";

/** Air freight charges each started half kilogram of the greater of weight and volume. */
export const AIR_WEIGHT_RULE: WeightRule = { stepGrams: 500, volumeDivisor: 6_000 };

/** The volumetric weight of a box by air: mm³ divided by (cm³ per kg) gives grams. */
export const volumeGrams = ({ lengthMm, widthMm, heightMm }: Omit<Parcel, "weightGrams">): number =>
  Math.round((lengthMm * widthMm * heightMm) / AIR_WEIGHT_RULE.volumeDivisor);
