import type { DemoLocation } from "../demo-locations.ts";
import { localText } from "./local-text.ts";

const SIZES = ["XS", "S", "M", "L", "XL"];

/** An entry of api/v2/terminal. */
export function asLpExpress(place: DemoLocation) {
  return {
    id: String(100 + place.number),
    name: place.name,
    city: place.town,
    address: `${place.street} ${place.house}`,
    postalCode: `LT-${place.zip}`,
    countryCode: place.country,
    latitude: place.latitude,
    longitude: place.longitude,
    comment: localText(place),
    boxes: SIZES.slice(0, place.number % 3 === 0 ? 4 : 5).map((size) => ({ size })),
  };
}
