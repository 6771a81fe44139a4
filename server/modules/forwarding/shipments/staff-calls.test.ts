import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { stateOf } from "#testing/selling/orders.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  ({ cookies } = await signedInMember(app, { roles: ["warehouse"] }));
});
afterAll(() => app.close());

const ask = async (path: string, body: object) =>
  staffCall(app, path, body, { cookies, headers: { "idempotency-key": randomUUID() } });

interface Silent {
  shipment: number;
  number: string;
  status: string;
}
const silent = async () => (await ask("/silent-shipments/list", {})).json().items as Silent[];

/** The order of the demo that has just left, and the one in customs. */
const [LEFT, IN_CUSTOMS] = [12, 11];

test("FORWARDING-05 a parcel of which nothing was heard for five days waits for staff until something is recorded", async () => {
  const { db } = app.database;
  const hush = (id: number, days: number) =>
    db.execute(sql`
      update shipments set last_event_at = now() - ${days} * interval '1 day' - interval '1 minute'
      where subject_kind = 'order' and subject_id = ${id}`);
  const before = (await silent()).map(({ number }) => number);
  expect(before).not.toContain(`OR${LEFT}`);
  await hush(LEFT, 5);
  await hush(IN_CUSTOMS, 4);
  const row = (await silent()).find(({ number }) => number === `OR${LEFT}`);
  expect(row).toMatchObject({ status: "departed_origin", next_events: ["record"] });
  expect((await silent()).map(({ number }) => number)).not.toContain(`OR${IN_CUSTOMS}`);
  const recorded = { shipment: row?.shipment, code: "arrived_country", location: "Vilnius" };
  expect((await ask("/shipments/record", recorded)).statusCode).toBe(200);
  expect((await silent()).map(({ number }) => number)).toEqual(before);
  await app.shop.shipments.follow();
  expect((await stateOf(app, LEFT)).state).toBe("in_transit");
});

test("F33 what carriers reported of unknown numbers is listed for members of all storefronts", async () => {
  await app.database.db.execute(sql`
    insert into parked_carrier_events (carrier, tracking_number, carrier_code, happened_at, reason)
    values ('swiftline', 'SW1', '200', now(), 'unknown_number'), ('northpost', 'CD1', 'XYZ', now(), 'unknown_code')`);
  const list = async (filter: object) => (await ask("/parked-reports/list", { filter })).json();
  expect(await list({ reason: "unknown_code" })).toMatchObject({
    total: 1,
    items: [{ carrier: "northpost", tracking_number: "CD1", carrier_code: "XYZ" }],
  });
  expect(await list({ carrier: "swiftline" })).toMatchObject({ total: 1, items: [{ tracking_number: "SW1" }] });
});
