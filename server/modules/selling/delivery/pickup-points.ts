import type { PickupLocation, PickupPoint } from "#contracts/shop/selling/delivery.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { Carrier } from "#domain/selling/delivery/courier.ts";
import { type Coordinates, distanceMetres } from "#domain/selling/delivery/distance.ts";
import { type BoxSides, takesBox } from "#domain/selling/delivery/point-size.ts";
import { matchesAll, searchWords } from "#domain/selling/delivery/search-words.ts";
import type { PointRecord } from "./pickup-point-store.ts";

export interface PointSearch {
  carrier: Carrier;
  country: string;
  /** Points that do not take this weight are left out. */
  weightGrams?: number;
  /** Points that this box does not fit into are left out. */
  box?: BoxSides | null | undefined;
  query: string;
  near?: Coordinates | undefined;
}

export interface FoundPoint {
  point: PointRecord;
  distance: number | null;
}

/** All open pickup points, found without the database. */
export class PickupPoints {
  readonly #byId: ReadonlyMap<number, PointRecord>;
  readonly #byNetwork: ReadonlyMap<string, PointRecord[]>;
  readonly #heaviest: ReadonlyMap<string, number>;

  constructor(points: readonly PointRecord[]) {
    this.#byId = new Map(points.map((point) => [point.id, point]));
    this.#byNetwork = new Map(
      [...Map.groupBy(points, networkOf)].map(([name, network]) => [name, largestFirst(network)]),
    );
    this.#heaviest = new Map([...this.#byNetwork].map(([name, network]) => [name, mostTaken(network)]));
  }

  /** The most weight that a point of a network takes; infinite where one has no limit, null without points. */
  heaviest(network: Pick<PointRecord, "carrier" | "country">): number | null {
    return this.#heaviest.get(networkOf(network)) ?? null;
  }

  /** Whether some point of a network takes a box of this size. */
  takes(network: Pick<PointRecord, "carrier" | "country">, box: BoxSides): boolean {
    return (this.#byNetwork.get(networkOf(network)) ?? []).some((point) => takesBox(point, box));
  }

  find(id: number): PointRecord | null {
    return this.#byId.get(id) ?? null;
  }

  /** The nearest first where a location is given, else those in a city of that name first. */
  search({ query, near, weightGrams = 0, box = null, ...network }: PointSearch): FoundPoint[] {
    const asked = searchWords(query);
    const found = (this.#byNetwork.get(networkOf(network)) ?? []).filter(
      (point) =>
        weightGrams <= (point.maxWeightGrams ?? weightGrams) && takesBox(point, box) && matchesAll(asked, point.words),
    );
    return near ? nearestFirst(found, near) : cityFirst(found, asked).map((point) => ({ point, distance: null }));
  }
}

const networkOf = ({ carrier, country }: { carrier: Carrier; country: string }) => `${carrier} ${country}`;

const mostTaken = (network: readonly PointRecord[]) =>
  network.reduce((most, { maxWeightGrams }) => Math.max(most, maxWeightGrams ?? Number.POSITIVE_INFINITY), 0);

/** Most people live in the towns with most points. */
function largestFirst(points: readonly PointRecord[]): PointRecord[] {
  return [...Map.groupBy(points, ({ city }) => city).values()].sort((a, b) => b.length - a.length).flat();
}

/** Points without coordinates come last. */
const FAR_AWAY = Number.MAX_SAFE_INTEGER;

function nearestFirst(points: readonly PointRecord[], near: Coordinates): FoundPoint[] {
  return points
    .map((point) => ({ point, distance: point.place && distanceMetres(near, point.place) }))
    .sort((a, b) => (a.distance ?? FAR_AWAY) - (b.distance ?? FAR_AWAY));
}

/** A typed city means the city, not a street that is named after it. */
function cityFirst(points: readonly PointRecord[], asked: readonly string[]): readonly PointRecord[] {
  if (asked.length === 0) return points;
  const isCity = ({ cityWords }: PointRecord) =>
    cityWords.some((word) => asked.some((start) => word.startsWith(start)));
  const { in: inCity = [], out = [] } = Object.groupBy(points, (point) => (isCity(point) ? "in" : "out"));
  return [...inCity, ...out];
}

export function describePoint(point: PointRecord, language: Language, distance: number | null = null): PickupPoint {
  const { id, carrier, type, name, street, city, zip, country, hours, hints, boxSizes } = point;
  const hint = hints[language] ?? hints.en ?? null;
  const place = { parcelshop_id: id, carrier, type, name, street, city, zip, country };
  return { ...place, hint, hours, box_sizes: boxSizes, distance_metres: distance };
}

/** A point on a map; null without coordinates. */
export function describeLocation({
  id,
  name,
  street,
  city,
  hours,
  boxSizes,
  place,
}: PointRecord): PickupLocation | null {
  return place && { parcelshop_id: id, name, street, city, hours, box_sizes: boxSizes, ...place };
}
