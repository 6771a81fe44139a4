import { describe, expect, test } from "vitest";
import { isNoindex } from "./robots.ts";

describe("isNoindex", () => {
  test("META-01 a query with f.manufacturer, az or s keeps the page out of the index", () => {
    for (const search of ["?f.manufacturer=Nike", "?az", "?s=", "?page=2&s=1", "s=1", "?f%2Emanufacturer=x"]) {
      expect(isNoindex({ query: new URLSearchParams(search), routeName: "category" }), search).toBe(true);
    }
  });

  test("META-01 the create-order route is never indexed", () => {
    for (const routeName of ["create-order", "create-order-slug", "locale-create-order"]) {
      expect(isNoindex({ query: new URLSearchParams(), routeName }), routeName).toBe(true);
    }
  });

  test("META-01 every other page may be indexed", () => {
    for (const search of [
      "",
      "?",
      "?searchText=s",
      "?ss=1",
      "?S=1",
      "?f.manufacturers=x",
      "?f.discount_percentage=1",
    ]) {
      expect(isNoindex({ query: new URLSearchParams(search), routeName: "create-orders" }), search).toBe(false);
    }
  });
});
