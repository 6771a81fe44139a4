import { readdir } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AddedProduct, addProduct } from "#testing/catalogue/catalog.ts";
import { type ReadItem, readTsvFeed, readXmlFeed } from "#testing/catalogue/feeds.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { FEED_ROUND, MAKE_FEED } from "./jobs.ts";

let app: TestApp;
let lamp: AddedProduct;
let onlyLt: AddedProduct;
let mute: AddedProduct;

const db = () => app.database.db;
const make = (language = "en", storefront = "lt") => app.runJob(MAKE_FEED, { storefront, language, currency: "EUR" });

beforeAll(async () => {
  app = await createTestApp();
  const described = (id: number) =>
    db().execute(sql`update product_texts set description = 'It gives light.' where product_id = ${id}`);
  const images = ["drawn/lamp-0-clay-0.svg"];
  const prices = { lt: { EUR: 20 }, wl: { EUR: 20 } };
  lamp = await addProduct(db(), { names: { en: "Feed lamp", lt: "Srauto lempa" }, prices, priorPrice: 25, images });
  onlyLt = await addProduct(db(), { names: { en: "Local lamp" }, prices: { lt: { EUR: 10 } }, images, stock: 0 });
  mute = await addProduct(db(), { names: { en: "Mute lamp" }, images });
  for (const { id } of [lamp, onlyLt]) await described(id);
  const hidden = await addProduct(db(), { names: { en: "Hidden lamp" }, images });
  await described(hidden.id);
  await db().execute(sql`update products set is_active = false where id = ${hidden.id}`);
});
afterAll(() => app.close());

const fetchFeed = (name: string, headers: Record<string, string> = {}, host = "lt.localhost") =>
  visit(app, { host, path: `/feeds/${name}`, headers });

const bySku = (items: readonly ReadItem[]) => new Map(items.map((item) => [item.id?.[0], item]));

describe("a feed", () => {
  test("that was never made is ordered by who asks for it", async () => {
    const { statusCode, headers } = await fetchFeed("google-en-USD.xml");
    expect([statusCode, headers["retry-after"]]).toEqual([503, "120"]);
    expect(app.enqueued.filter(({ name }) => name === MAKE_FEED.name)).toMatchObject([{ key: "lt en USD" }]);
  });

  test.each(["google-ru-EUR.xml", "google-en-GBP.xml", "bing-en-EUR.xml", "google-en-EUR.csv"])(
    "%s does not exist",
    async (name) => {
      expect((await fetchFeed(name)).statusCode).toBe(404);
    },
  );

  test("does not exist where nothing is sold", async () => {
    expect((await fetchFeed("google-en-EUR.xml", {}, "tp.localhost")).statusCode).toBe(404);
  });

  test("T071 CATALOG-15 has every variant that the storefront shows, and no other", async () => {
    await make();
    await make("en", "wl");
    const items = bySku(readXmlFeed((await fetchFeed("google-en-EUR.xml")).body, "google"));
    expect(items.get(`${lamp.sku}-V`)).toMatchObject({
      item_group_id: [lamp.sku],
      title: ["Feed lamp"],
      description: ["It gives light."],
      link: [`http://lt.localhost:3000/en/p/${lamp.slug}?productVariant=${lamp.sku}-V`],
      availability: ["in_stock"],
      price: ["25.00 EUR"],
      sale_price: ["20.00 EUR"],
    });
    expect(items.get(`${onlyLt.sku}-V`)).toMatchObject({ availability: ["out_of_stock"], price: ["10.00 EUR"] });
    expect(items.get(`${onlyLt.sku}-V`)).not.toHaveProperty("sale_price");
    const titles = [...items.values()].flatMap(({ title }) => title ?? []);
    expect(titles).not.toContain("Hidden lamp");
    const { rows } = await db().execute<{ count: number }>(sql`
      select count(*)::integer from product_variants v join products p on p.id = v.product_id and p.is_active
        join prices pr on pr.variant_id = v.id and pr.storefront_code = 'lt' and pr.currency_id = 1`);
    // One of them has no description.
    expect(items.size).toBe((rows[0]?.count ?? 0) - 1);
    const others = bySku(readXmlFeed((await fetchFeed("google-en-EUR.xml", {}, "wl.localhost")).body, "google"));
    expect([others.has(`${lamp.sku}-V`), others.has(`${onlyLt.sku}-V`)]).toEqual([true, false]);
  });

  test("says the same in each format, in the words of each channel", async () => {
    const tsv = readTsvFeed((await fetchFeed("google-en-EUR.tsv")).body, "google");
    const xml = readXmlFeed((await fetchFeed("google-en-EUR.xml")).body, "google");
    expect(tsv.map(({ additional_image_link, ...item }) => item)).toEqual(
      xml.map(({ additional_image_link, ...item }) => item),
    );
    const meta = readXmlFeed((await fetchFeed("meta-en-EUR.xml")).body, "meta");
    expect(meta.map(({ id }) => id)).toEqual(xml.map(({ id }) => id));
    expect(readTsvFeed((await fetchFeed("meta-en-EUR.tsv")).body, "meta")).toHaveLength(xml.length);
    const shoe = xml.find(({ size, color }) => size && color);
    expect(shoe).toMatchObject({ identifier_exists: ["yes"], google_product_category: [expect.any(String)] });
    expect(shoe?.shipping?.[0]).toMatch(/^LT::(?:Air|Sea) freight:/);
  });

  test("is compressed where that is read, and not sent again while it is the same", async () => {
    const plain = await fetchFeed("google-en-EUR.xml");
    const small = await fetchFeed("google-en-EUR.xml", { "accept-encoding": "br, gzip" });
    expect(small.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-type": "application/xml; charset=utf-8",
      "x-robots-tag": "noindex",
      vary: "accept-encoding",
    });
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
    const etag = String(small.headers.etag);
    await make();
    const again = await fetchFeed("google-en-EUR.xml", { "if-none-match": `"other", W/${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("is replaced as a whole: of a making that breaks nothing stays", async () => {
    const before = await fetchFeed("google-en-EUR.xml");
    const files = () => readdir(`${app.filesDir}/feeds`, { recursive: true });
    const kept = (await files()).sort();
    await db().execute(sql`alter table feed_refusals rename to feed_refusals_gone`);
    await expect(make()).rejects.toThrow();
    await db().execute(sql`alter table feed_refusals_gone rename to feed_refusals`);
    const after = await fetchFeed("google-en-EUR.xml");
    expect([after.headers.etag, after.body === before.body]).toEqual([before.headers.etag, true]);
    await make();
    expect(await files()).toHaveLength(kept.length);
  });

  test("of every language and currency is made each hour", async () => {
    app.enqueued.length = 0;
    await app.runJob(FEED_ROUND);
    const keys = app.enqueued.map(({ key }) => key);
    expect(keys).toContain("wl ee USD");
    expect(keys).toContain("lt lt EUR");
    expect(keys.some((key) => key.startsWith("tp "))).toBe(false);
  });
});

describe("staff", () => {
  test("see what a feed leaves out, and why", async () => {
    await make("lt");
    const { cookies } = await signedInMember(app, { roles: ["merchandiser"], storefronts: ["lt"] });
    const refused = (await staffCall(app, "/feed-refusals/list", { limit: 100 }, { cookies })).json<{
      items: { sku: string; language: string; reason: string }[];
    }>().items;
    expect(refused).toContainEqual(
      expect.objectContaining({ sku: `${mute.sku}-V`, language: "en", reason: "no_description" }),
    );
    expect(refused).toContainEqual(
      expect.objectContaining({ sku: `${onlyLt.sku}-V`, language: "lt", reason: "untranslated" }),
    );
    expect(refused.some(({ sku, language }) => sku === `${lamp.sku}-V` && language === "lt")).toBe(false);
    const { feeds } = (await staffCall(app, "/feeds/list", {}, { cookies })).json<{
      feeds: { storefront: string; url: string; refused: number }[];
    }>();
    expect(new Set(feeds.map(({ storefront }) => storefront))).toEqual(new Set(["lt"]));
    expect(feeds).toContainEqual(
      expect.objectContaining({ url: "http://lt.localhost:3000/feeds/meta-en-EUR.tsv", refused: 1 }),
    );
  });
});
