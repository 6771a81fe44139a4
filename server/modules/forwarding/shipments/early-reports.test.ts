import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addForwarder,
  addParcel,
  paidRequest,
  requestCall,
  warehouseWorker,
} from "#testing/forwarding/forward-requests.ts";
import { checkShipments } from "#testing/invariants/check-shipments.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { recordCarrierEvents } from "./record-events.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({});
});
afterAll(() => app.close());

const NUMBER = "CD123456789LT";
const BOX = { weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 };

test("F33 I15 what a carrier reports before staff mark the boxes as dispatched is followed once they do", async () => {
  const owner = await addForwarder(app);
  const { slug, number } = await paidRequest(app, owner, [await addParcel(app, owner)]);
  const staff = await warehouseWorker(app);
  await staff("start", { number });
  await staff("measure", { number, boxes: [BOX] });
  await staff("label", { number, tracking_number: NUMBER });
  const { db } = app.database;
  const report = { trackingNumber: NUMBER, carrierCode: "EMI", location: "Vilnius", happenedAt: new Date() };
  await recordCarrierEvents(db, "northpost", [{ ...report, code: "delivered" }]);
  await app.shop.shipments.follow();
  const stateNow = async () => (await requestCall(app, owner, "get", { slug })).json().request.state;
  expect(await stateNow()).toBe("ready_to_ship");
  await staff("dispatch", { number });
  await app.shop.shipments.follow();
  expect(await stateNow()).toBe("delivered");
  expect(await checkShipments(db)).toEqual([]);
});
