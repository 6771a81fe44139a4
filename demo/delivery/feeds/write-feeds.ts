import type { FeedCarrier } from "#domain/selling/delivery/courier.ts";
import { type DemoLocation, demoPlaces } from "../demo-locations.ts";
import type { PointCountry } from "../towns.ts";
import { asDpd } from "./as-dpd.ts";
import { asLpExpress } from "./as-lp-express.ts";
import { asOmniva } from "./as-omniva.ts";
import { asPostnl } from "./as-postnl.ts";
import { asSmartposti } from "./as-smartposti.ts";
import { asVenipak } from "./as-venipak.ts";

interface Network {
  countries: readonly PointCountry[];
  write: (places: readonly DemoLocation[]) => unknown;
}

const each = (write: (place: DemoLocation) => unknown) => (places: readonly DemoLocation[]) => places.map(write);

const NETWORKS: Readonly<Record<FeedCarrier, Network>> = {
  omniva: { countries: ["LT", "LV", "EE"], write: each(asOmniva) },
  dpd: { countries: ["LT", "LV", "EE", "NL"], write: each(asDpd) },
  venipak: { countries: ["LT", "LV", "EE"], write: each(asVenipak) },
  smartposti: { countries: ["LT", "LV", "EE"], write: each(asSmartposti) },
  "lp-express": { countries: ["LT"], write: each(asLpExpress) },
  postnl: { countries: ["NL"], write: (places) => asPostnl(places) },
};

/** The demo's pickup points as each carrier would publish them. */
export function writeFeeds(): { carrier: FeedCarrier; text: string }[] {
  return Object.entries(NETWORKS).map(([carrier, { countries, write }], network) => {
    const places = countries.flatMap((country, index) => demoPlaces(country, 100 * (network + 1) + index));
    return { carrier: carrier as FeedCarrier, text: JSON.stringify(write(places)) };
  });
}
