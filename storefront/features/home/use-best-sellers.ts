import { useRef, useState } from "react";
import type { ProductCard } from "../../../contracts/shop/product-card.ts";
import { useCurrency } from "../../shell/navigation/use-currency.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { type BestSellerTab, loadBestSellers } from "./best-seller-tabs.ts";

type Shown = ProductCard[] | "loading" | "failed";

/** The first tab came with the page; the others are asked for when they are first chosen. */
export function useBestSellers(first: ProductCard[], categories: ReadonlyMap<BestSellerTab, number[]>) {
  const { locale } = usePageData();
  const currency = useCurrency().current?.isoCode;
  const [tab, setTab] = useState<BestSellerTab>("all");
  const [loaded, setLoaded] = useState<Partial<Record<BestSellerTab, Shown>>>({});
  const asked = useRef(new Set<BestSellerTab>());

  async function choose(next: BestSellerTab) {
    setTab(next);
    if (next === "all" || asked.current.has(next)) return;
    asked.current.add(next);
    const keep = (shown: Shown) => setLoaded((before) => ({ ...before, [next]: shown }));
    keep("loading");
    try {
      keep(await loadBestSellers(categories.get(next) ?? [], { locale, currency }));
    } catch {
      asked.current.delete(next);
      keep("failed");
    }
  }

  return { tab, choose, shown: tab === "all" ? first : (loaded[tab] ?? "loading") };
}
