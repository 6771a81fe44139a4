import { eq, sql } from "drizzle-orm";
import { money } from "#domain/money/money/money.ts";
import { failpoint } from "#failpoints";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { paymentAggregate } from "../attempts/payment-aggregate.ts";
import type { PaymentRow } from "../attempts/payment-store.ts";
import { refundEnded } from "../events.ts";
import { parkRefund } from "../notifications/event-log.ts";
import type { PayableView } from "../payable.ts";
import { type PaymentDeps, payableOf } from "../payment-deps.ts";
import { ProviderFailure, type RefundResult } from "../providers/provider.ts";
import { readProviderPayment } from "../providers/provider-payment.ts";
import { payments, type RefundRow, refunds } from "../tables.ts";
import { undoRefund } from "./book-refund.ts";
import { finishRefund } from "./finish-refund.ts";
import { endRefund } from "./refund-store.ts";

/** Sends a refund by its provider; after a crash the repeated request is the same (T121, F02). */
export async function runRefund(deps: PaymentDeps, refundId: number): Promise<void> {
  const [refund] = await deps.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (refund?.state !== "requested") return;
  const payment = await paymentAggregate.find(deps.db, refund.paymentId);
  if (!payment) throw new Error(`The refund ${refundId} has no payment`);
  failpoint("refund.2-before-provider");
  const answer = await askProvider(deps, payment, refund);
  failpoint("refund.3-after-provider");
  await transact(deps.db, async (tx) => {
    const view = await payableOf(deps, payment.payableKind).lock(tx, payment.payableId);
    await writeDown(deps, tx, { payment, view, refund }, answer);
    failpoint("refund.4-before-commit");
  });
  failpoint("refund.5-after-commit");
}

async function writeDown(
  deps: PaymentDeps,
  tx: Database,
  { payment, view, refund }: { payment: PaymentRow; view: PayableView; refund: RefundRow },
  answer: RefundResult | "refused",
): Promise<void> {
  if (answer === "refused") return failRefund(deps, tx, { payment, view }, refund);
  if (answer.state === "by_hand") return void (await park(tx, payment, refund, "refund_by_hand"));
  return finishRefund(deps, tx, refund.id, answer.providerReference);
}

async function askProvider(
  deps: PaymentDeps,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<RefundResult | "refused"> {
  const provider = deps.providers.get(payment.paymentProcessorId);
  if (!provider) throw new Error(`The provider ${payment.paymentProcessorId} is not set up`);
  const providerPayment = await readProviderPayment(deps, payment);
  const { currency } = providerPayment;
  const reference = `${payment.reference}-${refund.id}`;
  try {
    return await provider.refund({ reference, amount: money(refund.amount), currency, payment: providerPayment });
  } catch (error) {
    await recordFailure(deps.db, refund.id, error);
    if (error instanceof ProviderFailure && error.isRefusal) return "refused";
    throw error;
  }
}

async function recordFailure(db: Database, refundId: number, error: unknown): Promise<void> {
  const lastError = error instanceof Error ? error.message : String(error);
  await db.update(refunds).set({ attempts: sql`tries + 1`, lastError }).where(eq(refunds.id, refundId));
}

/** Ends a refund that its provider refused: the money stays, and the refund is parked for staff. */
async function failRefund(
  deps: PaymentDeps,
  tx: Database,
  refundable: { payment: PaymentRow; view: PayableView },
  refund: RefundRow,
): Promise<void> {
  const { payment } = refundable;
  await paymentAggregate.lock(tx, payment.id);
  if (!(await endRefund(tx, refund.id, { event: "refuse", actor: "provider" }))) return;
  await tx
    .update(payments)
    .set({ refunded: sql`refunded - ${refund.amount}` })
    .where(eq(payments.id, payment.id));
  await park(tx, payment, refund, "refund_refused");
  await undoRefund(tx, refundable, refund);
  const payable = { kind: payment.payableKind, id: payment.payableId };
  await deps.events.publish(tx, refundEnded, {
    id: refund.id,
    isDone: false,
    key: refund.idempotencyKey,
    payable,
    by: null,
  });
}

const park = (tx: Database, payment: PaymentRow, refund: RefundRow, reason: "refund_by_hand" | "refund_refused") =>
  parkRefund(tx, payment, { name: String(refund.id), amount: money(refund.amount) }, reason);
