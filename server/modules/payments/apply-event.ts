import { and, eq, ne, sql } from "drizzle-orm";
import { failpoint } from "#failpoints";
import { money } from "../../../domain/money/money.ts";
import { judgeEvent, type Verdict } from "../../../domain/payments/judge-event.ts";
import type { PaymentEvent } from "../../../domain/payments/payment-states.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { inRetriedTransaction } from "../../platform/database/retried-transaction.ts";
import { endPayment } from "./attempts.ts";
import { noteEvent } from "./event-log.ts";
import type { GuardedProvider } from "./guard-provider.ts";
import { noteOutsideRefund } from "./outside-refund.ts";
import type { Payable, PayableView } from "./payable.ts";
import { currencyOf, type PaymentParts, payableOf } from "./payment-deps.ts";
import { findReported, lockPayment, movePayment, type PaymentRow } from "./payment-store.ts";
import type { ProviderEvent } from "./provider.ts";
import { payments } from "./tables.ts";
import { takeMoney } from "./take-money.ts";

export type Applied = Verdict["outcome"] | "repeated";

/**
 * The only way in which what a provider says changes anything (PAYMENT-03): all of it in one transaction, each told
 * thing once. Everybody locks in this order: what is paid for, the payment, the ledger.
 */
export async function applyEvent(
  parts: PaymentParts,
  provider: GuardedProvider,
  event: ProviderEvent,
): Promise<Applied> {
  const reported = await findReported(parts.db, provider.id, event);
  const applied = await inRetriedTransaction(parts.db, async (tx) => {
    failpoint("callback.2-in-transaction");
    const outcome = reported
      ? await applyToPayment(parts, tx, provider, event, reported)
      : await parkUnknown(tx, provider, event);
    failpoint("callback.3-before-commit");
    return outcome;
  });
  failpoint("callback.4-after-commit");
  return applied;
}

async function parkUnknown(tx: Database, provider: GuardedProvider, event: ProviderEvent): Promise<Applied> {
  const verdict: Verdict = { outcome: "parked", reason: "unknown_payment" };
  return (await noteEvent(tx, provider.id, event, null, verdict)) ? "parked" : "repeated";
}

async function applyToPayment(
  parts: PaymentParts,
  tx: Database,
  provider: GuardedProvider,
  event: ProviderEvent,
  { id, payableKind, payableId }: PaymentRow,
): Promise<Applied> {
  const payable = payableOf(parts, payableKind);
  const view = await payable.lock(tx, payableId);
  const payment = await lockPayment(tx, id);
  const verdict = judgeEvent(event, {
    state: payment.state,
    providerReference: payment.providerReference,
    providerTransaction: payment.providerTransaction,
    amount: money(payment.amount),
    currency: currencyOf(parts.storefront(payment.storefrontCode), payment.currencyId),
    isTest: provider.mode === "test",
    isTransactionOfAnother: await isTransactionOfAnother(tx, payment, event),
  });
  if (!(await noteEvent(tx, provider.id, event, id, verdict))) return "repeated";
  if (verdict.outcome === "applied") await carryOut(parts, tx, { payable, view, payment }, event, verdict.step);
  return verdict.outcome;
}

async function isTransactionOfAnother(tx: Database, { id, paymentProcessorId }: PaymentRow, event: ProviderEvent) {
  const { transaction } = event;
  if (transaction === null) return false;
  const isSameMoney = and(
    eq(payments.paymentProcessorId, paymentProcessorId),
    eq(payments.providerTransaction, transaction),
    ne(payments.id, id),
  );
  return (await tx.select({ found: sql`1` }).from(payments).where(isSameMoney).limit(1)).length > 0;
}

interface Locked {
  payable: Payable;
  view: PayableView;
  payment: PaymentRow;
}

async function carryOut(parts: PaymentParts, tx: Database, locked: Locked, event: ProviderEvent, step: PaymentEvent) {
  const details = { event: event.id };
  switch (step) {
    case "pay": {
      const payment = await takeMoney(parts, tx, locked, event);
      return noteOutsideRefund(parts, tx, { ...locked, payment }, event.refunded);
    }
    case "refund":
      return noteOutsideRefund(parts, tx, locked, event.refunded);
    case "fail":
    case "cancel":
    case "expire":
      return endPayment(tx, locked.payment, {
        event: step,
        actor: "provider",
        changes: { failure: step === "fail" ? (event.failure ?? "other") : null },
        details,
      });
    default:
      await movePayment(tx, locked.payment, { event: step, actor: "provider", details });
  }
}
