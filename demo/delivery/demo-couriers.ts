import type { Carrier, DeliveryType } from "#domain/selling/delivery/courier.ts";
import type { DEMO_COUNTRIES } from "../storefronts.ts";

interface DemoCourier {
  carrier: Carrier;
  type: DeliveryType;
  countries: readonly (keyof typeof DEMO_COUNTRIES)[];
  /** Whole cents of a euro. */
  fee: number;
  maxKilograms: number;
  days: readonly [number, number];
}

const BALTIC = ["LT", "LV", "EE"] as const;

/** In the order of the checkout. */
export const DEMO_COURIERS: readonly DemoCourier[] = [
  { carrier: "omniva", type: "pickup", countries: BALTIC, fee: 199, maxKilograms: 30, days: [1, 2] },
  { carrier: "lp-express", type: "pickup", countries: ["LT"], fee: 189, maxKilograms: 30, days: [1, 2] },
  { carrier: "dpd", type: "pickup", countries: BALTIC, fee: 219, maxKilograms: 31, days: [1, 2] },
  { carrier: "venipak", type: "pickup", countries: BALTIC, fee: 209, maxKilograms: 30, days: [1, 3] },
  { carrier: "smartposti", type: "pickup", countries: BALTIC, fee: 205, maxKilograms: 35, days: [1, 3] },
  { carrier: "dpd", type: "door", countries: BALTIC, fee: 399, maxKilograms: 31, days: [1, 2] },
  { carrier: "omniva", type: "door", countries: BALTIC, fee: 429, maxKilograms: 30, days: [1, 2] },
  { carrier: "lp-express", type: "door", countries: ["LT"], fee: 419, maxKilograms: 30, days: [1, 2] },
  { carrier: "venipak", type: "door", countries: BALTIC, fee: 409, maxKilograms: 70, days: [1, 3] },
  { carrier: "smartposti", type: "door", countries: BALTIC, fee: 449, maxKilograms: 35, days: [1, 3] },
  { carrier: "postnl", type: "pickup", countries: ["NL"], fee: 395, maxKilograms: 23, days: [1, 2] },
  { carrier: "dpd", type: "pickup", countries: ["NL"], fee: 375, maxKilograms: 20, days: [1, 2] },
  { carrier: "postnl", type: "door", countries: ["NL"], fee: 495, maxKilograms: 23, days: [1, 2] },
  { carrier: "dpd", type: "door", countries: ["NL"], fee: 475, maxKilograms: 31, days: [1, 2] },
  { carrier: "aramex", type: "door", countries: ["AE"], fee: 590, maxKilograms: 50, days: [1, 3] },
];
