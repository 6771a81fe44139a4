import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { giveNumber } from "#modules/forwarding/shipments/index.ts";
import { POLL_CARRIERS } from "#modules/forwarding/shipments/poll.ts";
import { orderAggregate } from "#modules/selling/orders/index.ts";
import { addStaff } from "../rig/customers.ts";
import { becomesRequestState, payRequest } from "../rig/forwarding.ts";
import { becomes, becomesPaid, becomesState } from "../rig/order-states.ts";
import { startPurchase } from "../rig/purchase.ts";
import { runJob } from "../rig/run-job.ts";
import { type RawRequest, send, sendTogether } from "../rig/send.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario, Trial } from "../rig/trial.ts";

/** All steps of a journey at the simulated carrier. */
const STEPS = 9;
/** Long enough for a round that is already running, or hangs, to end first. */
const POLLED_WITHIN_MS = 100_000;

/** A shipment with a carrier, and the check that it was delivered. */
interface Travelling {
  kind: "order" | "forward_request";
  id: number;
  number: string;
  becomesDelivered(limitMs?: number): Promise<boolean>;
  /** Records the carrier's number in the shop. */
  giveNumber(): Promise<void>;
}

type Ship = (trial: Pick<Trial, "shop" | "random">, isUnknown?: boolean) => Promise<Travelling>;

/** A number that the carrier knows from now on. Its reports are held. */
async function adoptedNumber({ shop: { simulator }, random }: Pick<Trial, "shop" | "random">): Promise<string> {
  const number = `CD${random.between(100_000_000, 999_999_999)}LT`;
  await simulator.setReports({ held: true });
  await simulator.adopt(number);
  return number;
}

/** An order that has just left, whose shipment the carrier knows. */
const shippedOrder: Ship = async ({ shop, random }, isUnknown = false) => {
  const { checkout, start } = await startPurchase(shop, PROVIDER.card);
  await shop.simulator.press(start.redirect_url ?? "", "pay");
  await becomesPaid(shop, checkout.slug);
  const number = await adoptedNumber({ shop, random });
  const { db } = shop.database;
  const { rows } = await db.execute<{ id: number }>(sql`select id from orders where slug = ${checkout.slug}`);
  const id = rows[0]?.id ?? 0;
  await db.transaction(async (tx) => {
    for (const event of ["process", "pack", "ship"] as const)
      await orderAggregate.recordPast(tx, id, { event, actor: "system" });
  });
  const write = () => db.transaction((tx) => giveNumber(tx, { kind: "order", id, storefrontCode: "lt" }, number));
  if (!isUnknown) await write();
  const becomesDelivered = (limitMs?: number) => becomesState(shop, checkout.slug, "delivered", limitMs);
  return { kind: "order", id, number, becomesDelivered, giveNumber: write };
};

const BOX = { weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 };

/** The same for a forward request, by the calls of the staff who pack it. */
export const shippedRequest: Ship = async ({ shop, random }, isUnknown = false) => {
  const { id, number: request, slug } = await payRequest(shop);
  const number = await adoptedNumber({ shop, random });
  const staff = await addStaff(shop);
  const step = async (name: string, body: object = {}) => {
    const { status } = await staff.call(`/forwarding/${name}`, { number: request, ...body }, randomUUID());
    if (status !== 200) throw new Error(`${name} was answered with ${status}`);
  };
  await step("start");
  await step("measure", { boxes: [BOX] });
  const send = async () => {
    await step("label", { tracking_number: number });
    await step("dispatch");
  };
  if (!isUnknown) await send();
  const becomesDelivered = (limitMs?: number) => becomesRequestState(shop, slug, "delivered", limitMs);
  return { kind: "forward_request", id, number, becomesDelivered, giveNumber: send };
};

const takeSteps = async ({ simulator }: Shop, number: string, steps: number) => {
  for (let taken = 0; taken < steps; taken += 1) await simulator.step(number);
};

async function reportsOf({ simulator }: Shop): Promise<RawRequest[]> {
  return (await simulator.reports()).map(({ request: { method, url, headers, body } }) => {
    const { host, pathname } = new URL(url);
    return { method, path: pathname, headers: { ...headers, host }, body };
  });
}

const eventsOf = async ({ database }: Shop, { kind, id }: Travelling) => {
  const { rows } = await database.db.execute<{ code: string }>(sql`
    select code from tracking_events e join shipments s on s.id = e.shipment_id
    where s.subject_kind = ${kind} and s.subject_id = ${id} and e.source = 'carrier'`);
  return rows.map(({ code }) => code);
};

/** Asks the carrier about a parcel now, instead of when it is time. */
async function pollNow(shop: Shop, number: string): Promise<void> {
  await shop.database.db.execute(sql`update shipments set next_poll_at = now() where tracking_number = ${number}`);
  await runJob(shop, POLL_CARRIERS.name);
}

/** F33: every report of a journey many times, in any order, in the same moment. */
export const shuffledReports = (copies: number, ship = shippedOrder): Scenario => ({
  id: "F33",
  title: `${copies} copies of each report, shuffled`,
  run: async ({ shop, random, expect }) => {
    const travelling = await ship({ shop, random });
    await takeSteps(shop, travelling.number, STEPS);
    const reports = await reportsOf(shop);
    const all = random.shuffle(reports.flatMap((report) => Array.from({ length: copies }, () => report)));
    const replies = await sendTogether(shop.port, all);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(
      refused.length === 0,
      `${refused.length} of ${all.length} were not answered with 200: ${refused[0]?.status}`,
    );
    expect(await travelling.becomesDelivered(), "it is delivered");
    const events = await eventsOf(shop, travelling);
    expect(events.length === STEPS, `the history has ${events.length} events: ${events}`);
  },
});

/** F33: none or only some of the reports arrive; the shop asks the carrier. */
export const lostReports = (ship = shippedOrder): Scenario => ({
  id: "F33",
  title: "reports that never come",
  run: async ({ shop, random, expect }) => {
    const travelling = await ship({ shop, random });
    await takeSteps(shop, travelling.number, STEPS);
    const arriving = random.shuffle(await reportsOf(shop)).slice(0, random.between(0, STEPS - 1));
    await sendTogether(shop.port, arriving);
    await pollNow(shop, travelling.number);
    expect(await travelling.becomesDelivered(POLLED_WITHIN_MS), "it is delivered without them");
    const isWhole = async () => (await eventsOf(shop, travelling)).length === STEPS;
    expect(await becomes(isWhole, POLLED_WITHIN_MS), `the history is whole: ${await eventsOf(shop, travelling)}`);
  },
});

/** F33: reports about a number arrive at the moment when the number is recorded. */
export const earlyReports = (ship = shippedOrder): Scenario => ({
  id: "F33",
  title: "reports of a number that is written down meanwhile",
  run: async ({ shop, random, expect }) => {
    const travelling = await ship({ shop, random }, true);
    await takeSteps(shop, travelling.number, STEPS);
    const reports = random.shuffle(await reportsOf(shop));
    const sent = sendTogether(shop.port, reports);
    await setTimeout(random.between(0, 60));
    await travelling.giveNumber();
    expect(
      (await sent).every(({ status }) => status === 200),
      "all are answered with 200",
    );
    // Asking the carrier recovers the reports that were parked before the number was recorded.
    await pollNow(shop, travelling.number);
    expect(await travelling.becomesDelivered(POLLED_WITHIN_MS), "it is delivered");
  },
});

/** F38: the carrier does not answer while it is asked about many parcels. */
export const hangingCarrier: Scenario = {
  id: "F38",
  title: "a carrier that hangs for 120 s",
  run: async ({ shop, random, expect, faultEnds }) => {
    const { number, becomesDelivered } = await shippedOrder({ shop, random });
    await takeSteps(shop, number, STEPS);
    await shop.simulator.break({ path: "/northpost", kind: "hang", seconds: 120, times: 1_000 });
    await pollNow(shop, number);
    const isAsked = async () => {
      const { rows } = await shop.database.db.execute(sql`
        select from shipments where tracking_number = ${number} and next_poll_at > now()`);
      return rows.length > 0;
    };
    expect(await becomes(isAsked, POLLED_WITHIN_MS), "the carrier is asked");
    // Other work may use a connection for a moment; the carrier hangs for longer than that.
    expect(await becomes(async () => (await shop.usedConnections()) === 0, 5_000), "no connection is held meanwhile");
    const [report] = await reportsOf(shop);
    const answer = report && (await send(shop.port, report));
    expect(answer?.status === 200 && answer.tookMs < 2_000, `its own report was answered with ${answer?.status}`);
    const other = await startPurchase(shop, PROVIDER.card);
    await shop.simulator.press(other.start.redirect_url ?? "", "pay");
    expect(await becomesPaid(shop, other.checkout.slug, 10_000), "a buyer is served meanwhile");
    await shop.simulator.mend();
    faultEnds();
    await pollNow(shop, number);
    expect(await becomesDelivered(POLLED_WITHIN_MS), "it is asked again, and the order follows");
  },
};
