import { type Good, weightsOf } from "../freight/chargeable-weight.ts";
import { estimateTogether, type ShippingEstimate, type ShippingRate } from "../freight/shipping-estimate.ts";
import { type LandedCost, type LandedCostInput, type LandedCostTables, landedCost } from "./landed-cost.ts";

export interface BoxEstimate extends ShippingEstimate, LandedCost {
  actualGrams: number;
  /** The volumetric weight, rounded up. */
  volumeGrams: number;
}

/** The landed cost of boxes by one tariff (FORWARDING-03). Weights and volumes are added up, as in one box. */
export function estimateBoxes(
  rate: ShippingRate,
  boxes: readonly Good[],
  input: Omit<LandedCostInput, "freight">,
  tables: LandedCostTables,
): BoxEstimate {
  const freight = estimateTogether(rate, boxes, input.day);
  const { weightGrams, volumeGrams } = weightsOf(boxes, rate);
  return {
    ...freight,
    ...landedCost({ ...input, freight: freight.price }, tables),
    actualGrams: weightGrams,
    volumeGrams: Math.ceil(volumeGrams),
  };
}
