import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { ShownProduct } from "#domain/marketing/analytics/tracked-event.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { track } from "../../shell/analytics/track.ts";

/** Cards that were already tracked: a growing list reports only its new ones. */
const tracked = new WeakSet<ProductCard>();

/** TRACK-01: products shown in a list. */
export function trackImpressions(cards: readonly ProductCard[], locale: Language): void {
  const fresh = cards.filter((card) => !tracked.has(card));
  for (const card of fresh) tracked.add(card);
  const currency = fresh[0]?.price.currency;
  if (!currency) return;
  track({ name: "product-impressions", currency, products: fresh.map((card) => shownCard(card, locale)) });
}

/** TRACK-01: a card was clicked. */
export function trackCardClick(card: ProductCard, locale: Language): void {
  track({ name: "product-click", currency: card.price.currency, product: shownCard(card, locale) });
}

/** TRACK-02 */
function shownCard(card: ProductCard, locale: Language): ShownProduct {
  const { id, sku, name, image, manufacturer, category, price, slug } = card;
  return { id, sku, name, image, manufacturer, category, price: price.amount, url: withLocale(`/p/${slug}`, locale) };
}
