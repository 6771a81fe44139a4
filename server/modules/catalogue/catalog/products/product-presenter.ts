import type { ProductAxis, ProductDetails, ProductVariant } from "#contracts/shop/catalogue/catalog.ts";
import type { Price } from "#contracts/shop/catalogue/product-card.ts";
import { money } from "#domain/money/money/money.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { figureIn } from "#domain/shared/locale/figure-in.ts";
import type { CatalogueScope } from "../catalogue-scope.ts";
import type { ReferenceData } from "../reference-data.ts";
import { inLanguage } from "./localized-texts.ts";
import type { loadProduct, loadProductLinks, ProductTexts, VariantRow } from "./product-store.ts";
import { byPosition, specificationsOf } from "./specifications.ts";

type SizeChart = NonNullable<ProductDetails["size_chart"]>;

export interface ProductRows {
  row: NonNullable<Awaited<ReturnType<typeof loadProduct>>>;
  texts: ProductTexts;
  links: Awaited<ReturnType<typeof loadProductLinks>>;
  variants: VariantRow[];
}

export function presentProduct(
  { row, texts, links, variants }: ProductRows,
  scope: CatalogueScope,
  reference: ReferenceData,
): ProductDetails | null {
  const { product, manufacturer, sizeChart } = row;
  const words = inLanguage(texts, scope.language.iso_code);
  if (!words || variants.length === 0) return null;
  const axes = presentAxes(variants, links.images, reference, scope);
  const axisFields = new Set(axes.map(({ field_id }) => field_id));
  return {
    id: product.id,
    sku: product.sku,
    slug: words.slug,
    slugs: Object.fromEntries(
      scope.storefront.languages.map(({ iso_code }) => [iso_code, inLanguage(texts, iso_code)?.slug ?? words.slug]),
    ),
    name: words.name,
    description: words.description,
    manufacturer: manufacturer && {
      name: manufacturer.name,
      postal_address: manufacturer.postalAddress,
      email: manufacturer.email,
      responsible_person: manufacturer.responsiblePerson,
    },
    category_id: categoryIn(links.categoryIds, scope, reference),
    images: links.images,
    axes,
    variants: variants.map((variant) => presentVariant(variant, product.maxQuantity, scope, reference)),
    specifications: specificationsOf(links.optionIds, reference, scope.language.iso_code, axisFields),
    weight_grams: product.weightGrams,
    dimensions_mm: { length: product.lengthMm, width: product.widthMm, height: product.heightMm },
    origin_country: product.originCountry,
    hs_code: product.hsCode,
    flags: links.flagIds.flatMap((id) => {
      const flag = reference.flags.get(id);
      const name = flag && inLanguage(flag.texts, scope.language.iso_code)?.name;
      return flag && name ? [{ id, type: flag.type, name }] : [];
    }),
    size_chart: sizeChart && presentChart(sizeChart, scope.language.iso_code),
  };
}

/** Sizes are named as the options of its axis are: in the reader's language. */
function presentChart(chart: SizeChart, language: Language): SizeChart {
  const rows = chart.rows.map(({ size, names, centimetres }) => ({
    size: figureIn(size, language),
    names: Object.fromEntries(Object.entries(names).map(([system, name]) => [system, figureIn(name, language)])),
    centimetres,
  }));
  return { measure: chart.measure, systems: chart.systems, rows };
}

/** A product has one category per tree; this is the one of the storefront's tree. */
function categoryIn(ids: readonly number[], { storefront }: CatalogueScope, { categories }: ReferenceData): number {
  return ids.find((id) => categories.byId.get(id)?.docKey === storefront.categoryDocKey) ?? 0;
}

function presentVariant(
  row: VariantRow,
  limit: number,
  { currency }: CatalogueScope,
  { options }: ReferenceData,
): ProductVariant {
  const price: Price = {
    currency: currency.iso_code,
    amount: money(Number(row.amount)),
    prior_amount: row.prior_amount === null ? null : money(Number(row.prior_amount)),
    regular_amount: row.regular_amount === null ? null : money(Number(row.regular_amount)),
  };
  const choices = row.option_ids.flatMap((id) => {
    const option = options.get(id);
    return option ? [{ field_id: option.fieldId, option_id: id }] : [];
  });
  return {
    id: row.id,
    sku: row.sku,
    choices,
    price,
    available: row.available,
    max_quantity: Math.min(row.available, limit),
  };
}

function presentAxes(
  variants: readonly VariantRow[],
  images: ProductDetails["images"],
  { fields, options }: ReferenceData,
  { language }: CatalogueScope,
): ProductAxis[] {
  const chosen = [...new Set(variants.flatMap(({ option_ids }) => option_ids))].flatMap((id) => options.get(id) ?? []);
  const byField = Map.groupBy(chosen.sort(byPosition), ({ fieldId }) => fieldId);
  return [...fields.values()].flatMap((field) => {
    const ofField = byField.get(field.id);
    if (!ofField) return [];
    return {
      field_id: field.id,
      name: inLanguage(field.names, language.iso_code) ?? "",
      display: field.display,
      options: ofField.map(({ id, labels, swatch }) => ({
        id,
        label: inLanguage(labels, language.iso_code) ?? "",
        swatch,
        image: images.find(({ option_id }) => option_id === id)?.path ?? null,
      })),
    };
  });
}
