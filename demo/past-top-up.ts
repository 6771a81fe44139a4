import { topUpAggregate } from "#modules/money/payments/index.ts";
import { topUps } from "#modules/money/payments/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertUnlessTaken } from "#platform/state/insert-first-state.ts";
import { DEMO_ORDER_SCOPE } from "./orders/demo-shop.ts";
import { type PastPayment, writePastPayment } from "./past-payment.ts";

const { storefrontCode, currencyId } = DEMO_ORDER_SCOPE;

export interface PastTopUp extends PastPayment {
  userId: number;
}

/** A past top-up with its payment, so that its unspent part can be paid out; written once. */
export async function writePastTopUp(tx: Database, { userId, ...payment }: PastTopUp): Promise<void> {
  const { reference, amount, at } = payment;
  const values = { storefrontCode, currencyId, userId, amount, slug: reference, createdAt: at, paidAt: at };
  const topUp = await insertUnlessTaken(
    tx,
    topUpAggregate,
    values,
    { actor: "customer", actorId: userId, at },
    topUps.slug,
  );
  if (!topUp) return;
  await topUpAggregate.recordPast(tx, topUp.id, { event: "pay", actor: "provider", at });
  await writePastPayment(tx, { kind: "top_up", id: topUp.id, userId, visitorHash: null, since: at }, payment);
}
