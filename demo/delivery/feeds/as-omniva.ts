import type { DemoLocation } from "../demo-locations.ts";
import type { PointCountry } from "../towns.ts";

const FIRST_NUMBER: Readonly<Record<PointCountry, number>> = { LT: 88_000, LV: 9_100, EE: 96_000, NL: 0 };

/** An entry of locations.json. */
export function asOmniva(place: DemoLocation) {
  const { country, town, hint } = place;
  return {
    ZIP: String(FIRST_NUMBER[country] + place.number),
    NAME: place.name,
    TYPE: "0",
    A0_NAME: country,
    A1_NAME: "",
    A2_NAME: country === "EE" ? `${town} linn` : "",
    A3_NAME: country === "EE" ? "" : town,
    A4_NAME: "",
    A5_NAME: place.street,
    A6_NAME: "",
    A7_NAME: place.house,
    A8_NAME: "",
    X_COORDINATE: String(place.longitude),
    Y_COORDINATE: String(place.latitude),
    SERVICE_HOURS: place.isOpenAllDay ? "24/7" : "08:00-22:00",
    TEMP_SERVICE_HOURS: "",
    TEMP_SERVICE_HOURS_UNTIL: "",
    comment_est: hint.ee,
    comment_eng: hint.en,
    comment_rus: hint.ru,
    comment_lav: hint.lv,
    comment_lit: hint.lt,
    MODIFIED: "2026-11-01T06:55:56.800+02:00",
  };
}
