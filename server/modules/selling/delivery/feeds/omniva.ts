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
} from "./feed-point.ts";

const LOCKER = "0";
const hint = optional(HINT_LENGTH);
const part = optional(CITY_LENGTH);

/** locations.json: the ZIP is the point's own number, X is the longitude. */
export const omniva: FeedFormat = {
  entries: z.array(z.unknown()),
  entry: z
    .object({
      ZIP: needed(ID_LENGTH),
      NAME: needed(NAME_LENGTH),
      TYPE: needed(2),
      A0_NAME: country,
      A1_NAME: part,
      A2_NAME: part,
      A3_NAME: part,
      A5_NAME: optional(STREET_LENGTH),
      A7_NAME: part,
      X_COORDINATE: longitude,
      Y_COORDINATE: latitude,
      SERVICE_HOURS: optional(HOURS_LENGTH),
      TEMP_SERVICE_HOURS: optional(HOURS_LENGTH),
      comment_est: hint,
      comment_eng: hint,
      comment_rus: hint,
      comment_lav: hint,
      comment_lit: hint,
    })
    .transform((entry) => ({
      externalId: entry.ZIP,
      country: entry.A0_NAME,
      type: entry.TYPE === LOCKER ? ("locker" as const) : ("post" as const),
      name: entry.NAME,
      street: joined(entry.A5_NAME, entry.A7_NAME),
      city: cityOf(entry),
      zip: entry.ZIP,
      ...placed(entry.Y_COORDINATE, entry.X_COORDINATE),
      hours: entry.TEMP_SERVICE_HOURS || entry.SERVICE_HOURS,
      hints: hintsOf(entry),
      boxSizes: "",
      maxWeightGrams: null,
    })),
};

interface Area {
  A0_NAME: string;
  A1_NAME: string;
  A2_NAME: string;
  A3_NAME: string;
}

/** In Estonia the third level is a part of the town, elsewhere it is the town. */
function cityOf({ A0_NAME, A1_NAME, A2_NAME, A3_NAME }: Area): string {
  const levels = A0_NAME === "EE" ? [A2_NAME, A3_NAME, A1_NAME] : [A3_NAME, A2_NAME, A1_NAME];
  return (levels.find(Boolean) ?? "").replace(/ (?:linn|vald)$/, "");
}

interface Comments {
  comment_est: string;
  comment_eng: string;
  comment_rus: string;
  comment_lav: string;
  comment_lit: string;
}

function hintsOf({ comment_est, comment_eng, comment_rus, comment_lav, comment_lit }: Comments) {
  const hints = { ee: comment_est, en: comment_eng, ru: comment_rus, lv: comment_lav, lt: comment_lit };
  return Object.fromEntries(Object.entries(hints).filter(([, text]) => text !== ""));
}
