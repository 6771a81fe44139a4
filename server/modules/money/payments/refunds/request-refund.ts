import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { type Money, money, ZERO } from "#domain/money/money/money.ts";
import { divideRefund } from "#domain/money/payments/attempt-price.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { failpoint } from "#failpoints";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { isOf, type Named, paidFor, refundableOf } from "../attempts/paid-for.ts";
import type { PaymentRow } from "../attempts/payment-store.ts";
import type { PayableView } from "../payable.ts";
import { type PaymentDeps, payableOf } from "../payment-deps.ts";
import { payments, refunds } from "../tables.ts";
import { bookRefund, creditBalance } from "./book-refund.ts";
import { finishRefund } from "./finish-refund.ts";
import { insertRefund, isRequested, type RefundRequest } from "./refund-store.ts";

export const REFUND_JOB = defineJob({
  name: "refund-payment",
  payload: z.object({ refundId: z.int() }),
  keyOf: ({ refundId }) => String(refundId),
  retries: 12,
  firstRetryAfterSeconds: 5,
  longestRetryAfterSeconds: 3_600,
  expiresAfterSeconds: 120,
});

export type RefundAnswer = "requested" | "too_much" | "not_possible";

/**
 * Requests a refund of at most the captured amount, however many ask at once (T121). A job sends the provider's part; a
 * balance gets its part at once. Wants the payable and the payment locked.
 */
export async function requestRefund(
  deps: PaymentDeps,
  tx: Database,
  refundable: { payment: PaymentRow; view: PayableView },
  request: RefundRequest,
): Promise<RefundAnswer> {
  const { payment } = refundable;
  const atProvider = await leftAtProvider(tx, payment);
  const share =
    request.destination === "provider"
      ? divideRefund(request.amount, atProvider)
      : { provider: money(0), balance: request.amount };
  if (share.balance > 0 && (payment.userId === null || payment.payableKind === "top_up")) return "not_possible";
  if (!(await setAside(tx, payment, request.amount))) return "too_much";
  if (share.provider > 0) {
    const refund = await insertRefund(tx, payment, { ...request, destination: "provider", amount: share.provider });
    if (!(await bookRefund(tx, refundable, refund, request.holdId))) return "not_possible";
    await deps.jobs.enqueue(tx, REFUND_JOB, { refundId: refund.id });
  }
  if (share.balance > 0) {
    const refund = await insertRefund(tx, payment, { ...request, destination: "balance", amount: share.balance });
    await creditBalance(tx, refundable, refund);
    await finishRefund(deps, tx, refund.id, null);
  }
  failpoint("refund.1-requested");
  return "requested";
}

async function leftAtProvider(tx: Database, payment: PaymentRow): Promise<Money> {
  const [sent] = await tx
    .select({ total: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), eq(refunds.destination, "provider"), ne(refunds.state, "failed")));
  return money(payment.amount - Number(sent?.total ?? 0));
}

async function setAside(tx: Database, { id }: PaymentRow, amount: Money): Promise<boolean> {
  const { rowCount } = await tx
    .update(payments)
    .set({ refunded: sql`refunded + ${amount}`, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(payments.id, id), sql`refunded + ${amount} <= captured`));
  return rowCount === 1;
}

/** Refunds all remaining money of a payable to where it came from. */
export async function refundAll(
  deps: PaymentDeps,
  tx: Database,
  payable: Named,
  why: { reason: string; by: number | null },
): Promise<void> {
  const { kind, id } = payable;
  const view = await payableOf(deps, kind).lock(tx, id);
  const { payer, part, left } = await paidFor(deps, tx, payable);
  if (part) return refundShare(deps, tx, payer, { ...why, amount: left, key: `all:${kind}:${id}`, part });
  const paid = await tx
    .select()
    .from(payments)
    .where(and(isOf(payable), sql`refunded < captured`))
    .for("update");
  for (const payment of paid) {
    const amount = money(payment.captured - payment.refunded);
    const key = `all:${payment.reference}:${payment.refunded}`;
    await requestRefund(deps, tx, { payment, view }, { ...why, amount, destination: "provider", key });
  }
}

/**
 * Refunds a part of a payable's money, by default to where it came from; the same key once (T121). Staff or a claim may
 * have refunded some before: it is at most what they left. Returns the refunded amount.
 */
export async function refundPart(
  deps: PaymentDeps,
  tx: Database,
  payable: Named,
  refund: Omit<RefundRequest, "destination"> & Partial<Pick<RefundRequest, "destination">>,
): Promise<Money> {
  await payableOf(deps, payable.kind).lock(tx, payable.id);
  if (await isRequested(tx, refund.key)) return ZERO;
  const { payer, part, left } = await paidFor(deps, tx, payable);
  const amount = money(Math.min(refund.amount, left));
  if (amount <= 0) return ZERO;
  const answer = await refundFrom(deps, tx, payer, { destination: "provider", ...refund, amount, part });
  if (answer !== "requested")
    throw new Error(`${numberOf(payable.kind, payable.id)} cannot be refunded ${amount}: ${answer}`);
  return amount;
}

/** Refunds one payable's share of a common payment, or what staff have left of it. */
export async function refundShare(
  deps: PaymentDeps,
  tx: Database,
  payable: Named,
  refund: Omit<RefundRequest, "destination">,
): Promise<void> {
  const amount = money(Math.min(refund.amount, await refundableOf(tx, payable)));
  if (amount > 0) await refundFrom(deps, tx, payable, { ...refund, amount, destination: "provider" });
}

async function refundFrom(
  deps: PaymentDeps,
  tx: Database,
  payable: Named,
  refund: RefundRequest,
): Promise<RefundAnswer> {
  const view = await payableOf(deps, payable.kind).lock(tx, payable.id);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(isOf(payable), isNull(payments.failure), sql`captured - refunded >= ${refund.amount}`))
    .for("update");
  if (!payment) return "too_much";
  // A payer by link without an account has no balance to credit.
  const destination = payment.userId === null ? "provider" : refund.destination;
  return requestRefund(deps, tx, { payment, view }, { ...refund, destination });
}
