import type { ProviderId } from "#domain/money/payments/provider.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { CallLog } from "#platform/calls/call-context.ts";
import type { ChangeFeed } from "#platform/database/change-feed.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Events } from "#platform/events/events.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import { endAttempt } from "./attempts/attempts.ts";
import { beginPayment } from "./attempts/begin-payment.ts";
import { hasBalance, lockPaid, paidFor } from "./attempts/paid-for.ts";
import { payFromBalance } from "./attempts/pay-from-balance.ts";
import { reconcile } from "./attempts/reconcile.ts";
import { isOfCompany, spentSince } from "./attempts/spent-since.ts";
import { startPayment } from "./attempts/start-payment.ts";
import { createPaymentCalls } from "./calls.ts";
import { type Received, receive } from "./notifications/receive.ts";
import type { Payable, PayableKind } from "./payable.ts";
import {
  type ConvertFromEuro,
  currencyOf,
  type IsOwnCheckout,
  type PayerLimits,
  type PaymentDeps,
  payableOf,
} from "./payment-deps.ts";
import type { PaymentService } from "./payment-service.ts";
import { type GuardedProvider, guardProvider } from "./providers/guard-provider.ts";
import { createMethodRegistry } from "./providers/method-registry.ts";
import type { PaymentProvider, RawNotification } from "./providers/provider.ts";
import { REFUND_JOB, refundAll, refundPart, refundShare } from "./refunds/request-refund.ts";
import { runRefund } from "./refunds/run-refund.ts";
import { createStaffPaymentCalls } from "./staff-calls.ts";
import { finishByHand, refundTopUps } from "./top-ups/refund-top-ups.ts";
import { topUpPayable } from "./top-ups/top-up-payable.ts";

const PROVIDER_TIMEOUT_MS = 20_000;
/** Less than the five minutes in which a payment whose notification was lost has to be found (F05). */
const CHECK_AFTER_SECONDS = 240;
/** A start that was ended by a crash has to be found within a minute (F01). */
const LONGEST_ROUND_SECONDS = 10;

export interface PaymentOptions {
  db: Database;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work">;
  changes: Pick<ChangeFeed, "subscribe">;
  providers: readonly PaymentProvider[];
  storefronts: { all(): StorefrontProfile[] };
  convertFromEuro: ConvertFromEuro;
  events: Pick<Events, "publish">;
  log: CallLog;
  checkAfterSeconds?: number | undefined;
  providerTimeoutMs?: number;
}

/** The service with its dependencies, for this module's own calls. */
export interface PaymentInternals extends PaymentService {
  deps: PaymentDeps;
}

export interface Payments extends PaymentService {
  calls: ReturnType<typeof createPaymentCalls>;
  staffCalls: ReturnType<typeof createStaffPaymentCalls>;
  receive(providerId: ProviderId, raw: RawNotification): Promise<Received>;
  /** Asks providers about payments that have been silent for too long; returns how many there were. */
  reconcile(): Promise<number>;
  /** Starts the worker of refunds and the rounds of reconciliation, the first at once. */
  work(): Promise<void>;
  stop(): Promise<void>;
  /** Called by each module that has a kind of payable, when it is opened. */
  registerPayable(payable: Payable): void;
  /** Limits above which a payment needs an approval. */
  registerLimits(limits: PayerLimits): void;
  /** How to recognise the checkout of a visitor: its page asks for the payment before there is an order. */
  registerCheckouts(isOwn: IsOwnCheckout): void;
}

/** Payments of all kinds of payables, by all providers (PAYMENT-02). */
export async function createPayments(given: PaymentOptions): Promise<Payments> {
  return paymentsWith(await preparePayments(given), given);
}

export function paymentsWith(deps: PaymentDeps, given: PaymentOptions): Payments {
  const { checkAfterSeconds } = deps;
  const rounds = repeatedly(() => reconcile(deps), Math.min(checkAfterSeconds, LONGEST_ROUND_SECONDS), deps.log);
  given.changes.subscribe((tag) => {
    if (tag === "commerce" || tag === "*")
      void deps.methods.reload().catch((err) => deps.log.warn({ err }, "payment methods could not be read"));
  });
  const service: PaymentService = {
    methodsFor: (storefront, currencyId, payer) =>
      deps.methods.list(storefront, currencyOf(storefront, currencyId), payer),
    providersOf: (storefront) => deps.methods.providersOf(storefront),
    findMethod: (storefront, currencyId, id) => deps.methods.find(storefront, currencyOf(storefront, currencyId), id),
    beginPayment: (tx, payment) => beginPayment(deps, tx, payment),
    startPayment: (begun) => startPayment(deps, begun),
    payFromBalance: (tx, payment) => payFromBalance(deps, tx, payment),
    findPayable: (db, { kind, id }) => payableOf(deps, kind).find(db, id),
    findPurchase: async (db, { kind, id }) => (await payableOf(deps, kind).purchase?.(db, id)) ?? null,
    spentSince: (db, of) => spentSince(deps, db, of),
    isOfCompany: (db, payable, companyId) => isOfCompany(deps, db, payable, companyId),
    endAttempts: (tx, payable, event) => endAttempt(tx, payable, event, { actor: "system" }),
    refundAll: (tx, payable, why) => refundAll(deps, tx, payable, why),
    refundTopUps: (tx, ...given) => refundTopUps(deps, tx, ...given),
    finishByHand: (tx, refundId, sent) => finishByHand(deps, tx, refundId, sent),
    lockPaid: (tx, payable) => lockPaid(deps, tx, payable),
    hasBalance: (db, payable) => hasBalance(deps, db, payable),
    refundableOf: async (db, payable) => (await paidFor(deps, db, payable)).left,
    refundPart: (tx, payable, refund) => refundPart(deps, tx, payable, refund),
    refundShare: (tx, payable, refund) => refundShare(deps, tx, payable, refund),
  };
  return {
    ...service,
    calls: createPaymentCalls({ ...service, deps }),
    registerPayable: (payable) => void deps.payables.set(payable.kind, payable),
    registerLimits: (limits) => void deps.limits.push(limits),
    registerCheckouts: (isOwn) => void deps.checkouts.push(isOwn),
    staffCalls: createStaffPaymentCalls(deps),
    receive: (providerId, raw) => receive(deps, providerId, raw),
    reconcile: () => reconcile(deps),
    work: async () => {
      await given.jobs.work(REFUND_JOB, ({ refundId }) => runRefund(deps, refundId));
      rounds.begin();
    },
    stop: rounds.stop,
  };
}

export async function preparePayments(given: PaymentOptions): Promise<PaymentDeps> {
  const { db, jobs, events, log, convertFromEuro, checkAfterSeconds = CHECK_AFTER_SECONDS } = given;
  const timeoutMs = given.providerTimeoutMs ?? PROVIDER_TIMEOUT_MS;
  const providers = new Map<ProviderId, GuardedProvider>(
    given.providers.map((provider) => [provider.id, guardProvider(provider, { timeoutMs })]),
  );
  await jobs.createQueue(REFUND_JOB);
  const storefront = (code: string) => {
    const found = given.storefronts.all().find((profile) => profile.code === code);
    if (!found) throw new Error(`There is no storefront ${code}`);
    return found;
  };
  const methods = await createMethodRegistry({ db, providers, convertFromEuro });
  return {
    db,
    jobs,
    payables: new Map<PayableKind, Payable>([[topUpPayable.kind, topUpPayable]]),
    providers,
    methods,
    storefront,
    checkAfterSeconds,
    events,
    limits: [],
    checkouts: [],
    log,
  };
}

/** Runs one round after the other, the first at once; `stop` waits for the running round. */
function repeatedly(round: () => Promise<unknown>, everySeconds: number, log: CallLog) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const run = () => {
    running = round()
      .then(
        () => {},
        (err) => log.warn({ err }, "payments could not be checked"),
      )
      .then(() => {
        if (!isStopped) timer = setTimeout(run, everySeconds * 1_000);
      });
  };
  return {
    begin: run,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
