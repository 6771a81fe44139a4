import { LocateFixed, Map as MapIcon, Search } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import type { Courier, PickupPoint } from "#contracts/shop/selling/delivery.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { FieldLine } from "#ui/field-frame.tsx";
import { PickupPointRow } from "./pickup-point-row.tsx";
import { type PointSearch, usePointSearch } from "./use-point-search.ts";

/** Loaded when it is asked for. */
const PointMap = late(async () => (await import("./map/point-map.tsx")).PointMap);

interface PickupPointsProps {
  courier: Courier;
  /** The stored selection, which the search results may not contain. */
  chosen: PickupPoint | null;
  chosenId: number | null;
  error: string | undefined;
  onChoose: (id: number) => void;
}

/** Shows the last used point and a few more; the rest are found by searching, or on the map beside the list. */
export function PickupPoints({ courier, chosen, chosenId, error, onChoose }: PickupPointsProps) {
  const t = useTranslate();
  const errorId = useId();
  const search = usePointSearch(courier);
  const [hasMap, setMap] = useState(false);
  const isHidden =
    chosen !== null &&
    chosen.parcelshop_id === chosenId &&
    !search.points.some(({ parcelshop_id }) => parcelshop_id === chosenId);
  const shown = isHidden ? [chosen, ...search.points] : search.points;
  return (
    <div className="border-t border-line">
      <SearchRow search={search} hasMap={hasMap} onMap={() => setMap(!hasMap)} />
      <div className={hasMap ? "grid lg:grid-cols-2" : ""}>
        {hasMap && (
          <Suspense fallback={<div className="aspect-4/3 border-t border-line bg-sunk lg:order-last" />}>
            <PointMap {...{ courier, chosenId, onChoose }} near={search.near} found={search.hasQuery ? shown : []} />
          </Suspense>
        )}
        <fieldset
          className="max-h-108 min-w-0 overflow-y-auto border-b border-line"
          aria-busy={search.isBusy || undefined}
        >
          <legend className="visually-hidden">{t("checkout.points.legend")}</legend>
          {shown.map((point) => (
            <PickupPointRow
              key={point.parcelshop_id}
              point={point}
              typed={search.query}
              isChosen={point.parcelshop_id === chosenId}
              errorId={error && errorId}
              onChoose={() => onChoose(point.parcelshop_id)}
            />
          ))}
        </fieldset>
      </div>
      <SearchOutcome search={search} />
      {error && (
        <div className="px-4.5 pb-3.5">
          <FieldLine id={errorId} error={error} />
        </div>
      )}
    </div>
  );
}

interface SearchRowProps {
  search: PointSearch;
  hasMap: boolean;
  onMap: () => void;
}

function SearchRow({ search, hasMap, onMap }: SearchRowProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap gap-2.5 px-4.5 py-3.5">
      <TextField
        type="search"
        label={t("checkout.points.search")}
        hideLabel
        placeholder={t("checkout.points.placeholder")}
        value={search.query}
        onChange={(event) => search.setQuery(event.target.value)}
        // Enter in the search field must not submit the step.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        autoComplete="off"
        leading={<Search aria-hidden="true" />}
        className="min-w-48 grow basis-60"
      />
      <Button
        variant="outline"
        busy={search.isLocating}
        aria-pressed={search.isNear}
        onClick={search.toggleNear}
        className="max-sm:grow"
      >
        <LocateFixed aria-hidden="true" />
        {t("checkout.points.near-me")}
      </Button>
      <Button variant="outline" aria-pressed={hasMap} onClick={onMap} className="max-sm:grow">
        <MapIcon aria-hidden="true" />
        {t("checkout.points.map")}
      </Button>
    </div>
  );
}

function SearchOutcome({ search }: { search: PointSearch }) {
  const t = useTranslate();
  const { problem, points, total, hasQuery, isBusy, retry } = search;
  const all = points.length < total ? "checkout.points.first" : "checkout.points.found";
  const found = hasQuery ? all : "checkout.points.few";
  const outcome = problem ?? (points.length === 0 ? "checkout.points.none" : found);
  return (
    <div className="flex flex-wrap items-center gap-x-4 px-4.5 py-2.5 text-caption text-ink2">
      <p role="status">{(problem || !isBusy) && t(outcome, { number: total, shown: points.length })}</p>
      {problem === "error.call.unavailable" && (
        <Button variant="text" size="sm" onClick={retry}>
          {t("checkout.try-again")}
        </Button>
      )}
    </div>
  );
}
