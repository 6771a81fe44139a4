import { ratioRangeToPercent } from "#domain/catalogue/listing/discount.ts";
import type { FacetKey } from "#domain/catalogue/listing/facet-keys.ts";
import { isFacetKey } from "#domain/catalogue/listing/facet-keys.ts";
import {
  type Range,
  type SelectedFilters,
  toggleTerm,
  withoutFilter,
} from "#domain/catalogue/listing/selected-filters.ts";
import type { Translate } from "#i18n/translate.ts";
import type { ListingData } from "../data/listing-data.ts";
import { formatPriceBound } from "../facets/price-format.ts";

export interface AppliedChoice {
  id: string;
  label: string;
  /** The filters that remain when it is removed. */
  without: SelectedFilters;
}

/** No discount is higher, so this is no bound. */
const MAX_PERCENT = 100;

type Names = Pick<ListingData, "facets" | "categoryNames" | "currency">;

/** Each applied term and range with its label (CATALOG-12). */
export function appliedChoices(filters: SelectedFilters, names: Names, t: Translate): AppliedChoice[] {
  return Object.entries(filters).flatMap(([key, filter]): AppliedChoice[] => {
    if (!isFacetKey(key) || filter === undefined) return [];
    if (filter.type === "stats") {
      return [{ id: key, label: rangeLabel(key, filter.value, names, t), without: withoutFilter(filters, key) }];
    }
    return filter.value.map((value) => ({
      id: `${key} ${value}`,
      label: termLabel(key, value, names),
      without: toggleTerm(filters, key, value),
    }));
  });
}

function termLabel(key: FacetKey, value: string, { facets, categoryNames }: Names): string {
  if (key === "category_id" || key === "category_ids") return categoryNames[value] ?? value;
  const facet = facets.find((candidate) => candidate.key === key);
  const terms = facet && facet.type !== "stats" ? facet.terms : [];
  return terms.find((term) => term.value === value)?.label ?? value;
}

function rangeLabel(key: FacetKey, range: Range, { currency }: Names, t: Translate): string {
  if (key === "discount_percentage") {
    const { min, max } = ratioRangeToPercent(range);
    const isBelow = max !== null && max < MAX_PERCENT;
    if (min !== null && min > 0 && isBelow) return t("listing.discount-between", { min, max });
    return isBelow ? t("listing.discount-max", { percent: max }) : t("listing.discount-min", { percent: min ?? 0 });
  }
  const format = (value: number) => formatPriceBound(value, currency, t.language);
  if (range.min !== null && range.max !== null) return `${format(range.min)} – ${format(range.max)}`;
  return range.min !== null
    ? t("price.from", { price: format(range.min) })
    : t("listing.price-max", { price: format(range.max ?? 0) });
}
