import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import { configuredProviders } from "#modules/money/payments/index.ts";
import { simulatorAccess } from "#simulator/protocol.ts";
import { type LinkName, offeredLink, SITE_LINKS } from "#storefront/shell/navigation/site-links.ts";
import { execute } from "#testing/database.ts";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { visibleText } from "#testing/page-html.ts";
import { query } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { CLAIMS, CLAIMS_OF, claimsIn, type Facts } from "./claims.ts";

let app: TestApp;
beforeAll(async () => {
  const providers = configuredProviders({ ...simulatorAccess("http://127.0.0.1:9"), checkAfterSeconds: undefined });
  app = await createTestApp({ providers });
});
afterAll(() => app.close());

const textOf = async (code: string, path: string) => {
  const { statusCode, body } = await visit(app, { host: hostOf(code), path });
  expect(statusCode, `${code} ${path}`).toBe(200);
  return visibleText(body);
};

async function factsOf(code: string): Promise<Facts> {
  const rows = <Row extends object>(sql: string) => query<Row>(app, sql, [code]);
  const [{ features = [], country = "" } = {}] = await rows<{ features: Feature[]; country: string }>(
    `select features, iso_code as country from storefronts join countries on countries.id = default_country_id
     where code = $1`,
  );
  const site = { features, default_country_iso: country };
  const providers = await rows<{ id: Facts["providers"][number] }>(
    "select payment_processor_id as id from payment_methods where storefront_code = $1 and is_enabled",
  );
  const couriers = await rows<Facts["couriers"][number]>(
    `select carrier, delivery_type as type from couriers
     where is_active and country_id = (select default_country_id from storefronts where code = $1)`,
  );
  const rates = await rows<{ method: "air" | "sea"; min: number; max: number }>(
    `select distinct method, min_days as min, max_days as max from shipping_rates
     where warehouse_id is null and country_id = (select default_country_id from storefronts where code = $1)`,
  );
  const names = Object.keys(SITE_LINKS) as LinkName[];
  return {
    providers: providers.map(({ id }) => id),
    couriers,
    freight: Object.fromEntries(
      rates.filter(({ method }) => features.includes(method)).map(({ method, ...days }) => [method, days]),
    ),
    links: new Set(names.filter((name) => offeredLink(name, site, false))),
  };
}

describe.each(STOREFRONTS)("what $brand promises", ({ code, languages }) => {
  test("REGION-02 its home page promises what the list says, and a setting makes each promise true", async () => {
    const facts = await factsOf(code);
    const texts = await Promise.all(languages.map((language) => textOf(code, `/${language}`)));
    const made = new Set(texts.flatMap(claimsIn));
    expect([...made].sort()).toEqual([...(CLAIMS_OF[code]?.home ?? [])].sort());
    for (const name of made) expect(CLAIMS[name].isTrue(facts), name).toBe(true);
    const { hero } = (await call(app, "/store-config", { langIso: languages[0] }, { host: hostOf(code) })).json();
    expect(hero.text).toBe(CLAIMS_OF[code]?.hero);
  });
});

describe.each(STOREFRONTS.filter(({ code }) => code !== "tp"))("what the listings of $brand promise", ({ code }) => {
  test("CATALOG-06 none promises what no setting makes true", async () => {
    const facts = await factsOf(code);
    const { json } = await call(app, "/search/parsed-categories", { locale: "en" }, { host: hostOf(code) });
    const roots = json<{ slug: string; parent_id: number | null }[]>().filter(({ parent_id }) => !parent_id);
    const paths = ["/en/marketplace", "/en/dealzone", ...roots.map(({ slug }) => `/en/c/${slug}`)];
    for (const path of paths) {
      for (const name of claimsIn(await textOf(code, path)))
        expect(CLAIMS[name].isTrue(facts), `${path} ${name}`).toBe(true);
    }
  });

  test("CATALOG-16 the deal zone is really reduced: every product in it", async () => {
    const input = { locale: "en", contentType: "o", limit: 1000, withFacets: false };
    const { json } = await call(app, "/search/searchForCategoryItems", input, { host: hostOf(code) });
    const { items } = json<{ items: { name: string; price: { amount: number; prior_amount: number | null } }[] }>();
    expect(items.length).toBeGreaterThan(0);
    for (const { name, price } of items) expect(price.prior_amount ?? 0, name).toBeGreaterThan(price.amount);
  });
});

test("PAYMENT-02 the footer names a way to pay only while it is switched on", async () => {
  expect(await textOf("lv", "/en")).toContain("Paysera");
  await execute(
    app.databaseUrl,
    "update payment_methods set is_enabled = false where storefront_code = 'lv' and payment_processor_id = 3",
  );
  await expect.poll(() => textOf("lv", "/en")).not.toContain("Paysera");
  expect(await textOf("lv", "/en")).toContain("Mastercard");
});
