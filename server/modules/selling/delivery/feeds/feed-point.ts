import { z } from "zod";
import type { PointHints } from "../tables.ts";

/** A pickup point in the one shape that every carrier's list is mapped to. */
export interface FeedPoint {
  /** The carrier's own id, which identifies the point in the next list. */
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

/** The schemas of a carrier's list: its entries, and the fields of each. Other data is ignored. */
export interface FeedFormat {
  entries: z.ZodType<unknown[]>;
  /** Null for an entry that is not open to customers. */
  entry: z.ZodType<FeedPoint | null>;
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;
const tidy = (text: string) => text.replace(UNSEEN, " ").replace(/\s+/g, " ").trim();

/** A text on one line without control characters; a number becomes its digits. */
const anyText = z.union([z.string(), z.number().transform(String)]).transform(tidy);

/** A required text. */
export const needed = (longest: number) => anyText.pipe(z.string().min(1).max(longest));

/** An optional text; one that is too long is cut. */
export const optional = (longest: number) =>
  anyText
    .nullish()
    .transform((text) => (text ?? "").slice(0, longest))
    .catch("");

export const country = anyText.transform((text) => text.toUpperCase()).pipe(z.string().regex(/^[A-Z]{2}$/));

/** Degrees, as a number or a text, sometimes with a decimal comma; null when they are out of range. */
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

/** Both coordinates or none; in these lists 0° 0° means unknown. */
export function placed(latitude: number | null, longitude: number | null) {
  const isKnown = latitude !== null && longitude !== null && !(latitude === 0 && longitude === 0);
  return isKnown ? { latitude, longitude } : { latitude: null, longitude: null };
}

export const joined = (...segments: string[]) => segments.filter(Boolean).join(" ");

/** Names in capitals, such as TALLINN, get a capital letter only at the start. */
export function inPeoplesCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}
