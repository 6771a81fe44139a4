import { useEffect } from "react";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { usePageData } from "../../shell/page-data.tsx";

const load = () => import("./track-products.ts");

/** TRACK-01: tracks the products of a list after it has rendered. */
export function useImpressions(cards: readonly ProductCard[]): void {
  const { locale } = usePageData();
  useEffect(() => void load().then(({ trackImpressions }) => trackImpressions(cards, locale)), [cards, locale]);
}

/** TRACK-01 */
export function useCardClick(card: ProductCard): () => void {
  const { locale } = usePageData();
  return () => void load().then(({ trackCardClick }) => trackCardClick(card, locale));
}
