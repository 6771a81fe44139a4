import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import type { FreightTariff, WarehouseAddress } from "#contracts/shop/forwarding/parcels.ts";
import { freightTogether } from "#domain/forwarding/freight/shipping-estimate.ts";
import type { Money } from "#domain/money/money/money.ts";

export interface MethodFreight {
  method: FreightTariff["method"];
  price: Money;
  chargeableGrams: number;
}

/** The freight of parcels in one box by each method, in euros; empty while a parcel is not measured. */
export function freightOf(parcels: readonly ParcelCard[], addresses: readonly WarehouseAddress[]): MethodFreight[] {
  const tariffs = addresses.find(({ warehouse }) => warehouse === parcels[0]?.warehouse)?.freight ?? [];
  const boxes = parcels.flatMap(({ size }) => (size ? [size] : []));
  if (boxes.length < parcels.length) return [];
  const goods = boxes.map(({ weight_grams, length_mm, width_mm, height_mm }) => ({
    weightGrams: weight_grams,
    lengthMm: length_mm,
    widthMm: width_mm,
    heightMm: height_mm,
    quantity: 1,
  }));
  return tariffs.map(({ method, ...tariff }) => ({ method, ...freightTogether(rateOf(tariff), goods) }));
}

const rateOf = (tariff: Omit<FreightTariff, "method">) => ({
  baseAmount: tariff.base_amount,
  amountPerStep: tariff.amount_per_step,
  stepGrams: tariff.step_grams,
  volumeDivisor: tariff.volume_divisor,
});
