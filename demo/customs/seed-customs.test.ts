import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { PRESETS } from "#domain/forwarding/calculator/presets.ts";
import { HAZARDS } from "#domain/forwarding/customs/hazards.ts";
import { hasHeading } from "#domain/forwarding/customs/headings.ts";
import { databaseOfThisFile } from "#testing/database-of-file.ts";
import { DEMO_CODES } from "./demo-codes.ts";
import { RESTRICTIONS } from "./demo-rules.ts";
import { seedCustoms } from "./seed-customs.ts";

const open = databaseOfThisFile();

const rows = async <Row>(query: ReturnType<typeof sql>) => (await open.db.execute(query)).rows as Row[];

describe("the demo's customs", () => {
  test("FORWARDING-03 knows at least 300 codes, each once, by name in five languages", async () => {
    expect(DEMO_CODES.length).toBeGreaterThanOrEqual(300);
    expect(new Set(DEMO_CODES.map(({ hs6 }) => hs6)).size).toBe(DEMO_CODES.length);
    for (const { hs6, basisPoints, names } of DEMO_CODES) {
      expect(hasHeading(hs6), hs6).toBe(true);
      expect(Number.isInteger(basisPoints), hs6).toBe(true);
      expect(
        Object.values(names).every((name) => name.length > 2),
        hs6,
      ).toBe(true);
      expect(new Set(Object.values(names)).size, hs6).toBeGreaterThan(2);
    }
    const counts = await rows<{ texts: number; rates: number }>(sql`
      select (select count(*)::integer from tariff_code_texts) as texts,
        (select count(distinct hs6)::integer from tariff_rates where origin is null) as rates`);
    expect(counts).toEqual([{ texts: DEMO_CODES.length * 5, rates: DEMO_CODES.length }]);
  });

  test("FORWARDING-03 every typical item has a code, and every hazard a restriction and goods", () => {
    const codes = new Map(DEMO_CODES.map((code) => [code.hs6, code]));
    for (const { hs6 } of Object.values(PRESETS)) expect(codes.get(hs6)?.isCommon, hs6).toBe(true);
    const restricted = new Set(RESTRICTIONS.map(({ hazard }) => hazard));
    const found = new Set(DEMO_CODES.flatMap(({ hazards }) => hazards));
    expect([...restricted].sort()).toEqual([...HAZARDS].sort());
    expect([...found].sort()).toEqual([...HAZARDS].sort());
  });

  test("FORWARDING-03 each warehouse has the tariffs of its methods: half kilos and 6,000 cm³ by air", async () => {
    const tariffs = await rows<{ tariff: string; steps: string }>(sql`
      select distinct w.code || ' ' || r.method as tariff, r.step_grams || ' ' || r.volume_divisor as steps
      from shipping_rates r join warehouses w on w.id = r.warehouse_id order by 1`);
    expect(tariffs.map(({ tariff }) => tariff)).toEqual(["CN air", "CN sea", "GB air", "US air", "US sea"]);
    const air = await rows<{ steps: string }>(
      sql`select distinct step_grams || ' ' || volume_divisor as steps from shipping_rates where method = 'air'`,
    );
    expect(air).toEqual([{ steps: "500 6000" }]);
  });

  test("is added once", async () => {
    await open.db.execute(sql`delete from tariff_codes where hs6 <> '640411'`);
    await seedCustoms(open.db, new Date());
    expect(await rows(sql`select hs6 from tariff_codes`)).toEqual([{ hs6: "640411" }]);
  });
});
