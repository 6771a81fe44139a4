import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { execute } from "#testing/database.ts";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { elements } from "#testing/page-html.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("POST /api/store-config", () => {
  test("CONFIG-01 returns what a storefront needs to render", async () => {
    const answer = await call(app, "/store-config", { langIso: "en" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      blogs: true,
      conversionCurrency: { id: 2, iso_code: "USD" },
      currencies: [
        { id: 1, iso_code: "EUR" },
        { id: 2, iso_code: "USD" },
        { id: 3, iso_code: "GBP" },
        { id: 4, iso_code: "CNY" },
      ],
      filteredCurrencies: [
        { id: 1, iso_code: "EUR" },
        { id: 2, iso_code: "USD" },
      ],
      searchKeys: { countryId: 1, languageId: 1 },
      site: { name: "Crossdock", available_locales: { en: { id: 1, iso: "en", name: "English" } } },
    });
  });

  test.each(STOREFRONTS)(
    "CONFIG-01 lists all currencies of the business, and apart from them those that $code sells in",
    async ({ code, currencies }) => {
      const config = (await call(app, "/store-config", {}, { host: hostOf(code) })).json();
      const codes = (listed: { iso_code: string }[]) => listed.map(({ iso_code }) => iso_code);
      expect(codes(config.currencies)).toEqual(["EUR", "USD", "GBP", "CNY"]);
      expect(codes(config.filteredCurrencies)).toEqual(currencies);
    },
  );

  test.each([
    { host: "lt.localhost", body: {}, languageId: 2 },
    { host: "localhost", body: {}, languageId: 1 },
    { host: "lt.localhost", body: { langIso: "en" }, languageId: 1 },
    { host: "lt.localhost", body: { langIso: "ee" }, languageId: 2 },
  ])("CONFIG-01 is in the requested language, else the host's: $host $body", async ({ host, body, languageId }) => {
    expect((await call(app, "/store-config", body, { host })).json().searchKeys.languageId).toBe(languageId);
  });

  test.each(["xx", "en' OR 1=1--", "en'||pg_sleep(3)", "", 1, null, { $ne: "" }])(
    "CONFIG-01 T072 refuses the language %o",
    async (langIso) => {
      const answer = await call(app, "/store-config", { langIso });
      expect(answer.statusCode).toBe(400);
      const errors = { langIso: expect.any(String) };
      expect(answer.json()).toMatchObject({ status: false, code: "bad_request", errors });
    },
  );

  test("REGION-08 settings differ by language and by site", async () => {
    await execute(
      app.databaseUrl,
      `update storefront_languages set gtm_id = 'GTM-LT', pixel_id = '11,22', live_agent_id = 'agent', mp_default_sort = 4
         where storefront_code = 'lt' and language_id = 2;
       update storefronts set criteo_key = 'criteo', klaviyo_key = 'klaviyo', logo_url = 'https://cdn.example/logo.svg',
         error_reporting_dsn = 'https://dsn.example/1' where code = 'lt'`,
    );
    await expect.poll(async () => (await call(app, "/store-config", {})).json().site.criteo_key).toBe("criteo");
    const { site, marketplace_config } = (await call(app, "/store-config", { langIso: "lt" })).json();
    const settings = { gtm_id: "GTM-LT", pixel_id: "11,22", live_agent_id: "agent", mp_default_sort: 4 };
    const none = { gtm_id: null, pixel_id: null, live_agent_id: null, mp_default_sort: 5 };
    expect(site.languages.map(({ pivot }: { pivot: object }) => pivot)).toEqual([settings, none]);
    expect(site).toMatchObject({
      klaviyo_key: "klaviyo",
      cdn_logo: "https://cdn.example/logo.svg",
      error_reporting_dsn: "https://dsn.example/1",
    });
    expect(marketplace_config).toEqual({ default_sort: 4 });
    const other = (await call(app, "/store-config", {}, { host: hostOf("lv") })).json();
    expect(JSON.stringify(other)).not.toMatch(/criteo"|klaviyo"|GTM-LT|cdn\.example|dsn\.example/);
    expect(other.marketplace_config).toEqual({ default_sort: 5 });
  });

  test("REGION-08 the business's own logo is on the page, and the page's policy lets it load", async () => {
    const { body, headers } = await visit(app, { path: "/lt" });
    expect(elements(body, "img").map(({ src }) => src)).toContain("https://cdn.example/logo.svg");
    expect(headers["content-security-policy"]).toMatch(/img-src [^;]*https:\/\/cdn\.example[ ;]/);
  });
});

test("CONFIG-02 the blog link is there while there are posts, and hidden without any", async () => {
  const linksOf = async ({ code, languages }: (typeof STOREFRONTS)[number]) => {
    const { body } = await visit(app, { host: hostOf(code), path: `/${languages[0]}` });
    return elements(body, "a").filter(({ href }) => href?.endsWith("/blog")).length;
  };
  for (const storefront of STOREFRONTS) expect(await linksOf(storefront), storefront.code).toBeGreaterThan(0);
  await execute(app.databaseUrl, "update content_entries set state = 'archived' where kind = 'article'");
  for (const storefront of STOREFRONTS) await expect.poll(() => linksOf(storefront)).toBe(0);
});

describe("CONFIG-06 GET /api/config/languages", () => {
  test.each(STOREFRONTS)("CONFIG-06 lists the languages of $code, its default first", async ({ code, languages }) => {
    const answer = await visit(app, { host: hostOf(code), path: "/api/config/languages" });
    const listed = answer.json().languages as { id: number; iso_code: string; local_title: string }[];
    expect(listed.map(({ iso_code }) => iso_code)).toEqual(languages);
    expect(listed.every(({ id, local_title }) => id > 0 && local_title !== "")).toBe(true);
  });
});

describe("POST /api/locale/change", () => {
  test("CONFIG-07 LOCALE-03 LIMIT-02 saves the language for the longest life of a cookie, on the whole site", async () => {
    const answer = await call(app, "/locale/change", { newLocale: "en" });
    expect(answer.json()).toEqual({ status: true, locale: "en" });
    expect(answer.cookies).toEqual([{ name: "locale", value: "en", maxAge: 2147483646, path: "/", sameSite: "Lax" }]);
    const next = await visit(app, { path: "/", cookies: { locale: answer.cookies[0]?.value ?? "" } });
    expect(next.headers.location).toBe("/en");
  });

  test.each([
    ["ee", 422, "invalid_input"],
    ["xx", 400, "bad_request"],
    ["en\r\nset-cookie: x=1", 400, "bad_request"],
    [undefined, 400, "bad_request"],
  ])("CONFIG-07 refuses a language that this storefront does not offer: %s", async (newLocale, status, code) => {
    const answer = await call(app, "/locale/change", { newLocale });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, code });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("LIMIT-02 the cookie is secure where the connection is", async () => {
    const behindProxy = await createTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
    const headers = { "x-forwarded-proto": "https" };
    const answer = await call(behindProxy, "/locale/change", { newLocale: "en" }, { headers });
    expect(answer.cookies[0]).toMatchObject({ secure: true, path: "/" });
    await behindProxy.close();
  });
});
