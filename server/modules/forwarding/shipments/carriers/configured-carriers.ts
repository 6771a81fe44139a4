import type { CarrierSettingsByName } from "#platform/carrier-settings.ts";
import type { ParcelCarrier } from "./carrier.ts";
import { northpostCarrier } from "./northpost.ts";
import { swiftlineCarrier } from "./swiftline.ts";

/** The carriers that have all their settings; the others are neither asked nor believed. */
export function configuredCarriers({ northpost, swiftline }: CarrierSettingsByName): ParcelCarrier[] {
  return [...(northpost ? [northpostCarrier(northpost)] : []), ...(swiftline ? [swiftlineCarrier(swiftline)] : [])];
}
