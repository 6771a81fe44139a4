import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShipments, type TestShipments } from "#testing/forwarding/shipments.ts";
import { place, settle } from "#testing/selling/orders.ts";
import { findLabel, makeLabel, requestLabel } from "./label.ts";

let shop: TestShipments;
beforeAll(async () => {
  shop = await openTestShipments();
});
beforeEach(() => shop.post("/control/reset", {}));
afterAll(() => shop.close());

async function requested() {
  const { id } = await place(shop);
  await settle(shop, id);
  const request = await shop.subject.labelRequest(shop.deps.db, id);
  if (!request) throw new Error("A paid order can have a label");
  const subject = { kind: "order", id, storefrontCode: "lt" } as const;
  const ask = () =>
    shop.deps.db.transaction((tx) => requestLabel(shop.deps, tx, subject, { carrier: "northpost", request }));
  await ask();
  await ask();
  const shipmentId = (await shop.tracked(id)).shipment?.id ?? 0;
  return { id, subject, shipmentId };
}

const parcels = async () => (await (await fetch(`${shop.simulator.url}/control/parcels`)).json()) as { id: string }[];

test("F32 a label is made once, with its number, however often it is asked for", async () => {
  const { subject, shipmentId } = await requested();
  await Promise.all([makeLabel(shop.shipmentDeps, shipmentId), makeLabel(shop.shipmentDeps, shipmentId)]);
  await makeLabel(shop.shipmentDeps, shipmentId);
  const [parcel, ...others] = await parcels();
  expect(others).toEqual([]);
  const label = await findLabel(shop.deps.db, subject);
  expect(label?.trackingNumber).toBe(parcel?.id);
  expect(label?.pdf?.subarray(0, 5).toString()).toBe("%PDF-");
});

test("F32 F38 after a lost answer the same parcel is found", async () => {
  const { id, shipmentId } = await requested();
  await shop.post("/control/answers", { path: "/northpost/v1/items", kind: "500", hasEffect: true });
  await expect(makeLabel(shop.shipmentDeps, shipmentId)).rejects.toThrow("500");
  expect((await shop.tracked(id)).shipment?.trackingNumber).toBeNull();
  await makeLabel(shop.shipmentDeps, shipmentId);
  expect((await parcels()).map((parcel) => parcel.id)).toEqual([(await shop.tracked(id)).shipment?.trackingNumber]);
});
