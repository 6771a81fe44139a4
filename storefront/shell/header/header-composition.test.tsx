import { describe, expect, test, vi } from "vitest";
import { FEATURES, type Feature, THEMES } from "#domain/operations/storefronts/storefront.ts";
import { elements, visibleText } from "#testing/page-html.ts";
import { HEADER_COMPOSITION } from "../../themes/theme-composition.ts";
import { type LayoutSample, renderLayout } from "../layouts/rendered-layout.tsx";

vi.mock("../../browser-api.ts", () => ({ browserApi: {} }));
const without = (...off: Feature[]) => FEATURES.filter((feature) => !off.includes(feature));
const headerOf = (sample: LayoutSample) => /<header[\s\S]*<\/header>/.exec(renderLayout(sample))?.[0] ?? "";
const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

describe("the header of each theme", () => {
  test("REGION-03 uses three compositions for eight themes", () => {
    const kinds = THEMES.map((theme) => HEADER_COMPOSITION[theme].kind);
    expect(new Set(kinds)).toEqual(new Set(["wide-search", "single-row", "link-first"]));
  });

  test.each(THEMES)("%s has every target of the full header", (theme) => {
    const header = headerOf({ theme });
    expect(hrefs(header)).toEqual(expect.arrayContaining(["/en", "/en/login", "/en/parcels", "/en/cart"]));
    expect(hrefs(header)).toEqual(expect.arrayContaining(["/en/c/electronics", "/en/c/cosmetics"]));
    expect(elements(header, "input").map(({ name }) => name)).toEqual(["searchText"]);
    expect(elements(header, "form").map(({ action }) => action)).toContain("/en/search");
    expect(visibleText(header)).toContain("English");
  });

  test("CATALOG-03 departments have the name and the address of their category", () => {
    const header = headerOf({
      language: "lt",
      departments: [{ name: "electronics", slug: "elektronika", title: "Elektronika" }],
    });
    expect(hrefs(header).filter((href) => href?.includes("/c/"))).toEqual(["/lt/c/elektronika"]);
    expect(visibleText(header)).toContain("Elektronika");
  });

  test("CATALOG-03 does not link a department that the tree does not have", () => {
    for (const theme of THEMES) expect(headerOf({ theme, departments: [] })).not.toContain("/c/");
  });

  test("LOCALE-01 links carry the page's language", () => {
    for (const href of hrefs(headerOf({ language: "lt" }))) expect(href).toMatch(/^\/lt(\/|$)/);
  });
});

describe("features that a storefront does not have", () => {
  test("REGION-02 without a marketplace there is no cart, no department, no catalogue; the field takes links", () => {
    const page = renderLayout({ theme: "tp", features: without("marketplace", "dealzone") });
    expect(hrefs(page).join()).not.toMatch(/\/(cart|c\/|dealzone|marketplace)/);
    expect(visibleText(page)).not.toContain("Catalogue");
    expect(elements(page, "input").map(({ name }) => name)).toEqual(["link"]);
    expect(elements(page, "form").map(({ action }) => action)).toContain("/en/order-form");
  });

  test("REGION-02 without forwarding and quotes there are no parcels, no calculator, no purchase on request", () => {
    const page = renderLayout({ theme: "wl", features: without("forwarding", "quotes", "tracking", "pro") });
    expect(hrefs(page).join()).not.toMatch(/\/(parcels|calculate|order-form|tracking|pro)(,|$)/);
    expect(page).not.toContain("paste a link");
  });

  test("CONFIG-02 links the blog once it has posts", () => {
    expect(hrefs(renderLayout({ blogs: false }))).not.toContain("/en/blog");
    expect(hrefs(headerOf({ blogs: true }))).toContain("/en/blog");
  });

  test("REGION-04 offers dark mode only where the theme has one", () => {
    expect(renderLayout({ theme: "default" })).toContain("Colour mode");
    expect(renderLayout({ theme: "nl" })).not.toContain("Colour mode");
  });
});

describe("the language switch", () => {
  test("LOCALE-01 keeps page and query, and shows each language's own name", () => {
    const page = renderLayout({ path: "/en/about-us?a=1&b=2", languages: ["ee", "en"] });
    const switches = elements(page, "a").filter((link) => link.hreflang);
    expect(switches).toContainEqual(
      expect.objectContaining({ href: "/ee/about-us?a=1&b=2", hreflang: "et", lang: "et" }),
    );
    expect(switches).toContainEqual(
      expect.objectContaining({ href: "/en/about-us?a=1&b=2", hreflang: "en", "aria-current": "true" }),
    );
  });

  test("is not offered where there is one language and one currency", () => {
    const page = renderLayout({ theme: "nl", languages: ["en"], currencies: ["EUR"] });
    expect(elements(page, "a").filter((link) => link.hreflang)).toEqual([]);
    expect(elements(page, "details")).toEqual([]);
    expect(visibleText(page)).toContain("Lithuania · EN · EUR");
  });
});
