import { LANGUAGES, type Language } from "../../domain/operations/storefronts/storefront.ts";
import type { DocumentTexts, SearchDocument, StorefrontListing } from "../../server/platform/search/search-engine.ts";
import { COLOURS, inventedName, KEYWORDS, KINDS } from "./words.ts";

const BATCH = 1_000;
const FEATURED_BRANDS = 8;
const OTHER_BRANDS = 40;
const SERIES = 4_000;
const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  lt: ["EUR", "USD"],
  lv: ["EUR", "USD"],
  ee: ["EUR", "USD"],
  pj: ["EUR"],
  wl: ["EUR", "USD"],
  nl: ["EUR"],
  ae: ["USD", "EUR"],
};
/** The twelve additional fields with how many terms each has; the second, sizes, has several for one product. */
export const FIELDS = [10, 20, 15, 3, 4, 3, 8, 10, 6, 12, 20, 5] as const;
const SIZE_FIELD = 2;

/** Random numbers that depend on the product alone, so that any slice of the catalogue is the same every time. */
function dice(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Roll = () => number;
const below = (roll: Roll, count: number) => Math.floor(roll() * count);
/** Small numbers far more often than large ones, as sales and brands are spread. */
const skewed = (roll: Roll, count: number) => Math.floor(count * roll() ** 3);

const FIRST_GROUP_ID = 10;
const FIRST_LEAF_ID = 100;

/** Five departments (1–5), fifteen groups (10–24), forty kinds of things (100–139). */
function categoryPath(kind: number): number[] {
  const { department, group } = KINDS[kind] ?? { department: 0, group: 0 };
  return [department + 1, group + FIRST_GROUP_ID, kind + FIRST_LEAF_ID];
}

export function brandName(number: number): string {
  return inventedName(number * 37 + 11);
}

function brandOf(roll: Roll): string {
  const isFeatured = roll() < 0.4;
  return brandName(isFeatured ? below(roll, FEATURED_BRANDS) : FEATURED_BRANDS + below(roll, OTHER_BRANDS));
}

function textsOf(roll: Roll, kind: number, colour: number): Record<Language, DocumentTexts> {
  const model = `${inventedName(skewed(roll, SERIES))} ${100 + below(roll, 900)}`;
  const note = below(roll, KEYWORDS.length);
  const texts = LANGUAGES.map((language): [Language, DocumentTexts] => [
    language,
    {
      name: `${KINDS[kind]?.noun[language]} ${model} ${COLOURS[colour]?.[language]}`,
      keywords: KEYWORDS[note]?.[language] ?? "",
    },
  ]);
  return Object.fromEntries(texts) as Record<Language, DocumentTexts>;
}

function fieldsOf(roll: Roll, colour: number): SearchDocument["fields"] {
  return FIELDS.map((count, index) => {
    const first = index === 0 ? colour : below(roll, count);
    const terms = index + 1 === SIZE_FIELD ? [first, first + 1, first + 2].slice(0, 1 + below(roll, 3)) : [first];
    return { id: index + 1, terms: terms.map((term) => String(term % count)) };
  });
}

function listingsOf(roll: Roll): StorefrontListing[] {
  const euros = Math.round(500 * 1.0006 ** below(roll, 10_000)) / 100;
  const discountRatio = roll() < 0.25 ? Math.round((0.4 + roll() * 0.55) * 10_000) / 10_000 : null;
  return Object.entries(CURRENCIES)
    .filter(() => roll() < 0.9)
    .map(([storefront, currencies], index) => {
      const price = (currency: string) =>
        Math.round(euros * (currency === "EUR" ? 100 : 109) * (1 + index / 100)) * 100;
      return { storefront, prices: Object.fromEntries(currencies.map((one) => [one, price(one)])), discountRatio };
    });
}

/** The product of a number: the same for ever. */
export function benchDocument(id: number): SearchDocument {
  const roll = dice(id);
  const kind = below(roll, KINDS.length);
  const colour = below(roll, COLOURS.length);
  const path = categoryPath(kind);
  return {
    id,
    sku: `CD-${String(Math.imul(id, 0x2545f491) >>> 0).padStart(10, "0")}`,
    brand: brandOf(roll),
    texts: textsOf(roll, kind, colour),
    categoryId: path.at(-1) ?? 0,
    categoryIds: path,
    fields: fieldsOf(roll, colour),
    flagIds: [1, 2, 3].filter(() => roll() < 0.08),
    listings: listingsOf(roll),
    paidAmount: skewed(roll, 5_000),
    // Unlike the sales no two are the same, so that two engines can be compared product by product.
    arrivedAt: 1_600_000_000_000 + (Math.imul(id, 0x9e3779b1) >>> 0) * 10,
  };
}

/** All products in batches: the source of a rebuild. */
export function* documents(options: unknown): Generator<SearchDocument[]> {
  const { products } = options as { products: number };
  for (let first = 1; first <= products; first += BATCH) {
    yield Array.from({ length: Math.min(BATCH, products - first + 1) }, (_, index) => benchDocument(first + index));
  }
}
