import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Estimate } from "#contracts/shop/forwarding/calculator.ts";
import { fromDecimalString, type Money } from "#domain/money/money/money.ts";
import { AE, CN, EUR, LT, PATIENCE, USD } from "#testing/selling/delivery.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

const units = (text: string) => fromDecimalString(text) as Money;

/** The example of calculator-desktop.png. */
const SHOES = {
  warehouse: "US",
  country_id: LT,
  boxes: [{ weight_grams: 2_400, length_mm: 340, width_mm: 220, height_mm: 130 }],
  lines: [{ hs6: "640411", value: units("120") }],
};
const reader = { language_id: 1, currency_id: EUR };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (input: object = {}, options: object = {}) =>
  call(app, "/calculator/estimate", { ...SHOES, ...reader, ...input }, options);
const estimate = async (input: object = {}, options: object = {}): Promise<Estimate> =>
  (await ask(input, options)).json();
const amountsOf = ({ lines }: Estimate["offers"][number]) =>
  Object.fromEntries(lines.map(({ key, amount }) => [key, amount]));

describe("an estimate", () => {
  test("FORWARDING-03 of the drawn shoes is 188.81 by air and 166.31 by sea, with the drawn lines", async () => {
    const { offers, delivery, currency, needs_eori } = await estimate();
    expect({ delivery, currency, needs_eori }).toEqual({ delivery: "pickup", currency: "EUR", needs_eori: false });
    const [air, sea] = offers as [Estimate["offers"][number], Estimate["offers"][number]];
    expect(offers).toHaveLength(2);
    expect(air).toMatchObject({
      method: "air",
      total: units("188.81"),
      actual_grams: 2_400,
      volume_grams: 1_621,
      chargeable_grams: 2_500,
      is_by_volume: false,
      min_days: 5,
      max_days: 8,
    });
    expect(amountsOf(air)).toEqual({
      goods: units("120"),
      freight: units("31.40"),
      duty: units("3"),
      import_vat: units("32.42"),
      delivery: units("1.99"),
    });
    expect(sea).toMatchObject({ method: "sea", total: units("166.31"), chargeable_grams: 10_000, min_days: 28 });
    expect(amountsOf(sea)).toMatchObject({ freight: units("12.80"), import_vat: units("28.52") });
  });

  test("FORWARDING-03 of several boxes adds up weights and volumes before it rounds", async () => {
    const box = { weight_grams: 260, length_mm: 100, width_mm: 100, height_mm: 100 };
    const [air] = (await estimate({ boxes: [box, box, box] })).offers;
    expect(air).toMatchObject({ actual_grams: 780, volume_grams: 500, chargeable_grams: 1_000 });
  });

  test("FORWARDING-03 follows the warehouse: Manchester sends by air only and at its own tariff", async () => {
    const { offers } = await estimate({ warehouse: "GB" });
    expect(offers.map(({ method }) => method)).toEqual(["air"]);
    expect(amountsOf(offers[0] as Estimate["offers"][number]).freight).toBe(units("17.70"));
  });

  test("FORWARDING-03 with insurance, for a business, above the limit: more lines, marked as what they are", async () => {
    const lines = [
      { hs6: "640411", value: units("200") },
      { hs6: "330499", value: units("50"), quantity: 2 },
    ];
    const { offers, needs_eori } = await estimate({ lines, is_insured: true, buyer: "business" });
    const shown = offers[0]?.lines.map(({ key, hs6, amount, certainty, is_recoverable }) => [
      key,
      hs6,
      amount,
      certainty,
      is_recoverable,
    ]);
    expect(needs_eori).toBe(true);
    expect(shown?.slice(2, 6)).toEqual([
      ["insurance", null, units("6"), "fixed", false],
      ["duty", "640411", units("33.80"), "estimate", false],
      ["duty", "330499", 0, "estimate", false],
      ["import_vat", null, units("76.69"), "estimate", true],
    ]);
  });

  test("FORWARDING-03 in dollars has the limit, the fixed duty and the insurance in dollars", async () => {
    const [air] = (await estimate({ currency_id: USD, is_insured: true })).offers;
    const { duty, insurance, goods } = amountsOf(air as Estimate["offers"][number]);
    expect(goods).toBe(units("120"));
    for (const [amount, euros] of [
      [duty, 3],
      [insurance, 4],
    ] as const) {
      expect(amount).toBeGreaterThan(euros * 1.06 * 10_000);
      expect(amount).toBeLessThan(euros * 1.1 * 10_000);
    }
  });

  test("FORWARDING-03 to the Emirates has no customs lines up to their limit", async () => {
    const { offers } = await estimate({ country_id: AE }, { host: "ae.localhost" });
    expect(offers.map(({ method }) => method)).toEqual(["air"]);
    expect(offers[0]?.lines.map(({ key }) => key)).toEqual(["goods", "freight", "delivery"]);
  });

  test("FORWARDING-03 says which method these goods cannot take, and under which condition they travel", async () => {
    const { offers, restrictions } = await estimate({ lines: [{ hs6: "330300", value: units("70") }] });
    expect(offers.map(({ method, refused_by }) => [method, refused_by?.message_key])).toEqual([
      ["air", "customs.hazard.flammable"],
      ["sea", undefined],
    ]);
    expect(restrictions).toMatchObject([{ hazard: "flammable", method: "air", effect: "refused" }]);
    expect((await estimate()).restrictions).toMatchObject([{ hazard: "tracker", effect: "limited" }]);
  });

  test("FORWARDING-03 has no delivery line where no courier takes the weight", async () => {
    const box = { ...SHOES.boxes[0], weight_grams: 70_000 };
    const { delivery, offers } = await estimate({ boxes: [box, box] });
    expect(delivery).toBeNull();
    expect(offers[0]?.lines.some(({ key }) => key === "delivery")).toBe(false);
  });

  test("FORWARDING-03 T124 refuses what is out of bounds", async () => {
    const box = SHOES.boxes[0];
    const bad: object[] = [
      { boxes: [] },
      { boxes: Array.from({ length: 11 }, () => box) },
      { boxes: [{ ...box, weight_grams: 9 }] },
      { boxes: [{ ...box, weight_grams: 70_001 }] },
      { boxes: [{ ...box, length_mm: 9 }] },
      { boxes: [{ ...box, height_mm: 2_001 }] },
      { lines: [{ hs6: "640411", value: units("10000.01") }] },
      { lines: [{ hs6: "640411", value: 0 }] },
      { lines: [{ hs6: "640411", value: units("5000.01"), quantity: 2 }] },
      { lines: [{ hs6: "6404", value: units("1") }] },
    ];
    for (const input of bad) expect((await ask(input)).statusCode, JSON.stringify(input)).toBe(400);
    for (const input of [{ warehouse: "FR" }, { country_id: CN }]) {
      expect((await ask(input)).statusCode, JSON.stringify(input)).toBe(404);
    }
  });

  test("REGION-02 a storefront without forwarding has none", async () => {
    expect((await ask({}, { host: "wl.localhost" })).statusCode).toBe(404);
    expect((await call(app, "/calculator/presets", reader, { host: "wl.localhost" })).statusCode).toBe(404);
  });

  test("FORWARDING-03 a new fee or tariff is used without a restart", async () => {
    const insuranceOf = async () => amountsOf((await estimate({ is_insured: true })).offers[0] as never).insurance;
    expect(await insuranceOf()).toBe(units("4"));
    const today = new Date().toISOString().slice(0, 10);
    await app.database.db.execute(sql`insert into forwarding_fees values ('insurance_minimum', ${today}, 55000)`);
    await expect.poll(insuranceOf, PATIENCE).toBe(units("5.50"));
  });
});

describe("what can be calculated", () => {
  const choices = async (input: object = {}, options: object = {}) =>
    (await call(app, "/calculator/presets", { ...reader, ...input }, options)).json();

  test("FORWARDING-03 are the warehouses, the countries with tariffs, kinds of goods by name, and typical items", async () => {
    const { warehouses, countries, presets, codes, insurance_included } = await choices();
    expect(warehouses.map(({ code }: { code: string }) => code)).toEqual(["US", "CN", "GB"]);
    expect(countries.map(({ iso_code }: { iso_code: string }) => iso_code)).toEqual(["LT", "LV", "EE", "NL", "AE"]);
    expect(presets.map(({ name }: { name: string }) => name)).toEqual(["shoes", "phone", "coat", "perfume", "laptop"]);
    const known = new Set(codes.map(({ hs6 }: { hs6: string }) => hs6));
    for (const { hs6, name } of presets) expect(known.has(hs6), name).toBe(true);
    expect(insurance_included).toBe(units("100"));
  });

  test("FORWARDING-03 a code from a link is named too, in the reader's language", async () => {
    const { codes } = await choices({ language_id: 2, code: "920290" });
    expect(codes[0]).toEqual({ hs6: "920290", name: "Gitaros" });
  });
});
