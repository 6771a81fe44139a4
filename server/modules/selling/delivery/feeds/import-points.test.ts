import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { importPickupPoints } from "./import-points.ts";

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { poolSize: 4, onIdleError: () => undefined });
});
afterAll(async () => {
  await open?.close();
  await database?.drop();
});
beforeEach(async () => {
  for (const table of ["pickup_point_imports", "pickup_points"])
    await open.db.execute(sql`delete from ${sql.identifier(table)}`);
});

const terminal = (id: number, changes: object = {}) => ({
  id,
  name: `Šiaulių paštomatas ${id}`,
  address: `Tilžės g. ${id}`,
  city: "Šiauliai",
  postalCode: "LT-76123",
  countryCode: "LT",
  latitude: 55.9,
  longitude: 23.3,
  ...changes,
});
const listOf = (count: number, changes?: object) => Array.from({ length: count }, (_, id) => terminal(id + 1, changes));
const bring = (entries: unknown) => importPickupPoints(open.db, "lp-express", JSON.stringify(entries));

const rows = async <Row>(query: ReturnType<typeof sql>) => (await open.db.execute(query)).rows as Row[];
const activeIds = async () =>
  (await rows<{ id: string }>(sql`select external_id as id from pickup_points where is_active order by id`)).map(
    ({ id }) => Number(id),
  );

describe("importing a carrier's list", () => {
  test("CHECKOUT-09 inserts new points, updates known ones in place and keeps their ids", async () => {
    expect(await bring(listOf(3))).toEqual({ outcome: "applied", points: 3, note: "" });
    const [before] = await rows<{ id: number; search_text: string }>(
      sql`select id, search_text from pickup_points where external_id = '2'`,
    );
    expect(before?.search_text).toBe("siauliu pastomatas 2 tilzes g 2 siauliai lt 76123");
    await bring([terminal(1), terminal(2, { address: "Vytauto g. 5", latitude: null }), terminal(3)]);
    const [after] = await rows(sql`select id, street, latitude from pickup_points where external_id = '2'`);
    expect(after).toEqual({ id: before?.id, street: "Vytauto g. 5", latitude: null });
  });

  test("CHECKOUT-09 does not write unchanged points", async () => {
    await bring(listOf(3));
    const written = sql`select external_id, xmin::text from pickup_points order by external_id`;
    const before = await rows(written);
    await bring(listOf(3));
    expect(await rows(written)).toEqual(before);
  });

  test("CHECKOUT-09 closes a point that is missing twice in a row, and opens it when it is back", async () => {
    await bring(listOf(10));
    await bring(listOf(9));
    expect(await activeIds()).toContain(10);
    await bring(listOf(10));
    await bring(listOf(9));
    expect(await activeIds()).toContain(10);
    await bring(listOf(9));
    expect(await activeIds()).not.toContain(10);
    await bring(listOf(10));
    expect(await activeIds()).toContain(10);
  });

  test("CHECKOUT-09 leaves other carriers alone", async () => {
    await bring(listOf(5));
    await importPickupPoints(
      open.db,
      "smartposti",
      JSON.stringify([{ place_id: 1, name: "A", address_city: "Tartu", address_country_code: "ee" }]),
    );
    expect(
      await rows(
        sql`select carrier, count(*)::integer from pickup_points where missing_runs = 0 group by 1 order by 1`,
      ),
    ).toEqual([
      { carrier: "lp-express", count: 5 },
      { carrier: "smartposti", count: 1 },
    ]);
  });
});

describe("a list that cannot be right", () => {
  test("CHECKOUT-09 that is more than a fifth shorter is refused and changes nothing, also when it comes twice", async () => {
    await bring(listOf(10));
    for (let run = 0; run < 3; run++) {
      expect(await bring(listOf(7))).toEqual({ outcome: "refused", points: 7, note: "7 points after 10" });
    }
    expect(await activeIds()).toHaveLength(10);
    expect(await bring(listOf(8))).toMatchObject({ outcome: "applied" });
  });

  test("CHECKOUT-09 without a point, or with too many broken ones, is refused", async () => {
    await bring(listOf(10));
    expect(await bring([])).toMatchObject({ outcome: "refused" });
    const broken = [...listOf(10), ...listOf(3).map(({ city, ...rest }) => rest)];
    expect(await bring(broken)).toMatchObject({ outcome: "refused", note: "3 entries could not be read" });
    const few = [...listOf(10), { id: 99 }];
    expect(await bring(few)).toEqual({ outcome: "applied", points: 10, note: "1 entries left out" });
  });

  test("CHECKOUT-09 that is no list leaves the last good one in use, and is recorded", async () => {
    await bring(listOf(4));
    for (const text of ["", "<html>502</html>", "{}"]) {
      expect(await importPickupPoints(open.db, "lp-express", text)).toMatchObject({ outcome: "failed" });
    }
    expect(await activeIds()).toEqual([1, 2, 3, 4]);
    const outcomes = await rows<{ outcome: string }>(sql`select outcome from pickup_point_imports order by id`);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["applied", "failed", "failed", "failed"]);
  });

  test("CHECKOUT-09 texts that look like SQL or JSON stay texts", async () => {
    const name = `'); drop table pickup_points; -- {"a":1} \\ "quoted"`;
    await bring([terminal(1, { name }), ...listOf(5).slice(1)]);
    expect(await rows(sql`select name from pickup_points where external_id = '1'`)).toEqual([{ name }]);
  });

  test("CHECKOUT-09 the same list from several processes at once is imported one after the other", async () => {
    const results = await Promise.all([bring(listOf(50)), bring(listOf(50)), bring(listOf(50))]);
    expect(results.map(({ outcome }) => outcome)).toEqual(["applied", "applied", "applied"]);
    expect(await activeIds()).toHaveLength(50);
  });
});
