import type { Translate } from "#i18n/translate.ts";
import { formatDimensions } from "../format-dimensions.ts";
import { formatWeight } from "../format-weight.ts";
import type { ProductPageData } from "../product-data.ts";

export interface SpecificationRow {
  name: string;
  value: string;
}

export function specificationRows(page: ProductPageData, seller: string, t: Translate): SpecificationRow[] {
  const { specifications, weight_grams, dimensions_mm, hs_code, manufacturer } = page.product;
  return [
    ...specifications,
    { name: t("product.spec.weight"), value: formatWeight(weight_grams, t) },
    { name: t("product.spec.dimensions"), value: formatDimensions(dimensions_mm, t) },
    { name: t("product.spec.origin"), value: page.originName },
    { name: t("product.spec.hs-code"), value: hs_code },
    { name: t("product.spec.seller"), value: seller },
    ...(manufacturer ? responsibleParties(manufacturer, t) : []),
  ];
}

function responsibleParties(
  maker: NonNullable<ProductPageData["product"]["manufacturer"]>,
  t: Translate,
): SpecificationRow[] {
  const contact = [maker.name, maker.postal_address, maker.email].join(", ");
  return [
    { name: t("product.spec.manufacturer"), value: contact },
    { name: t("product.spec.responsible"), value: maker.responsible_person },
  ];
}
