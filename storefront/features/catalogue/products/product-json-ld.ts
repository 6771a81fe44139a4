import type { ProductDetails, ProductVariant } from "#contracts/shop/catalogue/catalog.ts";
import { WITHDRAWAL_DAYS } from "#domain/aftersales/withdrawals/withdrawal-window.ts";
import { type Money, toMinorString } from "#domain/money/money/money.ts";
import { shareImagePath } from "#storefront/shell/head/share-image.ts";

interface JsonLdContext {
  origin: string;
  /** The product's canonical URL. */
  url: string;
  seller: string;
  /** The country of delivery. */
  country: string;
  shipping: readonly ShippingMethodCost[];
}

export interface ShippingMethodCost {
  minDays: number;
  maxDays: number;
  /** Freight and the cheapest delivery of one piece at this price. */
  rateOf: (price: Money) => Money;
}

/** The schema.org `Product`, or `ProductGroup` of its variants; independent of the selected variant. */
export function productThing(product: ProductDetails, context: JsonLdContext): Record<string, unknown> {
  const { variants, sku } = product;
  const common = {
    name: product.name,
    ...(product.description === "" ? {} : { description: product.description }),
    url: context.url,
    image: product.images.map(({ path }) => context.origin + shareImagePath(path)),
    ...(product.manufacturer ? { brand: { "@type": "Brand", name: product.manufacturer.name } } : {}),
  };
  const [only] = variants;
  if (variants.length < 2) {
    return { "@type": "Product", ...common, sku, ...(only ? { offers: offerOf(only, context) } : {}) };
  }
  return {
    "@type": "ProductGroup",
    ...common,
    productGroupID: sku,
    hasVariant: variants.map((variant) => ({
      "@type": "Product",
      name: common.name,
      sku: variant.sku,
      image: common.image[0],
      offers: offerOf(variant, context),
    })),
  };
}

function offerOf(variant: ProductVariant, { url, seller, shipping, country }: JsonLdContext) {
  return {
    "@type": "Offer",
    url: `${url}?productVariant=${encodeURIComponent(variant.sku)}`,
    price: toMinorString(variant.price.amount),
    priceCurrency: variant.price.currency,
    availability: `https://schema.org/${variant.available > 0 ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: seller },
    shippingDetails: shipping.map((method) => shippingThing(method, variant, country)),
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: country,
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: WITHDRAWAL_DAYS,
      returnMethod: "https://schema.org/ReturnByMail",
      returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    },
  };
}

function shippingThing({ minDays, maxDays, rateOf }: ShippingMethodCost, variant: ProductVariant, country: string) {
  return {
    "@type": "OfferShippingDetails",
    shippingRate: {
      "@type": "MonetaryAmount",
      value: toMinorString(rateOf(variant.price.amount)),
      currency: variant.price.currency,
    },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      transitTime: { "@type": "QuantitativeValue", minValue: minDays, maxValue: maxDays, unitCode: "DAY" },
    },
  };
}
