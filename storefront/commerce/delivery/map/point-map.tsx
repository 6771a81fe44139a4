import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Courier, PickupPoint } from "#contracts/shop/selling/delivery.ts";
import type { Coordinates } from "#domain/selling/delivery/distance.ts";
import { MapFrame } from "./map-frame.tsx";
import { useLocations } from "./use-locations.ts";

export interface PointMapProps {
  courier: Courier;
  chosenId: number | null;
  /** The points that a search has found: the map moves to them. */
  found: readonly PickupPoint[];
  near: Coordinates | null;
  onChoose: (id: number) => void;
}

/** CHECKOUT-09: the pickup points of a courier, drawn without map tiles, so that no third party learns of it. */
export function PointMap({ courier, ...props }: PointMapProps) {
  const t = useTranslate();
  const { points, hasFailed } = useLocations(courier);
  return (
    <div className="border-t border-line lg:order-last lg:border-s">
      {points ? (
        <MapFrame key={courier.id} points={points} {...props} />
      ) : (
        <p role="status" className="grid aspect-4/3 point-items-center bg-sunk p-6 text-center text-sm text-ink2">
          {hasFailed && t("error.call.unavailable")}
        </p>
      )}
    </div>
  );
}
