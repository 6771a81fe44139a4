import type { ProductVariant } from "#contracts/shop/catalogue/catalog.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { track } from "#storefront/shell/analytics/track.ts";
import type { ProductPageData } from "./product-data.ts";
import { productPath } from "./product-path.ts";

/** TRACK-01 */
export function trackView(page: ProductPageData, variant: ProductVariant, locale: Language): void {
  const { id, name, slug, images, manufacturer } = page.product;
  const product = {
    id,
    sku: variant.sku,
    name,
    price: variant.price.amount,
    category: page.trail.at(-1)?.name ?? null,
    image: images[0]?.path ?? null,
    manufacturer: manufacturer?.name ?? null,
    url: withLocale(productPath(slug), locale),
  };
  track({ name: "product-view", currency: variant.price.currency, product });
}
