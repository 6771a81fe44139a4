import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AddedProduct, addProduct } from "#testing/catalogue/catalog.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { INDEX_NOW_ROUND } from "./index-now.ts";

interface Sent {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

let app: TestApp;
let sent: Sent[] = [];
let status = 200;
const engine = createServer(async (request, response) => {
  sent.push((await json(request)) as Sent);
  response.writeHead(status).end();
});

beforeAll(async () => {
  engine.listen(0, "127.0.0.1");
  await once(engine, "listening");
  const { port } = engine.address() as AddressInfo;
  app = await createTestApp({ env: { INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow` } });
});
afterAll(async () => {
  await app?.close();
  engine.close();
  engine.closeAllConnections();
});

const db = () => app.database.db;
const round = async () => {
  sent = [];
  await app.runJob(INDEX_NOW_ROUND);
  return Object.fromEntries(sent.map((one) => [one.host, one]));
};
const lamp = (): Promise<AddedProduct> =>
  addProduct(db(), { names: { en: "Lamp", lt: "Lempa" }, prices: { lt: { EUR: 1 } } });

test("META-02 the first round only begins, later ones send what has changed, to the storefront that shows it", async () => {
  await lamp();
  expect(await round()).toEqual({});
  const { slug, id } = await lamp();
  await db().execute(sql`
    update content_texts set changed_at = now() where language_id = 1 and slug = 'privacy-policy' and entry_id in
      (select id from content_entries where storefront_code = 'lv')`);
  const { "lt.localhost:3000": lt, "lv.localhost:3000": lv, ...others } = await round();
  expect(lt?.urlList).toEqual([`http://lt.localhost:3000/lt/p/lempa-${id}`, `http://lt.localhost:3000/en/p/${slug}`]);
  expect(lv?.urlList).toEqual(["http://lv.localhost:3000/en/privacy-policy"]);
  expect(others).toEqual({});
  expect(await round()).toEqual({});
});

test("META-02 the key is at the address that is sent with it, and belongs to one storefront", async () => {
  await lamp();
  const { "lt.localhost:3000": lt } = await round();
  const path = new URL(lt?.keyLocation ?? "").pathname;
  expect(lt?.keyLocation).toBe(`http://lt.localhost:3000/${lt?.key}.txt`);
  const answer = await visit(app, { path });
  expect([answer.statusCode, answer.body]).toEqual([200, lt?.key]);
  expect((await visit(app, { host: "lv.localhost", path })).statusCode).toBe(404);
});

test("what could not be sent is sent by the next round", async () => {
  await lamp();
  status = 503;
  await round();
  status = 200;
  expect((await round())["lt.localhost:3000"]?.urlList).toHaveLength(2);
});

test("no request has more than 10,000 addresses", async () => {
  await db().execute(sql`
    with added as (
      insert into products (sku, weight_grams, length_mm, width_mm, height_mm, hs_code, origin_country)
      select 'MANY-' || n, 1, 1, 1, 1, '8518.30', 'LT' from generate_series(1, 6000) n returning id),
    texts as (insert into product_texts (product_id, language_id, name, slug) select id, 1, 'Many', 'many-' || id from added),
    variants as (insert into product_variants (product_id, sku) select id, 'MANY-V-' || id from added returning id),
    sold as (insert into storefront_products (storefront_code, product_id) select 'lt', id from added)
    insert into prices (variant_id, storefront_code, currency_id, amount) select id, 'lt', 1, 10000 from variants`);
  await round();
  expect(sent.filter(({ host }) => host === "lt.localhost:3000").map(({ urlList }) => urlList.length)).toEqual([
    10_000, 2_000,
  ]);
});
