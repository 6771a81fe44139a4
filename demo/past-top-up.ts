import type { Money } from "#domain/money/money/money.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import { payments, topUps } from "#modules/money/payments/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { statusEvents } from "#platform/state/tables.ts";
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
  const [topUp] = await tx
    .insert(topUps)
    .values({ ...scope, slug: reference, state: "paid", paidAt: at })
    .onConflictDoNothing()
    .returning({ id: topUps.id });
  if (!topUp) return;
  const [payment] = await tx
    .insert(payments)
    .values({
      ...scope,
      reference,
      payableKind: "top_up",
      payableId: topUp.id,
      languageId: DEMO_LANGUAGES.lt.id,
      paymentProcessorId: processorId,
      captured: amount,
      state: "paid",
      providerReference: `${transactionId}-r`,
      providerTransaction: transactionId,
      expiresAt: at,
      updatedAt: at,
    })
    .returning({ id: payments.id });
  const step = (aggregate: string, aggregateId: number, event: string, fromState: string | null, toState: string) => ({
    ...{ aggregate, aggregateId, event, fromState, toState, at },
    actor: event === "begin" ? ("customer" as const) : ("provider" as const),
  });
  await tx
    .insert(statusEvents)
    .values([
      step("top_up", topUp.id, "begin", null, "awaiting_payment"),
      step("top_up", topUp.id, "pay", "awaiting_payment", "paid"),
      step("payment", payment?.id ?? 0, "create", null, "created"),
      step("payment", payment?.id ?? 0, "pay", "created", "paid"),
    ]);
}
