import type { ProductDetails, ProductVariant } from "../../../contracts/shop/catalog.ts";
import { type Money, toMinorString } from "../../../domain/money/money.ts";
import { shareImagePath } from "../../shell/head/share-image.ts";

interface JsonLdContext {
  origin: string;
  /** The product's canonical URL. */
  url: string;
  seller: string;
}

/** The schema.org `Product`; independent of the selected variant. */
export function productThing(product: ProductDetails, context: JsonLdContext): Record<string, unknown> {
  return {
    "@type": "Product",
    name: product.name,
    ...(product.description === "" ? {} : { description: product.description }),
    sku: product.sku,
    url: context.url,
    image: product.images.map(({ path }) => context.origin + shareImagePath(path)),
    ...(product.manufacturer ? { brand: { "@type": "Brand", name: product.manufacturer.name } } : {}),
    offers: offersOf(product.variants, context),
  };
}

function offersOf(variants: readonly ProductVariant[], context: JsonLdContext): Record<string, unknown> | undefined {
  const amounts = variants.map(({ price }) => price.amount);
  const [first] = variants;
  if (!first) return undefined;
  const low = Math.min(...amounts) as Money;
  const high = Math.max(...amounts) as Money;
  if (low === high) return { ...offerOf(first, context), url: context.url, availability: availabilityOf(variants) };
  return {
    "@type": "AggregateOffer",
    priceCurrency: first.price.currency,
    lowPrice: toMinorString(low),
    highPrice: toMinorString(high),
    offerCount: variants.length,
    availability: availabilityOf(variants),
    offers: variants.map((variant) => ({ ...offerOf(variant, context), sku: variant.sku })),
  };
}

function offerOf(variant: ProductVariant, { url, seller }: JsonLdContext) {
  return {
    "@type": "Offer",
    url: `${url}?productVariant=${encodeURIComponent(variant.sku)}`,
    price: toMinorString(variant.price.amount),
    priceCurrency: variant.price.currency,
    availability: availabilityOf([variant]),
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: seller },
  };
}

function availabilityOf(variants: readonly ProductVariant[]): string {
  const isInStock = variants.some(({ available }) => available > 0);
  return `https://schema.org/${isInStock ? "InStock" : "OutOfStock"}`;
}
