import type { ProductDetails, ProductVariant } from "#contracts/shop/catalogue/catalog.ts";
import type { LandedTerms } from "#domain/catalogue/products/landed-cost.ts";
import { money } from "#domain/money/money/money.ts";
import type { ProductPageData } from "./product-data.ts";

const COLOUR = 1;
export const SIZE = 2;

function variant(id: number, colour: number, size: number, available: number): ProductVariant {
  return {
    id,
    sku: `BZ-TR4-${id}`,
    choices: [
      { field_id: COLOUR, option_id: colour },
      { field_id: SIZE, option_id: size },
    ],
    price: {
      currency: "EUR",
      amount: money(799_000),
      prior_amount: money(1_199_000),
      regular_amount: money(1_299_000),
    },
    available,
    max_quantity: Math.min(available, 4),
  };
}

const colour = (id: number, label: string) => ({ id, label, swatch: null, image: `media/${label}-1.jpg` });
const size = (id: number) => ({ id, label: String(id), swatch: null, image: null });

/** A shoe in two colours and three sizes, for tests. */
export const SAMPLE_PRODUCT: ProductDetails = {
  id: 7,
  sku: "BZ-TR4",
  slug: "trail-runner-4",
  slugs: { en: "trail-runner-4", lt: "tako-begikai-4" },
  name: "Trail Runner 4 men’s running shoes",
  description: "A light, grippy trail shoe.\nIt drains quickly.",
  manufacturer: {
    name: "Briz",
    postal_address: "Dock 1, Rotterdam",
    email: "safety@briz.example",
    responsible_person: "Briz Europe B.V., Dock 1, Rotterdam",
  },
  category_id: 5,
  images: [
    { path: "media/storm-1.jpg", option_id: 10 },
    { path: "media/storm-2.jpg", option_id: 10 },
    { path: "media/ember-1.jpg", option_id: 11 },
    { path: "media/box.jpg", option_id: null },
  ],
  axes: [
    { field_id: COLOUR, name: "Colour", display: "swatches", options: [colour(10, "storm"), colour(11, "ember")] },
    { field_id: SIZE, name: "EU size", display: "sizes", options: [size(41), size(42), size(43)] },
  ],
  variants: [variant(1, 10, 41, 0), variant(2, 10, 42, 6), variant(3, 10, 43, 40), variant(4, 11, 41, 3)],
  specifications: [{ name: "Drop", value: "6 mm" }],
  weight_grams: 268,
  dimensions_mm: { length: 320, width: 215, height: 120 },
  origin_country: "VN",
  hs_code: "6404.11",
  flags: [{ id: 1, type: "1", name: "Only here" }],
  size_chart: {
    measure: "foot",
    systems: ["EU", "UK"],
    rows: [
      { size: "41", names: { EU: "41", UK: "7.5" }, centimetres: 25.9 },
      { size: "42", names: { EU: "42", UK: "8" }, centimetres: 26.5 },
      { size: "50", names: { EU: "50", UK: "15" }, centimetres: 32 },
    ],
  },
};

export const SAMPLE_TERMS: LandedTerms = {
  today: "2026-11-15",
  rates: [
    {
      method: "air",
      baseAmount: money(34_000),
      amountPerStep: money(20_000),
      stepGrams: 500,
      volumeDivisor: 6_000,
      minDays: 6,
      maxDays: 9,
    },
    {
      method: "sea",
      baseAmount: money(31_000),
      amountPerStep: money(10_000),
      stepGrams: 500,
      volumeDivisor: 20_000,
      minDays: 29,
      maxDays: 48,
    },
  ],
  tiers: [{ method: "air", minimumSubtotal: money(1_500_000), percent: 10 }],
  deliveryFees: [
    { fee: money(39_900), maxWeightGrams: 50_000 },
    { fee: money(19_900), maxWeightGrams: 30_000 },
  ],
};

export const SAMPLE_PAGE: ProductPageData = {
  product: SAMPLE_PRODUCT,
  terms: SAMPLE_TERMS,
  parcel: { weightGrams: 268, lengthMm: 320, widthMm: 215, heightMm: 120 },
  similar: [],
  trail: [
    { name: "Footwear", slug: "footwear" },
    { name: "Running shoes", slug: "footwear/running" },
  ],
  originName: "Vietnam",
  destinationName: "Lithuania",
};
