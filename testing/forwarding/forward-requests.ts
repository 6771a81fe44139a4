import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { topUp } from "#modules/money/balance/index.ts";
import { topUpOf } from "#testing/money/ledger.ts";
import { addUser, userSession } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, type TestApp } from "#testing/test-app.ts";
import { type NewParcel, SHOES, storeParcel } from "./stored-parcels.ts";

export interface Forwarder {
  id: number;
  suiteId: number;
  cookies: Record<string, string>;
}

const READER = { language_id: 1, currency_id: 1 };
let lastForwarder = 10_000;

/** A customer with a suite and 5,000 euros. */
export async function addForwarder(app: TestApp): Promise<Forwarder> {
  const digits = ++lastForwarder;
  const id = await addUser(app, { email: `forwarder-${digits}@example.com`, password: null });
  await topUp(app.database.db, topUpOf(id, 500_000, `funds of ${id}`));
  const { rows } = await app.database.db.execute<{ id: number }>(
    sql`insert into suites (storefront_code, digits, user_id) values ('lt', ${digits}, ${id}) returning id`,
  );
  return { id, suiteId: rows[0]?.id ?? 0, cookies: await userSession(app, id) };
}

export { SERUM, SHOES } from "./stored-parcels.ts";

/** Adds a stored parcel; returns its number. */
export const addParcel = (app: TestApp, { suiteId }: Forwarder, given?: NewParcel): Promise<string> =>
  storeParcel(app.database.db, suiteId, given);

/** A customer's call about their own forward requests. */
export const requestCall = (app: TestApp, { cookies }: Pick<Forwarder, "cookies">, name: string, body: object) =>
  call(
    app,
    `/forward-requests/${name}`,
    { ...READER, agreed_terms: SHOWN_TERMS, ...body },
    { cookies, headers: { "idempotency-key": randomUUID() } },
  );

/** A draft with every choice made: by air, to the door. */
export async function draftOf(app: TestApp, owner: Forwarder, parcels: readonly string[]): Promise<string> {
  const { slug } = (await requestCall(app, owner, "begin", { parcels })).json();
  await requestCall(app, owner, "set-packing", { slug, join: true, wrap: true, unbox: false, insure: true });
  const { request } = (await requestCall(app, owner, "get", { slug })).json();
  const courier = request.couriers.find((each: { has_pickup_points: boolean }) => !each.has_pickup_points);
  const address = {
    first_name: "Rūta",
    last_name: "Kazlauskienė",
    first_address: "Žvėryno g. 14-7",
    city: "Vilnius",
    zip: "08117",
    phone_number: "+370 600 00000",
    country_id: 1,
  };
  await requestCall(app, owner, "set-delivery", { slug, shipping_method: "air", courier_id: courier.id, address });
  return slug;
}

/** A request that waits to be paid, with its price. */
export async function submittedOf(app: TestApp, owner: Forwarder, parcels: readonly string[]) {
  const slug = await draftOf(app, owner, parcels);
  const { request } = (await requestCall(app, owner, "get", { slug })).json();
  const [air] = request.offers;
  const answer = await requestCall(app, owner, "submit", { slug, total: air.charged });
  return { slug, total: air.charged as number, answer };
}

/** Pays for a request from the balance. */
export async function payByBalance(app: TestApp, { cookies }: Forwarder, slug: string) {
  // A request that has just expired has no payment methods.
  const { payment_methods = [] } = (await call(app, "/payment/get", { slug, language_id: 1 }, { cookies })).json();
  const method = payment_methods.find((each: { payment_processor_id: number }) => each.payment_processor_id === 4);
  return call(
    app,
    "/payment/pay",
    { slug, language_id: 1, payment_method_id: method?.id ?? 0, option: null, uses_balance: true, total: 0 },
    { cookies, headers: { "idempotency-key": randomUUID() } },
  );
}

/** A paid request; answers its slug and number. */
export async function paidRequest(app: TestApp, owner: Forwarder, parcels: readonly string[]) {
  const { slug, total } = await submittedOf(app, owner, parcels);
  await payByBalance(app, owner, slug);
  const { request } = (await requestCall(app, owner, "get", { slug })).json();
  return { slug, total, number: request.number as string };
}

/** A warehouse worker with all permissions. */
export async function warehouseWorker(app: TestApp) {
  const { cookies } = await signedInMember(app, { roles: ["administrator"] });
  return (name: string, body: object) =>
    staffCall(app, `/forwarding/${name}`, body, { cookies, headers: { "idempotency-key": randomUUID() } });
}

/** The state of a request's parcels, by the request's state. */
const PARCEL_STATES: Readonly<Record<string, string>> = {
  packed: "packed",
  ready_to_ship: "packed",
  dispatched: "dispatched",
  customs: "dispatched",
};

/** Adds a request in the given state, without its transitions; returns its number. */
export async function addRequest(app: TestApp, state: string): Promise<string> {
  const owner = await addForwarder(app);
  const parcel = await addParcel(app, owner, { ...SHOES, state: PARCEL_STATES[state] ?? "reserved" });
  const rate = {
    method: "air",
    baseAmount: 41_500,
    amountPerStep: 54_500,
    stepGrams: 500,
    volumeDivisor: 6_000,
    minDays: 5,
    maxDays: 8,
  };
  const lines = [{ key: "freight", amount: 100_000, certainty: "fixed" }];
  const { rows } = await app.database.db.execute<{ id: number }>(sql`
    with request as (
      insert into forward_requests (slug, suite_id, user_id, storefront_code, warehouse_id, language_id, currency_id, state,
        held_state, country_id, shipping_method, rate, agreed_lines, agreed_total, due_total)
      values (${randomUUID()}, ${owner.suiteId}, ${owner.id}, 'lt', 1, 1, 1, ${state},
        ${state === "on_hold" ? "paid" : null}, 1, 'air', ${JSON.stringify(rate)}::jsonb, ${JSON.stringify(lines)}::jsonb,
        100000, 100000) returning id)
    insert into forward_request_parcels (request_id, parcel_id) select id, ${Number(parcel.slice(2))} from request
    returning request_id as id`);
  return `FR${rows[0]?.id}`;
}
