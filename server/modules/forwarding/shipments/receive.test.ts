import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, later, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { openTestShipments, type TestShipments } from "#testing/forwarding/shipments.ts";
import { stateOf } from "#testing/selling/orders.ts";
import { createShipments } from "./index.ts";

let shop: TestShipments;
let now = new Date();
beforeAll(async () => {
  shop = await openTestShipments(() => now);
});
beforeEach(async () => {
  await shop.post("/control/reset", {});
  await shop.post("/control/parcels/reports", { held: true });
  shop.mails.length = 0;
  shop.enqueued.length = 0;
  now = new Date();
});
afterAll(() => shop.close());

/** The database's clock has given the numbers. */
const soon = () => new Date(Date.now() + 1_000);

let last = 100_000_000;
const newNumber = () => `CD${++last}LT`;

/** The same in any order, decided by a seed. */
const shuffled = <T>(items: readonly T[], seed: number): T[] => {
  let state = seed;
  const keyed = items.map((item) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { item, key: state };
  });
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
};

async function shippedWithReports(steps: number) {
  const number = newNumber();
  const id = await shop.ship(number);
  for (let times = 0; times < steps; times++) await shop.step(number);
  return { number, id, reports: await shop.reports() };
}

const codesOf = async (id: number) => (await shop.tracked(id)).events.map(({ code }) => code);

describe("I15 what a carrier reports", () => {
  test("I15 joins the history of the parcel and moves its order to the same point, with one mail", async () => {
    const { id, reports } = await shippedWithReports(9);
    for (const report of reports) expect(await shop.receive("northpost", report)).toBe("accepted");
    expect((await stateOf(shop, id)).state).toBe("delivered");
    expect((await shop.tracked(id)).shipment).toMatchObject({ status: "delivered", isBehind: false });
    expect(await codesOf(id)).toEqual([
      "packed",
      "departed_origin",
      "arrived_origin_hub",
      "departed_origin",
      "in_transit",
      "arrived_country",
      "customs_started",
      "customs_cleared",
      "handed_to_local_courier",
      "out_for_delivery",
      "delivered",
    ]);
    await shop.runEffects();
    expect(shop.mails.map(({ template }) => template).filter((name) => name === "order-delivered")).toHaveLength(1);
  });

  test("F33 I15 acts once, whether it comes fifty times, late or shuffled", async () => {
    const { id, reports } = await shippedWithReports(9);
    const copies = shuffled(
      reports.flatMap((report) => Array.from({ length: 50 }, () => report)),
      id,
    );
    const ranks: number[] = [];
    const watch = async () => ranks.push((await shop.tracked(id)).shipment?.statusRank ?? 0);
    for (let at = 0; at < copies.length; at += 45) {
      await Promise.all(copies.slice(at, at + 45).map((report) => shop.receive("northpost", report)));
      await watch();
    }
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect((await stateOf(shop, id)).state).toBe("delivered");
    expect(await codesOf(id)).toHaveLength(11);
    const { rows } = await shop.deps.db.execute(
      sql`select event from status_events where aggregate = 'order' and aggregate_id = ${id} order by id`,
    );
    expect(rows.map(({ event }) => event).slice(-3)).toEqual(["depart", "send_out", "deliver"]);
    await shop.runEffects();
    expect(shop.mails.filter(({ template }) => template === "order-delivered")).toHaveLength(1);
  });

  test("I15 after the end only joins the history", async () => {
    const number = newNumber();
    const id = await shop.ship(number);
    for (const step of ["delivered", "out_for_delivery", "returned", "lost"]) await shop.report(number, step);
    for (const report of await shop.reports()) await shop.receive("northpost", report);
    expect((await shop.tracked(id)).shipment).toMatchObject({ status: "delivered" });
    expect((await stateOf(shop, id)).state).toBe("delivered");
    expect((await codesOf(id)).slice(-3).toSorted()).toEqual(["lost", "out_for_delivery", "returned"]);
  });

  test("I15 a parcel that was lost leaves its order for staff to decide about", async () => {
    const number = newNumber();
    const id = await shop.ship(number);
    await shop.report(number, "lost");
    for (const report of await shop.reports()) await shop.receive("northpost", report);
    expect((await shop.tracked(id)).shipment).toMatchObject({ status: "lost" });
    expect((await stateOf(shop, id)).state).toBe("shipped");
  });

  test("F33 of a number that is not written down yet is parked, and taken up when it is", async () => {
    const number = newNumber();
    await shop.adopt(number);
    for (let times = 0; times < 3; times++) await shop.step(number);
    const reports = await shop.reports();
    for (const report of [...reports, ...reports]) expect(await shop.receive("northpost", report)).toBe("accepted");
    expect(await shop.parked(number)).toHaveLength(3);
    const id = await shop.ship(number);
    expect(await shop.parked(number)).toEqual([]);
    expect((await shop.tracked(id)).shipment).toMatchObject({ status: "in_transit" });
    await shop.shipments.follow();
    expect((await stateOf(shop, id)).state).toBe("in_transit");
  });

  test("F33 with a code that nobody knows is parked once, and changes nothing", async () => {
    await shop.post("/control/parcels/reports", { unknownCode: true });
    const { number, id, reports } = await shippedWithReports(1);
    for (const report of [...reports, ...reports]) expect(await shop.receive("northpost", report)).toBe("accepted");
    expect(await shop.parked(number)).toMatchObject([{ carrierCode: "999", reason: "unknown_code" }]);
    expect((await shop.tracked(id)).shipment).toMatchObject({ status: "departed_origin" });
  });

  test("T119 has no effect when it is not signed, and is unknown from a carrier that nobody has", async () => {
    const { id, reports } = await shippedWithReports(4);
    const before = await codesOf(id);
    for (const report of reports) {
      const unsigned = { ...report, request: { ...report.request, headers: {} } };
      expect(await shop.receive("northpost", unsigned)).toBe("refused");
      expect(await shop.receive("swiftline", report)).toBe("refused");
      expect(await shop.receive("nobody", report)).toBe("unknown");
    }
    expect(await codesOf(id)).toEqual(before);
  });
});

describe("F33 polling finds what was never reported", () => {
  test("F33 once it is time, and the order follows", async () => {
    const { number, id } = await shippedWithReports(4);
    now = soon();
    expect(await shop.shipments.poll()).toBeGreaterThan(0);
    expect((await stateOf(shop, id)).state).toBe("in_transit");
    const { shipment } = await shop.tracked(id);
    expect(shipment).toMatchObject({ status: "arrived_country", carrierCursor: "4" });
    expect((shipment?.nextPollAt?.getTime() ?? 0) - now.getTime()).toBe(2 * HOUR_MS);
    await shop.step(number);
    expect(await shop.shipments.poll()).toBe(0);
    now = later(now, 2 * HOUR_MS);
    expect(await shop.shipments.poll()).toBeGreaterThan(0);
    expect((await shop.tracked(id)).shipment).toMatchObject({ status: "customs_started" });
  });

  test("F38 a carrier that fails is left for later, and the other is asked all the same", async () => {
    now = soon();
    await shop.shipments.poll();
    const swift = `SW${String(++last).padStart(12, "0")}`;
    const [ours, theirs] = [await shippedWithReports(3), await shop.ship(swift)];
    for (let times = 0; times < 3; times++) await shop.step(swift);
    await shop.post("/control/answers", { path: "/northpost", kind: "500", times: 1_000 });
    now = soon();
    expect(await shop.shipments.poll()).toBe(1);
    expect((await stateOf(shop, theirs)).state).toBe("in_transit");
    expect((await stateOf(shop, ours.id)).state).toBe("shipped");
    await shop.post("/control/answers", {});
    now = later(now, 10 * MINUTE_MS);
    expect(await shop.shipments.poll()).toBe(1);
    expect((await stateOf(shop, ours.id)).state).toBe("in_transit");
  });
});

const pushOf = ({ request }: Awaited<ReturnType<TestShipments["reports"]>>[number]) => ({
  headers: request.headers,
  body: Buffer.from(request.body),
});

test("I15 a carrier has its answer as soon as its report is stored, before the order has followed", async () => {
  const { id, reports } = await shippedWithReports(4);
  await shop.deps.db.transaction(async (tx) => {
    await tx.execute(sql`select from orders where id = ${id} for update`);
    for (const report of reports) expect(await shop.shipments.receive("northpost", pushOf(report))).toBe("accepted");
    expect((await shop.tracked(id)).shipment).toMatchObject({ status: "arrived_country", isBehind: true });
    expect((await stateOf(shop, id)).state).toBe("shipped");
  });
  await shop.shipments.settled();
  expect((await stateOf(shop, id)).state).toBe("in_transit");
  expect((await shop.tracked(id)).shipment).toMatchObject({ isBehind: false });
});

test("I15 what a process that stops has not begun is left to the next round", async () => {
  const { id, reports } = await shippedWithReports(4);
  const { subjects, carriers, ...common } = shop.shipmentDeps;
  const stopping = await createShipments({
    ...common,
    carriers: [...carriers.values()],
    subjects,
  });
  await stopping.stop();
  for (const report of reports) expect(await stopping.receive("northpost", pushOf(report))).toBe("accepted");
  expect((await stateOf(shop, id)).state).toBe("shipped");
  expect(await shop.shipments.follow()).toBe(1);
  expect((await stateOf(shop, id)).state).toBe("in_transit");
});

test("I15 an order that could not follow at once follows in the next round", async () => {
  const { id, reports } = await shippedWithReports(3);
  for (const report of reports) await shop.receive("northpost", report);
  await shop.deps.db.execute(sql`update shipments set is_behind = true where subject_id = ${id}`);
  await shop.deps.db.execute(sql`update orders set state = 'shipped' where id = ${id}`);
  expect(await shop.shipments.follow()).toBe(1);
  expect((await stateOf(shop, id)).state).toBe("in_transit");
  expect(await shop.shipments.follow()).toBe(0);
});
