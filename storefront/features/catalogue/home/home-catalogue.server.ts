import type { RouterContextProvider } from "react-router";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { Flag } from "#contracts/shop/catalogue/search.ts";
import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import { type DepartmentName, presentDepartments } from "#domain/catalogue/search/category-menu.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { OFFER_THUMBNAIL_COUNT } from "#domain/shared/limits/listing.ts";
import { type Api, api, reader, visit } from "#storefront/context.ts";

export interface HomeOffer {
  id: number;
  name: string;
  description: string | null;
  endsAt: string | null;
  productCount: number;
  thumbnails: { id: number; image: string | null }[];
}

export interface HomeDepartment {
  id: number;
  name: DepartmentName;
  title: string;
  slug: string;
  image: string | null;
  productCount: number;
}

export interface HomeCatalogue {
  offers: HomeOffer[];
  departments: HomeDepartment[];
  bestSellers: ProductCard[];
  brands: { name: string }[];
}

const BEST_SELLER_COUNT = 10;

interface ShownIn {
  locale: Language;
  currency: string;
}

/** Null without a marketplace; a section that cannot be loaded is empty. */
export async function loadHomeCatalogue(
  context: Readonly<RouterContextProvider>,
  locale: Language,
): Promise<HomeCatalogue | null> {
  const { storefront, tags } = context.get(visit);
  if (!storefront.features.includes("marketplace")) return null;
  const calls = context.get(api);
  const shownIn = { locale, currency: context.get(reader).currency.iso_code };
  const [offers, departments, bestSellers, brands] = await Promise.all([
    loadOffers(calls, shownIn),
    orEmpty(loadDepartments(calls, locale, storefront.wellKnownCategories)),
    orEmpty(loadBestSellers(calls, shownIn)),
    orEmpty(calls.catalog.featuredBrands({ locale }).then((answer) => answer.brands)),
  ]);
  tags.add("catalog");
  tags.add("commerce");
  tags.add("best-sellers");
  for (const { id } of [...bestSellers, ...offers.flatMap(({ thumbnails }) => thumbnails)]) tags.add(`product:${id}`);
  return { offers, departments, bestSellers, brands: brands.map(({ name }) => ({ name })) };
}

const orEmpty = <T>(list: Promise<T[]>): Promise<T[]> => list.catch(() => []);

/** CATALOG-05, CATALOG-06: one request per offer; an offer without products is left out. */
async function loadOffers(calls: Api, shownIn: ShownIn): Promise<HomeOffer[]> {
  const flags = await orEmpty(calls.search.flags({ locale: shownIn.locale }));
  const offers = flags.filter(({ type }) => type === "2").map((flag) => orEmpty(loadOffer(calls, shownIn, flag)));
  return (await Promise.all(offers)).flat();
}

async function loadOffer(calls: Api, shownIn: ShownIn, { id, name, description, ends_at }: Flag): Promise<HomeOffer[]> {
  const { items, total } = await calls.search.searchForCategoryItems({
    ...shownIn,
    params: { "f.flag_ids": String(id) },
    categoryId: null,
    limit: OFFER_THUMBNAIL_COUNT,
    offset: 0,
    withFacets: false,
  });
  if (items.length === 0) return [];
  const thumbnails = items.map(({ id: productId, image }) => ({ id: productId, image }));
  return [{ id, name, description, endsAt: ends_at, productCount: total, thumbnails }];
}

async function loadDepartments(
  calls: Api,
  locale: Language,
  wellKnown: Readonly<Record<string, number>>,
): Promise<HomeDepartment[]> {
  const categories = await calls.search.parsedCategories({ locale });
  return presentDepartments(categories, wellKnown).map(({ name, category: { id, slug, image, ...category } }) => ({
    id,
    name,
    title: category.name,
    slug,
    image,
    productCount: category.product_count,
  }));
}

async function loadBestSellers(calls: Api, shownIn: ShownIn): Promise<ProductCard[]> {
  const params = { s: String(SORTS.bestSellers) };
  const input = { ...shownIn, params, categoryId: null, limit: BEST_SELLER_COUNT, offset: 0, withFacets: false };
  return (await calls.search.searchForCategoryItems(input)).items;
}
