import { type Money, ZERO } from "#domain/money/money/money.ts";
import type { PayableKind } from "#domain/money/payments/payable-kind.ts";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { paymentAggregate } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { DEMO_ORDER_SCOPE } from "./orders/demo-shop.ts";

const { storefrontCode, currencyId, languageId } = DEMO_ORDER_SCOPE;
const TRANSACTION_PREFIX: Readonly<Record<number, string>> = { 1: "pi_demo", 2: "DEMOPP", 3: "DEMO-PS-" };
/** The ids of different kinds may be the same. */
const TRANSACTION_MARK = { order: "", invoice: "IN", forward_request: "FR", quote: "QU", top_up: "TU" } as const;

export interface PastPayment {
  reference: string;
  amount: Money;
  processorId: ProviderId;
  /** The provider's; by default one that is made of the payable. */
  transactionId?: string;
  at: Date;
}

interface PastPayable {
  kind: PayableKind;
  id: number;
  userId: number | null;
  visitorHash: Buffer | null;
  /** When paying it began. */
  since: Date;
}

/** Writes a past payment with its history. The caller writes the payable and the ledger. */
export async function writePastPayment(
  tx: Database,
  { kind, id, userId, visitorHash, since }: PastPayable,
  { reference, amount, processorId, transactionId, at }: PastPayment,
): Promise<number> {
  const isByBalance = processorId === PROVIDER.balance;
  const made = `${TRANSACTION_PREFIX[processorId]}${TRANSACTION_MARK[kind]}${String(id).padStart(8, "0")}`;
  const transaction = isByBalance ? null : (transactionId ?? made);
  const values = {
    storefrontCode,
    currencyId,
    languageId,
    reference,
    payableKind: kind,
    payableId: id,
    userId,
    visitorHash,
    paymentProcessorId: processorId,
    ...(isByBalance ? { amount: ZERO, balanceAmount: amount } : { amount }),
    captured: amount,
    providerReference: transaction && `${transaction}-r`,
    providerTransaction: transaction,
    expiresAt: at,
    createdAt: since,
    updatedAt: at,
  };
  const payer = { actor: "customer", actorId: userId } as const;
  const payment = await insertFirstState(tx, paymentAggregate, values, { ...payer, at: since });
  const paidBy = isByBalance ? payer : ({ actor: "provider" } as const);
  await paymentAggregate.recordPast(tx, payment.id, { event: "pay", ...paidBy, at });
  return payment.id;
}
