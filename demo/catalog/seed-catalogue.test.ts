import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { seedCatalogue } from "./seed-catalogue.ts";

const TODAY = new Date("2026-11-15");
const FOREIGN_KEYS = "select conrelid::regclass || ' ' || conname from pg_constraint where contype = 'f' order by 1";
const COUNTS = `select (select count(*) from products) || ' ' || (select count(*) from prices)
  || ' ' || (select count(*) from price_events) || ' ' || (select count(*) from product_changes)`;

let seeded: TestDatabase;
let unseeded: TestDatabase;
let client: Client;

async function connected(url: string): Promise<Client> {
  const opened = new Client({ connectionString: url });
  await opened.connect();
  return opened;
}

async function column<T>(sql: string, from = client): Promise<T[]> {
  const { rows } = await from.query({ text: sql, rowMode: "array" });
  return rows.map(([value]) => value as T);
}

beforeAll(async () => {
  [seeded, unseeded] = await Promise.all([createTestDatabase(), createEmptyDatabase()]);
  client = await connected(seeded.url);
});

afterAll(async () => {
  await client.end();
  await Promise.all([seeded.drop(), unseeded.drop()]);
});

describe("seeding the demo catalogue", () => {
  test("a second time changes nothing", async () => {
    const before = await column(COUNTS);
    await seedCatalogue(client, { products: 300, today: TODAY });
    expect(await column(COUNTS)).toEqual(before);
  });

  test("keeps every foreign key that the migrations made", async () => {
    await migrate(unseeded.url);
    const other = await connected(unseeded.url);
    const migrated = await column<string>(FOREIGN_KEYS, other);
    await other.end();
    expect(migrated.length).toBeGreaterThan(20);
    expect(await column(FOREIGN_KEYS)).toEqual(migrated);
  });

  test("leaves numbers free for what staff add", async () => {
    const [id] = await column<number>(
      "insert into manufacturers (name, postal_address, email, responsible_person) values ('New', '', '', '') returning id",
    );
    expect(id).toBe(41);
  });

  test("fails as a whole, so that the next start tries again", async () => {
    const other = await connected(unseeded.url);
    await migrate(unseeded.url);
    await expect(seedCatalogue(other, { products: 10, today: TODAY })).rejects.toThrow(/foreign key|violates/);
    expect(await column("select count(*)::int from categories", other)).toEqual([0]);
    await other.end();
  });

  test("CATALOG-15 asks for prices that the last event says", async () => {
    const asked = await column<boolean>(`
      select p.amount = (
        select amount from price_events e
        where (e.variant_id, e.storefront_code, e.currency_id) = (p.variant_id, p.storefront_code, p.currency_id)
        order by valid_from desc limit 1)
      from prices p`);
    expect(asked.length).toBeGreaterThan(1_000);
    expect(new Set(asked)).toEqual(new Set([true]));
  });

  test("REGION-07 offers end at midnight of the storefront", async () => {
    const ends = await column<string>(
      "select to_char(ends_at at time zone 'Europe/Vilnius', 'HH24:MI') from flags where ends_at is not null",
    );
    expect(ends.length).toBeGreaterThan(3);
    expect(new Set(ends)).toEqual(new Set(["00:00"]));
  });

  test("half sizes have the decimal mark of the language", async () => {
    const labels = await column<string>(
      "select label from field_option_texts where label ~ '^42[.,]5$' order by (language_id = 2) desc",
    );
    expect(new Set(labels)).toEqual(new Set(["42.5", "42,5"]));
  });

  test("brings nothing to the Emirates by sea", async () => {
    const methods =
      "select method || ' ' || iso_code from shipping_rates join countries c on c.id = country_id group by 1 order by 1";
    expect(await column(methods)).toEqual([
      "air AE",
      "air EE",
      "air LT",
      "air LV",
      "air NL",
      "sea EE",
      "sea LT",
      "sea LV",
      "sea NL",
    ]);
  });

  test("leaves a catalogue alone whose products staff have all removed", async () => {
    await client.query("truncate products cascade");
    await seedCatalogue(client, { products: 10, today: TODAY });
    expect(await column("select count(*)::int from products")).toEqual([0]);
  });
});
