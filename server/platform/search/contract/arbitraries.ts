import fc from "fast-check";
import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import type { EngineFilter, SearchDocument, SearchQuery } from "../search-engine.ts";
import { product } from "./sample.ts";

/** Words so far apart that none is another one's form, beginning or typing error. */
const WORDS = ["zephyrine", "quokkabond", "marimbula", "jubilant", "oxfordia"] as const;
const BRANDS = ["", "Aurelo", "Brikton", "šviesa", "__proto__"] as const;
/** A category and its ancestors. */
const PATHS = [[1], [1, 2], [1, 2, 3], [4], [4, 5]] as const;
const TERMS = ["red", "blue", "__proto__", "42"] as const;

const price = fc.oneof(
  fc.integer({ min: 0, max: 5 }).map((step) => step * 12_345),
  fc.integer({ min: 0, max: 9 }),
);
const ratio = fc.option(fc.constantFrom(0.5, 0.8, 0.8333, 1));
const listing = (storefront: string) =>
  fc.record({
    storefront: fc.constant(storefront),
    prices: fc.oneof(
      fc.record({ EUR: price, USD: price }),
      fc.record({ EUR: price }),
      // Dear things do not fit into 32 bits.
      fc.record({ EUR: price, USD: price.map((amount) => amount * 1_000_000) }),
    ),
    discountRatio: ratio,
    isOnOffer: fc.boolean(),
  });

const someOf = <T>(values: readonly T[]) => fc.subarray([...values]);

const document = (id: number): fc.Arbitrary<SearchDocument> =>
  fc
    .record({
      brand: fc.constantFrom(...BRANDS),
      name: someOf(WORDS).map((words) => words.join(" ")),
      path: fc.constantFrom(...PATHS),
      fields: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 3 }), terms: someOf(TERMS) }), {
        selector: (field) => field.id,
      }),
      flagIds: someOf([7, 8]),
      listings: fc.tuple(fc.option(listing("lt")), fc.option(listing("wl"))),
      paidAmount: fc.integer({ min: 0, max: 3 }),
      arrivedAt: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ path, listings, ...facts }) =>
      product({
        ...facts,
        id,
        sku: "",
        categoryId: path.at(-1) ?? 1,
        categoryIds: path,
        listings: listings.filter((one) => one !== null),
      }),
    );

/** Up to thirty documents with ids from 1 on, in any order. */
export const documents: fc.Arbitrary<SearchDocument[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 })
  .chain((ids) => fc.tuple(...ids.map(document)));

const bound = fc.option(fc.integer({ min: 0, max: 6 }).map((step) => step * 12_000));
const terms = <T extends string>(key: string, values: readonly T[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen): EngineFilter => ({ key, terms: chosen }));

const filters = fc
  .tuple(
    fc.option(terms("manufacturer", ["Aurelo", "__proto__", "nobody"]), { freq: 2 }),
    fc.option(terms("category_id", ["2", "3", "x"]), { freq: 1 }),
    fc.option(terms("category_ids", ["1", "4"]), { freq: 1 }),
    fc.option(terms("flag_ids", ["7", "9"]), { freq: 1 }),
    fc.option(terms("additional_field_1", TERMS), { freq: 2 }),
    fc.option(terms("additional_field_2", TERMS), { freq: 2 }),
    fc.option(
      fc.record({ min: bound, max: bound }).map((range): EngineFilter => ({ key: "current_price", range })),
      { freq: 1 },
    ),
    fc.option(
      fc
        .constantFrom({ min: 0.8, max: 0.8333 }, { min: null, max: 0.5 })
        .map((range): EngineFilter => ({ key: "discount_percentage", range })),
      { freq: 1 },
    ),
  )
  .map((all) => all.filter((filter) => filter !== null));

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constant("") },
  { weight: 3, arbitrary: someOf(WORDS).map((words) => words.join(" ")) },
  { weight: 1, arbitrary: fc.constantFrom("zephyrine quok", "marim", "aurelo jubilant") },
);

export const queries: fc.Arbitrary<SearchQuery> = fc.record({
  storefront: fc.constantFrom("lt", "lt", "wl", "nowhere"),
  currency: fc.constantFrom("EUR", "USD"),
  language: fc.constantFrom("en" as const, "lt" as const),
  contentType: fc.constantFrom("p" as const, "p" as const, "o" as const),
  text,
  categoryId: fc.constantFrom(null, null, 0, 1, 2, 3, 99),
  filters,
  brandLetter: fc.constantFrom(null, null, null, "A", "S", "0"),
  sort: fc.constantFrom(...Object.values(SORTS)),
  offset: fc.constantFrom(0, 0, 1, 5),
  limit: fc.constantFrom(48, 3, 0),
  facets: fc.constant("all" as const),
  histogramBuckets: fc.constantFrom(0, 4),
});

/** Documents, and what happens to them afterwards: new versions, additions, removals. */
export const histories = fc.record({
  first: documents,
  second: documents,
  removed: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 15 }),
});
