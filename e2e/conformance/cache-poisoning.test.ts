import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { decodePageData } from "#testing/page-data.ts";
import { htmlAttributes, meta } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const VALUE = "poison-x7f3";

const HEADERS = [
  "accept accept-charset accept-datetime accept-language access-control-request-method base-url cdn-loop cf-connecting-ip",
  "cf-ipcountry cf-visitor client-ip content-language cookie destination dnt expect-ct fastly-client-ip forwarded",
  "forwarded-host front-end-https http-host if-modified-since link max-forwards origin pragma prefer proxy proxy-host",
  "purpose range referer request-uri save-data sec-ch-ua sec-fetch-dest sec-fetch-site true-client-ip uri url",
  "user-agent via viewport-width warning x-amz-cf-id x-client-ip x-cluster-client-ip x-custom-ip-authorization",
  "x-device-type x-forwarded x-forwarded-for x-forwarded-host x-forwarded-path x-forwarded-port x-forwarded-prefix",
  "x-forwarded-proto x-forwarded-scheme x-forwarded-server x-forwarded-ssl x-host x-http-destinationurl",
  "x-http-method-override x-original-host x-original-url x-override-url x-proxy-url x-real-ip x-remix-response",
  "x-requested-with x-rewrite-url x-scheme x-wap-profile",
]
  .join(" ")
  .split(" ");

describe("T046 a value that one visitor sends never reaches the next visitor", () => {
  test("there are at least 60 headers to try", () => {
    expect(new Set(HEADERS).size).toBeGreaterThanOrEqual(60);
  });

  test.each(HEADERS)("in the header %s", async (name) => {
    const value = name === "cookie" ? `x=${VALUE}; locale=${VALUE}; color_mode=${VALUE}` : VALUE;
    for (const path of ["/lt", "/en/accessibility", "/en.data"]) {
      await visit(app, { path: `${path}?cb=${name}`, headers: { [name]: value } });
      await visit(app, { path, headers: { [name]: value } });
      const clean = await visit(app, { path });
      expect(clean.statusCode).toBe(200);
      expect(clean.body + JSON.stringify(clean.headers)).not.toContain(VALUE);
    }
  });

  test.each(["utm_source", "redirect", "x", "_data", "_routes", "index", "s", "locale", "__proto__"])(
    "in the query key %s",
    async (key) => {
      const fresh = await createTestApp({ databaseUrl: app.databaseUrl });
      for (const path of ["/lt", "/en/accessibility", "/en.data"]) {
        await visit(fresh, { path: `${path}?${key}=${VALUE}` });
        const clean = await visit(fresh, { path });
        expect(clean.statusCode).toBe(200);
        expect(clean.body + JSON.stringify(clean.headers)).not.toContain(VALUE);
      }
      await fresh.close();
    },
  );

  test("a path that differs only in its spelling does not change the page", async () => {
    const spellings = ["/lt/", "/lt/.", "/lt/%2e", "/lt?", "/lt#x", "/lt/x/..", "/lt/%2e%2e/en", "/en/../lt"];
    const clean = await visit(app, { path: "/lt" });
    for (const path of spellings) {
      await visit(app, { path, cookies: { locale: "en" } });
      expect((await visit(app, { path: "/lt" })).body, path).toBe(clean.body);
    }
  });
});

describe("T047 REGION-10 a page that is cached for one brand, language or currency is never served for another", () => {
  test("brand", async () => {
    const sharedPath = "/en/accessibility";
    for (const round of [1, 2]) {
      for (const { code, brand } of STOREFRONTS) {
        const { body } = await visit(app, { host: hostOf(code), path: sharedPath });
        expect(meta(body, "application-name"), `${code}, round ${round}`).toBe(brand);
      }
    }
  });

  test("language", async () => {
    for (const language of ["lt", "en", "lt", "en"]) {
      const { body } = await visit(app, { path: `/${language}`, cookies: { locale: "lt" } });
      expect(htmlAttributes(body)["data-locale"]).toBe(language);
    }
  });

  test("currency", async () => {
    for (const currencyId of [1, 2, 1, 2]) {
      const cookies = { currency_id: String(currencyId) };
      const { body } = await visit(app, { path: "/lt.data", cookies });
      expect(decodePageData(body)).toMatchObject({ root: { data: { currencyId } } });
    }
  });

  test("colour mode", async () => {
    for (const mode of ["dark", "light", "dark", "system"]) {
      const { body } = await visit(app, { path: "/lt", cookies: { color_mode: mode } });
      expect(htmlAttributes(body)["data-mode"]).toBe(mode);
    }
  });

  test("ETag: the same text has another tag on another host", async () => {
    const tags = await Promise.all(
      ["lt", "lv"].map(async (code) => (await visit(app, { host: hostOf(code), path: "/en.data" })).headers.etag),
    );
    expect(new Set(tags).size).toBe(2);
  });
});
