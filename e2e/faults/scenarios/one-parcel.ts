import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { storeParcel } from "#testing/forwarding/stored-parcels.ts";
import { addStaff } from "../rig/customers.ts";
import {
  addForwarder,
  type Forwarder,
  payRequest,
  readRequest,
  requestCall,
  submitRequest,
  twoParcels,
} from "../rig/forwarding.ts";
import { becomes } from "../rig/order-states.ts";
import { startCardPayment } from "../rig/payable.ts";
import { runJob } from "../rig/run-job.ts";
import type { Shop } from "../rig/shop.ts";
import { callTogether, tally } from "../rig/together.ts";
import type { Scenario } from "../rig/trial.ts";

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

const inTab = (owner: Forwarder, name: string, body: object) => {
  const buyer = owner.open();
  return {
    buyer,
    request: buyer.request(`/forward-requests/${name}`, { currency_id: 1, ...body }, randomUUID()),
  };
};

async function liveRequestsOf({ database }: Shop, parcel: string): Promise<number> {
  const { rows } = await database.db.execute(
    sql`select from forward_request_parcels where parcel_id = ${Number(parcel.slice(2))} and is_live`,
  );
  return rows.length;
}

/** F31: many tabs begin a request with the same parcel. */
export const tabsTakeParcel = (tabs: number): Scenario => ({
  id: "F31",
  title: `${tabs} tabs take one parcel`,
  run: async ({ shop, expect }) => {
    const owner = await addForwarder(shop);
    const parcel = await storeParcel(shop.database.db, owner.suiteId);
    const replies = await callTogether<{ code?: string }>(
      shop,
      times(tabs, () => inTab(owner, "begin", { parcels: [parcel] })),
    );
    const answers = replies.map(({ status, body }) => (status === 200 ? "begun" : `${status} ${body.code}`)).sort();
    const wanted = ["409 parcel_taken", "begun"];
    expect(answers.filter((answer) => answer === "begun").length === 1, `answers ${answers}`);
    expect(
      answers.every((answer) => wanted.includes(answer)),
      `answers ${answers}`,
    );
    expect((await liveRequestsOf(shop, parcel)) === 1, "one request has the parcel");
  },
});

/** F31: drafts ask for the same parcels, each in an order of its own, and give up what they had. */
export const draftsExchangeParcels = (drafts: number): Scenario => ({
  id: "F31",
  title: `${drafts} drafts exchange their parcels`,
  run: async ({ shop, random, expect }) => {
    const owner = await addForwarder(shop);
    const own = await Promise.all(times(drafts, () => storeParcel(shop.database.db, owner.suiteId)));
    const shared = await twoParcels(shop, owner);
    const slugs: string[] = [];
    for (const parcel of own) {
      const { body } = await requestCall<{ slug: string }>(owner.open(), "begin", { parcels: [parcel] });
      slugs.push(body.slug);
    }
    const replies = await callTogether<{ result?: string }>(
      shop,
      slugs.map((slug) => inTab(owner, "set-parcels", { slug, parcels: random.shuffle(shared) })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses[0] === 200 && statuses.slice(1).every((status) => status === 409), `answers ${statuses}`);
    for (const parcel of shared) expect((await liveRequestsOf(shop, parcel)) === 1, `${parcel} is in one request`);
  },
});

const LEAD_MS = 120;
const SPREAD_MS = 50;

/** F35: a request expires at the moment when its payment succeeds. */
export const requestExpires: Scenario = {
  id: "F35",
  title: "a forward request expires while it is paid",
  run: async ({ shop, random, expect }) => {
    const owner = await addForwarder(shop);
    const buyer = owner.open();
    const slug = await submitRequest(buyer, await twoParcels(shop, owner));
    const { body } = await startCardPayment(buyer, slug);
    await shop.database.db.execute(sql`update forward_requests
      set expires_at = clock_timestamp() + make_interval(secs => ${LEAD_MS / 1_000}) where slug = ${slug}`);
    const moment = () => setTimeout(LEAD_MS + (random.next() * 2 - 1) * SPREAD_MS);
    const [paying, expiring] = [moment(), moment()];
    await Promise.all([
      paying.then(() => shop.simulator.press(body.redirect_url ?? "", "pay")),
      expiring.then(() => runJob(shop, "forward-request-clock")),
    ]);
    const isDecided = async () => {
      const { captured, state } = await readRequest(shop, slug);
      return captured > 0 && state !== "awaiting_payment";
    };
    expect(await becomes(isDecided), "it is paid, or its money is refunded");
    const { state, captured, refunded } = await readRequest(shop, slug);
    expect(
      state === "paid" ? refunded === 0 : refunded === captured,
      `it is ${state}, and ${refunded} of ${captured} was refunded`,
    );
  },
};

/** F35: the customer cancels at the moment when the warehouse begins to pack. */
export const cancelAgainstStart: Scenario = {
  id: "F35",
  title: "a paid request is cancelled while its packing begins",
  run: async ({ shop, expect }) => {
    const { owner, slug, number } = await payRequest(shop);
    const staff = await addStaff(shop);
    const start = { buyer: staff, request: staff.request("/forwarding/start", { number }, randomUUID()) };
    const replies = await callTogether<{ result?: string }>(shop, [start, inTab(owner, "cancel", { slug })]);
    const answers = JSON.stringify(tally(replies));
    expect(replies.filter(({ status }) => status === 200).length === 1, `one of them is possible: ${answers}`);
    const isSettled = async () => {
      const { state, captured, refunded } = await readRequest(shop, slug);
      return state === "packing" ? refunded === 0 : state === "cancelled" && refunded === captured;
    };
    expect(await becomes(isSettled), `it is packed, or all of its money is refunded: ${answers}`);
  },
};

/** F32: several members of staff record the packed boxes of one request. */
export const measuredByMany = (members: number): Scenario => ({
  id: "F32",
  title: `${members} members measure one request`,
  run: async ({ shop, random, expect }) => {
    const { slug, number } = await payRequest(shop);
    const staff = await Promise.all(times(members, () => addStaff(shop)));
    await staff[0]?.call("/forwarding/start", { number }, randomUUID());
    const box = () => ({ weight_grams: random.between(100, 1_700), length_mm: 300, width_mm: 180, height_mm: 100 });
    const replies = await callTogether<{ result?: string }>(
      shop,
      staff.map((buyer) => ({
        buyer,
        request: buyer.request("/forwarding/measure", { number, boxes: [box()] }, randomUUID()),
      })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses[0] === 200 && statuses.slice(1).every((status) => status === 409), `answers ${statuses}`);
    const { agreed, due, refunded, refunds } = await readRequest(shop, slug);
    expect(refunded === agreed - due && refunds === (agreed > due ? 1 : 0), `${refunds} refunds of ${refunded}`);
  },
});
