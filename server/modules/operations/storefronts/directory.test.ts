import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase, execute, type TestDatabase } from "#testing/database.ts";
import { createStorefrontDirectory } from "./directory.ts";

let clone: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  clone = await createTestDatabase();
  database = openDatabase(clone.url, { poolSize: 2, onIdleError: () => undefined });
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

describe("REGION-01 the directory of storefronts", () => {
  test("knows a storefront by each of its hosts, and none by any other", async () => {
    const directory = await createStorefrontDirectory(database.db);
    expect(directory.find("ae.localhost")?.storefront.name).toBe("Al Mina");
    expect(directory.find("localhost")?.storefront.code).toBe("lt");
    expect(directory.find("evil.example")).toBeNull();
  });

  test("LOCALE-02 a host may have another default language than its storefront", async () => {
    const directory = await createStorefrontDirectory(database.db);
    expect(directory.find("lt.localhost")?.hostDefaultLanguage).toBe("lt");
    expect(directory.find("127.0.0.1")?.hostDefaultLanguage).toBe("en");
  });

  test("TRACK-01 knows what a euro is worth in each currency, at the newest stored rate", async () => {
    await execute(
      clone.url,
      `delete from exchange_rates where currency_id = 2;
       insert into exchange_rates values (2, '2026-11-14', 1070000), (2, '2026-11-15', 1080000), (2, '2026-11-01', 990000)`,
    );
    const storefront = (await createStorefrontDirectory(database.db)).find("lt.localhost")?.storefront;
    expect(storefront?.conversionCurrency).toEqual({ id: 2, iso_code: "USD", millionths_per_euro: 1_080_000 });
    expect(storefront?.currencies[0]).toEqual({ id: 1, iso_code: "EUR", millionths_per_euro: 1_000_000 });
  });

  test("gives an unknown host the fallback, when one is named that exists", async () => {
    const directory = await createStorefrontDirectory(database.db, "tp");
    expect(directory.find("evil.example")?.storefront.name).toBe("Tandem");
    expect(directory.find("lv.localhost")?.storefront.name).toBe("Norde");
    await execute(clone.url, "delete from storefronts where code = 'tp'");
    await directory.reload();
    expect(directory.find("evil.example")).toBeNull();
  });

  test("REGION-01 refuses to open with a fallback that does not exist", async () => {
    await expect(createStorefrontDirectory(database.db, "xx")).rejects.toThrow(
      "FALLBACK_STOREFRONT names the storefront xx",
    );
  });

  test("keeps its data when it cannot be reloaded", async () => {
    const directory = await createStorefrontDirectory(database.db);
    await execute(clone.url, "alter table storefronts rename to storefronts_away");
    await expect(directory.reload()).rejects.toThrow();
    expect(directory.find("lv.localhost")?.storefront.name).toBe("Norde");
    await execute(clone.url, "alter table storefronts_away rename to storefronts");
  });

  test("lists the storefronts in the order that staff gave them", async () => {
    await execute(clone.url, "update storefronts set position = -1 where code = 'ae'");
    const directory = await createStorefrontDirectory(database.db);
    expect(directory.all().map(({ code }) => code)).toEqual(["ae", "lt", "lv", "ee", "pj", "wl", "nl"]);
  });
});
