import { money } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { refundsByHand } from "../payments/index.ts";
import { payoutAggregate } from "./payout-aggregate.ts";
import type { PayoutDeps } from "./payout-deps.ts";
import { setRefund, sharesOf } from "./payout-store.ts";
import type { PayoutRow } from "./tables.ts";

/**
 * Refunds the held shares to the top-ups that they came from, each once. Refused when a top-up has been refunded
 * otherwise since: then nothing moves, and staff reject the payout. Wants the payout locked.
 */
export async function confirmPayout(deps: PayoutDeps, tx: Database, payout: PayoutRow, by: number): Promise<PayoutRow> {
  const confirm = { event: "confirm", actor: "staff", actorId: by } as const;
  const moved = await payoutAggregate.move(tx, payout, confirm, deps);
  const shares = await sharesOf(tx, [payout.id]);
  const held = shares.map(({ amount, ...share }) => ({ ...share, amount: money(amount) }));
  const number = numberOf("payout", payout.id);
  const refundIds = await deps.payments.refundTopUps(tx, held, {
    reason: `payout ${number}`,
    by,
    key: `payout:${number}`,
  });
  if (!refundIds) throw refuse("conflict");
  for (const share of shares) await setRefund(tx, share, refundIds.get(share.paymentId) ?? 0);
  return moved;
}

/** Ends the refunds that staff sent, because a provider has no call for them. Refused when none waits for that. */
export async function finishPayoutByHand(
  deps: PayoutDeps,
  tx: Database,
  payout: PayoutRow,
  sent: { by: number; providerReference: string },
): Promise<void> {
  const refundIds = (await sharesOf(tx, [payout.id])).flatMap(({ refundId }) => refundId ?? []);
  const waiting = await refundsByHand(tx, refundIds);
  if (waiting.size === 0) throw refuse("conflict");
  for (const refundId of waiting) await deps.payments.finishByHand(tx, refundId, sent);
}
