import { sql } from "drizzle-orm";
import { ENDED_CHECK_HOURS, PENDING_DAYS, START_SECONDS } from "#domain/money/payments/attempt-times.ts";
import type { ProviderState } from "#domain/money/payments/judge-event.ts";
import { isOpen } from "#domain/money/payments/payment-states.ts";
import { transact } from "#platform/database/transact.ts";
import { applyEvent } from "../notifications/apply-event.ts";
import { askProvider } from "../notifications/receive.ts";
import { type PaymentDeps, payableOf } from "../payment-deps.ts";
import { findPayable, readProviderPayment } from "../providers/provider-payment.ts";
import { REFUND_JOB } from "../refunds/request-refund.ts";
import { endPayment, waitAfterAttempt } from "./attempts.ts";
import { paymentAggregate } from "./payment-aggregate.ts";
import type { PaymentRow } from "./payment-store.ts";
import { startPayment } from "./start-payment.ts";

const BATCH = 50;
const FORGOTTEN_REFUND_MINUTES = 15;

/**
 * Asks providers about payments that have been silent for too long: notifications get lost, and processes die (F01,
 * F05). Several processes may do so at once; each payment is taken by one of them.
 */
export async function reconcile(deps: PaymentDeps): Promise<number> {
  await resumeRefunds(deps);
  let checked = 0;
  for (;;) {
    const ids = await takeDue(deps);
    await Promise.all(ids.map((id) => checkPayment(deps, id).catch((err) => warnOf(deps, id, err))));
    checked += ids.length;
    if (ids.length < BATCH) return checked;
  }
}

async function warnOf(deps: PaymentDeps, id: number, err: unknown): Promise<void> {
  const payment = await paymentAggregate.find(deps.db, id).catch(() => null);
  const provider = payment && deps.providers.get(payment.paymentProcessorId)?.name;
  deps.log.warn({ err, payment: payment?.reference ?? id, provider }, "a payment could not be checked");
}

/**
 * Takes the payments that are due for a check. A payment whose start was ended by a crash is due soon (F01). While a
 * payer is on the provider's page the interval stays short (F05); else it doubles with each check, up to a limit.
 */
async function takeDue({ db, checkAfterSeconds }: PaymentDeps): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payments set tries = tries + 1,
      check_after = clock_timestamp() + make_interval(secs => case state
        when 'created' then ${Math.min(START_SECONDS, checkAfterSeconds)}
        when 'redirected' then ${checkAfterSeconds}
        else ${checkAfterSeconds} * power(2, least(tries, 5)) end)
    where id in (
      select id from payments where check_after <= clock_timestamp() order by check_after limit ${BATCH}
      for update skip locked
    )
    returning id`);
  return rows.map(({ id }) => Number(id));
}

async function checkPayment(deps: PaymentDeps, id: number): Promise<void> {
  const payment = await paymentAggregate.find(deps.db, id);
  if (!payment) return;
  if (payment.state === "created") {
    if (await isOver(deps, payment)) await expire(deps, payment);
    else await startPayment(deps, { payment, payable: await findPayable(deps, payment) });
    return;
  }
  const provider = deps.providers.get(payment.paymentProcessorId);
  if (!provider) return;
  const event = await askProvider(deps, provider, payment);
  const state = event === "unknown" ? "open" : event.state;
  if (event !== "unknown" && state !== "open" && state !== "approved") await applyEvent(deps, provider, event);
  if (state === "open" && !isOpen(payment.state)) await provider.abandon(await readProviderPayment(deps, payment));
  if (!WAITING.includes(state)) await stopAsking(deps, id);
  else if (await isOver(deps, payment)) await expire(deps, payment);
}

const WAITING: readonly ProviderState[] = ["open", "approved", "pending"];

/** By the database's clock, which all processes share (F13). */
async function isOver({ db }: PaymentDeps, { id }: PaymentRow): Promise<boolean> {
  const { rows } = await db.execute<{ is_over: boolean }>(sql`
    select case
      when state = 'pending' then created_at + make_interval(days => ${PENDING_DAYS}) < clock_timestamp()
      when state in ('created', 'redirected') then expires_at < clock_timestamp()
      else updated_at + make_interval(hours => ${ENDED_CHECK_HOURS}) < clock_timestamp()
    end as is_over from payments where id = ${id}`);
  return rows[0]?.is_over === true;
}

async function expire(deps: PaymentDeps, { id, payableKind, payableId }: PaymentRow): Promise<void> {
  await transact(deps.db, async (tx) => {
    await payableOf(deps, payableKind).lock(tx, payableId);
    const payment = await paymentAggregate.lock(tx, id);
    if (!isOpen(payment.state)) return stopAsking({ db: tx }, id);
    await endPayment(tx, payment, { event: "expire", actor: "system" });
    await waitAfterAttempt(deps, tx, payment);
  });
}

async function stopAsking({ db }: Pick<PaymentDeps, "db">, id: number): Promise<void> {
  await db.execute(sql`update payments set check_after = null where id = ${id}`);
}

/** Enqueues refunds again whose jobs have failed for good. */
async function resumeRefunds({ db, jobs }: PaymentDeps): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id from refunds r
    where r.state = 'requested' and r.created_at < clock_timestamp() - make_interval(mins => ${FORGOTTEN_REFUND_MINUTES})
      and not exists (select from provider_events e where e.event_id = 'refund:' || r.id and e.outcome = 'parked')`);
  for (const { id } of rows) await jobs.enqueue(db, REFUND_JOB, { refundId: Number(id) });
}
