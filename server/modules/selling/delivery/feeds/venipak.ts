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
import { describeHours } from "./opening-hours.ts";

const LOCKER = 3;

const time = z.string().regex(/^\d{2}:\d{2}$/);
const workingDays = z.array(z.object({ dayOfWeek: z.int().min(1).max(7), openTime: time, closeTime: time }));

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A JSON text within the JSON. */
const workingHours = z
  .string()
  .transform(parsedText)
  .pipe(workingDays)
  .transform((days) => {
    const hoursOf = (number: number) => days.find(({ dayOfWeek }) => dayOfWeek === number);
    return describeHours(
      [1, 2, 3, 4, 5, 6, 7].map((number) => {
        const day = hoursOf(number);
        return day ? `${day.openTime}-${day.closeTime}` : null;
      }),
    );
  })
  .catch("");

/** ws/get_pickup_points; the description is in the country's own language. */
export const venipak: FeedFormat = {
  entries: z.array(z.unknown()),
  entry: z
    .object({
      id: needed(ID_LENGTH),
      display_name: optional(NAME_LENGTH),
      name: needed(NAME_LENGTH),
      address: optional(STREET_LENGTH),
      city: needed(CITY_LENGTH),
      zip: optional(ZIP_LENGTH),
      country,
      type: z.coerce.number(),
      pick_up_enabled: z.coerce.number().catch(1),
      lat: latitude,
      lng: longitude,
      working_hours: workingHours,
      description: optional(HINT_LENGTH),
    })
    .transform((entry) =>
      entry.pick_up_enabled === 0
        ? null
        : {
            externalId: entry.id,
            country: entry.country,
            type: entry.type === LOCKER ? ("locker" as const) : ("shop" as const),
            name: entry.display_name || entry.name,
            street: entry.address,
            city: entry.city,
            zip: entry.zip,
            ...placed(entry.lat, entry.lng),
            hours: entry.working_hours,
            hints: localHint(entry.country, entry.description),
            boxSizes: "",
            maxWeightGrams: null,
          },
    ),
};
