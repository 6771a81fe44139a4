import { describe, expect, test } from "vitest";
import { THEMES } from "#domain/operations/storefronts/storefront.ts";
import { pageTitle } from "./title.ts";

describe("pageTitle", () => {
  test("META-05 alt2 puts the site first and every other theme puts it last", () => {
    for (const theme of THEMES) {
      const expected = theme === "alt2" ? "Varpa | Cart" : "Cart | Varpa";
      expect(pageTitle({ theme, siteName: "Varpa", title: "Cart" }), theme).toBe(expected);
    }
  });

  test("META-05 uses the site's name alone without a title", () => {
    for (const title of [undefined, null, "", "  "]) {
      for (const theme of THEMES) expect(pageTitle({ theme, siteName: "Varpa", title })).toBe("Varpa");
    }
  });
});
