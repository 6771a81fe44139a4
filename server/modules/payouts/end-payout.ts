import type { PayoutEffect, PayoutEvent } from "#domain/balance/payout-machine.ts";
import { money, subtract } from "#domain/money/money.ts";
import { idOf } from "#domain/numbers/numbers.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { type EnqueueEffect, type Move, moveState } from "#platform/state/move-state.ts";
import { voidHold } from "../balance/index.ts";
import type { EndedRefund } from "../payments/index.ts";
import type { PayoutDeps } from "./payout-deps.ts";
import { mailPayout } from "./payout-mail.ts";
import { endedNow, lockPayout, payoutStates, recordOutcome, sharesOf } from "./payout-store.ts";
import { sumOf } from "./request-payout.ts";
import type { PayoutRow, payouts } from "./tables.ts";

/** Cancels a payout for its customer, until staff have confirmed it. */
export async function cancelPayout(context: ReaderContext, number: string): Promise<PayoutRow> {
  const { id: userId } = signedIn(context);
  return transact(context.db, async (tx) => {
    const payout = await lockPayout(tx, idOf("payout", number) ?? 0);
    if (payout?.userId !== userId || payout.storefrontCode !== context.storefront.code) throw refuse("not_found");
    return release(tx, payout, { event: "cancel", actor: "customer", actorId: userId });
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
  const reject = { event: "reject", actor: "staff", actorId: by, note: reason, changes: { reason } } as const;
  return release(tx, payout, reject, (effect) => mailPayout(deps, tx, { ...payout, reason }, effect));
}

async function release(
  tx: Database,
  payout: PayoutRow,
  { changes, ...move }: Move<PayoutEvent, typeof payouts>,
  enqueue: EnqueueEffect<PayoutEffect> | null = null,
): Promise<PayoutRow> {
  const end = { ...move, changes: { ...changes, ...endedNow } };
  const moved = await moveState(tx, payoutStates, payout, end, enqueue);
  if (!moved) throw refuse("conflict");
  for (const { holdId } of await sharesOf(tx, [payout.id])) await voidHold(tx, holdId);
  return moved;
}

/** Handles an ended refund. The last one of a payout ends the payout, and the customer learns what went back. */
export async function endShare(deps: PayoutDeps, tx: Database, refund: EndedRefund): Promise<void> {
  const payoutId = await recordOutcome(tx, refund.id, refund.isDone ? "paid" : "failed");
  if (payoutId === null) return;
  const payout = await lockPayout(tx, payoutId);
  const shares = await sharesOf(tx, [payoutId]);
  if (!payout || shares.some(({ outcome }) => outcome === null)) return;
  const paid = sumOf(shares.filter(({ outcome }) => outcome === "paid"));
  const failed = subtract(money(payout.amount), paid);
  const cause = { actor: refund.by === null ? "system" : "staff", actorId: refund.by } as const;
  const end = { event: paid > 0 ? "finish" : "fail", ...cause, changes: { paid, ...endedNow } } as const;
  const mail = (effect: PayoutEffect) => mailPayout(deps, tx, payout, effect, effect === "paid" ? paid : failed);
  await moveState(tx, payoutStates, payout, end, mail);
  // A share that its provider refused is on the balance again.
  if (paid > 0 && failed > 0) await mail("failed");
}
