import type { Coordinates } from "./distance.ts";

/** A place on a flat map, in kilometres to the east and to the south. */
export interface Spot {
  x: number;
  y: number;
}

/** The part of a map that is shown. */
export interface MapView extends Spot {
  width: number;
  height: number;
}

const KILOMETRES_PER_DEGREE = 111.32;

/** Places of one country on a flat map: true to shape at its middle latitude (CHECKOUT-09). */
export function projectionOf(places: readonly Coordinates[]): (place: Coordinates) => Spot {
  const latitudes = places.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const narrowing = Math.cos((middle * Math.PI) / 180);
  return ({ latitude, longitude }) => ({
    x: longitude * narrowing * KILOMETRES_PER_DEGREE,
    y: -latitude * KILOMETRES_PER_DEGREE,
  });
}

const SMALLEST_WIDTH = 2;
const MARGIN = 1.16;

/** The view that shows all of these spots, with a margin, in the shape of the frame. */
export function viewOf(spots: readonly Spot[], aspect: number): MapView {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max((right - left) * MARGIN, (bottom - top) * MARGIN * aspect, SMALLEST_WIDTH);
  return centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, width, aspect);
}

const centred = ({ x, y }: Spot, width: number, aspect: number): MapView => {
  const height = width / aspect;
  return { x: x - width / 2, y: y - height / 2, width, height };
};

/** The view nearer to or farther from a spot; never farther than the whole. */
export function zoomed(view: MapView, around: Spot, factor: number, whole: MapView): MapView {
  const width = Math.max(view.width / factor, SMALLEST_WIDTH);
  return width >= whole.width ? whole : centred(around, width, view.width / view.height);
}

export const middleOf = ({ x, y, width, height }: MapView): Spot => ({ x: x + width / 2, y: y + height / 2 });

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

export function nearestTo<Point extends Spot>(spots: readonly Point[], to: Spot): Point | null {
  return spots.reduce<Point | null>(
    (best, spot) => (best === null || distance(spot, to) < distance(best, to) ? spot : best),
    null,
  );
}

export type Direction = "left" | "right" | "up" | "down";

/** The next spot in a direction: near, and not far to the side. */
export function nextSpot<Point extends Spot>(spots: readonly Point[], from: Spot, direction: Direction) {
  const isSideways = direction === "left" || direction === "right";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  const ahead = spots.flatMap((spot) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const [forward, aside] = isSideways ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
    return forward > 0 && forward >= aside / 2 ? [{ spot, cost: forward + aside * 2 }] : [];
  });
  return ahead.reduce<(typeof ahead)[number] | null>(
    (best, each) => (best && best.cost <= each.cost ? best : each),
    null,
  )?.spot;
}

export interface Town extends Spot {
  name: string;
  points: number;
}

const MOST_NAMES = 9;

/** The towns to be named: the largest first, none of them over another's name or the edge. */
export function namedTowns(points: readonly (Spot & { city: string })[], view: MapView): Town[] {
  const { width, height } = view;
  const middle = middleOf(view);
  const isInside = ({ x, y }: Spot) => Math.abs(x - middle.x) < width * 0.44 && Math.abs(y - middle.y) < height * 0.44;
  const towns = [...Map.groupBy(points, ({ city }) => city)].map(([name, there]) => ({
    name,
    points: there.length,
    x: there.reduce((sum, { x }) => sum + x, 0) / there.length,
    y: there.reduce((sum, { y }) => sum + y, 0) / there.length,
  }));
  const named: Town[] = [];
  for (const town of towns.filter(isInside).sort((a, b) => b.points - a.points)) {
    const isFree = named.every(({ x, y }) => Math.abs(x - town.x) > width / 5 || Math.abs(y - town.y) > width / 14);
    if (isFree && named.length < MOST_NAMES) named.push(town);
  }
  return named;
}
