import type { ProductCard } from "../../../contracts/shop/product-card.ts";

const texts = new WeakMap<ProductCard, string>();

/** Remembers the JSON of a card that was written already; returns it. */
export function noteText(card: ProductCard, text: string): string {
  texts.set(card, text);
  return text;
}

export const cardText = (card: ProductCard): string => texts.get(card) ?? JSON.stringify(card);
