import { describe, expect, test, vi } from "vitest";
import { LAYOUTS, THEMES } from "../../../domain/storefronts/storefront.ts";
import { elements, visibleText } from "../../../testing/page-html.ts";
import { LAYOUT_PARTS } from "./layouts.ts";
import { renderLayout, SAMPLE_CONTENT } from "./rendered-layout.tsx";

vi.mock("../../browser-api.ts", () => ({ browserApi: {} }));

const tabBars = (html: string) => elements(html, "nav").filter((nav) => nav["aria-label"] === "Quick navigation");
const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

describe("the twelve layouts", () => {
  test("LAYOUT-01 exactly those of the specification are declared", () => {
    expect(Object.keys(LAYOUT_PARTS).sort()).toEqual([...LAYOUTS].sort());
    expect(LAYOUTS).toHaveLength(12);
  });

  test.each(LAYOUTS)("LAYOUT-01 %s has one main content, and around it what it declares", (layout) => {
    const parts = LAYOUT_PARTS[layout];
    const html = renderLayout({ layout });
    expect(elements(html, "main")).toEqual([
      expect.objectContaining({ id: "content", tabindex: "-1", "data-layout": layout }),
    ]);
    expect(visibleText(html)).toContain(SAMPLE_CONTENT);
    expect(elements(html, "header")).toHaveLength(parts.header === "none" ? 0 : 1);
    expect(elements(html, "search")).toHaveLength(parts.header === "full" ? 1 : 0);
    expect(elements(html, "footer")).toHaveLength(parts.footer === "none" ? 0 : 1);
    expect(html.includes("Ways to pay")).toBe(parts.footer === "full");
    expect(tabBars(html)).toHaveLength(parts.tabBar ? 1 : 0);
    expect(hrefs(html)[0], "the skip link comes first").toBe("#content");
  });

  test("LAYOUT-01 a checkout is quiet: no search, no tab bar, and the promise that it is safe", () => {
    for (const layout of ["checkout", "payment"] as const) {
      const html = renderLayout({ layout });
      expect(LAYOUT_PARTS[layout]).toMatchObject({ header: "quiet", tabBar: false });
      expect(visibleText(html)).toContain("Secure checkout");
    }
  });

  test.each(THEMES)("nothing in the frame of theme %s needs an inline style", (theme) => {
    for (const layout of ["default", "checkout"] as const)
      expect(renderLayout({ layout, theme })).not.toMatch(/\sstyle=/);
  });
});

describe("the footer", () => {
  test.each(LAYOUTS.filter((layout) => LAYOUT_PARTS[layout].footer !== "none"))(
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

  test("cookie settings and accessibility are always within reach", () => {
    for (const layout of LAYOUTS) {
      const html = renderLayout({ layout });
      expect(visibleText(html)).toContain("Cookie settings");
      expect(hrefs(html)).toContain("/en/accessibility");
    }
  });
});
