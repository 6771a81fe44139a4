import { useEffect, useState } from "react";
import type { Category } from "../../../contracts/shop/search.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import { browserApi } from "../../browser-api.ts";
import { usePageData } from "../page-data.tsx";

const kept = new Map<string, Promise<Category[]>>();

/** CATALOG-01: asked for once per category document and language. A failure gives no categories, and is not kept. */
export function loadCategories(docKey: string, locale: Language): Promise<Category[]> {
  const key = `${docKey} ${locale}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = browserApi.search.parsedCategories({ queryKey: docKey, locale }).catch(() => {
    kept.delete(key);
    return [];
  });
  kept.set(key, asked);
  return asked;
}

/** The storefront's categories in the page's language; null until they are there. */
export function useCategories(): Category[] | null {
  const { config, locale } = usePageData();
  const docKey = config.site.category_doc_key;
  const [categories, setCategories] = useState<Category[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadCategories(docKey, locale).then((loaded) => isWanted && setCategories(loaded));
    return () => {
      isWanted = false;
    };
  }, [docKey, locale]);
  return categories;
}
