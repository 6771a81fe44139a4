import { sql } from "drizzle-orm";
import type { PayoutEvent } from "#domain/money/balance/payout-machine.ts";
import { money, subtract } from "#domain/money/money/money.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Move } from "#platform/state/move-state.ts";
import { voidHold } from "../balance/index.ts";
import type { EndedRefund } from "../payments/index.ts";
import { payoutAggregate } from "./payout-aggregate.ts";
import type { PayoutDeps } from "./payout-deps.ts";
import { mailPayout } from "./payout-mail.ts";
import { recordOutcome, sharesOf } from "./payout-store.ts";
import { sumOf } from "./request-payout.ts";
import type { PayoutRow, payouts } from "./tables.ts";

const endedNow = { endedAt: sql`clock_timestamp()` };

/** Cancels a payout for its customer, until staff have confirmed it. */
export async function cancelPayout(deps: PayoutDeps, context: ReaderContext, number: string): Promise<PayoutRow> {
  return transact(context.db, async (tx) => {
    const payout = await payoutAggregate.lockOwn(tx, context, number);
    return release(deps, tx, payout, { event: "cancel", actor: "customer", actorId: signedIn(context).id });
  });
}

/** Rejects a payout: its money can be spent again. */
export async function rejectPayout(
  deps: PayoutDeps,
  tx: Database,
  payout: PayoutRow,
  { by, reason: words }: { by: number; reason: string },
): Promise<PayoutRow> {
  // The reason is part of a sentence.
  const reason = words.replace(/[\s.]+$/, "");
  return release(deps, tx, payout, { event: "reject", actor: "staff", actorId: by, note: reason, changes: { reason } });
}

async function release(
  deps: PayoutDeps,
  tx: Database,
  payout: PayoutRow,
  { changes, ...move }: Move<PayoutEvent, typeof payouts>,
): Promise<PayoutRow> {
  const end = { ...move, changes: { ...changes, ...endedNow } };
  const moved = await payoutAggregate.move(tx, payout, end, deps);
  for (const { holdId } of await sharesOf(tx, [payout.id])) await voidHold(tx, holdId);
  return moved;
}

/** Handles an ended refund. The last one of a payout ends the payout, and the customer learns what was refunded. */
export async function endShare(deps: PayoutDeps, tx: Database, refund: EndedRefund): Promise<void> {
  const payoutId = await recordOutcome(tx, refund.id, refund.isDone ? "paid" : "failed");
  if (payoutId === null) return;
  const payout = await payoutAggregate.lock(tx, payoutId);
  const shares = await sharesOf(tx, [payoutId]);
  if (shares.some(({ outcome }) => outcome === null)) return;
  const paid = sumOf(shares.filter(({ outcome }) => outcome === "paid"));
  const failed = subtract(money(payout.amount), paid);
  const cause = { actor: refund.by === null ? "system" : "staff", actorId: refund.by } as const;
  const end = { event: paid > 0 ? "finish" : "fail", ...cause, changes: { paid, ...endedNow } } as const;
  const ended = await payoutAggregate.tryMove(tx, payout, end, deps);
  // A share that its provider refused is on the balance again.
  if (ended && paid > 0 && failed > 0) await mailPayout(deps, tx, { name: "failed", row: ended });
}
