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

/** So many pieces of one kind. */
export interface Good extends Parcel {
  quantity: number;
}

/** What a parcel is charged for: the greater of weight and volume, rounded up to whole steps (CATALOG-15). */
export function chargeableWeight(parcel: Parcel, rule: WeightRule): ChargeableWeight {
  return chargeableTogether([{ ...parcel, quantity: 1 }], rule);
}

/**
 * What goods in one box are charged for (CART-05). Weights and volumes are added up before the greater is taken and
 * rounded, so that together never weighs more than apart.
 */
export function chargeableTogether(goods: readonly Good[], rule: WeightRule): ChargeableWeight {
  const weightGrams = sum(goods, (good) => good.weightGrams);
  // Cubic millimetres by a divisor of cubic centimetres per kilogram are grams: both thousands cancel out.
  const volumeGrams =
    sum(goods, ({ lengthMm, widthMm, heightMm }) => lengthMm * widthMm * heightMm) / rule.volumeDivisor;
  const weightSteps = Math.ceil(weightGrams / rule.stepGrams);
  const volumeSteps = Math.ceil(volumeGrams / rule.stepGrams);
  const steps = Math.max(weightSteps, volumeSteps, 1);
  return { grams: steps * rule.stepGrams, steps, isByVolume: volumeSteps > weightSteps };
}

const sum = (goods: readonly Good[], of: (good: Good) => number) =>
  goods.reduce((total, good) => total + of(good) * good.quantity, 0);
