const ZONES: Readonly<Record<string, string>> = {
  LT: "Europe/Vilnius",
  LV: "Europe/Riga",
  EE: "Europe/Tallinn",
  NL: "Europe/Amsterdam",
  AE: "Asia/Dubai",
};

/** Where a country's clocks stand, for what is written once and read later, such as a mail (REGION-07). */
export function timeZoneOf(countryIso: string): string {
  return ZONES[countryIso] ?? "UTC";
}
