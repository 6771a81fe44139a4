import { useEffect, useState } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { ProductCard } from "../../../contracts/shop/product-card.ts";
import { readRecentlyViewed, rememberViewed, writeRecentlyViewed } from "../../../domain/products/recently-viewed.ts";
import { browserApi } from "../../browser-api.ts";
import { CardRow } from "../../commerce/products/card-row.tsx";
import { usePageData } from "../../shell/page-data.tsx";

const STORED_AS = "recentlyViewed";
const SHOWN = 5;

/** What was looked at before, in this browser and nowhere else. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const t = useTranslate();
  const { locale, currencyId, config } = usePageData();
  const [cards, setCards] = useState<ProductCard[]>([]);
  const currency = config.filteredCurrencies.find(({ id }) => id === currencyId)?.iso_code;

  useEffect(() => {
    const ids = remember(productId)
      .filter((id) => id !== productId)
      .slice(0, SHOWN);
    if (ids.length === 0) return;
    let isGone = false;
    // The page is whole without it: a failure leaves it away.
    const found = browserApi.catalog.cards({ ids: [...ids], locale, currency }).catch(() => ({ items: [] }));
    found.then(({ items }) => isGone || setCards(items));
    return () => {
      isGone = true;
    };
  }, [productId, locale, currency]);

  return <CardRow title={t("product.recently-viewed")} cards={cards} />;
}

/** A browser that keeps nothing has seen nothing. */
function remember(productId: number): readonly number[] {
  try {
    const ids = rememberViewed(readRecentlyViewed(localStorage.getItem(STORED_AS)), productId);
    localStorage.setItem(STORED_AS, writeRecentlyViewed(ids));
    return ids;
  } catch {
    return [];
  }
}
