import type { StaffPayment } from "#contracts/staff/money/payments.ts";
import { money } from "#domain/money/money/money.ts";
import { maskedEmail } from "#domain/people/identity/masked.ts";
import { findRecipient } from "#modules/people/identity/index.ts";
import { memberNames, rowTimeline } from "#modules/people/staff/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { moneyEntries, paymentSubjects } from "../attempts/money-timeline.ts";
import { paymentAggregate } from "../attempts/payment-aggregate.ts";
import { findByReference, type PaymentRow } from "../attempts/payment-store.ts";
import { presentAttempts, presentRefund } from "../attempts/present-attempts.ts";
import { type Attempt, readAttempts } from "../attempts/read-attempts.ts";
import { presentReports } from "../notifications/staff-reports.ts";
import type { PayableView } from "../payable.ts";
import { type PaymentDeps, payableOf } from "../payment-deps.ts";
import { presentRows } from "./staff-rows.ts";

type Deps = Pick<PaymentDeps, "storefront" | "payables">;

/** One payment with what its provider reported, so that both can be compared. */
export async function getForStaff(deps: Deps, context: StaffCallContext, reference: string): Promise<StaffPayment> {
  const { db } = context;
  const payment = await findInScope(context, reference);
  const [[row], attempts, payable, reports] = await Promise.all([
    presentRows(deps, context, [payment]),
    readAttempts(db, { kind: payment.payableKind, id: payment.payableId }),
    payableOf(deps, payment.payableKind).find(db, payment.payableId),
    presentReports(db, payment.id),
  ]);
  const [own, others] = [attempts.filter(isOf(payment)), attempts.filter((attempt) => !isOf(payment)(attempt))];
  if (!row) throw refuse("not_found");
  return {
    ...row,
    from_balance: money(payment.balanceAmount),
    fee: money(payment.fee),
    option: payment.paymentOption,
    provider_reference: payment.providerReference,
    provider_transaction: payment.providerTransaction,
    expires_at: payment.expiresAt.toISOString(),
    customer: await customerOf(db, payment, payable),
    due: payable && { amount: payable.due, state: payable.state },
    refunds: await presentRefunds(db, own),
    reports,
    others: presentAttempts(others, row.currency),
    timeline: await timelineOf(db, payment, own),
  };
}

const isOf =
  ({ id }: PaymentRow) =>
  ({ payment }: Attempt) =>
    payment.id === id;

async function findInScope(context: StaffCallContext, reference: string): Promise<PaymentRow> {
  const payment = await findByReference(context.db, reference);
  if (!payment) throw refuse("not_found");
  context.concerns({ name: `payment:${reference}`, storefronts: [payment.storefrontCode] });
  return payment;
}

/** The payer's account, or the address that a guest left. */
async function customerOf(db: Database, { userId }: PaymentRow, payable: PayableView | null) {
  const account = userId === null ? null : await findRecipient(db, userId);
  const email = account?.email ?? payable?.email ?? "";
  const name = account ? `${account.firstName} ${account.lastName}`.trim() : "";
  return email === "" ? null : { name, email: maskedEmail(email) };
}

async function presentRefunds(db: Database, attempts: readonly Attempt[]): Promise<StaffPayment["refunds"]> {
  const made = attempts.flatMap(({ refunds }) => refunds);
  const names = await memberNames(
    db,
    made.flatMap(({ refund }) => refund.requestedBy ?? []),
  );
  return made.map((each) => ({
    ...presentRefund(each),
    reason: each.refund.reason,
    by: names.get(each.refund.requestedBy ?? 0) ?? null,
    ended_at: each.refund.endedAt?.toISOString() ?? null,
  }));
}

/** The payment's own status events say what its refunds did, and each refund says who asked for it. */
async function timelineOf(db: Database, { id }: PaymentRow, own: readonly Attempt[]) {
  const [history, money] = await Promise.all([paymentAggregate.history(db, id), moneyEntries(db, own)]);
  const causes = money.filter(({ kind }) => kind === "refund");
  return rowTimeline(db, { history, causes, subjects: paymentSubjects(own) });
}
