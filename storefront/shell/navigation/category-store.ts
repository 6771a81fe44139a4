import { useEffect, useState } from "react";
import type { Category } from "#contracts/shop/catalogue/search.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { browserApi } from "../../browser-api.ts";
import { usePageData } from "../page-data.tsx";

const cached = new Map<string, Promise<Category[]>>();

/** CATALOG-01: fetched once per category document and language. A failure returns no categories, and is not cached. */
export function loadCategories(docKey: string, locale: Language): Promise<Category[]> {
  const key = `${docKey} ${locale}`;
  const found = cached.get(key);
  if (found) return found;
  const asked = browserApi.search.parsedCategories({ queryKey: docKey, locale }).catch(() => {
    cached.delete(key);
    return [];
  });
  cached.set(key, asked);
  return asked;
}

/** The storefront's categories in the page's language; null until they are loaded. */
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
