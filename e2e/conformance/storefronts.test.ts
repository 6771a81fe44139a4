import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BRANDS, hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { decodePageData } from "#testing/page-data.ts";
import { elements, htmlAttributes, links, meta } from "#testing/page-html.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const EUR = 1;
const USD = 2;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const homeOf = async (code: string, language: string, cookies: Record<string, string> = {}) =>
  visit(app, { host: hostOf(code), path: `/${language}`, cookies });

const configOf = async (code: string) => (await call(app, "/store-config", {}, { host: hostOf(code) })).json();

describe.each(STOREFRONTS)("the storefront $code", ({ code, brand, theme, languages, country, currencies }) => {
  test("REGION-01 is chosen by its host and shows its own brand only", async () => {
    const { statusCode, body } = await homeOf(code, languages[0]);
    expect(statusCode).toBe(200);
    expect(meta(body, "application-name")).toBe(brand);
    for (const other of BRANDS.filter((name) => name !== brand)) expect(body).not.toContain(other);
  });

  test("REGION-01 is found by its host in any case and with any port", async () => {
    const { body } = await visit(app, { host: `${hostOf(code).toUpperCase()}:8443`, path: `/${languages[0]}` });
    expect(meta(body, "application-name")).toBe(brand);
  });

  test("REGION-02 has its languages, country, currencies, theme and address", async () => {
    const { site, filteredCurrencies: offered } = await configOf(code);
    expect(site).toMatchObject({
      code,
      name: brand,
      theme,
      default_language_iso: languages[0],
      default_country_iso: country,
      app_url: `http://${hostOf(code)}:3000`,
    });
    expect(site.languages.map(({ iso_code }: { iso_code: string }) => iso_code)).toEqual(languages);
    expect(offered.map(({ iso_code }: { iso_code: string }) => iso_code)).toEqual(currencies);
  });

  test("REGION-03 REGION-05 serves every one of its languages with its own styles and logo", async () => {
    for (const language of languages) {
      const { statusCode, body } = await homeOf(code, language);
      expect(statusCode).toBe(200);
      const themeFiles = links(body, "stylesheet").filter(({ href }) => href?.startsWith(`/assets/${theme}-`));
      expect(themeFiles, `stylesheets of /${language}`).toHaveLength(1);
      const logos = elements(body, "img").filter(({ src }) => src?.startsWith(`/assets/logo-${theme}-`));
      expect(logos.length, `logos on /${language}`).toBeGreaterThan(0);
    }
  });

  test("REGION-03 the files of its theme exist", async () => {
    const { body } = await homeOf(code, languages[0]);
    const files = [...links(body, "stylesheet"), ...links(body, "icon"), ...elements(body, "img")];
    for (const file of files.map(({ href, src }) => href ?? src ?? "").filter((path) => path.startsWith("/assets/"))) {
      expect((await visit(app, { host: hostOf(code), path: file })).statusCode, file).toBe(200);
    }
  });

  test("REGION-04 is dark only in the default theme", async () => {
    for (const wanted of ["dark", "light"] as const) {
      const { body } = await homeOf(code, languages[0], { color_mode: wanted });
      expect(htmlAttributes(body)["data-mode"]).toBe(theme === "default" ? wanted : "light");
    }
  });

  test("REGION-06 shows EUR first, or the currency of the cookie when it has it", async () => {
    const usd = (currencies as readonly string[]).includes("USD") ? USD : EUR;
    const expectations = { "": EUR, "1": EUR, "2": usd, "999": EUR, "2%3B--": EUR, "2.0": EUR };
    for (const [cookie, currencyId] of Object.entries(expectations)) {
      const headers = { cookie: `currency_id=${cookie}` };
      const { body } = await visit(app, { host: hostOf(code), path: `/${languages[0]}.data`, headers });
      expect(decodePageData(body), `cookie "${cookie}"`).toMatchObject({ root: { data: { currencyId } } });
    }
  });
});

test("REGION-03 eight storefronts have eight different themes", async () => {
  const looks = await Promise.all(
    STOREFRONTS.map(async ({ code, languages }) => {
      const { body } = await homeOf(code, languages[0]);
      return links(body, "stylesheet")
        .map(({ href }) => href)
        .join(" ");
    }),
  );
  expect(new Set(looks).size).toBe(8);
});

test("REGION-04 without a choice the default theme follows the device", async () => {
  expect(htmlAttributes((await homeOf("lt", "lt")).body)["data-mode"]).toBe("system");
});
