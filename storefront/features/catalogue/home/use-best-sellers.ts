import { useRef, useState } from "react";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { useCurrency } from "#storefront/shell/navigation/settings/use-currency.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { type BestSellerTab, loadBestSellers } from "./best-seller-tabs.ts";

type Shown = ProductCard[] | "loading" | "failed";

/** The first tab is server-rendered; the others are loaded when first selected. */
export function useBestSellers(first: ProductCard[], categories: ReadonlyMap<BestSellerTab, number[]>) {
  const { locale } = usePageData();
  const currency = useCurrency().current?.isoCode;
  const [tab, setTab] = useState<BestSellerTab>("all");
  const [loaded, setLoaded] = useState<Partial<Record<BestSellerTab, Shown>>>({});
  const requested = useRef(new Set<BestSellerTab>());

  async function choose(next: BestSellerTab) {
    setTab(next);
    if (next === "all" || requested.current.has(next)) return;
    requested.current.add(next);
    const store = (shown: Shown) => setLoaded((previous) => ({ ...previous, [next]: shown }));
    store("loading");
    try {
      store(await loadBestSellers(categories.get(next) ?? [], { locale, currency }));
    } catch {
      requested.current.delete(next);
      store("failed");
    }
  }

  return { tab, choose, shown: tab === "all" ? first : (loaded[tab] ?? "loading") };
}
