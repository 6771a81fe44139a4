import { useEffect, useState } from "react";
import { filterPairs } from "../../../domain/listing/filter-query.ts";
import type { SelectedFilters } from "../../../domain/listing/selected-filters.ts";
import { browserApi } from "../../browser-api.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { listingCall } from "./listing-call.ts";
import { useListing } from "./listing-state.tsx";

const ASK_AFTER_MS = 200;

/** How many products filters would leave, asked of the server while they are only a draft. */
export function useLiveCount(filters: SelectedFilters, isActive: boolean): number {
  const { data, query } = useListing();
  const { locale } = usePageData();
  const [counted, setCounted] = useState<{ of: string; total: number } | null>(null);
  const name = JSON.stringify(filterPairs(filters));
  const isApplied = name === JSON.stringify(filterPairs(query.filters));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft alone decides when to ask
  useEffect(() => {
    if (!isActive || isApplied) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const categoryId = data.category?.id ?? null;
      const { contentType, currency, sort } = data;
      const call = listingCall({ locale, currency, contentType, categoryId, sort, query: { ...query, filters } });
      const { total } = await browserApi.search.searchForCategoryItems({ ...call, limit: 0, withFacets: false });
      if (isCurrent) setCounted({ of: name, total });
    }, ASK_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, isActive, isApplied]);

  // Until the answer is there, the last known number stays: a button that flickers helps nobody.
  return isApplied ? data.total : (counted?.total ?? data.total);
}
