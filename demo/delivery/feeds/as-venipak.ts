import type { DemoLocation } from "../demo-locations.ts";
import { localText } from "./local-text.ts";

const LOCKER = 3;
const SHOP = 1;
const DAYS = [1, 2, 3, 4, 5, 6, 7];
const COUNTRY_STEP = { LT: 0, LV: 1_000, EE: 2_000, NL: 3_000 };

/** An entry of ws/get_pickup_points, where the hours are a JSON string. */
export function asVenipak(place: DemoLocation) {
  const isShop = place.number % 4 === 0;
  const hours = isShop ? { openTime: "09:00", closeTime: "19:00" } : { openTime: "00:00", closeTime: "23:59" };
  const days = isShop ? DAYS.slice(0, 6) : DAYS;
  return {
    id: 1_000 + COUNTRY_STEP[place.country] + place.number,
    name: place.name,
    code: `${place.country}${place.number}`,
    address: `${place.street} ${place.house}`,
    city: place.town,
    zip: place.zip,
    country: place.country,
    terminal: "",
    display_name: place.name,
    description: localText(place),
    working_hours: JSON.stringify(days.map((dayOfWeek) => ({ dayOfWeek, ...hours }))),
    contact_t: "",
    lat: String(place.latitude),
    lng: String(place.longitude),
    pick_up_enabled: 1,
    cod_enabled: 1,
    ldg_enabled: 0,
    type: isShop ? SHOP : LOCKER,
  };
}
