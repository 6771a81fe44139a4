import type { DemoLocation } from "../demo-locations.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** An entry of PickupParcelShopData.json, where towns are in capitals. */
export function asDpd(place: DemoLocation) {
  const [open, close] = place.isOpenAllDay ? ["0001", "2359"] : ["0800", "2100"];
  return {
    parcelShopId: `${place.country}${10_000 + place.number}`,
    legacyShopId: String(310_000 + place.number),
    parcelShopType: place.number % 6 === 0 ? "PickupPoint" : "PickupStation",
    companyName: place.name,
    companyShortName: place.name,
    street: `${place.street} ${place.house}`,
    houseNo: "",
    addressLine2: "",
    countryCode: place.country,
    zipCode: place.zip,
    city: place.town.toUpperCase(),
    longitude: String(place.longitude),
    latitude: String(place.latitude),
    openingHours: WEEKDAYS.map((weekday) => ({
      weekday,
      openMorning: open,
      closeMorning: "1200",
      openAfternoon: "1200",
      closeAfternoon: close,
    })),
  };
}
