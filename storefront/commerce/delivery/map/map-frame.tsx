import { Minus, Plus } from "lucide-react";
import { useId, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { nearestTo } from "#domain/selling/delivery/map-view.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { MapDrawing } from "./map-drawing.tsx";
import { PointCaption } from "./point-caption.tsx";
import type { PointMapProps } from "./point-map.tsx";
import type { MapPoint } from "./use-locations.ts";
import { useMapView } from "./use-map-view.ts";

interface MapFrameProps extends Omit<PointMapProps, "courier"> {
  points: readonly MapPoint[];
}

/** The map with its buttons, and what is known of the point that it marks. */
export function MapFrame({ points, chosenId, found, near, onChoose }: MapFrameProps) {
  const t = useTranslate();
  const captionId = useId();
  const foundIds = new Set(found.map(({ parcelshop_id }) => parcelshop_id));
  const map = useMapView(points, [...foundIds].join(" "));
  const [markedId, setMarkedId] = useState<number | null>(null);
  const marked = points.find(({ parcelshop_id }) => parcelshop_id === (markedId ?? chosenId)) ?? null;

  function mark(point: MapPoint) {
    setMarkedId(point.parcelshop_id);
    map.follow(point);
  }

  /** A tap among many points goes nearer first. */
  function handleTap(at: { x: number; y: number }) {
    const close = points.filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) < map.view.width / 28);
    const nearest = nearestTo(points, at);
    if (close.length > 1 && map.view.width > 8) map.zoomIn(at);
    else if (nearest) mark(nearest);
  }

  return (
    <>
      <div className="relative">
        <MapDrawing
          {...{ points, marked, chosenId, foundIds, near }}
          view={map.view}
          describedBy={captionId}
          onMark={mark}
          onTap={handleTap}
          onChoose={onChoose}
        />
        <div className="absolute end-2 top-2 grid gap-1.5 rounded-field bg-surface shadow-sh1">
          <IconButton label={t("checkout.map.zoom-in")} onClick={() => map.zoomIn(marked)}>
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton label={t("checkout.map.zoom-out")} aria-disabled={map.isWhole || undefined} onClick={map.zoomOut}>
            <Minus aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <PointCaption
        id={captionId}
        point={marked}
        isChosen={marked?.parcelshop_id === chosenId}
        near={near}
        onChoose={onChoose}
      />
    </>
  );
}
