import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, later } from "#domain/shared/time/durations.ts";
import {
  AE,
  CN,
  EUR,
  euros,
  LT,
  LV,
  NL,
  openTestDelivery,
  PATIENCE,
  type TestDelivery,
  USD,
} from "#testing/selling/delivery.ts";

let shop: TestDelivery;
beforeAll(async () => {
  shop = await openTestDelivery();
});
afterAll(() => shop?.close());

describe("couriers", () => {
  test("CHECKOUT-09 a country is offered its own couriers, with fee, days and points", () => {
    const offered = shop
      .couriers()
      .map((each) => `${each.name} ${each.local_delivery_type} ${each.delivery_fee / 10_000}`);
    expect(offered.slice(0, 3)).toEqual(["Omniva pickup 1.99", "LP Express pickup 1.89", "DPD pickup 2.19"]);
    expect(shop.courier("dpd", "door")).toMatchObject({
      delivery_fee: euros("3.99"),
      has_pickup_points: false,
      pickup_points: [],
      pickup_points_total: 0,
      unavailable_key: null,
    });
    expect(shop.courier("omniva")).toMatchObject({ has_pickup_points: true, min_days: 1, unavailable_key: null });
    expect(shop.courier("omniva")?.pickup_points).toHaveLength(5);
    expect(shop.courier("omniva")?.pickup_points_total).toBeGreaterThan(150);
    expect(shop.couriers({ countryId: LV }).some(({ carrier }) => carrier === "lp-express")).toBe(false);
    expect(shop.couriers({ countryId: NL }).map(({ carrier }) => carrier)).toContain("postnl");
    expect(shop.couriers({ countryId: AE }).map(({ carrier }) => carrier)).toEqual(["aramex"]);
    expect(shop.couriers({ countryId: CN })).toEqual([]);
  });

  test("CHECKOUT-09 fees are in the requested currency; a courier without a fee in it is not offered", () => {
    expect(shop.couriers({ currency: { id: USD } })[0]?.delivery_fee).toBe(euros("2.15"));
    expect(shop.couriers({ currency: { id: 99 } })).toEqual([]);
    expect(shop.delivery.cheapestFee(LT, EUR, 1_000)).toBe(euros("1.89"));
    expect(shop.delivery.cheapestFee(CN, EUR, 1_000)).toBeNull();
  });

  test("CHECKOUT-09 a courier that cannot carry the weight is shown with the reason", () => {
    const heavy = shop.couriers({ weightGrams: 40_000 });
    expect(heavy.filter((each) => each.unavailable_key === null).map(({ carrier }) => carrier)).toEqual(["venipak"]);
    expect(heavy[0]?.unavailable_key).toBe("delivery.too-heavy");
    const venipak = heavy.find(({ carrier, local_delivery_type: type }) => carrier === "venipak" && type === "door");
    expect(shop.delivery.cheapestFee(LT, EUR, 40_000)).toBe(venipak?.delivery_fee);
    expect(shop.delivery.cheapestFee(LT, EUR, 400_000)).toBeNull();
    const limit = shop.couriers({ weightGrams: 30_000 })[0];
    expect(limit?.unavailable_key).toBeNull();
  });

  test("CHECKOUT-09 a courier without a suitable pickup point is shown with the reason", async () => {
    await shop.run(sql`update pickup_points set is_active = false where carrier = 'venipak' and country = 'LT'`);
    await shop.run(sql`select pg_notify('crossdock_changes', 'pickup-points')`);
    await expect.poll(() => shop.courier("venipak")?.unavailable_key, PATIENCE).toBe("delivery.no-points");
    expect(shop.courier("venipak", "door")?.unavailable_key).toBeNull();
  });

  test("CHECKOUT-09 the customer's last used points come first, and other couriers' points are left out", () => {
    const omniva = shop.courier("omniva");
    const all = shop.delivery.searchPoints(omniva?.id ?? 0, { query: "", language: "lt", limit: 100 })?.items ?? [];
    const [a, b] = [all[50]?.parcelshop_id ?? 0, all[80]?.parcelshop_id ?? 0];
    const foreign = shop.courier("dpd")?.pickup_points[0]?.parcelshop_id ?? 0;
    const again = shop
      .couriers({ lastUsedPointIds: [b, foreign, a] })[0]
      ?.pickup_points.map(({ parcelshop_id }) => parcelshop_id);
    expect(again?.slice(0, 2)).toEqual([b, a]);
    expect(again).toHaveLength(5);
    expect(again).not.toContain(foreign);
  });

  test("CHECKOUT-09 next come the points of the customer's town, else those of the largest town", () => {
    const towns = (city?: string) => [...new Set(shop.couriers({ city })[0]?.pickup_points.map((point) => point.city))];
    expect(towns()).toEqual(["Vilnius"]);
    expect(towns("SIAULIAI")).toEqual(["Šiauliai"]);
    expect(towns("Nida")).toEqual(["Vilnius"]);
    expect(towns("Visaginas")).toEqual(["Visaginas", "Vilnius"]);
  });

  test("CHECKOUT-09 a fee changes on its day, without a restart", async () => {
    const id = shop.courier("omniva")?.id ?? 0;
    await shop.run(sql`insert into courier_fees values (${id}, ${EUR}, ${shop.dayFromNow(3)}, ${euros("2.49")})`);
    await shop.run(sql`insert into courier_fees values (${id}, ${EUR}, ${shop.dayFromNow(-1)}, ${euros("2.09")})`);
    await expect.poll(() => shop.delivery.findCourier(id, EUR)?.fee, PATIENCE).toBe(euros("2.09"));
    const before = shop.clock.now;
    shop.clock.now = later(before, 3 * DAY_MS);
    expect(shop.delivery.findCourier(id, EUR)).toMatchObject({ carrier: "omniva", name: "Omniva", fee: euros("2.49") });
    shop.clock.now = before;
    await shop.run(sql`delete from courier_fees where courier_id = ${id} and valid_from > ${shop.dayFromNow(-2)}`);
    await expect.poll(() => shop.delivery.findCourier(id, EUR)?.fee, PATIENCE).toBe(euros("1.99"));
    expect(shop.delivery.findCourier(0, EUR)).toBeNull();
  });
});
