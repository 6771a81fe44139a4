import type { Restriction } from "#domain/forwarding/customs/hazards.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { DEMO_COUNTRIES } from "../storefronts.ts";

const { LT, LV, EE, NL, AE } = DEMO_COUNTRIES;

/** Regulation (EU) 2026/382: three euros for each code up to 150 euros; before, nothing. */
const EU_RULES = [
  { validFrom: "2021-07-01", dutyPerCode: fromMinor(0) },
  { validFrom: "2026-07-01", dutyPerCode: fromMinor(300) },
].map((rule) => ({ ...rule, limit: fromMinor(15_000), dutyBasisPoints: null }));

/** Amounts are in euros: the Emirates' limit is 1,000 dirhams. */
export const CUSTOMS_RULES = [
  ...[LT, LV, EE, NL].flatMap((countryId) => EU_RULES.map((rule) => ({ ...rule, countryId }))),
  { countryId: AE, validFrom: "2023-03-01", limit: fromMinor(25_000), dutyPerCode: null, dutyBasisPoints: 500 },
];

/** Agreements under which goods made there pay less, by chapter. */
export const PREFERENCES: readonly { origin: string; chapters: readonly string[]; percentOfDuty: number }[] = [
  { origin: "GB", chapters: ["61", "62", "63", "64", "42", "33", "95"], percentOfDuty: 0 },
  { origin: "VN", chapters: ["61", "62", "64", "42"], percentOfDuty: 50 },
];

const everywhere = { countryId: null } as const;
const byAir = { ...everywhere, method: "air" } as const;
const byAny = { ...everywhere, method: null } as const;

export const RESTRICTIONS: readonly Restriction[] = [
  { ...byAir, hazard: "lithium_inside", effect: "limited" },
  { ...byAir, hazard: "lithium_loose", effect: "refused" },
  { ...byAir, hazard: "tracker", effect: "limited" },
  { ...byAir, hazard: "liquid", effect: "limited" },
  { ...byAir, hazard: "flammable", effect: "refused" },
  { ...byAir, hazard: "aerosol", effect: "refused" },
  { ...byAir, hazard: "magnet", effect: "limited" },
  { ...byAny, hazard: "food", effect: "limited" },
  { ...byAny, hazard: "animal", effect: "refused" },
  { ...byAny, hazard: "plant", effect: "refused" },
  { ...byAir, hazard: "alcohol", effect: "refused" },
  { hazard: "alcohol", method: null, countryId: AE, effect: "refused" },
  { ...byAny, hazard: "medicine", effect: "refused" },
  { ...byAny, hazard: "tobacco", effect: "refused" },
  { ...byAny, hazard: "weapon", effect: "refused" },
  { ...byAny, hazard: "explosive", effect: "refused" },
];
