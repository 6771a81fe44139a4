import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { feeShares } from "#domain/money/invoices/fee-shares.ts";
import { add, type Money, money } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { Settlement } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import { lockDeclarations } from "../../parcels/index.ts";
import { type RequestRow, requestAggregate } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { REQUEST_EFFECT } from "../request-effects.ts";
import { forwardRequests, requestParcels } from "../tables.ts";
import { keepFee, markReturned, type ShareRow, sharesOf } from "./shares.ts";

/** Refunds an unused share once, after the payment is booked. */
export const RETURN_SHARE = defineJob({
  name: "forward-request-share",
  payload: z.object({ invoiceId: z.int(), requestId: z.int() }),
  keyOf: ({ invoiceId, requestId }) => `${invoiceId}:${requestId}`,
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 30,
});

type Deps = Pick<RequestDeps, "jobs" | "events" | "payments">;

/**
 * Applies the payment of a collective invoice: every request that still waits at its price is paid, in one transaction.
 * The share of a request that has ended, was paid by itself or has another price is refunded (F37). False when no request
 * waits.
 */
export async function settleShares(
  deps: Deps,
  tx: Database,
  invoice: { id: number; amount: Money },
  paid: Settlement,
): Promise<boolean> {
  const shares = await sharesOf(tx, invoice.id);
  // An invoice from staff may have several lines, none of them for a request.
  if (shares.length === 0) return true;
  const requests = await lockRequests(tx, shares);
  const isWaiting = ({ requestId, amount }: ShareRow) => {
    const request = requests.get(requestId);
    return request !== undefined && WAITING.includes(request.state) && request.dueTotal === amount;
  };
  if (!shares.some(isWaiting)) return false;
  const fees = feeShares(
    money(paid.captured - invoice.amount),
    shares.map(({ amount }) => amount),
  );
  for (const [index, share] of shares.entries()) {
    const fee = fees[index] ?? money(0);
    await keepFee(tx, share, fee);
    const request = requests.get(share.requestId);
    if (request && isWaiting(share)) await payRequest(deps, tx, request, { ...paid, invoiceId: invoice.id, fee });
    else await deps.jobs.enqueue(tx, RETURN_SHARE, { invoiceId: invoice.id, requestId: share.requestId });
  }
  await lockDeclarations(tx, await parcelsOf(tx, shares.filter(isWaiting)));
  return true;
}

const WAITING: readonly RequestRow["state"][] = ["awaiting_payment", "rehearsed"];

/** Locks by ascending id, as everywhere. */
async function lockRequests(tx: Database, shares: readonly ShareRow[]): Promise<Map<number, RequestRow>> {
  const ids = shares.map(({ requestId }) => requestId);
  const found = await tx
    .select()
    .from(forwardRequests)
    .where(inArray(forwardRequests.id, ids))
    .orderBy(forwardRequests.id)
    .for("update");
  return new Map(found.map((request) => [request.id, request]));
}

async function parcelsOf(tx: Database, shares: readonly ShareRow[]): Promise<number[]> {
  const found = await tx
    .select({ id: requestParcels.parcelId })
    .from(requestParcels)
    .where(
      inArray(
        requestParcels.requestId,
        shares.map(({ requestId }) => requestId),
      ),
    );
  return found.map(({ id }) => id);
}

async function payRequest(
  deps: Deps,
  tx: Database,
  request: RequestRow,
  { paymentId, captured, paymentProcessorId, invoiceId, fee }: Settlement & { invoiceId: number; fee: Money },
): Promise<void> {
  const moved = await requestAggregate.tryMove(
    tx,
    request,
    {
      event: "pay",
      actor: paymentProcessorId === PROVIDER.balance ? "customer" : "provider",
      details: { paymentId, captured, invoiceId },
      changes: { paidAt: sql`now()`, expiresAt: null, paidByInvoiceId: invoiceId, paymentFee: fee },
    },
    deps,
  );
  if (!moved) throw new Error(`The request ${request.id} cannot be paid where it is`);
  await deps.payments.endAttempts(tx, { kind: "forward_request", id: request.id }, "cancel");
}

/** Refunds a share to its source and mails the payer; a repeated run refunds nothing more (T121). */
export function returnShare(
  deps: Pick<RequestDeps, "db" | "jobs" | "payments">,
  { invoiceId, requestId }: { invoiceId: number; requestId: number },
): Promise<void> {
  return transact(deps.db, async (tx) => {
    const isNeeded = (await requestAggregate.find(tx, requestId))?.paidByInvoiceId === invoiceId;
    const share = isNeeded ? null : await markReturned(tx, invoiceId, requestId);
    if (!share) return;
    const amount = add(money(share.amount), money(share.fee));
    await deps.payments.refundShare(
      tx,
      { kind: "invoice", id: invoiceId },
      { amount, key: `share:${requestId}:${invoiceId}`, reason: "not needed any more", by: null },
    );
    await REQUEST_EFFECT.enqueue(deps, tx, {
      name: "payment-returned",
      requestId,
      amount,
      occasion: `invoice ${invoiceId}`,
    });
  });
}
