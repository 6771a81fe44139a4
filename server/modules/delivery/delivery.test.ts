import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromDecimalString, type Money } from "../../../domain/money/money.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { DEMO_COUNTRIES, DEMO_CURRENCIES } from "../../demo/storefronts.ts";
import { type ChangeFeed, openChangeFeed } from "../../platform/database/change-feed.ts";
import { type OpenDatabase, openDatabase } from "../../platform/database/open-database.ts";
import { type Delivery, openDelivery } from "./delivery.ts";
import { importPickupPoints } from "./feeds/import-points.ts";

const euros = (text: string) => fromDecimalString(text) as Money;
const PATIENCE = { timeout: 10_000, interval: 50 };
const { LT, LV, NL, AE } = DEMO_COUNTRIES;
const { EUR, USD } = DEMO_CURRENCIES;

let database: TestDatabase;
let open: OpenDatabase;
let changes: ChangeFeed;
let delivery: Delivery;
const clock = { now: new Date() };
const warnings: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { poolSize: 2, onIdleError: () => undefined });
  changes = await openChangeFeed(database.url, () => undefined);
  const log = { warn: (_details: object, message: string) => void warnings.push(message) };
  delivery = await openDelivery({ db: open.db, changes, log, now: () => clock.now });
});
afterAll(async () => {
  await changes?.close();
  await open?.close();
  await database?.drop();
});

const run = (query: ReturnType<typeof sql>) => open.db.execute(query);
const dayFromNow = (days: number) => new Date(clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const couriers = (changes: object = {}) =>
  delivery.couriersFor({ countryId: LT, currency: { id: EUR }, language: "lt", weightGrams: 2_000, ...changes });
const courier = (name: string, type = "pickup") =>
  couriers().find((each) => each.carrier === name && each.local_delivery_type === type);

describe("couriers", () => {
  test("CHECKOUT-09 a country is offered its own, with fee, days and points", () => {
    const offered = couriers().map((each) => `${each.name} ${each.local_delivery_type} ${each.delivery_fee / 10_000}`);
    expect(offered.slice(0, 3)).toEqual(["Omniva pickup 1.99", "LP Express pickup 1.89", "DPD pickup 2.19"]);
    expect(courier("dpd", "door")).toMatchObject({
      delivery_fee: euros("3.99"),
      has_pickup_points: false,
      pickup_points: [],
      pickup_points_total: 0,
      unavailable_key: null,
    });
    expect(courier("omniva")).toMatchObject({ has_pickup_points: true, min_days: 1, unavailable_key: null });
    expect(courier("omniva")?.pickup_points).toHaveLength(5);
    expect(courier("omniva")?.pickup_points_total).toBeGreaterThan(150);
    expect(couriers({ countryId: LV }).some(({ carrier }) => carrier === "lp-express")).toBe(false);
    expect(couriers({ countryId: NL }).map(({ carrier }) => carrier)).toContain("postnl");
    expect(couriers({ countryId: AE }).map(({ carrier }) => carrier)).toEqual(["aramex"]);
    expect(couriers({ countryId: DEMO_COUNTRIES.CN })).toEqual([]);
  });

  test("CHECKOUT-09 fees are in the currency asked for; none in it, no offer", () => {
    expect(couriers({ currency: { id: USD } })[0]?.delivery_fee).toBe(euros("2.15"));
    expect(couriers({ currency: { id: 99 } })).toEqual([]);
    expect(delivery.cheapestFee(LT, EUR)).toBe(euros("1.89"));
    expect(delivery.cheapestFee(DEMO_COUNTRIES.CN, EUR)).toBeNull();
  });

  test("CHECKOUT-09 one that cannot carry the weight says why", () => {
    const heavy = couriers({ weightGrams: 40_000 });
    expect(heavy.filter((each) => each.unavailable_key === null).map(({ carrier }) => carrier)).toEqual(["venipak"]);
    expect(heavy[0]?.unavailable_key).toBe("delivery.too-heavy");
    const limit = couriers({ weightGrams: 30_000 })[0];
    expect(limit?.unavailable_key).toBeNull();
  });

  test("CHECKOUT-09 the points used last come first, those of others are not taken over", () => {
    const omniva = courier("omniva");
    const all = delivery.searchPoints(omniva?.id ?? 0, { query: "", language: "lt", limit: 100 })?.items ?? [];
    const [a, b] = [all[50]?.id ?? 0, all[80]?.id ?? 0];
    const foreign = courier("dpd")?.pickup_points[0]?.id ?? 0;
    const again = couriers({ lastUsedPointIds: [b, foreign, a] })[0]?.pickup_points.map(({ id }) => id);
    expect(again?.slice(0, 2)).toEqual([b, a]);
    expect(again).toHaveLength(5);
    expect(again).not.toContain(foreign);
  });

  test("CHECKOUT-09 a fee changes on its day, without a restart", async () => {
    const id = courier("omniva")?.id ?? 0;
    await run(sql`insert into courier_fees values (${id}, ${EUR}, ${dayFromNow(3)}, ${euros("2.49")})`);
    await run(sql`insert into courier_fees values (${id}, ${EUR}, ${dayFromNow(-1)}, ${euros("2.09")})`);
    await expect.poll(() => delivery.findCourier(id, EUR)?.fee, PATIENCE).toBe(euros("2.09"));
    const before = clock.now;
    clock.now = new Date(before.getTime() + 3 * 86_400_000);
    expect(delivery.findCourier(id, EUR)).toMatchObject({ carrier: "omniva", name: "Omniva", fee: euros("2.49") });
    clock.now = before;
    await run(sql`delete from courier_fees where courier_id = ${id} and valid_from > ${dayFromNow(-2)}`);
    await expect.poll(() => delivery.findCourier(id, EUR)?.fee, PATIENCE).toBe(euros("1.99"));
    expect(delivery.findCourier(0, EUR)).toBeNull();
  });
});

describe("pickup points", () => {
  const search = (query: string, more: object = {}) =>
    delivery.searchPoints(courier("omniva")?.id ?? 0, { query, language: "lt", limit: 100, ...more });

  test("CHECKOUT-09 are found by city, street, postal code and name, without accents and in Cyrillic", () => {
    const cities = (query: string) => [...new Set(search(query)?.items.map(({ city }) => city))];
    for (const query of ["Šiauliai", "siauliai", "SIAU", "Шяуляй"]) expect(cities(query), query).toEqual(["Šiauliai"]);
    for (const { street, city } of search("tilzes siauliai")?.items ?? []) {
      expect([street.slice(0, 6), city]).toEqual(["Tilžės", "Šiauliai"]);
    }
    const [one] = search("panevezys")?.items ?? [];
    expect(search(one?.zip ?? "")?.items.map(({ id }) => id)).toContain(one?.id);
    expect(search("prekybos centras")?.total).toBeGreaterThan(10);
    expect(search("nowhere at all")).toEqual({ items: [], total: 0 });
  });

  test("CHECKOUT-09 those of the city that was typed come before streets of that name", () => {
    const [first] = search("ukmerges")?.items ?? [];
    expect(first?.street).toContain("Ukmergės g.");
    const named = search("ukmerge")?.items ?? [];
    expect(named[0]?.city).toBe("Ukmergė");
    expect(named.at(-1)?.city).not.toBe("Ukmergė");
  });

  test("CHECKOUT-09 the nearest come first where the reader said where they are", () => {
    const near = { latitude: 55.703, longitude: 21.144 };
    const distances = search("", { near })?.items.map(({ distance_metres }) => distance_metres ?? -1) ?? [];
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBeLessThan(3_000);
    expect(search("", { near })?.items[0]?.city).toBe("Klaipėda");
    expect(search("vilnius", { near })?.items[0]?.city).toBe("Vilnius");
    expect(search("")?.items[0]?.distance_metres).toBeNull();
  });

  test("CHECKOUT-09 no more are answered than asked for, and how many there are", () => {
    const some = search("", { limit: 7 });
    expect(some?.items).toHaveLength(7);
    expect(some?.total).toBe(courier("omniva")?.pickup_points_total);
    expect(delivery.searchPoints(courier("dpd", "door")?.id ?? 0, { query: "", language: "lt", limit: 5 })).toBeNull();
  });

  test("CHECKOUT-09 the hint is in the reader's language, else in English", () => {
    const [point] = search("vilnius")?.items ?? [];
    expect(delivery.findPoint(point?.id ?? 0, "lt")?.hint).toBe(point?.hint);
    const hints = (["lt", "lv", "ee", "ru", "en"] as const).map(
      (language) => delivery.findPoint(point?.id ?? 0, language)?.hint,
    );
    expect(new Set(hints).size).toBe(5);
    expect(delivery.findPoint(2_000_000_000, "lt")).toBeNull();
  });

  test("CHECKOUT-09 one that takes less weight is not offered for more", async () => {
    const id = courier("lp-express")?.pickup_points[0]?.id ?? 0;
    await run(sql`update pickup_points set max_weight_grams = 1500 where id = ${id}`);
    await run(sql`select pg_notify('crossdock_changes', 'pickup-points')`);
    const offered = (weightGrams: number) =>
      couriers({ weightGrams, lastUsedPointIds: [id] }).find(({ carrier }) => carrier === "lp-express")
        ?.pickup_points[0]?.id;
    await expect.poll(() => offered(2_000) === id, PATIENCE).toBe(false);
    expect(offered(1_500)).toBe(id);
  });

  test("CHECKOUT-09 a new list is offered as soon as it is there, and a broken one changes nothing", async () => {
    const id = courier("smartposti")?.id ?? 0;
    const total = () => delivery.searchPoints(id, { query: "atsiemimo", language: "lt", limit: 1 })?.total;
    expect(total()).toBe(0);
    const places = Array.from({ length: 500 }, (_, number) => ({
      place_id: `new-${number}`,
      name: `Atsiėmimo vieta ${number}`,
      address_city: "Varėna",
      address_country_code: "lt",
    }));
    await importPickupPoints(open.db, "smartposti", JSON.stringify(places));
    await expect.poll(total, PATIENCE).toBe(500);
    await importPickupPoints(open.db, "smartposti", "[]");
    await importPickupPoints(open.db, "smartposti", "not a list");
    expect(total()).toBe(500);
    expect(warnings).toEqual([]);
  });
});

describe("freight", () => {
  const tariff = { countryId: LT, currencyId: EUR, validFrom: "2026-01-01", stepGrams: 500, volumeDivisor: 5_000 };
  const air = { ...tariff, method: "air" as const, baseAmount: 39_000, amountPerStep: 28_000, minDays: 5, maxDays: 8 };
  const sea = { ...tariff, method: "sea" as const, baseAmount: 19_000, amountPerStep: 9_000, minDays: 28, maxDays: 42 };
  const goods = [{ weightGrams: 900, lengthMm: 200, widthMm: 120, heightMm: 100, quantity: 2 }];
  const today = new Date().toISOString().slice(0, 10);
  const scope = {
    storefront: { code: "lt", features: ["air" as const, "sea" as const] },
    currency: { id: EUR },
    countryId: LT,
    today,
  };

  test("CART-05 PRICE-02 each method's price after the tier's discount, and how far the next tier is", () => {
    const quote = delivery.quoteFreight(scope, [air, sea], goods, euros("259.90"));
    expect(quote).toMatchObject({
      shipping_methods: { air: euros("13.59"), sea: euros("5.17") },
      shipping_discounts: { air: euros("1.51"), sea: euros("0.33") },
      chargeable_grams: { air: 2_000, sea: 2_000 },
      tier_based_shipping_discount: { percent: 10, next: { minimum_subtotal: euros("350"), percent: 15 } },
    });
    expect(quote.arrivals.air?.arrives_from).toBe(dayFromNow(5));
  });

  test("CART-05 a method that is not offered, or nothing to bring, has no price", () => {
    const airOnly = { ...scope, storefront: { code: "lt", features: ["air" as const] } };
    const quote = delivery.quoteFreight(airOnly, [air, sea], goods, euros("10"));
    expect(quote.shipping_methods).toEqual({ air: euros("15.10"), sea: null });
    expect(quote.tier_based_shipping_discount).toEqual({
      percent: 0,
      next: { minimum_subtotal: euros("100"), percent: 5 },
    });
    const none = { air: null, sea: null };
    expect(delivery.quoteFreight(scope, [air, sea], [], euros("0"))).toEqual({
      shipping_methods: none,
      shipping_discounts: none,
      arrivals: none,
      chargeable_grams: none,
      tier_based_shipping_discount: null,
    });
  });

  test("CART-05 a new ladder of discounts replaces the old one as a whole, on its day", async () => {
    await run(sql`insert into freight_discounts values ('lt', ${EUR}, 'air', ${dayFromNow(2)}, ${euros("500")}, 50)`);
    const percentOn = (day: string) =>
      delivery.quoteFreight({ ...scope, today: day }, [air], goods, euros("259.90")).tier_based_shipping_discount;
    await expect.poll(() => percentOn(dayFromNow(2))?.percent, PATIENCE).toBe(0);
    expect(percentOn(dayFromNow(2))?.next).toEqual({ minimum_subtotal: euros("500"), percent: 50 });
    expect(percentOn(today)?.percent).toBe(10);
  });
});
