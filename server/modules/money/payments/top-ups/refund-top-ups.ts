import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { PayoutShare, PayoutSource } from "#domain/money/balance/payout-shares.ts";
import { money } from "#domain/money/money/money.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { paymentAggregate } from "../attempts/payment-aggregate.ts";
import { type PaymentDeps, payableOf } from "../payment-deps.ts";
import { finishRefund } from "../refunds/finish-refund.ts";
import { requestRefund } from "../refunds/request-refund.ts";
import { payments, providerEvents, refunds, topUps } from "../tables.ts";

export interface TopUpOwner {
  storefrontCode: string;
  userId: number;
  currencyId: number;
}

/** The payment of a top-up as its owner sees it. */
export interface RefundableTopUp extends PayoutSource {
  /** Such as TU1. */
  number: string;
  paymentProcessorId: ProviderId;
}

/** The payments of a customer's top-ups of which something can be refunded, the newest first. */
export async function refundableTopUps(db: Database, owner: TopUpOwner): Promise<RefundableTopUp[]> {
  const found = await db
    .select({ payment: payments, topUpId: topUps.id })
    .from(payments)
    .innerJoin(topUps, and(eq(payments.payableKind, "top_up"), eq(payments.payableId, topUps.id)))
    .where(
      and(
        eq(topUps.userId, owner.userId),
        eq(topUps.storefrontCode, owner.storefrontCode),
        eq(topUps.currencyId, owner.currencyId),
        gt(payments.captured, payments.refunded),
        // A late payment was never on the balance.
        isNull(payments.failure),
      ),
    )
    .orderBy(desc(payments.id));
  return found.map(({ payment, topUpId }) => ({
    paymentId: payment.id,
    left: money(payment.captured - payment.refunded),
    number: numberOf("top_up", topUpId),
    paymentProcessorId: payment.paymentProcessorId,
  }));
}

/** The top-ups of certain payments, without the remaining amounts. */
export async function describeTopUps(db: Database, paymentIds: readonly number[]) {
  const { id, reference, paymentProcessorId, payableId } = payments;
  const found = await db
    .select({ paymentId: id, reference, paymentProcessorId, payableId })
    .from(payments)
    .where(isAny(id, paymentIds));
  return found.map(({ payableId: topUpId, ...payment }) => ({ ...payment, number: numberOf("top_up", topUpId) }));
}

export interface HeldShare extends PayoutShare {
  holdId: number;
}

export type TopUpRefund = [shares: readonly HeldShare[], why: Why];

interface Why {
  reason: string;
  /** The staff member who confirmed it. */
  by: number;
  /** The same key refunds once. */
  key: string;
}

/**
 * Refunds held shares of a balance to the payments that they came from; returns the refund ids by payment, or null when
 * a payment has too little left. Locks all payments in one order before anything is booked.
 */
export async function refundTopUps(
  deps: PaymentDeps,
  tx: Database,
  shares: readonly HeldShare[],
  why: Why,
): Promise<Map<number, number> | null> {
  const locked = [];
  for (const share of [...shares].sort((a, b) => a.paymentId - b.paymentId))
    locked.push(await lockShare(deps, tx, share));
  const refundIds = new Map<number, number>();
  for (const { share, ...refundable } of locked) {
    const { amount, holdId, paymentId } = share;
    const key = `${why.key}:${paymentId}`;
    const request = { amount, holdId, destination: "provider" as const, ...why, key };
    if ((await requestRefund(deps, tx, refundable, request)) !== "requested") return null;
    refundIds.set(paymentId, await refundIdOf(tx, `${key}:provider`));
  }
  return refundIds;
}

async function lockShare(deps: PaymentDeps, tx: Database, share: HeldShare) {
  const [found] = await tx
    .select({ topUpId: payments.payableId })
    .from(payments)
    .where(and(eq(payments.id, share.paymentId), eq(payments.payableKind, "top_up")));
  if (!found) throw new Error(`The payment ${share.paymentId} is no top-up's`);
  const view = await payableOf(deps, "top_up").lock(tx, found.topUpId);
  return { share, view, payment: await paymentAggregate.lock(tx, share.paymentId) };
}

async function refundIdOf(tx: Database, key: string): Promise<number> {
  const [refund] = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.idempotencyKey, key));
  if (!refund) throw new Error(`The refund ${key} was not written`);
  return refund.id;
}

/** The refunds among these that wait for staff, because their provider has no call for refunds. */
export async function refundsByHand(db: Database, refundIds: readonly number[]): Promise<Set<number>> {
  const waiting = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(
      providerEvents,
      and(
        eq(providerEvents.paymentId, refunds.paymentId),
        eq(providerEvents.eventId, sql`'refund:' || ${refunds.id}`),
        eq(providerEvents.reason, "refund_by_hand"),
      ),
    )
    .where(and(isAny(refunds.id, refundIds), eq(refunds.state, "requested")));
  return new Set(waiting.map(({ id }) => id));
}

export interface SentByHand {
  /** The staff member who sent the money; the reference is the bank's. */
  by: number;
  providerReference: string;
}

/** Ends a refund whose money staff have sent. */
export async function finishByHand(deps: PaymentDeps, tx: Database, refundId: number, sent: SentByHand): Promise<void> {
  const [refund] = await tx
    .select({ kind: payments.payableKind, payableId: payments.payableId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!refund) throw new Error(`There is no refund ${refundId}`);
  await payableOf(deps, refund.kind).lock(tx, refund.payableId);
  await finishRefund(deps, tx, refundId, sent.providerReference, sent.by);
}
