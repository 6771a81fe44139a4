import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalPath } from "./canonical.ts";

describe("canonicalPath", () => {
  test("META-02 keeps only the given keys, in one order, without empty or repeated values", () => {
    const cases: [string, string, string[], string][] = [
      ["/lt", "", [], "/lt"],
      ["/lt/", "?utm_source=x", [], "/lt"],
      ["/lt/c/shoes", "?s=1&page=2&utm_source=x", ["page"], "/lt/c/shoes?page=2"],
      ["/lt/c/shoes", "?b=2&a=1", ["b", "a"], "/lt/c/shoes?a=1&b=2"],
      ["/lt/c/shoes", "?a=&b=2&b=2&b=1", ["a", "b"], "/lt/c/shoes?b=1&b=2"],
      ["//evil.com", "", [], "/evil.com"],
      ["/lt/search", "?searchText=%22%3E%3Cscript%3E", ["searchText"], "/lt/search?searchText=%22%3E%3Cscript%3E"],
    ];
    for (const [pathname, search, kept, expected] of cases) {
      expect(canonicalPath(pathname, new URLSearchParams(search), kept), pathname + search).toBe(expected);
    }
  });

  test("META-02 the order of the query never changes the canonical address", () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.string()));
    fc.assert(
      fc.property(pairs, (query) => {
        const address = (entries: [string, string][]) => canonicalPath("/p", new URLSearchParams(entries), ["a", "b"]);
        expect(address(query)).toBe(address([...query].reverse()));
      }),
    );
  });
});
