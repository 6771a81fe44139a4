import { z } from "zod";
import {
  CITY_LENGTH,
  country,
  type FeedFormat,
  HINT_LENGTH,
  ID_LENGTH,
  latitude,
  longitude,
  NAME_LENGTH,
  needed,
  optional,
  placed,
  STREET_LENGTH,
  ZIP_LENGTH,
} from "./feed-point.ts";
import { localHint } from "./local-hint.ts";

const SIZES = ["XS", "S", "M", "L", "XL"];

const boxes = z
  .array(z.object({ size: z.enum(SIZES) }))
  .transform((list) => {
    const there = SIZES.filter((name) => list.some(({ size }) => size === name));
    return there.length > 1 ? `${there[0]}–${there.at(-1)}` : (there[0] ?? "");
  })
  .catch("");

/** api/v2/terminal of the Lithuanian post. */
export const lpExpress: FeedFormat = {
  entries: z.array(z.unknown()),
  entry: z
    .object({
      id: needed(ID_LENGTH),
      name: needed(NAME_LENGTH),
      address: optional(STREET_LENGTH),
      city: needed(CITY_LENGTH),
      postalCode: optional(ZIP_LENGTH),
      countryCode: country,
      latitude,
      longitude,
      comment: optional(HINT_LENGTH),
      boxes,
    })
    .transform((entry) => ({
      externalId: entry.id,
      country: entry.countryCode,
      type: "locker" as const,
      name: entry.name,
      street: entry.address,
      city: entry.city,
      zip: entry.postalCode,
      ...placed(entry.latitude, entry.longitude),
      hours: "",
      hints: localHint(entry.countryCode, entry.comment),
      boxSizes: entry.boxes,
      maxWeightGrams: null,
    })),
};
