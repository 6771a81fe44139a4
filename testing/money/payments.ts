import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { expect } from "vitest";
import { fromMinor, type Money, money } from "#domain/money/money/money.ts";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { readerOf } from "#domain/operations/storefronts/reader.ts";
import { checkLedger, topUp } from "#modules/money/balance/index.ts";
import { registerPaymentRoutes } from "#modules/money/payments/http.ts";
import { configuredProviders, type PayableView, type Payments } from "#modules/money/payments/index.ts";
import { type PaymentOptions, paymentsWith, preparePayments } from "#modules/money/payments/payments.ts";
import { lockRefundable, refundByStaff } from "#modules/money/payments/refunds/refund-by-staff.ts";
import { beginTopUp } from "#modules/money/payments/top-ups/top-up.ts";
import { createPayouts } from "#modules/money/payouts/index.ts";
import type { PayoutDeps } from "#modules/money/payouts/payout-deps.ts";
import type { OutgoingMail } from "#modules/operations/mail/index.ts";
import { createStorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import { findRecipient, lockRecipient } from "#modules/people/identity/index.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { type Database, openDatabase } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { Events } from "#platform/events/events.ts";
import { registerScope } from "#platform/http/register-scope.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import { simulatorAccess } from "#simulator/protocol.ts";
import { startSimulator } from "#simulator/start-simulator.ts";
import { createTestDatabase } from "#testing/database.ts";
import { checkPayments } from "#testing/invariants/check-payments.ts";
import { addMember } from "#testing/people/members.ts";
import { billPayable, createBills } from "./bills.ts";
import { chargesOf, pressAtTill } from "./payment-simulator.ts";

const ENGLISH = 1;

export interface ShopOptions {
  poolSize?: number;
  providerTimeoutMs?: number;
  checkAfterSeconds?: number;
}

/** Payments with their real adapters, the simulator behind these, and bills to pay. */
export async function openPayingShop(options: ShopOptions = {}) {
  const { poolSize = 16, providerTimeoutMs = 5_000, checkAfterSeconds = 600 } = options;
  const own = await createTestDatabase();
  const { db, close } = openDatabase(own.url, { poolSize, onIdleError: () => undefined });
  await createBills(db);
  let payments: Payments;
  const server = Fastify({ forceCloseConnections: true });
  await registerScope(server, (scope) =>
    registerPaymentRoutes(scope, { payments: { receive: (...raw) => payments.receive(...raw) } }),
  );
  const shopUrl = await server.listen({ port: 0, host: "127.0.0.1" });
  await db.execute(sql`update storefronts set app_url = ${shopUrl}`);
  const simulator = await startSimulator({ port: 0, shopUrl });
  const jobs = recordedJobs();
  const warnings: { message: string }[] = [];
  const warn = (details: object, message: string) => void warnings.push({ ...details, message });
  const events = new Events();
  const paymentOptions: PaymentOptions = {
    db,
    jobs,
    changes: { subscribe: () => {} },
    providers: configuredProviders({ ...simulatorAccess(simulator.url), checkAfterSeconds: undefined }),
    storefronts: await createStorefrontDirectory(db),
    convertFromEuro: (amount) => amount,
    log: { warn, error: warn },
    events,
    checkAfterSeconds,
    providerTimeoutMs,
  };
  const deps = await preparePayments(paymentOptions);
  payments = paymentsWith(deps, paymentOptions);
  const mails: OutgoingMail[] = [];
  const payoutDeps: PayoutDeps = {
    queueMail: async (_tx, mail) => void mails.push(mail),
    storefronts: paymentOptions.storefronts,
    payments,
    findRecipient,
    lockRecipient,
  };
  payments.registerPayable(billPayable);
  createPayouts({ ...payoutDeps, events });
  await payments.work();
  await payments.stop();
  return {
    db,
    url: own.url,
    payments: { ...payments, deps },
    payoutDeps,
    mails,
    jobs,
    shopUrl,
    simulatorUrl: simulator.url,
    warnings,
    close: async () => {
      await simulator.stop();
      await server.close();
      await close();
      await own.drop();
    },
  };
}

export type PayingShop = Awaited<ReturnType<typeof openPayingShop>>;

/** Jobs that run when a test drains them; one whose transaction was rolled back finds nothing to do. */
function recordedJobs() {
  let queued: object[] = [];
  let ran: object[] = [];
  let runJob: (payload: object) => Promise<void> = async () => {};
  const jobs: Pick<Jobs, "createQueue" | "enqueue" | "work"> = {
    createQueue: async () => {},
    enqueue: async (_tx, _job, payload) => void queued.push(payload),
    work: async (job, run) => {
      runJob = (payload) => run(job.payload.parse(payload));
    },
  };
  return {
    ...jobs,
    drain: async () => {
      ran = queued;
      queued = [];
      for (const payload of ran) await runJob(payload);
    },
    /** Runs the last jobs again, as after a failure. */
    again: async () => {
      for (const payload of ran) await runJob(payload);
    },
  };
}

export async function addCustomer({ db }: PayingShop, cents = 0): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (storefront_code, email, language_id)
    values ('lt', 'customer-' || gen_random_uuid() || '@example.com', ${ENGLISH}) returning id`);
  const userId = rows[0]?.id ?? 0;
  const processor = { id: 1, name: "Card", transactionId: `opening-${userId}` };
  const key = `opening:${userId}`;
  if (cents > 0)
    await topUp(db, { storefrontCode: "lt", currencyId: 1, key, userId, amount: fromMinor(cents), processor });
  return userId;
}

export async function balanceOf({ db }: PayingShop, userId: number): Promise<{ balance: Money; held: Money }> {
  const { rows } = await db.execute<{ balance: string; held: string }>(
    sql`select balance, held from ledger_accounts where kind = 'customer' and user_id = ${userId}`,
  );
  return { balance: money(Number(rows[0]?.balance ?? 0)), held: money(Number(rows[0]?.held ?? 0)) };
}

export function methodId({ payments }: PayingShop, provider: ProviderId): number {
  const storefront = payments.deps.storefront("lt");
  const found = payments
    .methodsFor(storefront, 1, { isSignedIn: true })
    .find(({ payment_processor_id }) => payment_processor_id === provider);
  return found?.id ?? 0;
}

export interface Attempt {
  provider?: ProviderId;
  cents: number;
  usesBalance?: boolean;
}

const visitor = Buffer.alloc(32, 7);

/** Begins a payment of a bill as its owner; one that cannot be begun is rolled back. */
export async function begin(shop: PayingShop, bill: PayableView, attempt: Attempt) {
  const { provider = PROVIDER.card, cents, usesBalance = false } = attempt;
  class Undo extends Error {}
  let refusal = "";
  const owner =
    bill.userId === null ? { userId: null, visitorHash: visitor } : { userId: bill.userId, visitorHash: null };
  try {
    return await transact(shop.db, async (tx) => {
      const begun = await shop.payments.beginPayment(tx, {
        payable: await billPayable.lock(tx, bill.id),
        paymentMethodId: methodId(shop, provider),
        option: null,
        usesBalance,
        owner,
        languageId: ENGLISH,
        total: fromMinor(cents),
      });
      if (begun.result === "begun") return begun;
      refusal = begun.result;
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return { result: refusal } as { result: "changed" | "unavailable" | "already_paid" };
    throw error;
  }
}

/** The same, up to the provider's page. */
export async function beginAndStart(shop: PayingShop, bill: PayableView, attempt: Attempt) {
  const begun = await begin(shop, bill, attempt);
  if (begun.result !== "begun") throw new Error(`The payment was not begun: ${begun.result}`);
  const started = await shop.payments.startPayment(begun);
  if (started.result !== "redirect") throw new Error(`The payment was not started: ${started.result}`);
  return { ...begun, redirectUrl: started.redirectUrl };
}

export async function paymentOf({ db }: PayingShop, reference: string) {
  const { rows } = await db.execute<{ state: string; captured: string; refunded: string; failure: string | null }>(
    sql`select * from payments where reference = ${reference}`,
  );
  return rows[0];
}

/** Waits until a payment is in a state; notifications come by themselves. */
export async function reaches(shop: PayingShop, reference: string, state: string): Promise<void> {
  await expect.poll(async () => (await paymentOf(shop, reference))?.state, { timeout: 10_000 }).toBe(state);
}

export async function eventsOf({ db }: PayingShop) {
  const { rows } = await db.execute<{ outcome: string; reason: string | null; kind: string; event_id: string }>(
    sql`select outcome, reason, kind, event_id from provider_events order by id`,
  );
  return rows;
}

const PROCESSORS = { stripe: PROVIDER.card, paypal: PROVIDER.wallet, paysera: PROVIDER.regional };

/** The invariants of money (I2, I3, I4, I5, I10). */
export async function expectMoneyInvariants(shop: PayingShop): Promise<void> {
  expect(await checkLedger(shop.db)).toEqual([]);
  const charges = (await chargesOf(shop))
    .filter(({ state }) => state === "succeeded")
    .map(({ provider, reference, amount, refunded, id }) => ({
      paymentProcessorId: PROCESSORS[provider],
      reference,
      transaction: id,
      amount: amount * 100,
      refunded: refunded * 100,
    }));
  expect(await checkPayments(shop.db, charges)).toEqual([]);
}

/** Makes a payment due for a check with its provider, and expires it if so wanted. */
export async function letTimePass({ db }: PayingShop, reference: string, { isExpired = false } = {}): Promise<void> {
  const past = sql`clock_timestamp() - interval '1 second'`;
  const isIt = sql`reference = ${reference}`;
  await db.execute(sql`update payments set check_after = ${past} where ${isIt} and check_after is not null`);
  if (isExpired) await db.execute(sql`update payments set expires_at = ${past} where ${isIt}`);
}

/** The context of a call, as far as payments use it. */
export function contextOf(shop: PayingShop, who: { userId?: number; key?: string } = {}): ReaderContext {
  const { userId, key = `key-${++lastKey}` } = who;
  const user = userId === undefined ? null : { id: userId, permissions: [] };
  const storefront = shop.payments.deps.storefront("lt");
  return {
    db: shop.db,
    storefront,
    reader: readerOf(storefront, { language: "en" }),
    user,
    client: { visitorToken: undefined, idempotencyKey: key },
    setVisitor: () => {},
  } as unknown as ReaderContext;
}

let lastKey = 0;

interface RefundByStaff {
  payment: string;
  amount?: Money | undefined;
  destination: "provider" | "balance";
  reason: string;
  key: string;
}

/** A top-up that its customer has paid on the provider's page; the reference of its payment. */
export async function paidTopUp(shop: PayingShop, userId: number, cents: number, provider: ProviderId = PROVIDER.card) {
  const input = { amount: fromMinor(cents), payment_method_id: methodId(shop, provider), option: null };
  const { payment, redirect_url } = await beginTopUp(shop.payments, contextOf(shop, { userId }), input);
  const reference = payment ?? "";
  await pressAtTill(shop, redirect_url ?? "");
  await reaches(shop, reference, "paid");
  return reference;
}

/** A refund that a member of staff asks for, in the transaction that a staff call has. */
export async function refundPayment({ db, payments: { deps } }: PayingShop, { payment, ...refund }: RefundByStaff) {
  const by = (await findMember(db)) ?? (await addMember(db));
  return transact(db, async (tx) =>
    refundByStaff(deps, tx, await lockRefundable(deps, tx, payment), { ...refund, by }),
  );
}

async function findMember(db: Database): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from staff_members limit 1`);
  return rows[0]?.id;
}
