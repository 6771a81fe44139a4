import { describe, expect, test, vi } from "vitest";
import { LAYOUTS, THEMES } from "#domain/operations/storefronts/storefront.ts";
import { elements, visibleText } from "#testing/page-html.ts";
import { LAYOUT_SPECS } from "./layouts.ts";
import { renderLayout, SAMPLE_CONTENT } from "./rendered-layout.tsx";

vi.mock("../../browser-api.ts", () => ({ browserApi: {} }));

const tabBars = (html: string) => elements(html, "nav").filter((nav) => nav["aria-label"] === "Quick navigation");
const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

describe("the twelve layouts", () => {
  test("LAYOUT-01 declares exactly those of the specification", () => {
    expect(Object.keys(LAYOUT_SPECS).sort()).toEqual([...LAYOUTS].sort());
    expect(LAYOUTS).toHaveLength(12);
  });

  test.each(LAYOUTS)(
    "LAYOUT-01 %s has one main element, and the header, footer and tab bar that it declares",
    (layout) => {
      const spec = LAYOUT_SPECS[layout];
      const html = renderLayout({ layout });
      expect(elements(html, "main")).toEqual([
        expect.objectContaining({ id: "content", tabindex: "-1", "data-layout": layout }),
      ]);
      expect(visibleText(html)).toContain(SAMPLE_CONTENT);
      expect(elements(html, "header")).toHaveLength(spec.header === "none" ? 0 : 1);
      expect(elements(html, "search")).toHaveLength(spec.header === "full" ? 1 : 0);
      expect(elements(html, "footer")).toHaveLength(spec.footer === "none" ? 0 : 1);
      expect(html.includes("Ways to pay")).toBe(spec.footer === "full");
      expect(tabBars(html)).toHaveLength(spec.tabBar ? 1 : 0);
      expect(hrefs(html)[0], "the skip link comes first").toBe("#content");
    },
  );

  test("LAYOUT-01 a checkout has no search and no tab bar, and the notice of a secure page", () => {
    for (const layout of ["checkout", "payment"] as const) {
      const html = renderLayout({ layout });
      expect(LAYOUT_SPECS[layout]).toMatchObject({ header: "quiet", tabBar: false });
      expect(visibleText(html)).toContain("Secure checkout");
    }
  });

  test.each(THEMES)("the layout of theme %s has no inline style", (theme) => {
    for (const layout of ["default", "checkout"] as const)
      expect(renderLayout({ layout, theme })).not.toMatch(/\sstyle=/);
  });
});

describe("the footer", () => {
  test.each(LAYOUTS.filter((layout) => LAYOUT_SPECS[layout].footer !== "none"))(
    "LAYOUT-02 in %s it says whose all rights are, with the current year",
    (layout) => {
      expect(visibleText(renderLayout({ layout }))).toContain("© 2031 Crossdock. All rights reserved.");
    },
  );

  test("LAYOUT-02 in the page's language", () => {
    const text = visibleText(renderLayout({ language: "lt" }));
    expect(text).toContain("© 2031 Crossdock. Visos teisės saugomos.");
    expect(text).toContain("Lietuva · LT · EUR");
  });

  test("always links to cookie settings and accessibility", () => {
    for (const layout of LAYOUTS) {
      const html = renderLayout({ layout });
      expect(visibleText(html)).toContain("Cookie settings");
      expect(hrefs(html)).toContain("/en/accessibility");
    }
  });
});
