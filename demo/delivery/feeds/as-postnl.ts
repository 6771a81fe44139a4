import type { DemoLocation } from "../demo-locations.ts";

const WORKDAY = { string: ["08:00-21:00"] };
const SATURDAY = { string: ["09:00-18:00"] };

/** The answer of the Locations API. */
export function asPostnl(places: readonly DemoLocation[]) {
  return { GetLocationsResult: { ResponseLocation: places.map(location) } };
}

function location(place: DemoLocation) {
  return {
    LocationCode: 160_000 + place.number,
    Name: place.name,
    PartnerName: "PostNL",
    Address: {
      Street: place.street,
      HouseNr: place.house,
      Zipcode: place.zip.replace(" ", ""),
      City: place.town,
      Countrycode: place.country,
    },
    Latitude: place.latitude,
    Longitude: place.longitude,
    OpeningHours: {
      Monday: WORKDAY,
      Tuesday: WORKDAY,
      Wednesday: WORKDAY,
      Thursday: WORKDAY,
      Friday: WORKDAY,
      Saturday: SATURDAY,
      Sunday: null,
    },
  };
}
