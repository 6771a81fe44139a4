import { useEffect, useState } from "react";
import type { ProductCard } from "../../../contracts/shop/product-card.ts";
import { SORTS } from "../../../domain/listing/default-sort.ts";
import { browserApi } from "../../browser-api.ts";
import { usePageData } from "../../shell/page-data.tsx";

/** Asked for at once, so that enough are left without those in the cart. */
const ASKED_FOR = 20;

/** What others buy and this cart does not hold yet; the page is whole without it. */
export function useSameBoxCards(inCart: readonly number[], count: number): ProductCard[] {
  const { locale, currencyId, config } = usePageData();
  const currency = config.filteredCurrencies.find(({ id }) => id === currencyId)?.iso_code;
  const [cards, setCards] = useState<ProductCard[]>([]);
  useEffect(() => {
    let isGone = false;
    const call = { locale, currency, params: { s: String(SORTS.bestSellers) }, limit: ASKED_FOR, withFacets: false };
    const found = browserApi.search.searchForCategoryItems(call).catch(() => ({ items: [] }));
    found.then(({ items }) => isGone || setCards(items.filter(({ is_available }) => is_available)));
    return () => {
      isGone = true;
    };
  }, [locale, currency]);
  return cards.filter(({ id }) => !inCart.includes(id)).slice(0, count);
}
