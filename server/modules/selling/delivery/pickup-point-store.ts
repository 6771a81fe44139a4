import { asc, eq } from "drizzle-orm";
import type { Carrier } from "#domain/selling/delivery/courier.ts";
import type { Coordinates } from "#domain/selling/delivery/distance.ts";
import { searchWords } from "#domain/selling/delivery/search-words.ts";
import type { Database } from "#platform/database/open-database.ts";
import * as t from "./tables.ts";

export interface PointRecord {
  id: number;
  carrier: Carrier;
  country: string;
  type: "locker" | "shop" | "post";
  name: string;
  street: string;
  city: string;
  zip: string;
  place: Coordinates | null;
  hours: string;
  hints: t.PointHints;
  boxSizes: string;
  maxWeightGrams: number | null;
  /** The search words of the point, and those of its city. */
  words: readonly string[];
  cityWords: readonly string[];
  /** The city in local spelling, for searching. */
  town: string;
}

export async function loadPoints(db: Database): Promise<PointRecord[]> {
  const rows = await db
    .select()
    .from(t.pickupPoints)
    .where(eq(t.pickupPoints.isActive, true))
    .orderBy(asc(t.pickupPoints.city), asc(t.pickupPoints.name), asc(t.pickupPoints.id));
  return rows.map(({ latitude, longitude, searchText, ...row }) => {
    const cityWords = searchWords(row.city);
    const place = latitude === null || longitude === null ? null : { latitude, longitude };
    return { ...row, place, words: searchText.split(" "), cityWords, town: cityWords.join(" ") };
  });
}
