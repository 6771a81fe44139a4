import { inArray } from "drizzle-orm";
import { type Money, money, roundToMinor } from "../../../domain/money/money.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse, refuseFields } from "../../platform/calls/call-errors.ts";
import { signedIn } from "../../platform/calls/signed-in.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { inRetriedTransaction } from "../../platform/database/retried-transaction.ts";
import { type PaymentParts, payableOf } from "./payment-deps.ts";
import { findByReference, findPayment, lockPayment } from "./payment-store.ts";
import { requestRefund } from "./request-refund.ts";
import { refunds } from "./tables.ts";

interface RefundInput {
  payment: string;
  amount?: Money | undefined;
  destination: "provider" | "balance";
  reason: string;
}

/** Staff give back all of a payment or a part of it; asked again with the same key, nothing more goes back (T121). */
export async function refundByStaff(parts: PaymentParts, context: CallContext, input: RefundInput) {
  const by = signedIn(context).id;
  const found = await findByReference(context.db, input.payment);
  if (!found) throw refuse("not_found");
  const key = `staff:${by}:${context.client.idempotencyKey}`;
  await inRetriedTransaction(context.db, async (tx) => {
    const view = await payableOf(parts, found.payableKind).lock(tx, found.payableId);
    const payment = await lockPayment(tx, found.id);
    if (await isRequested(tx, key)) return;
    const isWhole = input.amount === undefined || input.amount === roundToMinor(input.amount);
    const amount = input.amount ?? money(payment.captured - payment.refunded);
    if (amount <= 0 || !isWhole) throw refuseFields({ amount: "payment.refund.amount" });
    const answer = await requestRefund(parts, tx, { payment, view }, { ...input, amount, by, key });
    if (answer !== "requested") throw refuseFields({ amount: REFUSALS[answer] });
  });
  const after = await findPayment(context.db, found.id);
  return { status: true as const, refunded: money(after?.refunded ?? 0), state: after?.state ?? found.state };
}

const REFUSALS = { too_much: "payment.refund.too-much", not_possible: "payment.refund.not-possible" } as const;

async function isRequested(tx: Database, key: string): Promise<boolean> {
  const keys = [`${key}:provider`, `${key}:balance`];
  return (await tx.$count(refunds, inArray(refunds.idempotencyKey, keys))) > 0;
}
