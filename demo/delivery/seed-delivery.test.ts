import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { databaseOfThisFile } from "#testing/database-of-file.ts";
import { seedDelivery } from "./seed-delivery.ts";

const open = databaseOfThisFile();

const rows = async <Row>(query: ReturnType<typeof sql>) => (await open.db.execute(query)).rows as Row[];

describe("the demo's delivery", () => {
  test("CHECKOUT-09 every carrier of a country has its points, all of them read from its own kind of list", async () => {
    const counts = await rows<{ network: string; points: number }>(
      sql`select carrier || ' ' || country as network, count(*)::integer as points from pickup_points group by 1`,
    );
    const baltic = ["omniva", "dpd", "venipak", "smartposti"].flatMap((carrier) =>
      ["LT", "LV", "EE"].map((country) => `${carrier} ${country}`),
    );
    const expected = [...baltic, "lp-express LT", "dpd NL", "postnl NL"].sort();
    expect(counts.map(({ network }) => network).sort()).toEqual(expected);
    for (const { network, points } of counts) expect(points, network).toBeGreaterThan(100);
    const imports = await rows(sql`select carrier, outcome, note from pickup_point_imports order by carrier`);
    expect(imports).toHaveLength(6);
    for (const each of imports) expect(each).toMatchObject({ outcome: "applied", note: "" });
  });

  test("CHECKOUT-09 points lie in their country and have an address that can be found", async () => {
    const strays = await rows(
      sql`select name, country, latitude, longitude from pickup_points where name = '' or street = '' or city = ''
        or zip = '' or latitude is null or longitude is null or search_text !~ '^[a-z0-9 ]+$'
        or not (latitude between 50 and 60 and longitude between 4 and 29)`,
    );
    expect(strays).toEqual([]);
  });

  test("REGION-02 each country is served, at prices in both currencies", async () => {
    const offers = await rows<{ offer: string }>(
      sql`select c.iso_code || ' ' || delivery_type as offer from couriers join countries c on c.id = country_id
        where (select count(*) from courier_fees where courier_id = couriers.id) = 2 group by 1 order by 1`,
    );
    expect(offers.map(({ offer }) => offer)).toEqual([
      "AE door",
      "EE door",
      "EE pickup",
      "LT door",
      "LT pickup",
      "LV door",
      "LV pickup",
      "NL door",
      "NL pickup",
    ]);
    expect(
      await rows(sql`select couriers.id from couriers left join courier_fees f on f.courier_id = couriers.id
      where f.courier_id is null`),
    ).toEqual([]);
  });

  test("seeding again changes nothing", async () => {
    const before = await rows(sql`select count(*) from couriers union all select count(*) from exchange_rates`);
    await seedDelivery(open.db, new Date("2030-01-01"));
    expect(await rows(sql`select count(*) from couriers union all select count(*) from exchange_rates`)).toEqual(
      before,
    );
  });
});
