import { describe, expect, test } from "vitest";
import { renderPage, type TestPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, meta, title, visibleText } from "#testing/page-html.ts";
import { ErrorPage, ErrorScreen } from "./error-page.tsx";

const broken = new Error("<b>broken</b>");
broken.stack = "Error: <b>broken</b>\n    at cart.tsx:7";

const show = (error: unknown, page: TestPage = {}) => renderPage(<ErrorPage error={error} />, page);
const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

describe("the full-screen error page", () => {
  test("OVERLAY-06 ERROR-07 says what happened and that it was reported, and links to /", () => {
    const html = show(broken, { path: "/en/cart?step=2" });
    const text = visibleText(html);
    expect(text).toContain("Something broke on our side");
    expect(text).toContain("Errors like this are reported to us, and we are working on it.");
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
    const text = visibleText(renderPage(<ErrorScreen view={{ kind: "deployment" }} />, { debug: true }));
    expect(text).toContain("We have just updated the shop");
    expect(text).toContain("Refresh once to load the new version.");
    expect(text).toMatch(/Refresh\s*$/);
    expect(text).not.toContain("Something broke");
  });

  test("OVERLAY-07 F40 a part that did not load is called neither an update nor a fault of ours", () => {
    for (const error of [new Error("Importing a module script failed."), new TypeError("Failed to fetch")]) {
      const text = visibleText(show(error, { debug: true }));
      expect(text).toContain("A part of the page did not load");
      expect(text).toMatch(/Refresh\s*$/);
      expect(text).not.toMatch(/updated|reported|Something broke|Importing|Failed/);
    }
  });

  test("OVERLAY-06 TRACK-05 an error in the browser is being resolved too", () => {
    const unexpected = { kind: "unexpected", summary: "broken", details: "broken" } as const;
    const text = visibleText(renderPage(<ErrorScreen view={{ ...unexpected, isInBrowser: true }} />));
    expect(text).toContain("This page stopped working");
    expect(text).toContain("Errors like this are reported to us, and we are working on it.");
    expect(text).not.toContain("our side");
  });

  test("OVERLAY-06 says that nothing was charged only where nothing could have been", () => {
    for (const name of ["home", "cart", "my-orders", "product"]) {
      expect(visibleText(show(broken, { routeName: name })), name).toContain("Nothing was charged.");
    }
    for (const name of [
      "checkout",
      "confirm",
      "payment",
      "payment-accept",
      "success",
      "balance-pay",
      "order-successful",
    ]) {
      const text = visibleText(show(broken, { routeName: name }));
      expect(text, name).not.toContain("Nothing was charged");
      expect(text, name).toContain("before you pay again");
    }
  });

  test("ERROR-04 renders nothing for a crawler, not even a title", () => {
    expect(renderPage(<ErrorScreen view={{ kind: "nothing" }} />)).toBe("");
  });

  test("META-01 no variant is indexed, and each has its own title", () => {
    const unloaded = new Error("Unable to preload CSS for /a.css");
    const pages = [show(broken), show(unloaded), renderPage(<ErrorScreen view={{ kind: "deployment" }} />)];
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
