import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { PickupPoint } from "#contracts/shop/selling/delivery.ts";
import { markMatch } from "#domain/catalogue/search/mark-match.ts";
import { formatOpeningHours } from "#i18n/opening-hours.ts";
import { classNames } from "#ui/class-names.ts";
import { radioMarkClass } from "#ui/radio-mark.ts";
import { distanceText } from "./distance-text.ts";

interface PickupPointRowProps {
  point: PickupPoint;
  typed: string;
  isChosen: boolean;
  errorId: string | undefined;
  onChoose: () => void;
}

export function PickupPointRow({ point, typed, isChosen, errorId, onChoose }: PickupPointRowProps) {
  const t = useTranslate();
  const detailId = useId();
  return (
    <label
      className={classNames(
        "flex min-h-16 cursor-pointer items-center gap-3.5 border-t border-line px-4.5 py-3 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-pri",
        isChosen ? "bg-soft" : "hover:bg-sunk",
      )}
    >
      <input
        type="radio"
        name="parcel_shop"
        value={point.parcelshop_id}
        checked={isChosen}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={classNames(errorId, detailId)}
        className={classNames(radioMarkClass, "focus-visible:outline-none")}
        onChange={onChoose}
      />
      <span className="min-w-0 grow">
        <span className="block text-ui font-medium wrap-anywhere">
          <MarkedMatch text={`${point.name}, ${point.street}, ${point.city}`} typed={typed} />
        </span>
        <span id={detailId} className="block text-caption text-ink2 wrap-anywhere">
          {[point.hint, point.hours && formatOpeningHours(point.hours, t.language)].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-x-5 text-caption text-ink2 sm:flex-row sm:items-center">
        {point.box_sizes && <span>{t("checkout.points.boxes", { sizes: point.box_sizes })}</span>}
        {point.distance_metres !== null && (
          <span className="text-sm text-ink tabular-nums">{distanceText(point.distance_metres, t)}</span>
        )}
      </span>
    </label>
  );
}

function MarkedMatch({ text, typed }: { text: string; typed: string }) {
  return markMatch(text, typed).map((segment, index) =>
    segment.isTyped ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text have no other identity
      <mark key={index} className="rounded-tag bg-warn-fill text-inherit">
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  );
}
