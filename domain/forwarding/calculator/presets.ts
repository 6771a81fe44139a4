import { fromMinor, type Money } from "#domain/money/money/money.ts";
import type { Parcel } from "../freight/chargeable-weight.ts";

export const PRESET_NAMES = ["shoes", "phone", "coat", "perfume", "laptop"] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** A typical item in the box that shops send it in, for those who do not know its weight. */
export interface Preset extends Parcel {
  hs6: string;
  value: Money;
}

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  shoes: { hs6: "640411", value: fromMinor(12_000), weightGrams: 2_400, lengthMm: 340, widthMm: 220, heightMm: 130 },
  phone: { hs6: "851713", value: fromMinor(60_000), weightGrams: 600, lengthMm: 180, widthMm: 110, heightMm: 70 },
  coat: { hs6: "620240", value: fromMinor(14_000), weightGrams: 1_800, lengthMm: 400, widthMm: 300, heightMm: 120 },
  perfume: { hs6: "330300", value: fromMinor(7_000), weightGrams: 500, lengthMm: 150, widthMm: 100, heightMm: 80 },
  laptop: { hs6: "847130", value: fromMinor(90_000), weightGrams: 3_200, lengthMm: 400, widthMm: 300, heightMm: 90 },
};
