import { eq, sql } from "drizzle-orm";
import { outcomeOf } from "#domain/money/payments/payment-outcome.ts";
import { isOpen } from "#domain/money/payments/payment-states.ts";
import { failpoint } from "#failpoints";
import { transact } from "#platform/database/transact.ts";
import type { PayableView } from "../payable.ts";
import { type PaymentDeps, payableOf } from "../payment-deps.ts";
import type { StartablePayment, StartResult } from "../payment-service.ts";
import type { StartedPayment } from "../providers/provider.ts";
import { toProviderPayment } from "../providers/provider-payment.ts";
import { payments } from "../tables.ts";
import { endPayment, waitAfterAttempt } from "./attempts.ts";
import { paymentAggregate } from "./payment-aggregate.ts";
import { type PaymentRow, recordRedirect } from "./payment-store.ts";

/**
 * Asks the provider for its page, without holding a transaction or a connection (F10). The payment's reference is the
 * idempotency key, so that a repeat after a crash is the same request (F01).
 */
export async function startPayment(deps: PaymentDeps, { payment, payable }: StartablePayment): Promise<StartResult> {
  const started = await askProvider(deps, payment, payable).catch((err) => {
    const provider = deps.providers.get(payment.paymentProcessorId)?.name;
    deps.log.warn({ err, payment: payment.reference, provider }, "a payment could not be started");
    return null;
  });
  failpoint("pay.5-after-provider-call");
  const after = started ? await saveStart(deps, payment, started) : await giveUp(deps, payment);
  failpoint("pay.6-after-save");
  return resultOf(after);
}

async function askProvider(deps: PaymentDeps, payment: PaymentRow, payable: PayableView): Promise<StartedPayment> {
  const provider = deps.providers.get(payment.paymentProcessorId);
  if (!provider) throw new Error(`The provider ${payment.paymentProcessorId} is not set up`);
  return provider.start(toProviderPayment(deps, payment, payable));
}

/** Stores the provider's page, unless a notification or another tab has moved the payment meanwhile (F04). */
async function saveStart(
  { db, checkAfterSeconds }: PaymentDeps,
  payment: PaymentRow,
  started: StartedPayment,
): Promise<PaymentRow> {
  const { providerReference } = started;
  const redirected = await recordRedirect(db, payment.id, started, checkAfterSeconds);
  if (redirected) return redirected;
  // The provider's reference is stored in any case, because look-ups need it.
  const [kept] = await db
    .update(payments)
    .set({ providerReference: sql`coalesce(${payments.providerReference}, ${providerReference})` })
    .where(eq(payments.id, payment.id))
    .returning();
  if (!kept) throw new Error(`There is no payment ${payment.id}`);
  return kept;
}

function giveUp(deps: PaymentDeps, { id, payableKind, payableId }: PaymentRow): Promise<PaymentRow> {
  return transact(deps.db, async (tx) => {
    await payableOf(deps, payableKind).lock(tx, payableId);
    const payment = await paymentAggregate.lock(tx, id);
    if (payment.state !== "created") return payment;
    await endPayment(tx, payment, { event: "fail", actor: "system", changes: { failure: "unavailable" } });
    await waitAfterAttempt(deps, tx, payment);
    return { ...payment, state: "failed" };
  });
}

function resultOf({ state, redirectUrl, reference }: PaymentRow): StartResult {
  if (outcomeOf[state] === "paid") return { result: "done", reference };
  const mayBePaid = isOpen(state) && redirectUrl !== null;
  return mayBePaid ? { result: "redirect", redirectUrl, reference } : { result: "unavailable", reference };
}
