import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { consentVersion, serialiseConsent } from "#domain/marketing/marketing/consent.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { recordingJobs } from "#testing/jobs.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { SECRETS_KEY } from "#testing/people/members.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { beginCheckout } from "#testing/selling/checkout.ts";
import { settle } from "#testing/selling/orders.ts";
import { openSimulatedShop, PATHS, type SimulatedShop as Simulation } from "#testing/simulator-shop.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { setIntegration } from "./integration-store.ts";
import { SERVER_EVENT_JOBS } from "./jobs.ts";
import { createServerEvents } from "./server-events.ts";

const SECRETS = { ga4: "secret-of-ga4", meta: "secret-of-meta" };
const COOKIES = {
  _ga: "GA1.1.123.456",
  _ga_ABC123: "GS2.1.s1760000000$o1$g0",
  _fbp: "fb.1.1760000000000.987",
};
const VERSION = consentVersion(["tag-manager", "pixel"]);

let database: TestDatabase;
let app: TestApp;
let simulation: Simulation;
/** Waits for a vendor a fifth of a second only. */
let hasty: Awaited<ReturnType<typeof hastyEvents>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, { poolSize: 1, onIdleError: () => undefined });
  await db.execute(sql`
    update storefront_languages set gtm_id = 'GTM-TEST1', pixel_id = '111222333' where storefront_code = 'lt'`);
  const changedAt = new Date();
  const lt = { storefrontCode: "lt", changedAt } as const;
  await setIntegration(db, SECRETS_KEY, { ...lt, vendor: "ga4", account: "G-ABC123", secret: SECRETS.ga4 });
  await setIntegration(db, SECRETS_KEY, { ...lt, vendor: "meta", account: "111222333", secret: SECRETS.meta });
  await close();
  simulation = await openSimulatedShop();
  app = await createTestApp({ databaseUrl: database.url, providers: [silentProvider()], vendorSink: simulation.url });
  hasty = await hastyEvents();
});
afterAll(async () => {
  await app?.close();
  await simulation?.close();
  await database?.drop();
});
beforeEach(async () => {
  await simulation.post(PATHS.control.reset, {});
  app.enqueued.length = 0;
});

const db = () => app.database.db;

async function hastyEvents() {
  const { jobs, runJob } = recordingJobs();
  const events = await createServerEvents({
    db: db(),
    changes: { subscribe: () => undefined, close: async () => undefined },
    jobs,
    storefronts: app.shop.storefronts,
    payments: app.shop.payments,
    secretsKey: SECRETS_KEY,
    vendorSink: simulation.url,
    patienceMs: 200,
    log: { warn: (details) => void app.log.push(JSON.stringify(details)), error: () => undefined },
    now: () => new Date(),
  });
  await events.work();
  return { runJob };
}

interface Choice {
  statistics?: boolean;
  marketing?: boolean;
  /** Whether the proof of the choice is kept. */
  isProven?: boolean;
}

/** Proves a choice as the consent call does. */
const prove = (id: string, { statistics = true, marketing = true }: Choice) =>
  db().execute(sql`
    insert into consent_records (consent_id, storefront_code, choices, vendors, text_version, language, source, created_at)
    values (${id}, 'lt', ${JSON.stringify({ statistics, marketing })}::jsonb, '{tag-manager,pixel}', 1, 'en', 'dialog', now())`);

/** A guest who made this choice, and has paid. */
async function paidBy(choice: Choice | null) {
  const { variantId } = await addProduct(db(), { stock: 5 });
  const shopper = newShopper();
  const id = randomBytes(16).toString("hex");
  if (choice) {
    const { statistics = true, marketing = true, isProven = true } = choice;
    if (isProven) await prove(id, choice);
    shopper.cookies.consent = serialiseConsent({ id, consent: { statistics, marketing } }, VERSION);
    Object.assign(shopper.cookies, COOKIES);
  }
  const buyer = await beginCheckout(app, shopper, [{ variantId, quantity: 2 }]);
  await buyer.chooseShipping();
  await buyer.choosePayment();
  const { data } = await buyer.confirm();
  const answer = await buyer.pay(data.totals.final);
  expect(answer.status).toBe(200);
  const { rows } = await db().execute<{ id: number }>(sql`select id from orders where slug = ${buyer.slug}`);
  const orderId = rows[0]?.id ?? 0;
  await settle({ database: app.database, payable: app.shop.orders.payable }, orderId);
  return { orderId, consentId: id };
}

const refundOf = (orderId: number, refunded: number) =>
  db().transaction((tx) =>
    app.shop.orders.payable.recordRefund(tx, orderId, { captured: fromMinor(100_000), refunded: fromMinor(refunded) }),
  );

const reportsOf = () => app.enqueued.filter(({ name }) => name.startsWith("server-event-"));
const vendorOf = (name: string) => name.replace("server-event-", "") as "ga4" | "meta";

/** Runs what was enqueued, as workers would. */
async function report(runner = app.runJob) {
  for (const { name, payload } of reportsOf().splice(0)) await runner(SERVER_EVENT_JOBS[vendorOf(name)], payload);
}

const received = () =>
  simulation.get<{ host: string; path: string; said: Record<string, unknown> }[]>("/vendors/record");
const keptOf = async (orderId: number) =>
  (
    await db().execute<{ identifiers: object | null }>(
      sql`select identifiers from order_consents where order_id = ${orderId}`,
    )
  ).rows[0];

describe("what vendors hear of an order", () => {
  test("I9 TRACK-01 is enqueued by the payment, once for each vendor, and its identifiers are deleted once sent", async () => {
    const { orderId } = await paidBy({});
    expect(reportsOf().map(({ name, key }) => [vendorOf(name), key])).toEqual([
      ["ga4", `purchase ${orderId} 0`],
      ["meta", `purchase ${orderId} 0`],
    ]);
    const [first, second] = reportsOf();
    await app.runJob(SERVER_EVENT_JOBS.ga4, first?.payload);
    expect((await keptOf(orderId))?.identifiers).toMatchObject({ clientId: "123.456", fbp: COOKIES._fbp });
    await app.runJob(SERVER_EVENT_JOBS.meta, second?.payload);
    expect(await keptOf(orderId)).toEqual({ identifiers: null });
    const [ga4, meta] = await received();
    expect(ga4).toMatchObject({
      host: "www.google-analytics.com",
      path: "/mp/collect",
      said: {
        measurement_id: "G-ABC123",
        client_id: "123.456",
        consent: { ad_user_data: "GRANTED" },
        events: [
          { name: "purchase", params: { transaction_id: `OR${orderId}`, session_id: "1760000000", currency: "USD" } },
        ],
      },
    });
    expect(meta).toMatchObject({
      host: "graph.facebook.com",
      path: "/v21.0/111222333/events",
      said: {
        data: [{ event_id: `purchase.OR${orderId}`, action_source: "website", user_data: { fbp: COOKIES._fbp } }],
      },
    });
    expect(JSON.stringify(meta)).not.toContain("@");
  });

  test("TRACK-01 includes refunds, each sum once", async () => {
    const { orderId } = await paidBy({});
    await report();
    app.enqueued.length = 0;
    await refundOf(orderId, 500);
    expect(reportsOf().map(({ key }) => key)).toEqual([`refund ${orderId} 50000`, `refund ${orderId} 50000`]);
    await report();
    expect((await received()).slice(-2)).toMatchObject([
      { said: { events: [{ name: "refund", params: { transaction_id: `OR${orderId}` } }] } },
      { said: { data: [{ event_name: "Refund", event_id: `refund.OR${orderId}.500` }] } },
    ]);
  });

  test.each<[string, Choice | null, string[]]>([
    ["nobody was asked", null, []],
    ["all was refused", { statistics: false, marketing: false }, []],
    ["statistics alone", { marketing: false }, ["ga4"]],
    ["marketing alone", { statistics: false }, ["meta"]],
  ])("T090 needs the consent of the checkout: %s", async (_, choice, vendors) => {
    const { orderId } = await paidBy(choice);
    expect(reportsOf().map(({ name }) => vendorOf(name))).toEqual(vendors);
    await report();
    expect(await received()).toHaveLength(vendors.length);
    expect((await keptOf(orderId))?.identifiers ?? null).toBeNull();
  });

  test("T090 needs consent that still stands, and its proof", async () => {
    const { orderId, consentId } = await paidBy({});
    await prove(consentId, { statistics: false, marketing: false });
    await report();
    app.enqueued.length = 0;
    await paidBy({ isProven: false });
    await report();
    expect(await received()).toEqual([]);
    expect(await keptOf(orderId)).toEqual({ identifiers: null });
  });

  test("is nothing that is older than the vendor takes", async () => {
    await paidBy({});
    for (const { name, payload } of reportsOf()) {
      const at = Date.now() - (vendorOf(name) === "ga4" ? 73 : 169) * HOUR_MS;
      await app.runJob(SERVER_EVENT_JOBS[vendorOf(name)], { ...payload, at });
    }
    expect(await received()).toEqual([]);
  });

  test("T130 is forgotten with the buyer", async () => {
    const { orderId } = await paidBy({});
    await db().transaction((tx) => app.shop.integrations.reports.forget(tx, [orderId]));
    await report();
    expect(await received()).toEqual([]);
  });

  test("goes after a week where nobody has heard", async () => {
    const { orderId } = await paidBy({});
    await db().execute(sql`update order_consents set created_at = now() - interval '8 days'`);
    await app.shop.integrations.sweep();
    expect(await keptOf(orderId)).toEqual({ identifiers: null });
  });
});

describe("F24 I9 a vendor that is down", () => {
  const breakAnswers = (kind: string) =>
    simulation.post(PATHS.control.answers, { path: "/vendors/", kind, seconds: 60, times: 2 });

  test.each(["500", "429", "hang"])(
    "F24 F43 %s: the shop sells on, and the vendor hears of it later, once",
    async (kind) => {
      await breakAnswers(kind);
      const { orderId } = await paidBy({});
      const failures = await Promise.allSettled(
        reportsOf().map(({ name, payload }) => hasty.runJob(SERVER_EVENT_JOBS[vendorOf(name)], payload)),
      );
      expect(failures.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
      expect((await keptOf(orderId))?.identifiers).not.toBeNull();
      expect(await received()).toEqual([]);
      await report(hasty.runJob);
      expect((await received()).map(({ host }) => host)).toEqual(["www.google-analytics.com", "graph.facebook.com"]);
      expect(await keptOf(orderId)).toEqual({ identifiers: null });
      const errors = failures.map((failure) => (failure.status === "rejected" ? String(failure.reason) : ""));
      for (const secret of Object.values(SECRETS)) expect(errors.join() + app.log.join()).not.toContain(secret);
    },
  );
});

describe("a secret", () => {
  const set = { storefront: "lv", vendor: "ga4", account: "G-XYZ789", secret: "only-written" };

  test("T068 can be set, and is read by nobody: not in the answer, the log, the audit, the store config or the database", async () => {
    const { id, cookies } = await signedInMember(app);
    const headers = { "idempotency-key": randomBytes(8).toString("hex") };
    const answer = await staffCall(app, "/integrations/set", set, { cookies, headers });
    expect(answer.json()).toEqual({ status: true });
    const list = await staffCall(app, "/integrations/list", {}, { cookies });
    expect(list.json().items).toContainEqual(
      expect.objectContaining({ storefront: "lv", vendor: "ga4", account: "G-XYZ789" }),
    );
    const config = await app.server.inject({
      method: "POST",
      url: "/api/store-config",
      headers: { host: "lv.localhost" },
    });
    const { rows: audit } = await db().execute(sql`select input from audit_entries where member_id = ${id}`);
    const { rows: keys } = await db().execute(sql`select * from idempotency_keys`);
    const { rows: stored } = await db().execute<{ found: boolean }>(sql`
      select position('only-written'::bytea in sealed_secret) > 0 as found from storefront_integrations`);
    expect(audit).toHaveLength(1);
    expect(stored.map(({ found }) => found)).not.toContain(true);
    const seen = [list.body, config.body, app.log.join(), JSON.stringify(audit), JSON.stringify(keys)].join();
    expect(seen).not.toContain("only-written");
  });

  test("of an account that is none of the vendor's is refused", async () => {
    const { cookies } = await signedInMember(app);
    const headers = { "idempotency-key": randomBytes(8).toString("hex") };
    const answer = await staffCall(app, "/integrations/set", { ...set, account: "UA-1" }, { cookies, headers });
    expect(answer.statusCode).toBe(422);
  });
});
