import type { RouterContextProvider } from "react-router";
import type { Category } from "#contracts/shop/catalogue/search.ts";
import { breadcrumbs, categoryTree, ROOT_CATEGORY_ID } from "#domain/catalogue/categories/category-tree.ts";
import { type ListingQuery, readListing } from "#domain/catalogue/listing/listing-query.ts";
import { wholeWindow } from "#domain/catalogue/listing/paging.ts";
import { selectedTerms } from "#domain/catalogue/listing/selected-filters.ts";
import { sortInForce } from "#domain/catalogue/listing/sort-keys.ts";
import { api, pageLanguage, reader, visit } from "#storefront/context.ts";
import { pageCategories } from "#storefront/render/page-categories.ts";
import { categoryBranch, categoryLink } from "../facets/category-branch.ts";
import { shownFacets } from "../facets/shown-facets.ts";
import { listingCall } from "./listing-call.ts";
import type { ContentType, ListedCategory } from "./listing-data.ts";
import { type PackedListing, packListing } from "./packed-listing.ts";

/** The most pages that one request restores: 48 + 39 × 24 products. The button loads further ones. */
const MAX_RESTORED_PAGE = 40;

interface LoaderArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

interface ListingSubject {
  /** 0 is the root. */
  categoryId: number;
  contentType: ContentType;
}

const ROOT: Category = {
  id: ROOT_CATEGORY_ID,
  slug: "",
  name: "",
  parent_id: null,
  filterable_additional_fields: [],
  position: 0,
  pageTitle: null,
  description: null,
  image: null,
  product_count: 0,
};

/** CATALOG-14: no query makes it fail. */
export async function loadListing(args: LoaderArgs, subject: ListingSubject): Promise<PackedListing> {
  const locale = pageLanguage(args.context);
  const query = readListing(args.url.searchParams);
  const { productLayout, tags } = args.context.get(visit);
  const { language, currency: readersCurrency } = args.context.get(reader);
  const sort = sortInForce(query, language.mp_default_sort);
  const currency = readersCurrency.iso_code;
  const page = Math.min(query.page, MAX_RESTORED_PAGE);
  const { contentType } = subject;
  const categoryId = subject.categoryId === ROOT_CATEGORY_ID ? null : subject.categoryId;
  const call = listingCall({ locale, currency, categoryId, contentType, query, sort });
  const [found, categories] = await Promise.all([
    args.context.get(api).search.searchForCategoryItems({ ...call, ...wholeWindow(page), withFacets: true }),
    pageCategories(args.context, locale),
  ]);
  tags.add("catalog");
  tags.add("commerce");
  for (const { id } of found.items) tags.add(`product:${id}`);
  return packListing({
    ...treePosition(categories, subject.categoryId, query, found.facets),
    ...shownFacets(found, categories.find(({ id }) => id === subject.categoryId) ?? null),
    contentType,
    items: found.items,
    total: found.total,
    matchesAllWords: found.matches_all_words,
    correctedText: found.corrected_text,
    sort,
    page,
    currency,
    layout: productLayout,
  });
}

type Facets = Parameters<typeof shownFacets>[0]["facets"];

/** CATALOG-02, CATALOG-04: the listing's position in the tree. On the root the search's own counts are used. */
function treePosition(categories: Category[], id: number, { filters }: ListingQuery, facets: Facets) {
  const tree = categoryTree(categories, ROOT);
  const counted = id === ROOT_CATEGORY_ID ? termCounts(facets, "category_ids") : null;
  const countOf = (category: Category) => (counted ? (counted.get(String(category.id)) ?? 0) : category.product_count);
  const chosen = [...selectedTerms(filters, "category_ids"), ...selectedTerms(filters, "category_id")];
  const focus = id === ROOT_CATEGORY_ID ? Number(chosen[0] ?? ROOT_CATEGORY_ID) : id;
  const named = categories.filter((category) => chosen.includes(String(category.id)));
  return {
    category: listedCategory(categories, id),
    trail: breadcrumbs(categories, ROOT, id)
      .slice(1)
      .map((category) => categoryLink(category, countOf)),
    branch: categoryBranch(tree, focus, countOf),
    categoryNames: Object.fromEntries(named.map((category) => [String(category.id), category.name])),
  };
}

function listedCategory(categories: Category[], id: number): ListedCategory | null {
  const category = categories.find((candidate) => candidate.id === id);
  if (!category) return null;
  const { slug, name, pageTitle, description, image, product_count: count } = category;
  return { id, slug, name, count, pageTitle, description, image };
}

function termCounts(facets: Facets, key: string): Map<string, number> | null {
  const facet = facets.find((candidate) => candidate.key === key);
  if (!facet || facet.type === "stats") return null;
  return new Map(facet.terms.map(({ value, count }) => [value, count]));
}
