import { type Money, money, roundToMinor } from "#domain/money/money/money.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { paymentAggregate } from "../attempts/payment-aggregate.ts";
import { findByReference, type PaymentRow } from "../attempts/payment-store.ts";
import type { PayableView } from "../payable.ts";
import { type PaymentDeps, payableOf } from "../payment-deps.ts";
import { isRequested } from "./refund-store.ts";
import { requestRefund } from "./request-refund.ts";

interface Refundable {
  payment: PaymentRow;
  view: PayableView;
}

interface StaffRefund {
  amount?: Money | undefined;
  destination: "provider" | "balance";
  reason: string;
  /** The staff member. */
  by: number;
  /** The same key refunds once. */
  key: string;
}

/** Locks a payment and its payable until the transaction ends. */
export async function lockRefundable(deps: PaymentDeps, tx: Database, reference: string): Promise<Refundable> {
  const found = await findByReference(tx, reference);
  if (!found) throw refuse("not_found");
  const view = await payableOf(deps, found.payableKind).lock(tx, found.payableId);
  return { view, payment: await paymentAggregate.lock(tx, found.id) };
}

/** Refunds a payment, all or a part of it; the same key refunds once (T121). */
export async function refundByStaff(deps: PaymentDeps, tx: Database, refundable: Refundable, refund: StaffRefund) {
  const { payment } = refundable;
  if (!(await isRequested(tx, refund.key))) await request(deps, tx, refundable, refund);
  const after = await paymentAggregate.find(tx, payment.id);
  return { status: true as const, refunded: money(after?.refunded ?? 0), state: after?.state ?? payment.state };
}

/** All that is left of a payment, where no amount is asked for. */
export const refundedAmount = ({ captured, refunded }: PaymentRow, asked: Money | undefined): Money =>
  asked ?? money(captured - refunded);

async function request(deps: PaymentDeps, tx: Database, refundable: Refundable, refund: StaffRefund): Promise<void> {
  const isWhole = refund.amount === undefined || refund.amount === roundToMinor(refund.amount);
  const amount = refundedAmount(refundable.payment, refund.amount);
  if (amount <= 0 || !isWhole) throw refuseFields({ amount: "payment.refund.amount" });
  const answer = await requestRefund(deps, tx, refundable, { ...refund, amount });
  if (answer !== "requested") throw refuseFields({ amount: REFUSALS[answer] });
}

const REFUSALS = { too_much: "payment.refund.too-much", not_possible: "payment.refund.not-possible" } as const;
