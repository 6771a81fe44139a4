import { useEffect, useState } from "react";
import { type MapView, middleOf, type Spot, viewOf, zoomed } from "#domain/selling/delivery/map-view.ts";
import type { MapPoint } from "./use-locations.ts";

const ASPECT = 4 / 3;
const ZOOM_STEP = 2;

/** The part of the map that is shown: all of it, what was found, or what the customer zooms to. */
export function useMapView(points: readonly MapPoint[], foundIds: string) {
  const whole = viewOf(points, ASPECT);
  const [view, setView] = useState<MapView>(whole);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another search moves the map
  useEffect(() => {
    const found = points.filter(({ parcelshop_id }) => foundIds.split(" ").includes(String(parcelshop_id)));
    setView(found.length > 0 ? viewOf(found, ASPECT) : whole);
  }, [foundIds]);

  const isShown = ({ x, y }: Spot) => x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height;

  return {
    view,
    isWhole: view.width >= whole.width,
    zoomIn: (around: Spot | null) => setView((now) => zoomed(now, around ?? middleOf(now), ZOOM_STEP, whole)),
    zoomOut: () => setView((now) => zoomed(now, middleOf(now), 1 / ZOOM_STEP, whole)),
    /** Moves the map as little as needed to show a spot. */
    follow(spot: Spot): void {
      if (!isShown(spot)) setView((now) => zoomed(now, spot, 1, whole));
    },
  };
}
