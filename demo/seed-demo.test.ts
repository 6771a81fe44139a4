import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createEmptyDatabase, type TestDatabase } from "#testing/database.ts";
import { followPort, seedDemo } from "./seed-demo.ts";

let clone: TestDatabase;
let database: OpenDatabase;
let client: Client;

beforeAll(async () => {
  clone = await createEmptyDatabase();
  await migrate(clone.url);
  database = openDatabase(clone.url, { poolSize: 1, onIdleError: () => undefined });
  client = new Client({ connectionString: clone.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.close();
  await clone.drop();
});

async function column<T>(sql: string): Promise<T[]> {
  const { rows } = await client.query({ text: sql, rowMode: "array" });
  return rows.map(([value]) => value as T);
}

describe("REGION-02 the demo business", () => {
  test("comes from two processes at once as eight storefronts", async () => {
    await Promise.all([seedDemo(database.db, 3000, { products: 60 }), seedDemo(database.db, 3000, { products: 60 })]);
    expect(await column("select code from storefronts order by position")).toEqual([
      "lt",
      "lv",
      "ee",
      "pj",
      "tp",
      "wl",
      "nl",
      "ae",
    ]);
  }, 180_000);

  test("leaves alone what staff have changed since", async () => {
    await client.query("update storefronts set name = 'Harbour' where code = 'lt'");
    await client.query("delete from storefront_hosts where host = 'localhost'");
    await seedDemo(database.db, 3000, { products: 60 });
    expect(await column("select name from storefronts where code = 'lt'")).toEqual(["Harbour"]);
    expect(await column("select host from storefront_hosts where host = 'localhost'")).toEqual([]);
  });

  test.each([
    [8123, "http://wl.localhost:8123"],
    [80, "http://wl.localhost"],
  ])("follows the port it is started on: %s", async (port, address) => {
    await followPort(database.db, port);
    expect(await column("select app_url from storefronts where code = 'wl'")).toEqual([address]);
  });

  test.each(["accessibility", "purchase-agreement", "privacy-policy"])(
    "CONTENT-01 has its page /%s in every language of every storefront",
    async (slug) => {
      const missing = await column(`
        select storefront_code || ' ' || language_id from storefront_languages
        except select storefront_code || ' ' || language_id from content_texts where kind = 'page' and slug = '${slug}'`);
      expect(missing).toEqual([]);
    },
  );
});
