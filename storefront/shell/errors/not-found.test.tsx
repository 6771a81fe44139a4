import { describe, expect, test } from "vitest";
import { FEATURES } from "#domain/operations/storefronts/storefront.ts";
import { elements, meta, title, visibleText } from "#testing/page-html.ts";
import { NotFound } from "./not-found.tsx";
import { renderPage } from "./test-page.tsx";

const all = [...FEATURES];
const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

describe("the 404 inside the shell", () => {
  test("ERROR-02 shows the path without its language, as text", () => {
    const html = renderPage(<NotFound />, { path: "/en/no%3Cb%3Ewhere", features: all });
    expect(visibleText(html)).toContain("Page not found: /no%3Cb%3Ewhere");
    expect(visibleText(html)).toContain("This page floated away");
    expect(meta(html, "robots")).toBe("noindex");
    expect(title(html)).toBe("Page not found | Crossdock");
  });

  test("ERROR-02 REGION-05 names the path in the language of the page, with one heading", () => {
    const html = renderPage(<NotFound />, { path: "/lt/nera", language: "lt", features: all });
    expect(visibleText(html)).toContain("Puslapis nerastas: /nera");
    expect(visibleText(html)).not.toContain("Page not found");
    expect(elements(html, "h1")).toHaveLength(1);
  });

  test("links only to what the storefront has", () => {
    expect(hrefs(renderPage(<NotFound />, { features: all }))).toEqual([
      "/en",
      "/en/search",
      "/en/dealzone",
      "/en/tracking",
      "/en/calculate",
    ]);
    expect(hrefs(renderPage(<NotFound />, { language: "lt", features: ["tracking"] }))).toEqual([
      "/lt",
      "/lt/tracking",
    ]);
    const bare = renderPage(<NotFound />, { features: [] });
    expect(hrefs(bare)).toEqual(["/en"]);
    expect(visibleText(bare), "no list, no heading of a list").not.toContain("Popular");
  });
});
