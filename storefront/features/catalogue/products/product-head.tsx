import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { landedCost } from "#domain/catalogue/products/landed-cost.ts";
import { subtract } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { breadcrumbThing } from "#storefront/shell/head/breadcrumb-thing.ts";
import { JsonLd } from "#storefront/shell/head/json-ld.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { shareImagePath } from "#storefront/shell/head/share-image.ts";
import { useUrlOf } from "#storefront/shell/head/use-url-of.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import type { ProductPageData } from "./product-data.ts";
import { productThing, type ShippingMethodCost } from "./product-json-ld.ts";
import { productPath } from "./product-path.ts";

const MAX_DESCRIPTION_LENGTH = 160;

interface ProductHeadProps {
  page: ProductPageData;
  /** Brand and name. */
  title: string;
  /** The breadcrumbs above this page; paths without the locale prefix. */
  above: readonly { name: string; to: string }[];
}

export function ProductHead({ page, title, above }: ProductHeadProps) {
  const t = useTranslate();
  const { app_url: origin, name: seller, default_country_iso: country } = usePageData().config.site;
  const { product } = page;
  const [picture] = product.images;
  const [variant] = product.variants;
  const price = variant ? formatMoney(variant.price.amount, variant.price.currency, t.language) : "";
  const urlOf = useUrlOf();
  const path = productPath(product.slug);
  return (
    <>
      <PageHead
        title={title}
        description={truncate(product.description) || t("meta.product.description", { name: title, price })}
        type="product"
        canonicalKeys={[]}
        {...(picture ? { image: shareImagePath(picture.path) } : {})}
      />
      <JsonLd
        id={`product-${product.id}`}
        thing={
          import.meta.env.SSR &&
          productThing(product, { origin, url: urlOf(path), seller, country, shipping: shippingMethodCosts(page) })
        }
      />
      <JsonLd
        id={`breadcrumbs-${product.id}`}
        thing={import.meta.env.SSR && breadcrumbThing([...above, { name: product.name, to: path }], urlOf)}
      />
    </>
  );
}

function shippingMethodCosts({ terms, parcel }: ProductPageData): ShippingMethodCost[] {
  return terms.rates.map(({ method, minDays, maxDays }) => ({
    minDays,
    maxDays,
    rateOf: (price) => subtract(landedCost(terms, { parcel, price, quantity: 1, method }).total.final, price),
  }));
}

/** Cuts a text at a word boundary. */
export function truncate(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(" ", MAX_DESCRIPTION_LENGTH) + 1 || MAX_DESCRIPTION_LENGTH).trimEnd()}…`;
}
