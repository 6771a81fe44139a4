import { money } from "#domain/money/money/money.ts";
import { judgeEvent, type Verdict } from "#domain/money/payments/judge-event.ts";
import { isOpen, type PaymentEvent } from "#domain/money/payments/payment-states.ts";
import { failpoint } from "#failpoints";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { endPayment, waitAfterAttempt } from "../attempts/attempts.ts";
import { findReported, lockReported, movePayment, noteFailure, type PaymentRow } from "../attempts/payment-store.ts";
import type { Payable, PayableView } from "../payable.ts";
import { currencyOf, type PaymentDeps, payableOf } from "../payment-deps.ts";
import type { GuardedProvider } from "../providers/guard-provider.ts";
import type { ProviderEvent } from "../providers/provider.ts";
import { recordOutsideRefund } from "../refunds/outside-refund.ts";
import { takeMoney } from "../settlement/take-money.ts";
import { recordEvent } from "./event-log.ts";

export type Applied = Verdict["outcome"] | "repeated";
type Recorded = Verdict | "repeated";

/**
 * Applies a provider's event, in one transaction and once (PAYMENT-03). Nothing else lets a provider change a payment. The
 * order of locks is everywhere the same: the payable, the payment, the ledger.
 */
export async function applyEvent(deps: PaymentDeps, provider: GuardedProvider, event: ProviderEvent): Promise<Applied> {
  const reported = await findReported(deps.db, provider.id, event);
  const applied = await transact(deps.db, async (tx) => {
    failpoint("callback.2-in-transaction");
    const verdict = reported
      ? await applyToPayment(deps, tx, provider, event, reported)
      : await parkUnknown(tx, provider, event);
    failpoint("callback.3-before-commit");
    return verdict;
  });
  failpoint("callback.4-after-commit");
  if (applied === "repeated") return applied;
  if (applied.outcome === "parked") {
    const { reason } = applied;
    deps.log.warn({ provider: provider.name, event: event.id, reason }, "a provider's event was parked");
  }
  return applied.outcome;
}

async function parkUnknown(tx: Database, provider: GuardedProvider, event: ProviderEvent): Promise<Recorded> {
  const verdict: Verdict = { outcome: "parked", reason: "unknown_payment" };
  return (await recordEvent(tx, provider.id, event, null, verdict)) ? verdict : "repeated";
}

async function applyToPayment(
  deps: PaymentDeps,
  tx: Database,
  provider: GuardedProvider,
  event: ProviderEvent,
  { id, payableKind, payableId }: PaymentRow,
): Promise<Recorded> {
  const payable = payableOf(deps, payableKind);
  const view = await payable.lock(tx, payableId);
  const { payment, isTransactionOfAnother } = await lockReported(tx, id, event);
  const verdict = judgeEvent(event, {
    state: payment.state,
    providerReference: payment.providerReference,
    providerTransaction: payment.providerTransaction,
    amount: money(payment.amount),
    currency: currencyOf(deps.storefront(payment.storefrontCode), payment.currencyId),
    isTest: provider.mode === "test",
    isTransactionOfAnother,
  });
  if (!(await recordEvent(tx, provider.id, event, id, verdict))) return "repeated";
  if (verdict.outcome === "applied") await carryOut(deps, tx, { payable, view, payment }, event, verdict.step);
  // A refused card does not end the attempt: the payer may try another one, or come back and read why.
  else if (verdict.outcome === "ignored" && event.failure && isOpen(payment.state)) {
    await noteFailure(tx, id, event.failure);
  }
  return verdict;
}

interface Locked {
  payable: Payable;
  view: PayableView;
  payment: PaymentRow;
}

async function carryOut(deps: PaymentDeps, tx: Database, locked: Locked, event: ProviderEvent, step: PaymentEvent) {
  const details = { event: event.id };
  switch (step) {
    case "pay": {
      const payment = await takeMoney(deps, tx, locked, event);
      return recordOutsideRefund(deps, tx, { ...locked, payment }, event.refunded);
    }
    case "refund":
      return recordOutsideRefund(deps, tx, locked, event.refunded);
    case "fail":
    case "cancel":
    case "expire":
      await endPayment(tx, locked.payment, {
        event: step,
        actor: "provider",
        changes: { failure: step === "fail" ? (event.failure ?? "other") : null },
        details,
      });
      return waitAfterAttempt(deps, tx, locked.payment);
    default:
      await movePayment(tx, locked.payment, { event: step, actor: "provider", details });
      await locked.payable.waitForMoney?.(tx, locked.view.id, "pending");
  }
}
