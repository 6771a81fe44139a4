import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { type Coordinates, distanceMetres } from "#domain/selling/delivery/distance.ts";
import { formatOpeningHours } from "#i18n/opening-hours.ts";
import { Button } from "#ui/button.tsx";
import { distanceText } from "../distance-text.ts";
import type { MapPoint } from "./use-locations.ts";

interface PointCaptionProps {
  id: string;
  point: MapPoint | null;
  isChosen: boolean;
  near: Coordinates | null;
  onChoose: (id: number) => void;
}

/** Details of the marked point; read out when another point is marked. */
export function PointCaption({ id, point, isChosen, near, onChoose }: PointCaptionProps) {
  const t = useTranslate();
  const facts = point && [
    point.hours && formatOpeningHours(point.hours, t.language),
    point.box_sizes && t("checkout.points.boxes", { sizes: point.box_sizes }),
    near && distanceText(distanceMetres(near, point), t),
  ];
  return (
    <div className="flex min-h-19 flex-wrap items-center gap-3 px-4.5 py-3">
      <p id={id} role="status" className="min-w-0 grow basis-40 text-sm">
        {point ? (
          <>
            <b className="block wrap-anywhere">{`${point.name}, ${point.street}, ${point.city}`}</b>
            <span className="text-ink2">{facts?.filter(Boolean).join(" · ")}</span>
          </>
        ) : (
          <span className="text-ink2">{t("checkout.map.help")}</span>
        )}
      </p>
      {point && !isChosen && (
        <Button size="sm" variant="tonal" onClick={() => onChoose(point.parcelshop_id)}>
          {t("checkout.map.choose")}
        </Button>
      )}
    </div>
  );
}
