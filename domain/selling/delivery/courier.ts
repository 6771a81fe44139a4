/** The couriers of the last leg (CHECKOUT-09). */
export const CARRIERS = ["omniva", "dpd", "lp-express", "venipak", "smartposti", "postnl", "aramex"] as const;
export type Carrier = (typeof CARRIERS)[number];

/** The carriers that publish a list of their pickup points (CHECKOUT-09). */
export const FEED_CARRIERS = ["omniva", "dpd", "lp-express", "venipak", "smartposti", "postnl"] as const;
export type FeedCarrier = (typeof FEED_CARRIERS)[number];

/** To a pickup point or to the door (CHECKOUT-09). */
export const DELIVERY_TYPES = ["pickup", "door"] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** The delivery method of a checkout where no courier has been chosen (CHECKOUT-09). */
export const NO_DELIVERY_METHOD = -1;

/** The carriers' own names (CHECKOUT-09). */
export const CARRIER_NAMES: Readonly<Record<Carrier, string>> = {
  omniva: "Omniva",
  dpd: "DPD",
  "lp-express": "LP Express",
  venipak: "Venipak",
  smartposti: "Smartposti",
  postnl: "PostNL",
  aramex: "Aramex",
};
