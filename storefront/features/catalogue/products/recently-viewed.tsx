import { useEffect, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { readRecentlyViewed, rememberViewed, writeRecentlyViewed } from "#domain/catalogue/products/recently-viewed.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { CardRow } from "#storefront/commerce/products/card-row.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";

const STORAGE_KEY = "recentlyViewed";
const MAX_CARDS = 5;

/** The list is stored in this browser only. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const t = useTranslate();
  const { locale, currency } = usePageData();
  const [cards, setCards] = useState<ProductCard[]>([]);

  useEffect(() => {
    const ids = remember(productId)
      .filter((id) => id !== productId)
      .slice(0, MAX_CARDS);
    if (ids.length === 0) return;
    let isCancelled = false;
    // A failed request only hides the section.
    const found = browserApi.catalog.cards({ ids: [...ids], locale, currency }).catch(() => ({ items: [] }));
    found.then(({ items }) => isCancelled || setCards(items));
    return () => {
      isCancelled = true;
    };
  }, [productId, locale, currency]);

  return <CardRow title={t("product.recently-viewed")} cards={cards} />;
}

/** Without local storage the list is empty. */
function remember(productId: number): readonly number[] {
  try {
    const ids = rememberViewed(readRecentlyViewed(localStorage.getItem(STORAGE_KEY)), productId);
    localStorage.setItem(STORAGE_KEY, writeRecentlyViewed(ids));
    return ids;
  } catch {
    return [];
  }
}
