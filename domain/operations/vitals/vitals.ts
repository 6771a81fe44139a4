/** How a visit felt: the Core Web Vitals, and the two that explain them. */
export const VITALS = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

/** And how long it took to come to another page, in sessions that are traced. */
export const MEASURES = [...VITALS, "navigation"] as const;
export type Measure = (typeof MEASURES)[number];

export const DEVICES = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/** Layout shifts are small fractions; counted in thousandths, every vital is a whole number. */
const CLS_UNITS = 1_000;

const TIMES = [
  100, 200, 300, 400, 500, 600, 800, 1_000, 1_200, 1_500, 1_800, 2_100, 2_500, 3_000, 3_500, 4_000, 5_000, 7_000,
  10_000, 20_000, 60_000,
];
const DELAYS = [16, 32, 50, 75, 100, 150, 200, 250, 300, 400, 500, 700, 1_000, 2_000, 5_000, 60_000];
const SHIFTS = [5, 10, 20, 30, 50, 75, 100, 150, 200, 250, 350, 500, 1_000, 10_000];

/** The upper bounds of the buckets of each vital. The official thresholds are among them, so that a rating is exact. */
const BOUNDS: Readonly<Record<Measure, readonly number[]>> = {
  LCP: TIMES,
  INP: DELAYS,
  CLS: SHIFTS,
  FCP: TIMES,
  TTFB: TIMES,
  navigation: TIMES,
};

/** The bucket of a measured value, by its upper bound; what is beyond the last one counts in it. */
export function bucketOf(vital: Measure, value: number): number {
  const bounds = BOUNDS[vital];
  const inUnits = vital === "CLS" ? value * CLS_UNITS : value;
  return bounds.find((bound) => inUnits <= bound) ?? (bounds.at(-1) as number);
}

/** How many values fell into a bucket. */
export interface BucketCount {
  bucket: number;
  count: number;
}

const SHARE = 0.75;

/** The value that three quarters of visits stay within, as exact as the buckets are; null without any. */
export function percentile75(vital: Measure, counts: readonly BucketCount[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let wanted = total * SHARE;
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    if (count >= wanted && count > 0) return inOwnUnit(vital, within(vital, bucket, wanted / count));
    wanted -= count;
  }
  return null;
}

/** Values are taken to be spread evenly over their bucket. */
function within(vital: Measure, bucket: number, share: number): number {
  const from = BOUNDS[vital].findLast((bound) => bound < bucket) ?? 0;
  return from + (bucket - from) * share;
}

const inOwnUnit = (vital: Measure, units: number) =>
  vital === "CLS" ? Math.round(units) / CLS_UNITS : Math.round(units);

export const RATINGS = ["good", "fair", "poor"] as const;
export type Rating = (typeof RATINGS)[number];

/** The official thresholds (web.dev/vitals), and ours for traces: up to the first is good, beyond the second poor. */
const THRESHOLDS: Readonly<Record<Measure, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
  navigation: [1_000, 2_500],
};

export function ratingOf(vital: Measure, value: number): Rating {
  const [good, poor] = THRESHOLDS[vital];
  if (value <= good) return "good";
  return value <= poor ? "fair" : "poor";
}

/** After this long counts are deleted. */
export const VITALS_KEPT_DAYS = 90;
