import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDelivery, PATIENCE, type TestDelivery } from "#testing/selling/delivery.ts";
import { importPickupPoints } from "./feeds/import-points.ts";

let shop: TestDelivery;
beforeAll(async () => {
  shop = await openTestDelivery();
});
afterAll(() => shop?.close());

describe("pickup points", () => {
  const search = (query: string, more: object = {}) =>
    shop.delivery.searchPoints(shop.courier("omniva")?.id ?? 0, { query, language: "lt", limit: 100, ...more });

  test("CHECKOUT-09 are found by city, street, postal code and name, without accents and in Cyrillic", () => {
    const cities = (query: string) => [...new Set(search(query)?.items.map(({ city }) => city))];
    for (const query of ["Šiauliai", "siauliai", "SIAU", "Шяуляй"]) expect(cities(query), query).toEqual(["Šiauliai"]);
    for (const { street, city } of search("tilzes siauliai")?.items ?? []) {
      expect([street.slice(0, 6), city]).toEqual(["Tilžės", "Šiauliai"]);
    }
    const [one] = search("panevezys")?.items ?? [];
    expect(search(one?.zip ?? "")?.items.map(({ parcelshop_id }) => parcelshop_id)).toContain(one?.parcelshop_id);
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

  test("CHECKOUT-09 the nearest come first when the reader's location is known", () => {
    const near = { latitude: 55.703, longitude: 21.144 };
    const distances = search("", { near })?.items.map(({ distance_metres }) => distance_metres ?? -1) ?? [];
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBeLessThan(3_000);
    expect(search("", { near })?.items[0]?.city).toBe("Klaipėda");
    expect(search("vilnius", { near })?.items[0]?.city).toBe("Vilnius");
    expect(search("")?.items[0]?.distance_metres).toBeNull();
  });

  test("CHECKOUT-09 returns at most as many as asked for, and the total", () => {
    const some = search("", { limit: 7 });
    expect(some?.items).toHaveLength(7);
    expect(some?.total).toBe(shop.courier("omniva")?.pickup_points_total);
    expect(
      shop.delivery.searchPoints(shop.courier("dpd", "door")?.id ?? 0, { query: "", language: "lt", limit: 5 }),
    ).toBeNull();
  });

  test("CHECKOUT-09 the hint is in the reader's language, else in English", () => {
    const [point] = search("vilnius")?.items ?? [];
    expect(shop.delivery.findPoint(point?.parcelshop_id ?? 0, "lt")?.hint).toBe(point?.hint);
    const hints = (["lt", "lv", "ee", "ru", "en"] as const).map(
      (language) => shop.delivery.findPoint(point?.parcelshop_id ?? 0, language)?.hint,
    );
    expect(new Set(hints).size).toBe(5);
    expect(shop.delivery.findPoint(2_000_000_000, "lt")).toBeNull();
  });

  test("CHECKOUT-09 a point with a lower weight limit is not offered for a heavier parcel", async () => {
    const id = shop.courier("lp-express")?.pickup_points[0]?.parcelshop_id ?? 0;
    await shop.run(sql`update pickup_points set max_weight_grams = 1500 where id = ${id}`);
    await shop.run(sql`select pg_notify('crossdock_changes', 'pickup-points')`);
    const offered = (weightGrams: number) =>
      shop.couriers({ weightGrams, lastUsedPointIds: [id] }).find(({ carrier }) => carrier === "lp-express")
        ?.pickup_points[0]?.parcelshop_id;
    await expect.poll(() => offered(2_000) === id, PATIENCE).toBe(false);
    expect(offered(1_500)).toBe(id);
  });

  test("CHECKOUT-09 a new list is used at once, and a broken one changes nothing", async () => {
    const id = shop.courier("smartposti")?.id ?? 0;
    const total = () => shop.delivery.searchPoints(id, { query: "atsiemimo", language: "lt", limit: 1 })?.total;
    expect(total()).toBe(0);
    const places = Array.from({ length: 500 }, (_, number) => ({
      place_id: `new-${number}`,
      name: `Atsiėmimo vieta ${number}`,
      address_city: "Varėna",
      address_country_code: "lt",
    }));
    await importPickupPoints(shop.db, "smartposti", JSON.stringify(places));
    await expect.poll(total, PATIENCE).toBe(500);
    await importPickupPoints(shop.db, "smartposti", "[]");
    await importPickupPoints(shop.db, "smartposti", "not a list");
    expect(total()).toBe(500);
    expect(shop.warnings).toEqual([]);
  });
});
