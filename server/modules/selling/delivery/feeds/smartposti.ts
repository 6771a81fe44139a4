import { z } from "zod";
import {
  CITY_LENGTH,
  country,
  type FeedFormat,
  HINT_LENGTH,
  HOURS_LENGTH,
  ID_LENGTH,
  joined,
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

const entries = z.array(z.unknown());

/** api/places: a list, or a list within an object. */
export const smartposti: FeedFormat = {
  entries: z.union([entries, z.object({ places: entries }).transform(({ places }) => places)]),
  entry: z
    .object({
      place_id: needed(ID_LENGTH),
      name: needed(NAME_LENGTH),
      address_street: optional(STREET_LENGTH),
      address_house: optional(ZIP_LENGTH),
      address_city: needed(CITY_LENGTH),
      address_zip: optional(ZIP_LENGTH),
      address_country_code: country,
      address_latitude: latitude,
      address_longitude: longitude,
      availability_info: optional(HOURS_LENGTH),
      location_info: optional(HINT_LENGTH),
      active: z.union([z.boolean(), z.coerce.number().transform(Boolean)]).catch(true),
    })
    .transform((entry) =>
      entry.active
        ? {
            externalId: entry.place_id,
            country: entry.address_country_code,
            type: "locker" as const,
            name: entry.name,
            street: joined(entry.address_street, entry.address_house),
            city: entry.address_city,
            zip: entry.address_zip,
            ...placed(entry.address_latitude, entry.address_longitude),
            hours: entry.availability_info,
            hints: localHint(entry.address_country_code, entry.location_info),
            boxSizes: "",
            maxWeightGrams: null,
          }
        : null,
    ),
};
