import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { execute } from "#testing/database.ts";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { elements, links, meta, title, visibleText } from "#testing/page-html.ts";
import { query } from "#testing/people/identity.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const at = (code: string, path: string) => visit(app, { host: hostOf(code), path });

/** The text without header and footer. */
const articleText = (html: string) => visibleText(/<article\b[\s\S]*<\/article>/.exec(html)?.[0] ?? "");

/** The phrases that each text must contain, by language. */
const MUST_SAY = {
  "purchase-agreement": {
    en: ["Order and pay", "72 hours", "3 hours of the last attempt", "within 14 days", "2 years", "import duties"],
    lt: [
      "Užsakyti su pareiga mokėti",
      "72 valandas",
      "3 valandas nuo paskutinio bandymo",
      "per 14 dienų",
      "2 metus",
      "importo muito mokesčiai",
    ],
    lv: ["Pasūtīt ar pienākumu maksāt", "72 stundas", "3 stundas pēc pēdējā", "14 dienu laikā", "2 gadi", "ievedmuita"],
    ee: [
      "Telli maksekohustusega",
      "72 tundi",
      "3 tundi pärast viimast",
      "14 päeva jooksul",
      "2 aastat",
      "imporditollimaksu",
    ],
  },
  "privacy-policy": {
    en: ["Account information", "Cookie settings", "90 days", "Carriers"],
    lt: ["Paskyros informacija", "Slapukų nustatymai", "90 dienų", "Vežėjai"],
    lv: ["Konta informācija", "Sīkdatņu iestatījumi", "90 dienas", "Pārvadātāji"],
    ee: ["Konto andmed", "Küpsiste seaded", "90 päeva", "Vedajad"],
  },
} as const;

async function expectInEveryLanguage(slug: keyof typeof MUST_SAY, code: string, brand: string, languages: string[]) {
  for (const language of languages) {
    const { statusCode, body } = await at(code, `/${language}/${slug}`);
    expect(statusCode).toBe(200);
    const text = articleText(body);
    const words: readonly string[] = MUST_SAY[slug][language as keyof (typeof MUST_SAY)[typeof slug]];
    for (const word of [brand, ...words]) expect(text).toContain(word);
    expect(elements(body, "article")[0]).not.toHaveProperty("lang");
  }
}

describe("the purchase agreement", () => {
  test.each(STOREFRONTS)("ROUTE-48 CONTENT-01 is on $code in each of its languages", (shop) =>
    expectInEveryLanguage("purchase-agreement", shop.code, shop.brand, [...shop.languages]),
  );

  test.each([
    ["lt", "Krosdokas", "Valstybinė vartotojų teisių apsaugos tarnyba", "Lithuania"],
    ["lv", "Norde", "Patērētāju tiesību aizsardzības centrs", "Latvia"],
    ["ee", "Varpa OÜ", "Tarbijakaitse ja Tehnilise Järelevalve Amet", "Estonia"],
    ["nl", "Nederpak B.V.", "Autoriteit Consument & Markt", "Netherlands"],
  ])("ROUTE-48 on %s names its own seller, consumer body and law", async (code, ...facts) => {
    const text = articleText((await at(code, "/en/purchase-agreement")).body);
    for (const fact of facts) expect(text).toContain(fact);
  });

  test.each(STOREFRONTS)(
    "ROUTE-48 PAYMENT-02 on $code names a bank only where one can pay through it",
    async ({ code }) => {
      const [{ count } = {}] = await query<{ count: number }>(
        app,
        `select count(*)::integer from payment_methods
       where storefront_code = $1 and payment_processor_id = ${PROVIDER.regional} and is_enabled`,
        [code],
      );
      const text = articleText((await at(code, "/en/purchase-agreement")).body);
      expect(text).toMatch(/You can pay by card, with PayPal/);
      expect(text.includes("through your bank")).toBe(count === 1);
    },
  );
});

test.each(STOREFRONTS)("ROUTE-47 CONTENT-01 the privacy policy is on $code in each of its languages", (shop) =>
  expectInEveryLanguage("privacy-policy", shop.code, shop.brand, [...shop.languages]),
);

describe.each(["purchase-agreement", "privacy-policy"])("ROUTE-47 ROUTE-48 /%s", (slug) => {
  test("META-01 META-02 has a title, a description and an address of its own", async () => {
    const { body } = await at("lt", `/en/${slug}?utm_source=x`);
    expect(title(body)).toBe(`${meta(body, "og:title")} | Crossdock`);
    expect(meta(body, "description")).toContain("Crossdock");
    expect(meta(body, "og:type")).toBe("article");
    expect(links(body, "canonical").map(({ href }) => href)).toEqual([`http://lt.localhost:3000/en/${slug}`]);
  });

  test("is linked from the footer", async () => {
    const { body } = await at("lt", "/en");
    expect(elements(body, "a").map(({ href }) => href)).toContain(`/en/${slug}`);
  });

  test("is rendered once, whatever the query", async () => {
    const first = await at("wl", `/lt/${slug}`);
    const before = app.rendered.length;
    const second = await at("wl", `/lt/${slug}?utm_source=x`);
    expect(second.body).toBe(first.body);
    expect(app.rendered).toHaveLength(before);
  });
});

describe("a change by staff", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  const statusOf = async (code: string, path: string) => (await visit(shop, { host: hostOf(code), path })).statusCode;

  test.each(["purchase-agreement", "privacy-policy"])(
    "ROUTE-47 ROUTE-48 ERROR-02 /%s is not found in the storefront where it was deleted, and only there",
    async (slug) => {
      expect(await statusOf("nl", `/en/${slug}`)).toBe(200);
      await execute(shop.databaseUrl, `delete from content_texts where storefront_code = 'nl' and slug = '${slug}'`);
      await expect.poll(() => statusOf("nl", `/en/${slug}`), { timeout: 2_000 }).toBe(404);
      expect(await statusOf("nl", `/en/${slug}.data`)).toBe(404);
      expect(await statusOf("lt", `/en/${slug}`)).toBe(200);
    },
  );

  test("ROUTE-48 a storefront without content has no purchase agreement", async () => {
    expect(await statusOf("ae", "/en/purchase-agreement")).toBe(200);
    await execute(
      shop.databaseUrl,
      "update storefronts set features = array_remove(features, 'content') where code = 'ae'",
    );
    await expect.poll(() => statusOf("ae", "/en/purchase-agreement"), { timeout: 2_000 }).toBe(404);
  });
});

test("ROUTE-04 the warranty page exists on every storefront, and says what holds there", async () => {
  for (const { code } of STOREFRONTS) expect((await at(code, "/en/warranty")).statusCode, code).toBe(200);
  const forwarder = articleText((await at("tp", "/en/warranty")).body);
  expect(forwarder).toContain("Forwarded goods and goods that we bought for you");
  expect(forwarder, "it sells nothing itself").not.toContain("It holds for everything that we sell");
  expect(articleText((await at("lt", "/en/warranty")).body)).toContain("It holds for everything that we sell");
});
