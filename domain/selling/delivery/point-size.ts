import type { Carrier } from "./courier.ts";

/** The sides of a box, in any order. */
export interface BoxSides {
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

export type PointType = "locker" | "shop" | "post";

/** Longest first. */
type Sides = readonly [number, number, number];

/** The largest compartment of each carrier's lockers, in millimetres. */
const LOCKERS: Readonly<Partial<Record<Carrier, Sides>>> = {
  omniva: [640, 390, 380],
  dpd: [610, 440, 360],
  "lp-express": [745, 610, 350],
  venipak: [610, 410, 395],
  smartposti: [600, 600, 360],
  postnl: [580, 380, 380],
};
/** For a carrier that publishes no size. */
const ANY_LOCKER: Sides = [600, 380, 360];
/** The largest box that is handed over a counter, and stored behind it until pickup. */
const COUNTERS: Readonly<Record<Exclude<PointType, "locker">, Sides>> = {
  shop: [1_000, 500, 500],
  post: [1_500, 600, 600],
};

/**
 * A box that is large enough for each of these boxes: the largest of their longest, second and shortest sides. Null
 * where no box is known. A box into which several are packed is at least as large as each of them.
 */
export function largestSides(boxes: readonly BoxSides[]): BoxSides | null {
  if (boxes.length === 0) return null;
  const sorted = boxes.map(longestFirst);
  const most = (side: 0 | 1 | 2) => Math.max(...sorted.map((sides) => sides[side]));
  return { lengthMm: most(0), widthMm: most(1), heightMm: most(2) };
}

/** Whether a box, turned as needed, fits the largest compartment of a locker or the counter of a shop. */
export function takesBox({ carrier, type }: { carrier: Carrier; type: PointType }, box: BoxSides | null): boolean {
  if (box === null) return true;
  const limit = type === "locker" ? (LOCKERS[carrier] ?? ANY_LOCKER) : COUNTERS[type];
  return longestFirst(box).every((side, index) => side <= (limit[index] ?? 0));
}

const longestFirst = ({ lengthMm, widthMm, heightMm }: BoxSides): Sides =>
  [lengthMm, widthMm, heightMm].sort((a, b) => b - a) as unknown as Sides;
