import { beforeAll, describe, expect, test, vi } from "vitest";
import { renderWholePage } from "#storefront/shell/errors/test-page.tsx";
import { elements, links, meta, title, visibleText } from "#testing/page-html.ts";
import { SAMPLE_PAGE as page } from "./data/sample-content.ts";
import { TextPage } from "./text-page.tsx";

vi.mock("#storefront/browser-api.ts", () => ({ browserApi: {} }));

const addresses = { en: "/warranty", lt: "/warranty" };
const show = (language: "en" | "lt" | "ee" = "en") =>
  renderWholePage(<TextPage page={page} cards={[]} />, {
    language,
    loaderData: { addresses },
    path: `/${language}/warranty`,
  });

describe("a content page", () => {
  let html: string;
  beforeAll(async () => {
    html = await show();
  });

  test("ROUTE-04 ROUTE-52 META-01 has its own title and description", () => {
    expect(title(html)).toBe("Warranty | Crossdock");
    expect(meta(html, "description")).toBe("Two years on everything.");
    expect(meta(html, "robots")).toBeUndefined();
  });

  test("ROUTE-52 T083 shows its blocks in order, and their texts stay texts", () => {
    expect(visibleText(html)).toMatch(
      /Two years, <b>without<\/b> ifs How to ask Write to us Send a photo In a hurry How many kinds .*Austėja On the scale/,
    );
    expect(html).not.toContain("<b>");
    const counts = ["h1", "h2", "h3", "ol", "blockquote", "table", "strong"].map((tag) => elements(html, tag).length);
    expect(counts).toEqual([1, 2, 1, 2, 1, 1, 1]);
  });

  test("CONTENT-01 gives each part an anchor of its own, also where two have the same words", () => {
    expect(elements(html, "h2").map(({ id }) => id)).toEqual(["part-1", "part-12"]);
  });

  test("CONTENT-01 ends columns of figures at their right edge, and heads rows and columns", () => {
    const heads = elements(html, "th");
    expect(heads.map(({ scope }) => scope)).toEqual(["col", "col", "col", "row", "row"]);
    expect(heads.slice(0, 3).map((head) => head.class?.includes("text-end"))).toEqual([false, false, true]);
  });

  test("CONTENT-01 LOCALE-01 links within the shop have the page's language, others say that they are external", async () => {
    const calculator = elements(await show("lt"), "a").filter(({ href }) => href?.includes("calculate"));
    expect(calculator.map(({ href }) => href)).toEqual(["/lt/calculate#sea", "/lt/calculate"]);
    const [foreign] = elements(html, "a").filter(({ rel }) => rel);
    expect(foreign).toMatchObject({ href: "https://taxation.example/tariff", rel: "external noopener" });
  });

  test("CONTENT-01 CATALOG-17 a picture has its words and the sizes that screens need", () => {
    const [picture] = elements(html, "img");
    expect(picture).toMatchObject({ alt: "A box", loading: "lazy" });
    expect(picture?.srcset).toContain("/media/box.jpg 640w");
  });

  test("REGION-07 shows the date of the last change in the storefront's zone, the same on server and browser", () => {
    expect(visibleText(html)).toContain("Updated 2026-11-16");
    expect(elements(html, "time")[0]?.datetime).toBe(page.updated_at);
  });

  test("META-02 a text in the page's language names its languages to search engines", () => {
    expect(links(html, "canonical").map(({ href }) => href)).toEqual(["https://lt.test/en/warranty"]);
    expect(links(html, "alternate").map(({ hreflang }) => hreflang)).toEqual(["lt", "en", "x-default"]);
  });

  test("ROUTE-52 META-02 a text that is not translated says so, is marked as English, and is the English page", async () => {
    const foreign = await show("ee");
    expect(elements(html, "h1")[0]).not.toHaveProperty("lang");
    expect(elements(foreign, "h1")[0]?.lang).toBe("en");
    expect(visibleText(foreign)).toContain("See tekst on veel tõlkimata");
    expect(visibleText(html)).not.toContain("not been translated");
    expect(links(foreign, "canonical").map(({ href }) => href)).toEqual(["https://lt.test/en/warranty"]);
    expect(links(foreign, "alternate")).toEqual([]);
  });
});
