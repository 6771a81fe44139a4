import { sql } from "drizzle-orm";
import { type Money, money } from "../../../domain/money/money.ts";
import type { PaymentEvent } from "../../../domain/payments/payment-machine.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { voidHold } from "../balance/index.ts";
import type { PayableView } from "./payable.ts";
import { type Actor, lockUnderWay, type Move, movePayment, type PaymentRow } from "./payment-store.ts";

type End = Extract<PaymentEvent, "cancel" | "expire" | "fail">;

/** Ends the attempt that is under way for a thing, if there is one, and gives the held balance back (F14). */
export async function endAttempt(
  tx: Database,
  payable: Pick<PayableView, "kind" | "id">,
  event: End,
  actor: Actor,
): Promise<void> {
  const payment = await lockUnderWay(tx, payable);
  if (payment) await endPayment(tx, payment, { event, ...actor });
}

/** The provider is still asked about it for a while: it may have taken money that it does not tell us of (I5). */
export async function endPayment(tx: Database, payment: PaymentRow, move: Move & { event: End }): Promise<void> {
  await movePayment(tx, payment, move);
  if (payment.holdId !== null) await voidHold(tx, payment.holdId);
}

/** What a customer can spend: what others of their payments hold is not theirs to spend twice. */
export async function availableBalance(
  db: Database,
  { userId, storefrontCode, currencyId }: { userId: number | null; storefrontCode: string; currencyId: number },
): Promise<Money> {
  if (userId === null) return money(0);
  const { rows } = await db.execute<{ available: string }>(sql`
    select balance - held as available from ledger_accounts
    where kind = 'customer' and storefront_code = ${storefrontCode} and currency_id = ${currencyId} and user_id = ${userId}`);
  return money(Number(rows[0]?.available ?? 0));
}
