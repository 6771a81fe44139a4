import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { percentRangeToRatio, ratioRangeToPercent } from "#domain/catalogue/listing/discount.ts";
import { type Range, selectedRange, setRange } from "#domain/catalogue/listing/selected-filters.ts";
import type { StatsFacet } from "../data/listing-data.ts";
import { useFilterScope } from "../filters/filter-scope.tsx";
import { useListing } from "../listing-state.tsx";
import { currencySymbol, formatPriceBound, isSymbolFirst } from "./price-format.ts";
import { RangeFields } from "./range-fields.tsx";
import { RangeSlider } from "./range-slider.tsx";
import { useRangeDraft } from "./use-range-draft.ts";

const NO_RANGE: Range = { min: null, max: null };

export function PriceRange({ facet }: { facet: StatsFacet }) {
  const t = useTranslate();
  const { data } = useListing();
  const { filters, choose } = useFilterScope();
  const bounds = { min: Math.floor(facet.min), max: Math.ceil(facet.max) };
  const applied = selectedRange(filters, facet.key) ?? NO_RANGE;
  const draft = useRangeDraft(applied, (range) => choose(setRange(filters, facet.key, range)));
  return (
    <>
      <RangeSlider
        bounds={bounds}
        range={draft.range}
        onChange={draft.change}
        histogram={facet.histogram}
        labels={{ min: t("listing.price-from"), max: t("listing.price-to") }}
        valueText={(value) => formatPriceBound(value, data.currency, t.language)}
      />
      <RangeFields
        bounds={bounds}
        range={draft.range}
        symbol={currencySymbol(data.currency, t.language)}
        isSymbolFirst={isSymbolFirst(data.currency, t.language)}
        onChange={draft.change}
      />
    </>
  );
}

/** CATALOG-11: shown in percent, applied as a ratio. */
export function DiscountRange({ facet }: { facet: StatsFacet }) {
  const t = useTranslate();
  const { filters, choose } = useFilterScope();
  const applied = ratioRangeToPercent(selectedRange(filters, facet.key) ?? NO_RANGE);
  const draft = useRangeDraft(applied, (range) => choose(setRange(filters, facet.key, percentRangeToRatio(range))));
  const percent = (value: number) => t("listing.percent", { percent: value });
  return (
    <>
      <RangeSlider
        bounds={{ min: facet.min, max: facet.max }}
        step={5}
        range={draft.range}
        onChange={draft.change}
        labels={{ min: t("listing.discount-from"), max: t("listing.discount-to") }}
        valueText={percent}
      />
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm">
        <span>{percent(draft.range.min ?? facet.min)}</span>
        <span>{percent(draft.range.max ?? facet.max)}</span>
      </p>
    </>
  );
}
