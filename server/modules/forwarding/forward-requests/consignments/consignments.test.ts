import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { DAY_MS, HOUR_MS } from "#domain/shared/time/durations.ts";
import { addRequest } from "#testing/forwarding/forward-requests.ts";
import { checkShipments } from "#testing/invariants/check-shipments.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { readTracked, recordForSubject } from "../../shipments/index.ts";

let app: TestApp;
let cookies: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  ({ cookies } = await signedInMember(app, { roles: ["administrator"] }));
});
afterAll(async () => {
  expect(await checkShipments(app.database.db)).toEqual([]);
  await app.close();
});

const db = () => app.database.db;
const ask = (name: string, body: object, as = cookies) =>
  staffCall(app, `/consignments/${name}`, body, { cookies: as, headers: { "idempotency-key": randomUUID() } });
const idOf = (number: string) => Number(number.slice(2));
const NEW = { warehouse: "US", shipping_method: "air", reference: "020-1234 5675" };

/** A request that has left its warehouse, with its shipment. */
async function dispatched(state = "dispatched", code: TrackingCode = "departed_origin"): Promise<string> {
  const number = await addRequest(app, state);
  const subject = { kind: "forward_request", id: idOf(number), storefrontCode: "lt" } as const;
  const happenedAt = new Date(Date.now() - DAY_MS);
  await recordForSubject(db(), subject, { code, location: "Delaware", source: "staff", happenedAt });
  return number;
}

const created = async (requests: readonly string[]): Promise<string> =>
  (await ask("create", { ...NEW, requests })).json().number;
const trackedOf = (number: string) => readTracked(db(), { kind: "forward_request", id: idOf(number) });
const stateOf = async (number: string) =>
  (await db().execute<{ state: string }>(sql`select state from forward_requests where id = ${idOf(number)}`)).rows[0]
    ?.state;

describe("FORWARDING-05 a consignment", () => {
  test("FORWARDING-05 what happens to it happens to all that it carries, and to nothing else", async () => {
    const [first, second, other] = [await dispatched(), await dispatched(), await dispatched()];
    const number = await created([first]);
    expect((await ask("add", { number, requests: [second] })).statusCode).toBe(200);
    const answer = await ask("event", { number, code: "arrived_country", location: "Vilnius" });
    expect(answer.json()).toMatchObject({ status: true, number, state: "open", reached: 2 });
    await app.shop.shipments.follow();
    expect(await Promise.all([first, second, other].map(stateOf))).toEqual(["in_transit", "in_transit", "dispatched"]);
    expect((await trackedOf(first)).events.at(-1)).toMatchObject({ code: "arrived_country", location: "Vilnius" });
    expect((await trackedOf(other)).events).toHaveLength(1);
    const { items } = (await ask("list", {})).json();
    expect(items[0]).toMatchObject({ number, requests: 2, next_events: ["add", "record", "close"] });
  });

  test("I15 the rank decides as with single events: who is farther keeps the status and gets the event in the history", async () => {
    const [near, far] = [await dispatched(), await dispatched("customs", "customs_started")];
    const number = await created([near, far]);
    expect((await ask("event", { number, code: "in_transit" })).json().reached).toBe(1);
    expect((await trackedOf(near)).shipment?.status).toBe("in_transit");
    const { shipment, events } = await trackedOf(far);
    expect(shipment?.status).toBe("customs_started");
    expect(events.map(({ code }) => code)).toEqual(["customs_started", "in_transit"]);
    const at = new Date(Date.now() - HOUR_MS).toISOString();
    await ask("event", { number, code: "arrived_country", happened_at: at });
    const again = await ask("event", { number, code: "arrived_country", happened_at: at });
    expect(again.json().reached).toBe(0);
    expect((await trackedOf(near)).events.filter(({ code }) => code === "arrived_country")).toHaveLength(1);
  });

  test("T132 a moment that cannot be stored is refused", async () => {
    const number = await created([await dispatched()]);
    const recorded = await ask("event", { number, code: "in_transit", happened_at: "0000-01-01T00:00:00Z" });
    expect(recorded.statusCode).toBe(400);
  });

  test("I10 a closed one takes nothing more on", async () => {
    const number = await created([await dispatched()]);
    expect((await ask("close", { number })).json()).toMatchObject({ state: "closed" });
    const refused = [
      await ask("add", { number, requests: [await dispatched()] }),
      await ask("event", { number, code: "in_transit" }),
      await ask("close", { number }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  });

  test("ERROR-05 refuses at the field what is not on its way, of another warehouse or method, or rides already", async () => {
    const [riding, paid] = [await dispatched(), await addRequest(app, "paid")];
    await created([riding]);
    const wrong = [
      { ...NEW, requests: [riding] },
      { ...NEW, requests: [paid] },
      { ...NEW, warehouse: "CN", requests: [await dispatched()] },
      { ...NEW, shipping_method: "sea", requests: [await dispatched()] },
    ];
    for (const body of wrong) {
      const answer = await ask("create", body);
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { requests: "validation.choice" }]);
    }
    expect((await ask("create", { ...NEW, requests: ["FR999999999"] })).statusCode).toBe(404);
  });

  test("F31 of two flights that take one request at once one gets it", async () => {
    const number = await dispatched();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask("create", { ...NEW, requests: [number] })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  test("T065 concerns those who work for the warehouse and a storefront of what it carries", async () => {
    const number = await created([await dispatched()]);
    const [lv, cn] = [
      await signedInMember(app, { roles: ["administrator"], storefronts: ["lv"] }),
      await signedInMember(app, { roles: ["administrator"] }),
    ];
    await db().execute(sql`insert into staff_member_warehouses values (${cn.id}, 'CN')`);
    for (const member of [lv, cn]) {
      expect((await ask("close", { number }, member.cookies)).statusCode).toBe(404);
      expect((await ask("list", {}, member.cookies)).json()).toMatchObject({ items: [], total: 0 });
    }
  });
});
