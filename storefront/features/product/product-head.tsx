import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { withLocale } from "../../../domain/locale/locale-path.ts";
import { formatMoney } from "../../../i18n/format.ts";
import { JsonLd } from "../../shell/head/json-ld.tsx";
import { PageHead } from "../../shell/head/page-head.tsx";
import { usePageData } from "../../shell/page-data.tsx";
import type { ProductPageData } from "./product-data.ts";
import { breadcrumbThing, productThing } from "./product-json-ld.ts";
import { productPath } from "./product-path.ts";
import { sharedPicture } from "./shared-picture.ts";

const LONGEST_DESCRIPTION = 160;

interface ProductHeadProps {
  page: ProductPageData;
  /** Brand and name. */
  title: string;
  /** The pages above this one, without language. */
  above: readonly { name: string; to: string }[];
}

export function ProductHead({ page, title, above }: ProductHeadProps) {
  const t = useTranslate();
  const { config, locale } = usePageData();
  const { app_url: origin, name: seller } = config.site;
  const { product } = page;
  const [picture] = product.images;
  const [variant] = product.variants;
  const price = variant ? formatMoney(variant.price.amount, variant.price.currency, t.language) : "";
  const addressOf = (path: string) => origin + withLocale(path, locale);
  const path = productPath(product.slug);
  return (
    <>
      <PageHead
        title={title}
        description={shortened(product.description) || t("meta.product.description", { name: title, price })}
        type="product"
        canonicalKeys={[]}
        {...(picture ? { image: sharedPicture(picture.path) } : {})}
      />
      <JsonLd
        id={`product-${product.id}`}
        thing={import.meta.env.SSR && productThing(product, { origin, url: addressOf(path), seller })}
      />
      <JsonLd
        id={`way-to-${product.id}`}
        thing={import.meta.env.SSR && breadcrumbThing([...above, { name: product.name, to: path }], addressOf)}
      />
    </>
  );
}

/** The beginning of a text, cut between words. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, line.lastIndexOf(" ", LONGEST_DESCRIPTION) + 1 || LONGEST_DESCRIPTION).trimEnd()}…`;
}
