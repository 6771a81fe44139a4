import { add, type Money, multiply } from "../money/money.ts";
import { type ArrivalWindow, arrivalWindow } from "./arrival-window.ts";
import { chargeableTogether, type Good, type Parcel, type WeightRule } from "./chargeable-weight.ts";
import type { ShippingMethod } from "./shipping-method.ts";

export interface ShippingRate extends WeightRule {
  method: ShippingMethod;
  baseAmount: Money;
  amountPerStep: Money;
  minDays: number;
  maxDays: number;
}

export interface ShippingEstimate extends ArrivalWindow {
  method: ShippingMethod;
  price: Money;
  minDays: number;
  maxDays: number;
  chargeableGrams: number;
  isByVolume: boolean;
}

/** The price, chargeable weight and arrival of one parcel by one tariff (CATALOG-15). */
export function estimateShipping(rate: ShippingRate, parcel: Parcel, today: string): ShippingEstimate {
  return estimateTogether(rate, [{ ...parcel, quantity: 1 }], today);
}

/** The price, chargeable weight and arrival of pieces in one box by one tariff (CART-05). */
export function estimateTogether(rate: ShippingRate, goods: readonly Good[], today: string): ShippingEstimate {
  const { method, baseAmount, amountPerStep, minDays, maxDays } = rate;
  const { grams, steps, isByVolume } = chargeableTogether(goods, rate);
  return {
    method,
    price: add(baseAmount, multiply(amountPerStep, steps)),
    ...arrivalWindow(today, minDays, maxDays),
    minDays,
    maxDays,
    chargeableGrams: grams,
    isByVolume,
  };
}
