import type { PerMethod, ShippingMethod } from "../freight/shipping-method.ts";

/** Why goods may not travel everywhere. */
export const HAZARDS = [
  "lithium_inside",
  "lithium_loose",
  "tracker",
  "liquid",
  "flammable",
  "aerosol",
  "magnet",
  "food",
  "animal",
  "plant",
  "alcohol",
  "medicine",
  "tobacco",
  "weapon",
  "explosive",
] as const;
export type Hazard = (typeof HAZARDS)[number];

const NOT_BY_AIR: readonly Hazard[] = ["lithium_loose", "flammable", "aerosol"];

/** Whether the text about a hazard refuses air freight only. */
export const mayNotFly = (hazard: Hazard): boolean => NOT_BY_AIR.includes(hazard);

/** Refused: the goods do not travel by the method. Limited: they do, under a condition that is shown. */
export const RESTRICTION_EFFECTS = ["refused", "limited"] as const;
export type RestrictionEffect = (typeof RESTRICTION_EFFECTS)[number];

export interface Restriction {
  hazard: Hazard;
  /** Null: by any method. */
  method: ShippingMethod | null;
  /** Null: to any country. */
  countryId: number | null;
  effect: RestrictionEffect;
}

/** The restrictions on goods with these hazards that go to a country, each once, refusals first. */
export function restrictionsOn(
  restrictions: readonly Restriction[],
  { hazards, countryId }: { hazards: readonly Hazard[]; countryId: number },
): Restriction[] {
  return restrictions
    .filter((each) => hazards.includes(each.hazard) && (each.countryId === null || each.countryId === countryId))
    .toSorted((a, b) => RESTRICTION_EFFECTS.indexOf(a.effect) - RESTRICTION_EFFECTS.indexOf(b.effect));
}

/** The restriction that forbids a method; undefined where none does (FORWARDING-03). */
export function refusalOf(restrictions: readonly Restriction[], method: ShippingMethod): Restriction | undefined {
  return restrictions.find((each) => each.effect === "refused" && (each.method === null || each.method === method));
}

/** The hazard that forbids each method; null where none does. */
export type RefusedMethods = PerMethod<Hazard>;

export const NOTHING_REFUSED: RefusedMethods = { air: null, sea: null };

export const refusedMethods = (restrictions: readonly Restriction[]): RefusedMethods => ({
  air: refusalOf(restrictions, "air")?.hazard ?? null,
  sea: refusalOf(restrictions, "sea")?.hazard ?? null,
});
