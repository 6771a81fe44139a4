export interface Parcel {
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

export interface WeightRule {
  /** A parcel is charged in whole steps of this many grams. */
  stepGrams: number;
  /** Cubic centimetres that count as one kilogram. */
  volumeDivisor: number;
}

export interface ChargeableWeight {
  grams: number;
  steps: number;
  /** Whether size, not weight, sets the charge. */
  isByVolume: boolean;
}

/** What a parcel is charged for: the greater of weight and volume, rounded up to whole steps (CATALOG-15). */
export function chargeableWeight(parcel: Parcel, rule: WeightRule): ChargeableWeight {
  // Cubic millimetres by a divisor of cubic centimetres per kilogram are grams: both thousands cancel out.
  const volumeGrams = (parcel.lengthMm * parcel.widthMm * parcel.heightMm) / rule.volumeDivisor;
  const weightSteps = Math.ceil(parcel.weightGrams / rule.stepGrams);
  const volumeSteps = Math.ceil(volumeGrams / rule.stepGrams);
  const steps = Math.max(weightSteps, volumeSteps, 1);
  return { grams: steps * rule.stepGrams, steps, isByVolume: volumeSteps > weightSteps };
}
