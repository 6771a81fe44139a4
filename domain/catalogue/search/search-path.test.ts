import { expect, test } from "vitest";
import { readListing } from "../listing/listing-query.ts";
import { queryKeyOf } from "./query-key.ts";
import { brandPath, flagPath, textPath } from "./search-path.ts";

const listingAt = (path: string) => readListing(new URL(path, "https://shop.test").searchParams);

test("CATALOG-14 a search path contains its text and its query key", () => {
  const key = queryKeyOf(Uint8Array.of(0, 10, 255));
  expect(textPath("ausinės & co", key)).toMatch(/^\/search\?/);
  expect(listingAt(textPath("ausinės & co", key))).toMatchObject({ searchText: "ausinės & co", queryKey: "000aff" });
});

test("CATALOG-14 CATALOG-06 paths of a brand and an offer are filters", () => {
  expect(brandPath("Alder & Co")).toBe("/search?f.manufacturer=Alder+%26+Co");
  expect(flagPath(7)).toBe("/search?f.flag_ids=7");
});
