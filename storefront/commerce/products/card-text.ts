import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";

const texts = new WeakMap<ProductCard, string>();

/** The JSON of a card, written once: on the server a card is the same object for all pages until it changes. */
export function cardText(card: ProductCard): string {
  const text = texts.get(card) ?? JSON.stringify(card);
  texts.set(card, text);
  return text;
}
