import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Buyer } from "../rig/buyer.ts";
import { retryUntilAnswered } from "../rig/checkout.ts";
import { addStaff } from "../rig/customers.ts";
import { dieAt, restartAfterDeath } from "../rig/failpoints.ts";
import { type PaidRequest, payRequest, readRequest } from "../rig/forwarding.ts";
import { becomes } from "../rig/order-states.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario, Trial } from "../rig/trial.ts";

/** From the packed boxes to the money that is refunded for them. */
export const MEASURE_POINTS = [
  "measure.1-moved",
  "measure.2-packed",
  "refund.1-requested",
  "forwarding.measure before commit",
  "forwarding.measure after commit",
] as const;

/** From the order of a label to its number. */
export const LABEL_POINTS = [
  "shipments.label before commit",
  "shipments.label after commit",
  "label.1-before-carrier",
  "label.2-after-carrier",
  "label.3-before-commit",
  "label.4-after-commit",
] as const;

/** Less than the parcels, so that there is something to refund. */
const BOX = { weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 };

const measure = (staff: Buyer, number: string, key: string) => () =>
  staff.call("/forwarding/measure", { number, boxes: [BOX] }, key);

const orderLabel = (staff: Buyer, number: string, key: string) => () =>
  staff.call("/shipments/label", { number, carrier: "northpost" }, key);

/** A paid request that is being packed, and who packs it. */
async function packedRequest(shop: Shop): Promise<{ request: PaidRequest; staff: Buyer }> {
  const request = await payRequest(shop);
  const staff = await addStaff(shop);
  await staff.call("/forwarding/start", { number: request.number }, randomUUID());
  return { request, staff };
}

async function expectOneRefund({ shop, expect }: Trial, slug: string): Promise<void> {
  const { state, agreed, due, refunded, refunds } = await readRequest(shop, slug);
  expect(state === "packed", `the request is ${state}`);
  expect(due < agreed && refunded === agreed - due, `${refunded} of ${agreed - due} was refunded`);
  expect(refunds === 1, `money was refunded ${refunds} times`);
}

async function expectOneLabel({ shop, expect }: Trial, { id, number }: PaidRequest): Promise<void> {
  const numberOf = async () => {
    const { rows } = await shop.database.db.execute<{ tracking_number: string | null }>(sql`
      select tracking_number from shipments where subject_kind = 'forward_request' and subject_id = ${id}`);
    return rows[0]?.tracking_number ?? null;
  };
  expect(await becomes(async () => (await numberOf()) !== null, 60_000), "the request has a number in the end");
  const ordered = (await shop.simulator.parcels()).filter(({ reference }) => reference === number);
  expect(ordered.length === 1, `the carrier has ${ordered.length} parcels`);
  expect(ordered[0]?.id === (await numberOf()), "the number is that of the carrier");
}

/** The retry of who got no answer, after the shop is open again. */
async function expectAnswered({ expect }: Trial, ask: ReturnType<typeof measure>): Promise<void> {
  const { status, body } = await retryUntilAnswered(ask);
  expect(status === 200, `the retry was answered with ${status}: ${JSON.stringify(body)}`);
}

/** F32: the process dies while packed boxes are recorded; what they cost less is refunded once. */
export const killedWhileMeasuring = (point: (typeof MEASURE_POINTS)[number]): Scenario => ({
  id: "F32",
  title: `killed at ${point}`,
  startsShop: true,
  run: async (trial) => {
    const { shop, expect } = trial;
    await dieAt(shop, point);
    const { request, staff } = await packedRequest(shop);
    const ask = measure(staff, request.number, randomUUID());
    expect((await ask()).status === 0, "the process was to die");
    await restartAfterDeath(trial);
    await expectAnswered(trial, ask);
    await expectOneRefund(trial, request.slug);
  },
});

/** F32: the process dies while a label is ordered; the carrier gets one order. */
export const killedWhileLabelling = (point: (typeof LABEL_POINTS)[number]): Scenario => ({
  id: "F32",
  title: `killed at ${point}`,
  startsShop: true,
  run: async (trial) => {
    const { shop } = trial;
    await dieAt(shop, point);
    const { request, staff } = await packedRequest(shop);
    await measure(staff, request.number, randomUUID())();
    const ask = orderLabel(staff, request.number, randomUUID());
    await ask();
    await restartAfterDeath(trial);
    await expectAnswered(trial, ask);
    await expectOneLabel(trial, request);
  },
});

/** About how long both calls and the carrier's answer take. */
const LONGEST_LIFE_MS = 150;

/** F32: the process dies at any moment between the packed boxes and their label. */
export const killedWhilePacking: Scenario = {
  id: "F32",
  title: "killed at a random moment of packing",
  run: async (trial) => {
    const { shop, random, faultEnds } = trial;
    const { request, staff } = await packedRequest(shop);
    const first = measure(staff, request.number, randomUUID());
    const second = orderLabel(staff, request.number, randomUUID());
    const packing = first().then(second);
    await setTimeout(random.next() * LONGEST_LIFE_MS);
    await shop.kill();
    await packing;
    await shop.start();
    faultEnds();
    for (const ask of [first, second]) await expectAnswered(trial, ask);
    await expectOneRefund(trial, request.slug);
    await expectOneLabel(trial, request);
  },
};
