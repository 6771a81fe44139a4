import { useEffect, useState } from "react";
import { filterPairs } from "#domain/catalogue/listing/filter-query.ts";
import type { SelectedFilters } from "#domain/catalogue/listing/selected-filters.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { listingCall } from "../data/listing-call.ts";
import { useListing } from "../listing-state.tsx";

const DEBOUNCE_MS = 200;

/** The number of products that draft filters would match. */
export function useLiveCount(filters: SelectedFilters, isActive: boolean): number {
  const { data, query } = useListing();
  const { locale } = usePageData();
  const [counted, setCounted] = useState<{ of: string; total: number } | null>(null);
  const name = JSON.stringify(filterPairs(filters));
  const isApplied = name === JSON.stringify(filterPairs(query.filters));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed draft needs a request
  useEffect(() => {
    if (!isActive || isApplied) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const categoryId = data.category?.id ?? null;
      const { contentType, currency, sort } = data;
      const call = listingCall({ locale, currency, contentType, categoryId, sort, query: { ...query, filters } });
      const { total } = await browserApi.search.searchForCategoryItems({ ...call, limit: 0, withFacets: false });
      if (isCurrent) setCounted({ of: name, total });
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, isActive, isApplied]);

  // The last known number stays until the answer arrives, so that the button does not flicker.
  return isApplied ? data.total : (counted?.total ?? data.total);
}
