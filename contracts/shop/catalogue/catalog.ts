import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id } from "#contracts/fields.ts";
import { landedTerms } from "#contracts/shop/forwarding/freight.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { price, productCard, specification } from "./product-card.ts";

const locale = z.enum(LANGUAGES);
const currency = z.string().max(20).optional();
const slug = z.string().min(1).max(500);

const choice = z.object({ field_id: z.int(), option_id: z.int() });

const variant = z.object({
  id: z.int(),
  sku: z.string(),
  choices: z.array(choice),
  price,
  /** How many are available now; shown when few are left. */
  available: z.int(),
  /** The most that one order may take: what is left, but never more than the product's own limit. */
  max_quantity: z.int(),
});
export type ProductVariant = z.infer<typeof variant>;

const option = z.object({
  id: z.int(),
  label: z.string(),
  swatch: z.string().nullable(),
  /** The picture of this choice, e.g. of a colour. */
  image: z.string().nullable(),
});

/** One thing that is chosen when buying: colour, size. */
const axis = z.object({
  field_id: z.int(),
  name: z.string(),
  display: z.enum(["words", "swatches", "sizes"]),
  options: z.array(option),
});
export type ProductAxis = z.infer<typeof axis>;

const sizeChart = z.object({
  measure: z.enum(["foot", "chest", "waist", "head"]),
  systems: z.array(z.string()),
  /** The shop's own name of each size (the label of its option), what each system calls it, and its length. */
  rows: z.array(z.object({ size: z.string(), names: z.record(z.string(), z.string()), centimetres: z.number() })),
});

export const productDetails = z.object({
  id: z.int(),
  sku: z.string(),
  slug: z.string(),
  /** The same product in the storefront's other languages, for hreflang. */
  slugs: z.partialRecord(z.enum(LANGUAGES), z.string()),
  name: z.string(),
  description: z.string(),
  manufacturer: z
    .object({ name: z.string(), postal_address: z.string(), email: z.string(), responsible_person: z.string() })
    .nullable(),
  category_id: z.int(),
  images: z.array(z.object({ path: z.string(), option_id: z.int().nullable() })),
  axes: z.array(axis),
  variants: z.array(variant),
  specifications: z.array(specification),
  weight_grams: z.int(),
  dimensions_mm: z.object({ length: z.int(), width: z.int(), height: z.int() }),
  origin_country: z.string(),
  hs_code: z.string(),
  flags: z.array(z.object({ id: z.int(), type: z.enum(["1", "2"]), name: z.string() })),
  size_chart: sizeChart.nullable(),
});
export type ProductDetails = z.infer<typeof productDetails>;

export const catalog = {
  product: defineCall({
    method: "POST",
    path: "/catalog/product",
    access: "public",
    effect: "read",
    area: "catalog",
    summary: "A product by its slug: found, moved to another slug, or none",
  })
    .input(z.object({ slug, locale, currency }))
    .output(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("found"), product: productDetails, landed_terms: landedTerms }),
        z.object({ kind: z.literal("moved"), slug: z.string() }),
        z.object({ kind: z.literal("missing") }),
      ]),
    ),

  findCategory: defineCall({
    method: "POST",
    path: "/catalog/category",
    access: "public",
    effect: "read",
    area: "catalog",
    summary: "What a category's slug stands for here: found, moved to another slug, or none",
  })
    .input(z.object({ slug, locale }))
    .output(
      z.discriminatedUnion("kind", [
        /** Slugs of the same category in the storefront's languages. */
        z.object({ kind: z.literal("found"), id: z.int(), slugs: z.partialRecord(z.enum(LANGUAGES), z.string()) }),
        z.object({ kind: z.literal("moved"), slug: z.string() }),
        z.object({ kind: z.literal("missing") }),
      ]),
    ),

  similar: defineCall({
    method: "POST",
    path: "/catalog/similar",
    access: "public",
    effect: "read",
    area: "catalog",
    summary: "Products like this one",
  })
    .input(z.object({ productId: id, locale, currency, limit: z.int().min(1).max(20).optional() }))
    .output(z.object({ items: z.array(productCard) })),

  cards: defineCall({
    method: "POST",
    path: "/catalog/cards",
    access: "public",
    effect: "read",
    area: "catalog",
    summary: "Cards of these products, in this order; what is not sold here is left out",
  })
    .input(z.object({ ids: z.array(id).max(20), locale, currency }))
    .output(z.object({ items: z.array(productCard) })),

  featuredBrands: defineCall({
    method: "POST",
    path: "/catalog/featured-brands",
    access: "public",
    effect: "read",
    area: "catalog",
    summary: "The brands that this storefront puts first",
  })
    .input(z.object({ locale }))
    .output(z.object({ brands: z.array(z.object({ name: z.string(), product_count: z.int() })) })),
};
