import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { htmlAttributes, links } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("a path without a language of its storefront", () => {
  test.each([
    { host: "lt.localhost", path: "/", to: "/lt" },
    { host: "localhost", path: "/", to: "/en" },
    { host: "127.0.0.1", path: "/", to: "/en" },
    { host: "ee.localhost", path: "/", to: "/ee" },
    { host: "nl.localhost", path: "/cart?a=1&b=%26c", to: "/en/cart?a=1&b=%26c" },
    { host: "lt.localhost", path: "/", saved: "en", to: "/en" },
    { host: "wl.localhost", path: "/faq/x?y=1", saved: "lv", to: "/lv/faq/x?y=1" },
    { host: "lt.localhost", path: "/", saved: "lv", to: "/lt" },
    { host: "lt.localhost", path: "/", saved: "xx%0d%0a", to: "/lt" },
    { host: "lt.localhost", path: "/accessibility", to: "/lt/accessibility" },
    { host: "lt.localhost", path: "/LT/cart", to: "/lt/cart" },
    { host: "lt.localhost", path: "/xx/cart", to: "/lt/xx/cart" },
  ])("LOCALE-02 on $host goes to the visitor's language: $path (saved $saved) → $to", async (row) => {
    const { host, path, saved, to } = row;
    const sent: Record<string, string> = saved ? { cookie: `locale=${saved}` } : {};
    const { statusCode, headers } = await visit(app, { host, path, headers: sent });
    expect({ status: statusCode, to: headers.location }).toEqual({ status: 302, to });
  });

  test("LOCALE-02 a language of another storefront only is not one here", async () => {
    const { headers } = await visit(app, { host: "lt.localhost", path: "/ee/cart" });
    expect(headers.location).toMatch(/^\/lt\//);
  });
});

describe("LOCALE-01 every page exists with and without a language", () => {
  test.each(["", "/accessibility", "/unsupported-browser", "/404"])("%s", async (path) => {
    const bare = await visit(app, { path: path || "/" });
    expect(bare.headers.location).toBe(`/lt${path}`);
    for (const language of ["lt", "en"]) {
      const { statusCode, body } = await visit(app, { path: `/${language}${path}` });
      expect(statusCode).toBe(path === "/404" ? 404 : 200);
      expect(htmlAttributes(body).lang).toBe(language);
    }
  });
});

describe("LOCALE-05 the language is that of the first segment", () => {
  test.each(STOREFRONTS.flatMap(({ code, languages }) => languages.map((language) => ({ code, language }))))(
    "$code in $language",
    async ({ code, language }) => {
      const { body } = await visit(app, {
        host: hostOf(code),
        path: `/${language}`,
        cookies: { locale: "en" },
        headers: { "accept-language": "ru" },
      });
      const { lang, "data-locale": locale } = htmlAttributes(body);
      expect({ lang, locale }).toEqual({ lang: language === "ee" ? "et" : language, locale: language });
    },
  );
});

describe("the status page", () => {
  test.each(["/status", "/lt/status", "/en/status"])("LOCALE-04 is served without a redirect: %s", async (path) => {
    const { statusCode, headers } = await visit(app, { path, cookies: { locale: "en" } });
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 200, to: undefined });
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("LOCALE-04 without a language it is in the host's own, whatever is saved", async () => {
    const { body } = await visit(app, { path: "/status", cookies: { locale: "en" } });
    expect(htmlAttributes(body).lang).toBe("lt");
  });
});

describe("LOCALE-03 the page itself saves nothing: the browser calls the server", () => {
  test.each(["/en", "/lt/accessibility"])("%s sets no cookie", async (path) => {
    const { headers } = await visit(app, { path, cookies: { locale: path === "/en" ? "lt" : "en" } });
    expect(headers["set-cookie"]).toBeUndefined();
  });
});

describe("the other languages of a page", () => {
  test.each(STOREFRONTS)("LOCALE-01 META-02 $code lists all of its own, ee as et, and a default", async (row) => {
    const { code, languages } = row;
    const origin = `http://${hostOf(code)}:3000`;
    for (const path of ["", "/accessibility"]) {
      const { body } = await visit(app, { host: hostOf(code), path: `/${languages[0]}${path}?utm_source=x` });
      const listed = links(body, "alternate").map(({ hreflang, href }) => ({ hreflang, href }));
      expect(listed).toEqual([
        ...languages.map((language) => ({
          hreflang: language === "ee" ? "et" : language,
          href: `${origin}/${language}${path}`,
        })),
        { hreflang: "x-default", href: `${origin}/${languages[0]}${path}` },
      ]);
    }
  });
});
