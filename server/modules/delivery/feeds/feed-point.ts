import { z } from "zod";
import type { PointHints } from "../tables.ts";

/** A pickup point as every carrier's list is brought to. */
export interface FeedPoint {
  /** The carrier's own name for it, by which it is found again in the next list. */
  externalId: string;
  country: string;
  type: "locker" | "shop" | "post";
  name: string;
  street: string;
  city: string;
  zip: string;
  latitude: number | null;
  longitude: number | null;
  hours: string;
  hints: PointHints;
  boxSizes: string;
  maxWeightGrams: number | null;
}

/** How a carrier's list is read: where its entries are, and what each of them says. Nothing else of it is looked at. */
export interface FeedFormat {
  entries: z.ZodType<unknown[]>;
  /** None for an entry that is not open to customers. */
  entry: z.ZodType<FeedPoint | null>;
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;
const tidy = (text: string) => text.replace(UNSEEN, " ").replace(/\s+/g, " ").trim();

/** A text on one line without anything unseen; a number is taken for its digits. */
const anyText = z.union([z.string(), z.number().transform(String)]).transform(tidy);

/** What a point cannot be without. */
export const needed = (longest: number) => anyText.pipe(z.string().min(1).max(longest));

/** What may be missing; what is too long to be meant is cut. */
export const optional = (longest: number) =>
  anyText
    .nullish()
    .transform((text) => (text ?? "").slice(0, longest))
    .catch("");

export const country = anyText.transform((text) => text.toUpperCase()).pipe(z.string().regex(/^[A-Z]{2}$/));

/** Degrees, written as a number or as a text, sometimes with a decimal comma; none when they cannot be. */
const degrees = (most: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/\d/)
        .transform((text) => Number(text.trim().replace(",", "."))),
    ])
    .refine((value) => Number.isFinite(value) && Math.abs(value) <= most)
    .nullable()
    .catch(null);
export const latitude = degrees(90);
export const longitude = degrees(180);

export const NAME_LENGTH = 200;
export const STREET_LENGTH = 200;
export const CITY_LENGTH = 100;
export const ZIP_LENGTH = 20;
export const HINT_LENGTH = 300;
export const HOURS_LENGTH = 400;
export const ID_LENGTH = 64;

/** A place is both of its coordinates or none; 0° 0° is a list's way of not knowing. */
export function placed(latitude: number | null, longitude: number | null) {
  const isKnown = latitude !== null && longitude !== null && !(latitude === 0 && longitude === 0);
  return isKnown ? { latitude, longitude } : { latitude: null, longitude: null };
}

export const joined = (...segments: string[]) => segments.filter(Boolean).join(" ");

/** TALLINN is written so by machines, not by people. */
export function inPeoplesCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}
