import { type Dice, dice } from "../catalog/random.ts";
import type { DemoLanguage } from "../languages.ts";
import { STREETS } from "./streets.ts";
import { type PointCountry, TOWNS, type Town } from "./towns.ts";
import { VENUES } from "./venues.ts";

/** A pickup point before it is written in a carrier's format. */
export interface DemoLocation {
  /** From 1, within its carrier and country. */
  number: number;
  country: PointCountry;
  name: string;
  street: string;
  house: string;
  town: string;
  zip: string;
  latitude: number;
  longitude: number;
  hint: Readonly<Record<DemoLanguage, string>>;
  isOpenAllDay: boolean;
}

/** The radius in degrees of a town with one point; it grows with the square root of the number of points. */
const REACH = 0.006;

/** Deterministic for a seed. */
export function demoPlaces(country: PointCountry, seed: number): DemoLocation[] {
  const luck = dice(seed);
  const towns = TOWNS[country].flatMap((town) => Array.from({ length: town.size }, () => town));
  return towns.map((town, index) => placeIn(country, town, index + 1, luck));
}

function placeIn(country: PointCountry, town: Town, number: number, luck: Dice): DemoLocation {
  const street = luck.pick(STREETS[country]);
  const venue = luck.pick(VENUES);
  const reach = REACH * Math.sqrt(town.size);
  const away = () => (luck.roll() * 2 - 1) * reach;
  return {
    number,
    country,
    name: `${street} ${venue.names[country]}`,
    street,
    house: `${luck.between(1, 120)}${luck.chance(0.15) ? luck.pick(["A", "B", "C"]) : ""}`,
    town: town.name,
    zip: zipOf(country, town, luck),
    latitude: rounded(town.latitude + away()),
    // At this latitude a degree of longitude is about half as long.
    longitude: rounded(town.longitude + 2 * away()),
    hint: venue.hint,
    isOpenAllDay: luck.chance(0.7),
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function zipOf(country: PointCountry, { zip }: Town, luck: Dice): string {
  const digits = (count: number) => String(luck.below(10 ** count)).padStart(count, "0");
  if (country === "LV") return zip + digits(2);
  if (country === "NL") return `${zip}${digits(2)} ${luck.pick(["AB", "CD", "EK", "GH", "LM", "RT"])}`;
  return zip + digits(3);
}
