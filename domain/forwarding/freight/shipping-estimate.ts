import { add, type Money, multiply } from "#domain/money/money/money.ts";
import { type ArrivalWindow, arrivalWindow } from "./arrival-window.ts";
import { chargeableTogether, type Good, type Parcel, type WeightRule } from "./chargeable-weight.ts";
import type { ShippingMethod } from "./shipping-method.ts";

export interface FreightRate extends WeightRule {
  baseAmount: Money;
  amountPerStep: Money;
}

export interface ShippingRate extends FreightRate {
  method: ShippingMethod;
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
  const { method, minDays, maxDays } = rate;
  return { method, ...freightTogether(rate, goods), ...arrivalWindow(today, minDays, maxDays), minDays, maxDays };
}

/** The price and chargeable weight of pieces in one box by one tariff. */
export function freightTogether(rate: FreightRate, goods: readonly Good[]) {
  const { grams, steps, isByVolume } = chargeableTogether(goods, rate);
  const price = add(rate.baseAmount, multiply(rate.amountPerStep, steps));
  return { price, chargeableGrams: grams, isByVolume };
}
