import { describe, expect, test } from "vitest";
import { elements, meta, title, visibleText } from "../../../testing/page-html.ts";
import { ErrorPage, ErrorScreen } from "./error-page.tsx";
import { renderPage, type TestPage } from "./test-page.tsx";

const broken = new Error("<b>broken</b>");
broken.stack = "Error: <b>broken</b>\n    at cart.tsx:7";

const show = (error: unknown, page: TestPage = {}, isNotFound = false) =>
  renderPage(<ErrorPage error={error} isNotFound={isNotFound} />, page);
const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

describe("the full-screen error page", () => {
  test("OVERLAY-06 ERROR-07 says what happened and that it was reported, and links to /", () => {
    const html = show(broken, { path: "/en/cart?step=2" });
    const text = visibleText(html);
    expect(text).toContain("Something broke on our side");
    expect(text).toContain("We have been told and are working on it.");
    expect(html).toContain('href="/" class');
    expect(text).toContain("Return to homepage");
    expect(text).toMatch(/Reference [0-9A-F]{4}-[0-9A-F]{4}/);
    expect(hrefs(html), "try again loads the same page").toContain("/en/cart?step=2");
  });

  test("OVERLAY-06 is translated", () => {
    expect(visibleText(show(broken, { language: "lt" }))).not.toContain("Something broke");
  });

  test("OVERLAY-06 shows the error and its stack in debug mode only, as text", () => {
    expect(show(broken)).not.toContain("broken");
    const debugged = show(broken, { debug: true });
    expect(visibleText(debugged)).toContain("Error: <b>broken</b> at cart.tsx:7");
    expect(debugged).not.toContain("<b>");
  });

  test("OVERLAY-07 ERROR-07 a deployment shows a notice with Refresh instead", () => {
    const text = visibleText(show(new Error("Importing a module script failed."), { debug: true }));
    expect(text).toContain("We have just updated the shop");
    expect(text).toContain("Refresh once to load the new version.");
    expect(text).toMatch(/Refresh\s*$/);
    expect(text).not.toContain("Something broke");
    expect(text).not.toContain("Importing");
  });

  test("ERROR-02 a fatal 404 shows the server's message, its path as text", () => {
    const data = { status: 404, message: "Page Not Found: /c/<script>", isFatal: true };
    const html = show({ status: 404, statusText: "", internal: false, data }, {}, true);
    expect(visibleText(html)).toContain("Page Not Found: /c/<script>");
    expect(html).not.toContain("<script>");
    expect(elements(html, "h1")).toHaveLength(1);
  });

  test("ERROR-04 renders nothing for a crawler, not even a title", () => {
    expect(renderPage(<ErrorScreen view={{ kind: "nothing" }} />)).toBe("");
  });

  test("META-01 no variant is indexed, and each has its own title", () => {
    const deployment = new Error("Unable to preload CSS for /a.css");
    const missing = { status: 404, statusText: "", internal: false, data: null };
    const pages = [show(broken), show(deployment), show(missing, {}, true)];
    for (const html of pages) expect(meta(html, "robots")).toBe("noindex");
    expect(new Set(pages.map(title)).size).toBe(3);
  });

  test("every variant has one main element and one logo that links home", () => {
    const html = show(broken, { language: "lt" });
    expect(elements(html, "main").map(({ id }) => id)).toEqual(["content"]);
    expect(elements(html, "a")[0]).toMatchObject({ href: "/lt", "aria-label": expect.stringContaining("Crossdock") });
    expect(html).not.toContain("style=");
  });
});
