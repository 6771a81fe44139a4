const ZONES = {
  LT: "Europe/Vilnius",
  LV: "Europe/Riga",
  EE: "Europe/Tallinn",
  NL: "Europe/Amsterdam",
  AE: "Asia/Dubai",
} as const;

export type TimeZone = (typeof ZONES)[keyof typeof ZONES] | "UTC";

const isKnown = (countryIso: string): countryIso is keyof typeof ZONES => Object.hasOwn(ZONES, countryIso);

/** Where a country's clocks stand. A storefront has one clock: that of its country (REGION-07). */
export function timeZoneOf(countryIso: string): TimeZone {
  return isKnown(countryIso) ? ZONES[countryIso] : "UTC";
}
