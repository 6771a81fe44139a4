import { useEffect, useState } from "react";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";

/** More than shown, because products in the cart are left out. */
const FETCHED_CARDS = 20;

/** Best sellers that are not in the cart; a failed request only leaves the section empty. */
export function useSameBoxCards(inCart: readonly number[], count: number): ProductCard[] {
  const { locale, currency } = usePageData();
  const [cards, setCards] = useState<ProductCard[]>([]);
  useEffect(() => {
    let isCancelled = false;
    const call = {
      locale,
      currency,
      params: { s: String(SORTS.bestSellers) },
      limit: FETCHED_CARDS,
      withFacets: false,
    };
    const found = browserApi.search.searchForCategoryItems(call).catch(() => ({ items: [] }));
    found.then(({ items }) => isCancelled || setCards(items.filter(({ is_available }) => is_available)));
    return () => {
      isCancelled = true;
    };
  }, [locale, currency]);
  return cards.filter(({ id }) => !inCart.includes(id)).slice(0, count);
}
