import { z } from "zod";
import {
  CITY_LENGTH,
  country,
  type FeedFormat,
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
import { describeHours } from "./opening-hours.ts";

const hoursOfDay = z
  .object({ string: z.array(z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/)) })
  .transform(({ string }) => string.join(",") || null)
  .nullable()
  .catch(null);

const openingHours = z
  .object({
    Monday: hoursOfDay,
    Tuesday: hoursOfDay,
    Wednesday: hoursOfDay,
    Thursday: hoursOfDay,
    Friday: hoursOfDay,
    Saturday: hoursOfDay,
    Sunday: hoursOfDay,
  })
  .transform((week) =>
    describeHours([week.Monday, week.Tuesday, week.Wednesday, week.Thursday, week.Friday, week.Saturday, week.Sunday]),
  )
  .catch("");

/** The answer of the Locations API. */
export const postnl: FeedFormat = {
  entries: z
    .object({ GetLocationsResult: z.object({ ResponseLocation: z.array(z.unknown()) }) })
    .transform(({ GetLocationsResult }) => GetLocationsResult.ResponseLocation),
  entry: z
    .object({
      LocationCode: needed(ID_LENGTH),
      Name: needed(NAME_LENGTH),
      Address: z.object({
        Street: optional(STREET_LENGTH),
        HouseNr: optional(ZIP_LENGTH),
        Zipcode: optional(ZIP_LENGTH),
        City: needed(CITY_LENGTH),
        Countrycode: country,
      }),
      Latitude: latitude,
      Longitude: longitude,
      OpeningHours: openingHours,
    })
    .transform(({ Address, ...entry }) => ({
      externalId: entry.LocationCode,
      country: Address.Countrycode,
      type: "shop" as const,
      name: entry.Name,
      street: joined(Address.Street, Address.HouseNr),
      city: Address.City,
      zip: Address.Zipcode,
      ...placed(entry.Latitude, entry.Longitude),
      hours: entry.OpeningHours,
      hints: {},
      boxSizes: "",
      maxWeightGrams: null,
    })),
};
