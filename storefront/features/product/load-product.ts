import { data, type RouterContextProvider, redirect } from "react-router";
import type { ProductDetails } from "../../../contracts/shop/catalog.ts";
import type { ProductCard } from "../../../contracts/shop/product-card.ts";
import type { Category } from "../../../contracts/shop/search.ts";
import { breadcrumbs, ROOT_CATEGORY_ID, type TreeCategory } from "../../../domain/categories/category-tree.ts";
import { SORTS } from "../../../domain/listing/default-sort.ts";
import { withLocale } from "../../../domain/locale/locale-path.ts";
import { isSlug } from "../../../domain/products/slug.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import { countryName } from "../../../i18n/display-names.ts";
import { api, reader, visit } from "../../context.ts";
import type { PageAddresses } from "../../shell/head/use-page-addresses.ts";
import type { ProductPageData } from "./product-data.ts";
import { productPath } from "./product-path.ts";

const SIMILAR = 5;

interface LoaderArgs {
  url: URL;
  params: { locale?: string; "*"?: string };
  context: Readonly<RouterContextProvider>;
}

/** ROUTE-12, ROUTE-51: loads a product, redirects from an old slug, or answers 404 with best sellers. */
export async function loadProduct({ url, params, context }: LoaderArgs) {
  const locale = params.locale as Language;
  const slug = params["*"] ?? "";
  const currency = context.get(reader).currency.iso_code;
  const found = isSlug(slug)
    ? await context.get(api).catalog.product({ slug, locale, currency })
    : ({ kind: "missing" } as const);
  if (found.kind === "moved") throw redirect(withLocale(productPath(found.slug), locale) + url.search, 301);
  if (found.kind === "missing") {
    return data({ page: null, bestSellers: await loadBestSellers(context, locale, currency) }, { status: 404 });
  }
  const page = await loadPage(found.product, context, locale, currency);
  return { page, bestSellers: [], addresses: localizedPaths(found.product) };
}

async function loadPage(
  product: ProductDetails,
  context: Readonly<RouterContextProvider>,
  locale: Language,
  currency: string,
): Promise<ProductPageData> {
  const { catalog, search } = context.get(api);
  const { storefront, tags } = context.get(visit);
  // CATALOG-01: the page works without similar products or categories.
  const [similar, categories] = await Promise.all([
    catalog.similar({ productId: product.id, locale, currency, limit: SIMILAR }).catch(() => ({ items: [] })),
    search.parsedCategories({ locale }).catch(() => []),
  ]);
  tags.add("catalog");
  for (const { id } of [product, ...similar.items]) tags.add(`product:${id}`);
  return {
    product,
    similar: similar.items,
    trail: trailOf(categories, product.category_id),
    originName: countryName(product.origin_country, locale),
    destinationName: countryName(storefront.defaultCountryIso, locale),
  };
}

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
