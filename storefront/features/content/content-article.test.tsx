import { describe, expect, test } from "vitest";
import type { ContentPage } from "../../../contracts/shop/content.ts";
import { elements, meta, title, visibleText } from "../../../testing/page-html.ts";
import { renderPage } from "../../shell/errors/test-page.tsx";
import { ContentArticle } from "./content-article.tsx";

const page: ContentPage = {
  slug: "warranty",
  title: "Warranty",
  description: "Two years on everything.",
  language: "en",
  blocks: [
    { kind: "paragraph", text: "Two years, <b>without</b> ifs." },
    { kind: "heading", text: "How to ask" },
    { kind: "list", items: ["Write to us", "Send a photo"] },
  ],
  updated_at: "2026-11-15T23:30:00.000Z",
};

describe("a content page", () => {
  const html = renderPage(<ContentArticle page={page} />);

  test("ROUTE-52 META-01 has its own title and description", () => {
    expect(title(html)).toBe("Warranty | Crossdock");
    expect(meta(html, "description")).toBe("Two years on everything.");
    expect(meta(html, "robots")).toBeUndefined();
  });

  test("ROUTE-52 shows its blocks in order and escapes their text", () => {
    expect(visibleText(html)).toContain("Two years, <b>without</b> ifs. How to ask Write to us Send a photo");
    expect(html).not.toContain("<b>");
    expect([elements(html, "h1"), elements(html, "h2"), elements(html, "li")].map((found) => found.length)).toEqual([
      1, 1, 2,
    ]);
  });

  test("REGION-07 shows the date of the last change in the storefront's zone, the same on server and browser", () => {
    expect(visibleText(html)).toContain("Updated 2026-11-16");
    expect(elements(html, "time")[0]?.datetime).toBe(page.updated_at);
  });

  test("ROUTE-52 marks the language of a page that is not translated, but not of its interface texts", () => {
    expect(elements(html, "article")[0]).not.toHaveProperty("lang");
    const foreign = renderPage(<ContentArticle page={page} />, { language: "ee" });
    expect(elements(foreign, "article")[0]?.lang).toBe("en");
    expect(elements(foreign, "p")[0]?.lang).toBe("et");
  });
});
