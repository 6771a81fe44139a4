import { describe, expect, test } from "vitest";
import { declaredQuery, holdsAnyKey, type PageKeyFields, pageKey } from "./page-key.ts";

const FIELDS: PageKeyFields = {
  storefront: "lt",
  locale: "lt",
  currencyId: 1,
  colourMode: "light",
  productLayout: "GRID",
  kind: "document",
  path: "/lt/c/shoes",
  query: new URLSearchParams("s=1"),
};

describe("REGION-10 T047 the key of a public page", () => {
  const variations: Partial<PageKeyFields>[] = [
    { storefront: "lv" },
    { locale: "en" },
    { currencyId: 2 },
    { colourMode: "dark" },
    { productLayout: "LIST" },
    { kind: "data" },
    { path: "/lt/c/shoe" },
    { query: new URLSearchParams("s=2") },
    { query: new URLSearchParams() },
  ];

  test.each(variations)("differs by %o", (variation) => {
    expect(pageKey({ ...FIELDS, ...variation })).not.toBe(pageKey(FIELDS));
  });

  test("is the same for the same page", () => {
    expect(pageKey({ ...FIELDS, query: new URLSearchParams("s=1") })).toBe(pageKey(FIELDS));
  });
});

describe("the query of a public page", () => {
  test.each([
    { search: "?utm_source=mail&s=1&gclid=x", keys: ["s"], expected: "s=1" },
    { search: "?b=2&a=1", keys: ["a", "b"], expected: "a=1&b=2" },
    { search: "?f=x&f=y", keys: ["f"], expected: "f=x&f=y" },
    { search: "?a=1", keys: [], expected: "" },
    { search: "?a=b%26c%3D1", keys: ["a", "c"], expected: "a=b%26c%3D1" },
  ])("holds the declared keys $keys of $search and no other", ({ search, keys, expected }) => {
    expect(declaredQuery(new URLSearchParams(search), keys).toString()).toBe(expected);
  });

  test("holds keys with endlessly many values after the others, in the order in which they were given", () => {
    const search = new URLSearchParams("f.b=2&utm_source=x&f.a=1&s=3&searchText=shoes&f.b=1&f=0");
    const query = declaredQuery(search, ["s", "page"], ["f.*", "searchText"]);
    expect(query.toString()).toBe("s=3&f.b=2&f.a=1&searchText=shoes&f.b=1");
  });
});

describe("a query that makes a page private", () => {
  test.each([
    { search: "?f.current_price=1-2", keys: ["f.*"], holds: true },
    { search: "?s=1&az=B", keys: ["f.*", "az"], holds: true },
    { search: "?fbclid=1&f=2&azure=1", keys: ["f.*", "az"], holds: false },
    { search: "", keys: ["f.*"], holds: false },
  ])("$search with $keys: $holds", ({ search, keys, holds }) => {
    expect(holdsAnyKey(new URLSearchParams(search), keys)).toBe(holds);
  });
});
