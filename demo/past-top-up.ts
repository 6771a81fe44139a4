import type { Money } from "#domain/money/money/money.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import { paymentAggregate, topUpAggregate } from "#modules/money/payments/index.ts";
import { topUps } from "#modules/money/payments/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState, insertUnlessTaken } from "#platform/state/insert-first-state.ts";
import { DEMO_LANGUAGES } from "./languages.ts";

export interface PastTopUp {
  reference: string;
  storefrontCode: string;
  currencyId: number;
  userId: number;
  amount: Money;
  processorId: ProviderId;
  transactionId: string;
  at: Date;
}

/** A top-up of the past with its payment, so that what is left of it can be paid out; written once. */
export async function writePastTopUp(tx: Database, past: PastTopUp): Promise<void> {
  const { reference, storefrontCode, currencyId, userId, amount, processorId, transactionId, at } = past;
  const scope = { storefrontCode, currencyId, userId, amount, createdAt: at };
  const begun = { actor: "customer", actorId: userId, at } as const;
  const paid = { event: "pay", actor: "provider", at } as const;
  const values = { ...scope, slug: reference, paidAt: at };
  const topUp = await insertUnlessTaken(tx, topUpAggregate, values, begun, topUps.slug);
  if (!topUp) return;
  await topUpAggregate.recordPast(tx, topUp.id, paid);
  const payment = {
    ...scope,
    reference,
    payableKind: "top_up" as const,
    payableId: topUp.id,
    languageId: DEMO_LANGUAGES.lt.id,
    paymentProcessorId: processorId,
    captured: amount,
    providerReference: `${transactionId}-r`,
    providerTransaction: transactionId,
    expiresAt: at,
    updatedAt: at,
  };
  const { id } = await insertFirstState(tx, paymentAggregate, payment, begun);
  await paymentAggregate.recordPast(tx, id, paid);
}
