import { data, type RouterContextProvider, redirect } from "react-router";
import type { ProductDetails } from "#contracts/shop/catalogue/catalog.ts";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { Category } from "#contracts/shop/catalogue/search.ts";
import type { LandedTerms as WireTerms } from "#contracts/shop/forwarding/freight.ts";
import { breadcrumbs, ROOT_CATEGORY_ID, type TreeCategory } from "#domain/catalogue/categories/category-tree.ts";
import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import type { LandedTerms } from "#domain/catalogue/products/landed-cost.ts";
import { isSlug } from "#domain/catalogue/products/slug.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { countryName } from "#i18n/display-names.ts";
import { api, pageLanguage, reader, visit } from "#storefront/context.ts";
import { pageCategories } from "#storefront/render/page-categories.ts";
import type { PageAddresses } from "#storefront/shell/head/use-page-addresses.ts";
import type { ProductPageData } from "./product-data.ts";
import { productPath } from "./product-path.ts";

const SIMILAR = 5;

interface LoaderArgs {
  url: URL;
  params: { "*"?: string };
  context: Readonly<RouterContextProvider>;
}

/** ROUTE-12, ROUTE-51: loads a product, redirects from an old slug, or answers 404 with best sellers. */
export async function loadProduct({ url, params, context }: LoaderArgs) {
  const locale = pageLanguage(context);
  const slug = params["*"] ?? "";
  const currency = context.get(reader).currency.iso_code;
  const found = isSlug(slug)
    ? await context.get(api).catalog.product({ slug, locale, currency })
    : ({ kind: "missing" } as const);
  if (found.kind === "moved") throw redirect(withLocale(productPath(found.slug), locale) + url.search, 301);
  if (found.kind === "missing") {
    const bestSellers = await loadBestSellers(context, locale, currency);
    // Any new or renamed product may have this address.
    context.get(visit).tags.add("any-product");
    return data({ page: null, bestSellers }, { status: 404 });
  }
  const page = await loadPage(found, context, locale, currency);
  return { page, bestSellers: [], addresses: localizedPaths(found.product) };
}

async function loadPage(
  { product, landed_terms }: { product: ProductDetails; landed_terms: WireTerms },
  context: Readonly<RouterContextProvider>,
  locale: Language,
  currency: string,
): Promise<ProductPageData> {
  const { catalog } = context.get(api);
  const { storefront, tags } = context.get(visit);
  // CATALOG-01: the page works without similar products or categories.
  const [similar, categories] = await Promise.all([
    catalog.similar({ productId: product.id, locale, currency, limit: SIMILAR }).catch(() => ({ items: [] })),
    pageCategories(context, locale),
  ]);
  tags.add("catalog");
  tags.add("commerce");
  for (const { id } of [product, ...similar.items]) tags.add(`product:${id}`);
  return {
    product,
    terms: readTerms(landed_terms),
    parcel: parcelOf(product),
    similar: similar.items,
    trail: trailOf(categories, product.category_id),
    originName: countryName(product.origin_country, locale),
    destinationName: countryName(storefront.defaultCountryIso, locale),
  };
}

const readTerms = ({ today, rates, tiers, refused, delivery_fees }: WireTerms): LandedTerms => ({
  today,
  rates: rates.map((rate) => ({
    method: rate.method,
    baseAmount: rate.base_amount,
    amountPerStep: rate.amount_per_step,
    stepGrams: rate.step_grams,
    volumeDivisor: rate.volume_divisor,
    minDays: rate.min_days,
    maxDays: rate.max_days,
  })),
  tiers: tiers.map(({ method, minimum_subtotal, percent }) => ({
    method,
    minimumSubtotal: minimum_subtotal,
    percent,
  })),
  refused,
  deliveryFees: delivery_fees.map(({ fee, max_weight_grams }) => ({ fee, maxWeightGrams: max_weight_grams })),
});

const parcelOf = ({ weight_grams, dimensions_mm: { length, width, height } }: ProductDetails) => ({
  weightGrams: weight_grams,
  lengthMm: length,
  widthMm: width,
  heightMm: height,
});

function localizedPaths({ slugs }: ProductDetails): PageAddresses {
  return Object.fromEntries(Object.entries(slugs).map(([language, slug]) => [language, productPath(slug)]));
}

const ROOT = { id: ROOT_CATEGORY_ID, parent_id: null, position: 0, name: "", slug: "" };

/** CATALOG-04 */
function trailOf(categories: readonly Category[], categoryId: number): ProductPageData["trail"] {
  const trail = breadcrumbs<TreeCategory & { name: string; slug: string }>(categories, ROOT, categoryId);
  return trail.slice(1).map(({ name, slug }) => ({ name, slug }));
}

async function loadBestSellers(
  context: Readonly<RouterContextProvider>,
  locale: Language,
  currency: string,
): Promise<ProductCard[]> {
  const call = { locale, currency, params: { s: String(SORTS.bestSellers) }, limit: SIMILAR };
  const found = await context
    .get(api)
    .search.searchForCategoryItems(call)
    .catch(() => ({ items: [] }));
  return found.items;
}
