import { sql } from "drizzle-orm";
import { REQUEST_PHASES, type RequestPhase } from "#domain/forwarding/forward-requests/request-states.ts";
import type { LandedLine } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { add, type Money, money, ZERO } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import {
  definePayable,
  type PaidThrough,
  type PayableCharge,
  type PayableView,
  paidBy,
  refundMove,
  type Settlement,
} from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { companySuites } from "../parcels/index.ts";
import { chargesFor } from "./draft/charge-key.ts";
import { type RequestRow, requestAggregate } from "./request-aggregate.ts";
import { type EffectDeps, REQUEST_EFFECT } from "./request-effects.ts";
import { freeParcels } from "./stop-request.ts";
import { forwardRequests } from "./tables.ts";
import { sharesOf } from "./together/shares.ts";

/** A forward request as payments see it (PAYMENT-02). */
export const requestPayable = (deps: EffectDeps) =>
  definePayable("forward_request", {
    rows: requestAggregate,
    takesBalance: true,
    number: (id) => orderNumber("forward_request", id),
    state: ({ state }) => payableState(state),
    due: ({ dueTotal }) => dueTotal,
    idsOfCompany: (db, companyId) =>
      sql`select id from ${forwardRequests} where suite_id in ${companySuites(db, companyId)}`,
    settle: (tx, id, settlement) => settleRequest(deps, tx, id, settlement),
    paidThrough,
    recordRefund: (tx, id, sums) => recordRefund(deps, tx, id, sums),
    notifyRefunded: (tx, requestId, { paymentId, amount }) => {
      const occasion = `payment ${paymentId}`;
      return REQUEST_EFFECT.enqueue(deps, tx, { name: "payment-returned", requestId, amount, occasion });
    },
    lines: async () => [],
    charges: chargesOf,
  });

/** The request's share of a collective invoice, or of the quote that its goods were bought for. */
async function paidThrough(tx: Database, requestId: number): Promise<PaidThrough | null> {
  const request = await requestAggregate.find(tx, requestId);
  if (!request) return null;
  // The payment of the quote includes the goods.
  if (request.quoteId !== null) return { kind: "quote", id: request.quoteId, share: sumOf(request.agreedLines ?? []) };
  if (request.paidByInvoiceId === null) return null;
  const id = request.paidByInvoiceId;
  const share = (await sharesOf(tx, id)).find((each) => each.requestId === requestId);
  return { kind: "invoice", id, share: share ? add(money(share.amount), money(share.fee)) : ZERO };
}

const sumOf = (lines: readonly LandedLine[]): Money => lines.reduce((sum, { amount }) => add(sum, amount), ZERO);

/** When a step lowered the due sum, the mail of that step already names the refund. */
async function recordRefund(
  deps: EffectDeps,
  tx: Database,
  id: number,
  { captured, refunded }: { captured: Money; refunded: Money },
): Promise<void> {
  const request = await requestAggregate.lock(tx, id);
  const move = refundMove({ captured, refunded });
  const isKnown = captured - refunded === (request.dueTotal ?? 0) + request.paymentFee;
  const moved = await requestAggregate.tryMove(tx, request, move, isKnown ? null : deps);
  // A request that was refunded in full before it left is not forwarded.
  if (moved?.state === "refunded" && REQUEST_PHASES[request.state] === "in_warehouse") await freeParcels(tx, id);
}

const PAYABLE_STATES: Readonly<Record<Exclude<RequestPhase, "unpaid">, PayableView["state"]>> = {
  in_warehouse: "paid",
  with_carrier: "paid",
  delivered: "paid",
  stopped: "closed",
};

/** A draft has no agreed price, and a request in rehearsal has no exact price yet. */
function payableState(state: RequestRow["state"]): PayableView["state"] {
  const phase = REQUEST_PHASES[state];
  if (phase !== "unpaid") return PAYABLE_STATES[phase];
  return state === "awaiting_payment" || state === "rehearsed" ? "unpaid" : "closed";
}

/**
 * The declarations are locked since the submission (I16, I23). An expired request refuses, and the money is refunded
 * (F35).
 */
async function settleRequest(deps: EffectDeps, tx: Database, id: number, paid: Settlement) {
  const move = { event: "pay", ...paidBy(paid), changes: { paidAt: sql`now()`, expiresAt: null } } as const;
  const pay = (state: RequestRow["state"]) => requestAggregate.tryMove(tx, { id, state }, move, deps);
  if (!(await pay("awaiting_payment")) && !(await pay("rehearsed"))) return "refused";
  return "settled";
}

async function chargesOf(db: Database, id: number): Promise<PayableCharge[]> {
  const request = await requestAggregate.find(db, id);
  const lines = request?.packedLines ?? request?.agreedLines ?? [];
  return chargesFor(lines, { isCeiling: !request?.packedLines });
}
