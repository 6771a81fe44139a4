import { sql } from "drizzle-orm";
import {
  type CustomsSettlement,
  type CustomsTaken,
  settleCustoms as compareWithCharged,
} from "#domain/forwarding/forward-requests/customs-settlement.ts";
import { chargedFor } from "#domain/forwarding/forward-requests/request-price.ts";
import { add, type Money, roundToMinor } from "#domain/money/money/money.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { invoiceForRequest } from "../invoice-for-request.ts";
import { keepPapers } from "../papers/request-papers.ts";
import { type RequestRow, requestAggregate } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { REQUEST_EFFECT } from "../request-effects.ts";
import type { StaffCause } from "../staff-moves.ts";

interface Settled extends Pick<CustomsSettlement, "outcome" | "difference"> {
  request: RequestRow;
  /** The number of the invoice for the difference; null without an invoice, or when the customer was erased. */
  invoice: string | null;
}

/**
 * Compares the sums of customs with the price, once, and applies the outcome in the same transaction (I14). The request
 * is locked.
 */
export async function settleCustoms(
  deps: RequestDeps,
  tx: Database,
  request: RequestRow,
  taken: CustomsTaken,
  { staffId, note }: StaffCause,
): Promise<Settled> {
  assertSums(taken);
  if (request.customsSettledAt !== null) throw refuse("conflict");
  const { outcome, difference, lines } = settlementOf(deps, request, taken);
  const isReturned = outcome === "returned";
  // The invoice shows the sum due after packing: it is stored before that sum changes.
  await keepPapers(deps, tx, request);
  const cause = { actor: "staff", actorId: staffId, note } as const;
  const settled = await requestAggregate.move(
    tx,
    request,
    {
      event: "settle_customs",
      ...cause,
      details: { outcome, difference, ...taken },
      changes: {
        customsTaken: add(taken.duty, taken.importVat),
        customsSettledAt: sql`now()`,
        ...(isReturned ? { packedLines: [...lines], dueTotal: chargedFor(lines) } : {}),
      },
    },
    deps,
  );
  if (isReturned) await refundDifference(deps, tx, request, difference, staffId);
  const asked = {
    kind: "customs",
    text: "forwarding.customs.invoice-line",
    amount: difference,
    treatment: "disbursement",
  } as const;
  const invoice = outcome === "invoiced" ? await invoiceForRequest(deps, tx, request, asked, cause) : null;
  return { request: settled, outcome, difference, invoice };
}

function assertSums({ duty, importVat }: CustomsTaken): void {
  const isWrong = (amount: Money) => amount < 0 || amount !== roundToMinor(amount);
  if (isWrong(duty)) throw refuseFields({ duty: "payment.refund.amount" });
  if (isWrong(importVat)) throw refuseFields({ import_vat: "payment.refund.amount" });
}

function settlementOf({ customs, now }: RequestDeps, request: RequestRow, taken: CustomsTaken): CustomsSettlement {
  const lines = request.packedLines ?? request.agreedLines;
  const fees = customs.feesIn(request.currencyId, now().toISOString().slice(0, 10));
  if (!lines || !fees) throw refuse("conflict");
  return compareWithCharged(lines, taken, fees);
}

async function refundDifference(
  deps: RequestDeps,
  tx: Database,
  request: RequestRow,
  amount: Money,
  staffId: number,
): Promise<void> {
  const { id } = request;
  const refund = { amount, reason: "customs took less", by: staffId, key: `customs:${id}` };
  const refunded = await deps.payments.refundPart(tx, { kind: "forward_request", id }, refund);
  if (refunded > 0)
    await REQUEST_EFFECT.enqueue(deps, tx, { name: "customs-returned", requestId: id, amount: refunded });
}
