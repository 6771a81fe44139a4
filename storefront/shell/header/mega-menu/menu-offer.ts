import { useEffect, useState } from "react";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { Flag } from "#contracts/shop/catalogue/search.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useCurrency } from "../../navigation/settings/use-currency.ts";
import { usePageData } from "../../page-data.tsx";

export interface MenuOffer {
  flag: Flag;
  product: ProductCard;
}

/** CATALOG-05: the first offer with one of its products; null without an offer or after a failure. */
export async function findMenuOffer(locale: Language, currency: string | undefined): Promise<MenuOffer | null> {
  try {
    const flags = await browserApi.search.flags({ locale });
    const flag = flags.find(({ type }) => type === "2");
    if (!flag) return null;
    const params = { "f.flag_ids": String(flag.id) };
    const wanted = { locale, currency, params, categoryId: null, limit: 1, offset: 0, withFacets: false };
    const [product] = (await browserApi.search.searchForCategoryItems(wanted)).items;
    return product ? { flag, product } : null;
  } catch {
    return null;
  }
}

const cached = new Map<string, Promise<MenuOffer | null>>();

/** Undefined until it is loaded. */
export function useMenuOffer(): MenuOffer | null | undefined {
  const { locale } = usePageData();
  const currency = useCurrency().current?.isoCode;
  const [offer, setOffer] = useState<MenuOffer | null>();
  useEffect(() => {
    let isWanted = true;
    const key = `${locale} ${currency}`;
    const asked = cached.get(key) ?? findMenuOffer(locale, currency);
    cached.set(key, asked);
    asked.then((found) => isWanted && setOffer(found));
    return () => {
      isWanted = false;
    };
  }, [locale, currency]);
  return offer;
}
