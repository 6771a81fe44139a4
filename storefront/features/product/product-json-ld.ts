import type { ProductDetails, ProductVariant } from "../../../contracts/shop/catalog.ts";
import { type Money, roundToMinor, toDecimalString } from "../../../domain/money/money.ts";
import { sharedPicture } from "./shared-picture.ts";

/** "79.90" */
const decimal = (amount: Money) => toDecimalString(roundToMinor(amount)).slice(0, -2);

interface Place {
  /** The storefront's own address. */
  origin: string;
  /** The product's canonical address. */
  url: string;
  seller: string;
}

/** A product as schema.org has it; which variant is looked at makes no difference. */
export function productThing(product: ProductDetails, place: Place): Record<string, unknown> {
  return {
    "@type": "Product",
    name: product.name,
    ...(product.description === "" ? {} : { description: product.description }),
    sku: product.sku,
    url: place.url,
    image: product.images.map(({ path }) => place.origin + sharedPicture(path)),
    ...(product.manufacturer ? { brand: { "@type": "Brand", name: product.manufacturer.name } } : {}),
    offers: offersOf(product.variants, place),
  };
}

function offersOf(variants: readonly ProductVariant[], place: Place): Record<string, unknown> | undefined {
  const amounts = variants.map(({ price }) => price.amount);
  const [first] = variants;
  if (!first) return undefined;
  const low = Math.min(...amounts) as Money;
  const high = Math.max(...amounts) as Money;
  if (low === high) return { ...offerOf(first, place), url: place.url, availability: availabilityOf(variants) };
  return {
    "@type": "AggregateOffer",
    priceCurrency: first.price.currency,
    lowPrice: decimal(low),
    highPrice: decimal(high),
    offerCount: variants.length,
    availability: availabilityOf(variants),
    offers: variants.map((variant) => ({ ...offerOf(variant, place), sku: variant.sku })),
  };
}

function offerOf(variant: ProductVariant, { url, seller }: Place) {
  return {
    "@type": "Offer",
    url: `${url}?productVariant=${encodeURIComponent(variant.sku)}`,
    price: decimal(variant.price.amount),
    priceCurrency: variant.price.currency,
    availability: availabilityOf([variant]),
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: seller },
  };
}

function availabilityOf(variants: readonly ProductVariant[]): string {
  const isThere = variants.some(({ available }) => available > 0);
  return `https://schema.org/${isThere ? "InStock" : "OutOfStock"}`;
}

/** CATALOG-04: the way to a page, as schema.org has it. */
export function breadcrumbThing(
  way: readonly { name: string; to: string }[],
  addressOf: (path: string) => string,
): Record<string, unknown> {
  const itemListElement = way.map(({ name, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: addressOf(to),
  }));
  return { "@type": "BreadcrumbList", itemListElement };
}
