export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance of two places in a straight line (CHECKOUT-09). */
export function distanceMetres(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const share = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(share))));
}
