import { useEffect, useMemo, useState } from "react";
import type { PickupLocation } from "../../../../contracts/shop/delivery.ts";
import { projectionOf, type Spot } from "../../../../domain/delivery/map-view.ts";
import { browserApi } from "../../../browser-api.ts";

export type MapPoint = PickupLocation & Spot;

/** All pickup points of a courier on a flat map; null until they are loaded. */
export function useLocations(courierId: number) {
  const [locations, setLocations] = useState<readonly PickupLocation[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    browserApi.delivery.listPickupLocations({ courier_id: courierId }).then(
      ({ items }) => isCurrent && setLocations(items),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [courierId]);
  const points = useMemo((): MapPoint[] | null => {
    if (!locations || locations.length === 0) return null;
    const project = projectionOf(locations);
    return locations.map((point) => ({ ...point, ...project(point) }));
  }, [locations]);
  return { points, hasFailed };
}
