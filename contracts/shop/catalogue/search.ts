import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id } from "#contracts/fields.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { productCard } from "./product-card.ts";

const locale = z.enum(LANGUAGES);
/** The storefront's default currency where left out or unknown (REGION-06). */
const currency = z.string().max(20).optional();

export const category = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  parent_id: z.int().nullable(),
  filterable_additional_fields: z.array(z.int()),
  position: z.int(),
  pageTitle: z.string().nullable(),
  description: z.string().nullable(),
  image: z.string().nullable(),
  /** How many products this storefront shows in the category and below. */
  product_count: z.int(),
});
export type Category = z.infer<typeof category>;

export const flag = z.object({
  id: z.int(),
  /** '1' marks exclusive goods, '2' is an offer. */
  type: z.enum(["1", "2"]),
  position: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  ends_at: z.iso.datetime().nullable(),
});
export type Flag = z.infer<typeof flag>;

/** A group of the filter panel; a term's label is in the reader's language. */
const facet = z.discriminatedUnion("type", [
  z.object({
    key: z.string(),
    type: z.enum(["terms", "flags"]),
    /** The heading of an additional field; the fixed keys have messages of their own. */
    name: z.string().nullable(),
    display: z.enum(["words", "swatches", "sizes"]),
    terms: z.array(
      z.object({ value: z.string(), label: z.string(), count: z.int(), swatch: z.string().nullable().optional() }),
    ),
  }),
  z.object({
    key: z.string(),
    type: z.literal("stats"),
    min: z.number(),
    max: z.number(),
    histogram: z.array(z.int()).optional(),
  }),
]);
export type ListingFacet = z.infer<typeof facet>;

export const search = {
  parsedCategories: defineCall({
    method: "POST",
    path: "/search/parsed-categories",
    access: "public",
    effect: "read",
    area: "search",
    summary: "The storefront's categories as a flat list; those without products are left out",
  })
    .input(z.object({ queryKey: z.string().max(200).optional(), locale }))
    .output(z.array(category)),

  flags: defineCall({
    method: "POST",
    path: "/search/flags",
    access: "public",
    effect: "read",
    area: "search",
    summary: "Flags and offers by position",
  })
    .input(z.object({ langId: id.optional(), locale }))
    .output(z.array(flag)),

  searchForCategoryItems: defineCall({
    method: "POST",
    path: "/search/searchForCategoryItems",
    access: "public",
    effect: "read",
    area: "search",
    refusals: ["too_many_requests"],
    summary: "Products of a category, a search or an offer, with the filter panel's counts",
  })
    .input(
      z.object({
        locale,
        currency,
        /** The query of a listing's address: f.{key}, searchText, s, az. What it does not know is left out. */
        params: z.record(z.string().max(100), z.union([z.string(), z.array(z.string()).max(200)])).optional(),
        categoryId: id.nullable().optional(),
        /** Products, or only those on offer. */
        contentType: z.enum(["p", "o"]).optional(),
        limit: z.int().min(0).max(1000).optional(),
        offset: z.int().min(0).max(100_000).optional(),
        /** Facets cost time: an offer's thumbnails do without. */
        withFacets: z.boolean().optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(productCard),
        total: z.int(),
        facets: z.array(facet),
        /** Additional fields that are hidden where no category asks for them. */
        disabled_additional_ids_in_index: z.array(z.int()),
        /** False when nothing had all words of the text and what has most of them is answered. */
        matches_all_words: z.boolean(),
        /** The text without its typing errors, when the products were found in spite of them. */
        corrected_text: z.string().nullable(),
      }),
    ),

  suggestions: defineCall({
    method: "POST",
    path: "/search/suggestions",
    access: "public",
    effect: "read",
    area: "search",
    refusals: ["too_many_requests"],
    summary: "What a visitor may mean while typing into the search field",
    timeoutMs: 5_000,
  })
    .input(z.object({ locale, currency, text: z.string().max(10_000) }))
    .output(
      z.object({
        queries: z.array(z.object({ text: z.string(), count: z.int() })),
        brands: z.array(z.object({ name: z.string(), count: z.int() })),
        categories: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), count: z.int() })),
        products: z.array(productCard),
      }),
    ),
};
