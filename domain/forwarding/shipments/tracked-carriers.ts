/** The carriers that report what happens to a parcel, each by an adapter of its own. */
export const TRACKED_CARRIERS = ["northpost", "swiftline"] as const;
export type TrackedCarrier = (typeof TRACKED_CARRIERS)[number];

/** How the numbers of each carrier look. */
const NUMBERS: Readonly<Record<TrackedCarrier, RegExp>> = {
  // Those of the postal union: a service, nine digits and the country of posting.
  northpost: /^[A-Z]{2}\d{9}[A-Z]{2}$/,
  swiftline: /^SW\d{12}$/,
};

/** People write numbers in groups, as labels print them. */
export const plainNumber = (text: string): string => text.replace(/[\s-]/g, "").toUpperCase();

/** The carrier that a number belongs to; null when it looks like none of theirs. */
export const carrierOfNumber = (number: string): TrackedCarrier | null =>
  TRACKED_CARRIERS.find((carrier) => NUMBERS[carrier].test(plainNumber(number))) ?? null;
