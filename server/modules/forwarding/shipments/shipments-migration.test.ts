import { afterAll, beforeAll, expect, test } from "vitest";
import { type MigratedDatabase, openMigratedDatabase } from "#testing/migrated-database.ts";

const SHIPMENTS_MIGRATION = "0024_shipments.sql";

/** A shop from before shipments: one order is delivered, one is on its way without a number, one has only a number. */
const BEFORE = `
  insert into countries values (1, 'LT');
  insert into languages values (1, 'en', 'English');
  insert into currencies values (1, 'EUR');
  insert into storefronts (code, name, theme, app_url, default_language_id, default_country_id, conversion_currency_id)
  values ('lt', 'lt', 'default', 'http://lt.localhost', 1, 1, 1);
  insert into orders (id, slug, storefront_code, visitor_hash, email, language_id, currency_id, country_id, state,
    shipping_method, courier, address, subtotal, shipping_price, shipping_discount, delivery_price, promotion_discount,
    base_total, tracking_number, expires_at)
  select id, repeat('s', 21) || id, 'lt', '\\x00', 'ruta@example.com', 1, 1, 1, state, 'air', '{}', '{}', 0, 0, 0, 0, 0, 0,
    number, now()
    from (values (1, 'delivered', 'CD000000001LT'), (2, 'in_transit', null), (3, 'shipped', 'CD3'), (4, 'paid', null))
      as given(id, state, number);
  insert into tracking_events (order_id, code, place, happened_at, source) values
    (1, 'packed', 'Delaware', '2026-01-01', 'staff'), (1, 'delivered', null, '2026-01-09', 'carrier'),
    (1, 'out_for_delivery', 'Vilnius', '2026-01-10', 'carrier'),
    (2, 'packed', null, '2026-01-01', 'staff'), (2, 'in_transit', null, '2026-01-02', 'system');
`;

let database: MigratedDatabase;
beforeAll(async () => {
  database = await openMigratedDatabase({ before: SHIPMENTS_MIGRATION, rows: BEFORE });
});
afterAll(() => database?.close());

test("I15 orders from before keep their numbers and every event, and have the status that the events prove", async () => {
  const { rows } = await database.db.execute(`
    select subject_id as order, tracking_number, status, ended_at is not null as ended,
        (select array_agg(code || coalesce(' ' || place, '') order by happened_at) from tracking_events
          where shipment_id = s.id) as events
      from shipments s where subject_kind = 'order' order by subject_id`);
  expect(rows).toEqual([
    {
      order: 1,
      tracking_number: "CD000000001LT",
      status: "delivered",
      ended: true,
      events: ["packed Delaware", "delivered", "out_for_delivery Vilnius"],
    },
    { order: 2, tracking_number: null, status: "in_transit", ended: false, events: ["packed", "in_transit"] },
    { order: 3, tracking_number: "CD3", status: null, ended: false, events: null },
  ]);
});
