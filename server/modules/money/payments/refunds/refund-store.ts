import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Money } from "#domain/money/money/money.ts";
import type { RefundEvent } from "#domain/money/payments/refund-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import type { Move } from "#platform/state/move-state.ts";
import { isOf, type Named } from "../attempts/paid-for.ts";
import type { PaymentRow } from "../attempts/payment-store.ts";
import type { PayableKind } from "../payable.ts";
import { payments, type RefundRow, refunds } from "../tables.ts";
import { refundAggregate } from "./refund-aggregate.ts";

export interface RefundRequest {
  amount: Money;
  destination: "provider" | "balance";
  reason: string;
  /** The staff member who asked for it. */
  by: number | null;
  /** The same key refunds once. */
  key: string;
  /** The hold on the balance, where a top-up is refunded. */
  holdId?: number;
  /** The refunded payable, where several were paid together. */
  part?: { kind: PayableKind; id: number } | null;
}

export function insertRefund(tx: Database, { id }: PaymentRow, request: RefundRequest): Promise<RefundRow> {
  const values = {
    paymentId: id,
    destination: request.destination,
    amount: request.amount,
    reason: request.reason,
    idempotencyKey: `${request.key}:${request.destination}`,
    requestedBy: request.by,
    partKind: request.part?.kind ?? null,
    partId: request.part?.id ?? null,
  };
  const cause = { actor: request.by === null ? "system" : "staff", actorId: request.by } as const;
  return insertFirstState(tx, refundAggregate, values, cause);
}

/** Ends a refund that is still requested; null when it has ended already (T121). */
export function endRefund(
  tx: Database,
  id: number,
  move: Move<RefundEvent, typeof refunds>,
): Promise<RefundRow | null> {
  const changes = { ...move.changes, endedAt: sql`clock_timestamp()` };
  return refundAggregate.tryMove(tx, { id, state: "requested" }, { ...move, changes });
}

const keysOf = (key: string) => [`${key}:provider`, `${key}:balance`];

/** Whether a refund was requested by this key (T121). */
export async function isRequested(tx: Database, key: string): Promise<boolean> {
  return (await tx.$count(refunds, inArray(refunds.idempotencyKey, keysOf(key)))) > 0;
}

/** The keys of a payable's refused refunds. */
export async function refusedKeys(tx: Database, payable: Named): Promise<string[]> {
  const found = await tx
    .select({ key: refunds.idempotencyKey })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isOf(payable), eq(refunds.state, "failed")))
    .orderBy(desc(refunds.id));
  return found.map(({ key }) => key);
}

/** Whether a refund by this key has not ended yet. */
export async function isOpen(tx: Database, key: string): Promise<boolean> {
  const isIts = inArray(refunds.idempotencyKey, keysOf(key));
  return (await tx.$count(refunds, and(isIts, eq(refunds.state, "requested")))) > 0;
}
