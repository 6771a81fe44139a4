import { describe, expect, test, vi } from "vitest";
import { FEATURES } from "../../../domain/storefronts/storefront.ts";
import { elements, meta, title, visibleText } from "../../../testing/page-html.ts";
import { NotFound, RefusedAddress } from "./not-found.tsx";
import { renderPage } from "./test-page.tsx";

// As if every page were built: a link to a page that is not is left out (e2e/conformance/links.test.ts).
vi.mock("../navigation/site-links.ts", async (load) => {
  const real = await load<typeof import("../navigation/site-links.ts")>();
  const { LINKS_TO_COME } = await import("../navigation/links-to-come.ts");
  Object.assign(real.SITE_LINKS, LINKS_TO_COME);
  return real;
});

const all = [...FEATURES];
const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

describe("the 404 inside the shell", () => {
  test("ERROR-02 shows the path without its language, as text", () => {
    const html = renderPage(<NotFound isOpen />, { path: "/en/no%3Cb%3Ewhere", features: all });
    expect(visibleText(html)).toContain("Page not found: /no%3Cb%3Ewhere");
    expect(visibleText(html)).toContain("This page floated away");
    expect(meta(html, "robots")).toBe("noindex");
    expect(title(html)).toBe("Page not found | Crossdock");
  });

  test("ERROR-02 a refused address has the server's message, its path as text, and one heading", () => {
    const data = { status: 404, message: "Page Not Found: /c/<script>", isFatal: true };
    const html = renderPage(<RefusedAddress error={{ status: 404, statusText: "", internal: false, data }} />);
    expect(visibleText(html)).toContain("Page Not Found: /c/<script>");
    expect(html).not.toContain("<script>");
    expect(elements(html, "h1")).toHaveLength(1);
    expect(meta(html, "robots")).toBe("noindex");
  });

  test("says when a page is not built yet", () => {
    const text = visibleText(renderPage(<NotFound isOpen={false} />, { path: "/en/cart", features: all }));
    expect(text).toContain("This part of the shop is not open yet");
    expect(text).not.toContain("floated away");
  });

  test("links only to what the storefront has", () => {
    expect(hrefs(renderPage(<NotFound isOpen />, { features: all }))).toEqual([
      "/en",
      "/en/search",
      "/en/dealzone",
      "/en/tracking",
      "/en/calculate",
    ]);
    expect(hrefs(renderPage(<NotFound isOpen />, { language: "lt", features: ["tracking"] }))).toEqual([
      "/lt",
      "/lt/tracking",
    ]);
    const bare = renderPage(<NotFound isOpen />, { features: [] });
    expect(hrefs(bare)).toEqual(["/en"]);
    expect(visibleText(bare), "no list, no heading of a list").not.toContain("Popular");
  });
});
