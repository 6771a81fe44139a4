import { useEffect, useMemo, useState } from "react";
import type { Courier, PickupLocation } from "#contracts/shop/selling/delivery.ts";
import { projectionOf, type Spot } from "#domain/selling/delivery/map-view.ts";
import { browserApi } from "#storefront/browser-api.ts";

export type MapPoint = PickupLocation & Spot;

/** All pickup points of a courier on a flat map; null until they are loaded. */
export function useLocations({ id: courierId, box }: Pick<Courier, "id" | "box">) {
  const [locations, setLocations] = useState<readonly PickupLocation[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box comes anew with every answer, and belongs to the courier
  useEffect(() => {
    let isCurrent = true;
    browserApi.delivery.listPickupLocations({ courier_id: courierId, box }).then(
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
