import { PAYOUT_MACHINE } from "#domain/money/balance/payout-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { maskedEmail } from "#domain/people/identity/masked.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { type Member, nextEvents } from "#domain/shared/state/machine.ts";
import { userEmails } from "#modules/people/identity/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { describeTopUps, refundsByHand } from "../../payments/index.ts";
import { currencyOf, type PayoutDeps } from "../payout-deps.ts";
import { sharesOf } from "../payout-store.ts";
import type { PayoutRow } from "../tables.ts";

/** Payouts as staff see them in a list, with the payments that each is refunded to and what the member can do. */
export async function presentRows(deps: PayoutDeps, context: StaffCallContext, payouts: readonly PayoutRow[]) {
  const { db } = context;
  const [shares, emails] = await Promise.all([
    describeShares(
      db,
      payouts.map(({ id }) => id),
    ),
    userEmails(
      db,
      payouts.map(({ userId }) => userId),
    ),
  ]);
  return payouts.map((payout) => {
    const own = shares.filter(({ payoutId }) => payoutId === payout.id);
    return {
      number: numberOf("payout", payout.id),
      storefront: payout.storefrontCode,
      customer_id: payout.userId,
      customer: maskedEmail(emails.get(payout.userId) ?? ""),
      currency: currencyOf(deps, payout).iso_code,
      amount: money(payout.amount),
      paid: money(payout.paid),
      state: payout.state,
      reason: payout.reason,
      created_at: payout.createdAt.toISOString(),
      shares: own.map(({ share }) => share),
      next_events: eventsOf(
        payout,
        actingMember(context),
        own.some(({ isByHand }) => isByHand),
      ),
    };
  });
}

/** Staff end a payout only where its provider leaves the sending to them. */
const eventsOf = ({ state }: PayoutRow, member: Member, isByHand: boolean) =>
  nextEvents(PAYOUT_MACHINE, state, member).filter((event) => event !== "finish" || isByHand);

async function describeShares(db: Database, payoutIds: readonly number[]) {
  if (payoutIds.length === 0) return [];
  const shares = await sharesOf(db, payoutIds);
  const topUps = await describeTopUps(
    db,
    shares.map(({ paymentId }) => paymentId),
  );
  const byHand = await refundsByHand(
    db,
    shares.flatMap(({ refundId }) => refundId ?? []),
  );
  return shares.map(({ payoutId, paymentId, refundId, amount, outcome }) => {
    const topUp = topUps.find((each) => each.paymentId === paymentId);
    if (!topUp) throw new Error(`The payout ${payoutId} is refunded to no top-up`);
    const { reference: payment, number: top_up, paymentProcessorId: payment_processor_id } = topUp;
    return {
      payoutId,
      isByHand: byHand.has(refundId ?? 0),
      share: { payment, top_up, payment_processor_id, amount: money(amount), outcome },
    };
  });
}
