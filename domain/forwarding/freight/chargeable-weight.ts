export interface Parcel {
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

export interface WeightRule {
  /** Weights are rounded up to multiples of this. */
  stepGrams: number;
  /** Cubic centimetres that count as one kilogram. */
  volumeDivisor: number;
}

export interface ChargeableWeight {
  grams: number;
  steps: number;
  /** Whether the volume exceeds the weight. */
  isByVolume: boolean;
}

/** A quantity of equal pieces. */
export interface Good extends Parcel {
  quantity: number;
}

/** The greater of weight and volumetric weight, rounded up to whole steps (CATALOG-15). */
export function chargeableWeight(parcel: Parcel, rule: WeightRule): ChargeableWeight {
  return chargeableTogether([{ ...parcel, quantity: 1 }], rule);
}

/**
 * The chargeable weight of pieces in one box (CART-05). Weights and volumes are added up before the greater is taken and
 * rounded, so that a shared box never weighs more than separate ones.
 */
export function chargeableTogether(goods: readonly Good[], rule: WeightRule): ChargeableWeight {
  const { weightGrams, volumeGrams } = weightsOf(goods, rule);
  const weightSteps = Math.ceil(weightGrams / rule.stepGrams);
  const volumeSteps = Math.ceil(volumeGrams / rule.stepGrams);
  const steps = Math.max(weightSteps, volumeSteps, 1);
  return { grams: steps * rule.stepGrams, steps, isByVolume: volumeSteps > weightSteps };
}

/** The weight and the volumetric weight of pieces. */
export function weightsOf(goods: readonly Good[], { volumeDivisor }: Pick<WeightRule, "volumeDivisor">) {
  // mm³ divided by (cm³ per kg) gives grams: both factors of 1000 cancel out.
  const volumeGrams = sum(goods, ({ lengthMm, widthMm, heightMm }) => lengthMm * widthMm * heightMm) / volumeDivisor;
  return { weightGrams: sum(goods, (good) => good.weightGrams), volumeGrams };
}

const sum = (goods: readonly Good[], of: (good: Good) => number) =>
  goods.reduce((total, good) => total + of(good) * good.quantity, 0);
