import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SORTS } from "./default-sort.ts";
import { additionalFieldKey, type FacetKey } from "./facet-keys.ts";
import { changeListing, EMPTY_LISTING, type ListingQuery, listingQueryString, readListing } from "./listing-query.ts";
import { NO_FILTERS, type SelectedFilters, setRange, setTerms } from "./selected-filters.ts";

const read = (search: string) => readListing(new URLSearchParams(search));

/** Any text: the binary unit makes lone surrogates and NUL as likely as letters. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("__proto__", "a,b", "1-2", "&=#%"),
);
const termsKey: fc.Arbitrary<FacetKey> = fc.oneof(
  fc.constantFrom<FacetKey>("manufacturer", "category_id", "category_ids", "flag_ids"),
  fc.integer({ min: 1, max: 99 }).map(additionalFieldKey),
);
const statsKey = fc.constantFrom<FacetKey>("current_price", "discount_percentage");
const bound = fc.option(fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.double()));

type Change = (filters: SelectedFilters) => SelectedFilters;
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(termsKey, fc.array(anyText)).map(
    ([key, terms]): Change =>
      (filters) =>
        setTerms(filters, key, terms),
  ),
  fc.tuple(statsKey, bound, bound).map(
    ([key, min, max]): Change =>
      (filters) =>
        setRange(filters, key, { min, max }),
  ),
);
const filters = fc.array(change).map((changes) => changes.reduce((all, next) => next(all), NO_FILTERS));
const listing: fc.Arbitrary<ListingQuery> = fc
  .record({
    searchText: anyText,
    filters,
    letter: fc.option(fc.constantFrom("A", "Q", "0")),
    sort: fc.option(fc.constantFrom(...Object.values(SORTS))),
    queryKey: fc.option(fc.stringMatching(/^[\w.-]{1,64}$/)),
    page: fc.integer({ min: 1, max: 400 }),
  })
  .map((query) => ({ ...query, searchText: readListing([["searchText", query.searchText]]).searchText }));

describe("a listing's query", () => {
  test("CATALOG-14 reads all query keys", () => {
    expect(
      read(
        "?searchText=ausin%C4%97s&f.manufacturer=Sonara&f.manufacturer=Aurelo&f.discount_percentage=0.5-0.8" +
          "&f.current_price=10-&f.additional_field_3=42&az=b&s=1&queryKey=q1&page=2&productVariant=9&utm_source=x",
      ),
    ).toEqual({
      searchText: "ausinės",
      filters: {
        manufacturer: { type: "terms", value: ["Aurelo", "Sonara"] },
        discount_percentage: { type: "stats", value: { min: 0.5, max: 0.8 } },
        current_price: { type: "stats", value: { min: 10, max: null } },
        additional_field_3: { type: "terms", value: ["42"] },
      },
      letter: "B",
      sort: 1,
      queryKey: "q1",
      page: 2,
    });
  });

  test("CATALOG-14 a listing survives being written to a URL and read back", () => {
    fc.assert(
      fc.property(listing, (query) => {
        expect(read(listingQueryString(query))).toEqual(query);
      }),
    );
  });

  test("CATALOG-14 one listing has one canonical query", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText)), listing, (noise, query) => {
        const known = [...new URLSearchParams(listingQueryString(query))];
        const shuffled = [
          ...noise.filter(([key]) => !/^(f\.|s$|az$|page$|queryKey$|searchText$)/.test(key)),
          ...known.reverse(),
        ];
        expect(listingQueryString(readListing(shuffled))).toBe(listingQueryString(query));
      }),
    );
  });

  test("CATALOG-14 an empty listing has an empty query", () => {
    expect(listingQueryString(EMPTY_LISTING)).toBe("");
    expect(read("")).toEqual(EMPTY_LISTING);
  });

  test("CATALOG-07 any change except of the page returns to the first page", () => {
    expect(changeListing({ ...EMPTY_LISTING, page: 5 }, { sort: 2 })).toEqual({ ...EMPTY_LISTING, sort: 2 });
  });
});

describe("hostile queries", () => {
  test("CATALOG-12 ignores a bound that is not a number", () => {
    expect(read("f.current_price=abc-50").filters).toEqual(setRange(NO_FILTERS, "current_price", { max: 50 }));
    for (const value of ["", "-", "abc", "abc-def", "NaN-Infinity", "--", "1e5", "50", "0x10-0x20"]) {
      expect(read(`f.current_price=${value}`).filters, value).toEqual({});
    }
  });

  test("T073 treats quotes, brackets, JSON and expressions as plain terms and drops unknown keys", () => {
    const terms = ["'; drop table x --", '{"$gt":""}', "[a-z]*", ".*", "a)(b", "../.."];
    const query = new URLSearchParams(terms.map((term) => ["f.manufacturer", term]));
    query.append("f.__proto__", "x");
    query.append("f.constructor", "x");
    query.append("f.colour", "x");
    query.append("__proto__", "x");
    expect(readListing(query).filters).toEqual({ manufacturer: { type: "terms", value: terms.toSorted() } });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test("T073 T075 never throws, and can write whatever it has read", () => {
    const pair = fc.tuple(
      fc.oneof(
        anyText,
        fc.constantFrom("f.manufacturer", "f.current_price", "f.__proto__", "s", "az", "page", "searchText"),
      ),
      anyText,
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 300 }), (pairs) => {
        const query = readListing(pairs);
        expect(read(listingQueryString(query))).toEqual(query);
      }),
    );
  });

  test("T075 reads and cuts ten kilobytes of text and 50 000 pairs quickly", () => {
    const long = read(`searchText=${"*".repeat(10_240)}`);
    expect(long.searchText).toBe("*".repeat(200));
    const many = Array.from({ length: 50_000 }, (_, index): [string, string] => ["f.manufacturer", `m${index}`]);
    expect(readListing(many).filters.manufacturer?.value).toHaveLength(100);
  });

  test("T075 removes NUL, lone surrogates and bidirectional marks", () => {
    expect(readListing([["searchText", " \u0000nike\ud800\n "]]).searchText).toBe("nike\ufffd");
    expect(readListing([["searchText", "\u202enike"]]).searchText).toBe("\u202enike");
  });
});
