import type { DemoLocation } from "../demo-locations.ts";
import { localText } from "./local-text.ts";

const COUNTRY_STEP = { LT: 70_000, LV: 80_000, EE: 90_000, NL: 0 };

/** An entry of api/places. */
export function asSmartposti(place: DemoLocation) {
  return {
    place_id: COUNTRY_STEP[place.country] + place.number,
    name: place.name,
    city: place.town,
    address_street: place.street,
    address_house: place.house,
    address_city: place.town,
    address_zip: place.zip,
    address_country_code: place.country.toLowerCase(),
    address_latitude: place.latitude,
    address_longitude: place.longitude,
    availability_info: place.isOpenAllDay ? "24/7" : "08:00-22:00",
    location_info: localText(place),
    active: true,
  };
}
