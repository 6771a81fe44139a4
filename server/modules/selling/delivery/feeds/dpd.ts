import { z } from "zod";
import {
  CITY_LENGTH,
  country,
  type FeedFormat,
  ID_LENGTH,
  inPeoplesCase,
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

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const time = z
  .string()
  .regex(/^\d{4}$/)
  .transform((digits) => `${digits.slice(0, 2)}:${digits.slice(2)}`);

/** With a break at noon where there is one. */
const dayHours = z
  .object({
    weekday: z.enum(WEEKDAYS),
    openMorning: time,
    closeMorning: time,
    openAfternoon: time,
    closeAfternoon: time,
  })
  .transform((day) => ({
    weekday: day.weekday,
    hours:
      day.closeMorning === day.openAfternoon
        ? `${day.openMorning}-${day.closeAfternoon}`
        : `${day.openMorning}-${day.closeMorning},${day.openAfternoon}-${day.closeAfternoon}`,
  }));

const openingHours = z
  .array(dayHours)
  .transform((days) =>
    describeHours(WEEKDAYS.map((name) => days.find(({ weekday }) => weekday === name)?.hours ?? null)),
  )
  .catch("");

/** PickupParcelShopData.json; the street may already contain the house number. */
export const dpd: FeedFormat = {
  entries: z.array(z.unknown()),
  entry: z
    .object({
      parcelShopId: needed(ID_LENGTH),
      parcelShopType: optional(ID_LENGTH),
      companyName: needed(NAME_LENGTH),
      street: optional(STREET_LENGTH),
      houseNo: optional(ZIP_LENGTH),
      zipCode: optional(ZIP_LENGTH),
      city: needed(CITY_LENGTH),
      countryCode: country,
      latitude,
      longitude,
      openingHours,
    })
    .transform((entry) => ({
      externalId: entry.parcelShopId,
      country: entry.countryCode,
      type: entry.parcelShopType === "PickupStation" ? ("locker" as const) : ("shop" as const),
      name: entry.companyName,
      street: joined(entry.street, entry.houseNo),
      city: inPeoplesCase(entry.city),
      zip: entry.zipCode,
      ...placed(entry.latitude, entry.longitude),
      hours: entry.openingHours,
      hints: {},
      boxSizes: "",
      maxWeightGrams: null,
    })),
};
