import type { PayoutView } from "#contracts/shop/money/payouts.ts";
import { PAYOUT_MACHINE } from "#domain/money/balance/payout-machine.ts";
import { payoutShares } from "#domain/money/balance/payout-shares.ts";
import { money, subtract } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { unspentTopUps } from "../balance/index.ts";
import { refundableTopUps } from "../payments/index.ts";
import { findLatest } from "./payout-store.ts";
import { ownerOf, sumOf } from "./request-payout.ts";
import type { PayoutRow } from "./tables.ts";

/** The amount that a customer can have paid out, its destinations, and the last payout. */
export async function presentOptions(context: ReaderContext) {
  const owner = ownerOf(context);
  const { toppedUp, available } = await unspentTopUps(context.db, owner, owner.userId);
  const sources = toppedUp > 0 ? await refundableTopUps(context.db, owner) : [];
  const shares = payoutShares(toppedUp, sources);
  const amount = sumOf(shares);
  const latest = await findLatest(context.db, owner);
  return {
    currency: context.reader.currency.iso_code,
    amount,
    stays: subtract(available, amount),
    sources: shares.flatMap((share) => {
      const source = sources.find(({ paymentId }) => paymentId === share.paymentId);
      if (!source) return [];
      return [{ number: source.number, payment_processor_id: source.paymentProcessorId, amount: share.amount }];
    }),
    latest: latest && presentPayout(latest),
  };
}

export function presentPayout(payout: PayoutRow): PayoutView {
  return {
    number: numberOf("payout", payout.id),
    state: payout.state,
    amount: money(payout.amount),
    paid: money(payout.paid),
    reason: payout.reason,
    created_at: payout.createdAt.toISOString(),
    can_cancel: nextEvents(PAYOUT_MACHINE, payout.state, "customer").includes("cancel"),
  };
}
