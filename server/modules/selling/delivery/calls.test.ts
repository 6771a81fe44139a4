import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { query } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let omniva: number;
beforeAll(async () => {
  app = await createTestApp();
  const [row] = await query<{ id: number }>(
    app,
    "select id from couriers where carrier = 'omniva' and delivery_type = 'pickup' and country_id = 1",
  );
  omniva = row?.id ?? 0;
});
afterAll(() => app.close());

const search = (input: object) => call(app, "/pickup-points/search", { courier_id: omniva, language_id: 2, ...input });

describe("the calls for pickup points", () => {
  test("CHECKOUT-09 return the matches in the reader's language, twenty at most unless more are asked for", async () => {
    const { items, total } = (await search({ query: "zirmunu vilnius" })).json();
    expect(total).toBeGreaterThan(0);
    for (const item of items) expect([item.city, item.street.slice(0, 10)]).toEqual(["Vilnius", "Žirmūnų g."]);
    expect((await search({})).json().items).toHaveLength(20);
    const [first] = items;
    const one = (await call(app, "/pickup-points/get", { id: first.parcelshop_id, language_id: 1 })).json().point;
    expect(one).toMatchObject({ parcelshop_id: first.parcelshop_id, name: first.name });
    expect(one.hint).not.toBe(first.hint);
  });

  test("CHECKOUT-09 answer the nearest with its distance", async () => {
    const near = { latitude: 54.8985, longitude: 23.9036 };
    const { items } = (await search({ near, limit: 3 })).json();
    expect(items.map(({ city }: { city: string }) => city)).toEqual(["Kaunas", "Kaunas", "Kaunas"]);
    expect(items[0].distance_metres).toBeLessThanOrEqual(items[1].distance_metres);
  });

  test("CHECKOUT-09 answer where all points of a courier are, with hours and box sizes, for a map", async () => {
    const { total } = (await search({})).json();
    const { items } = (await call(app, "/pickup-points/locations", { courier_id: omniva })).json();
    expect(items).toHaveLength(total);
    for (const { latitude, longitude } of items) {
      expect(latitude > 53.8 && latitude < 56.5 && longitude > 20.9 && longitude < 26.9).toBe(true);
    }
    expect(items[0]).toMatchObject({
      name: expect.any(String),
      hours: expect.any(String),
      box_sizes: expect.any(String),
    });
    expect((await call(app, "/pickup-points/locations", { courier_id: 1_000_000 })).statusCode).toBe(404);
  });

  test("CHECKOUT-09 refuse unknown points and impossible input", async () => {
    expect((await search({ courier_id: 1_000_000 })).statusCode).toBe(404);
    expect((await call(app, "/pickup-points/get", { id: -1, language_id: 1 })).statusCode).toBe(404);
    for (const wrong of [
      { limit: 0 },
      { limit: 101 },
      { query: "x".repeat(201) },
      { near: { latitude: 91, longitude: 0 } },
    ]) {
      expect((await search(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    }
    expect((await search({ query: "'; drop table pickup_points; --" })).json()).toEqual({ items: [], total: 0 });
  });
});
