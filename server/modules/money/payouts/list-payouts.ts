import type { PayoutsRequest } from "#contracts/staff/money/payouts.ts";
import { PAYOUT_MACHINE } from "#domain/money/balance/payout-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { type Member, nextEvents } from "#domain/shared/state/machine.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { describeTopUps, refundsByHand } from "../payments/index.ts";
import { currencyOf, type PayoutDeps } from "./payout-deps.ts";
import { sharesOf } from "./payout-store.ts";
import { type PayoutRow, payouts } from "./tables.ts";

const PAYOUTS: ListDefinition<PayoutsRequest> = {
  id: payouts.id,
  index: "payouts_created_at_id_idx",
  sorts: { created_at: payouts.createdAt },
  filters: {
    state: payouts.state,
    storefront: payouts.storefrontCode,
    created_at: payouts.createdAt,
    amount: payouts.amount,
    search: { number: "payout", columns: [] },
    ids: payouts.id,
  },
};

/** The payouts of a member's storefronts, with the payments that each is refunded to and what staff can do next. */
export async function listPayouts(deps: PayoutDeps, context: StaffCallContext, request: PayoutsRequest) {
  const { db } = context;
  const page = await readStaffList(context, PAYOUTS, request, {
    scope: (member) => member.where(payouts.storefrontCode),
    select: (position) => db.select({ position, payout: payouts }).from(payouts).$dynamic(),
  });
  const shares = await describeShares(
    db,
    page.items.map(({ payout }) => payout.id),
  );
  const items = page.items.map(({ payout }) => {
    const own = shares.filter(({ payoutId }) => payoutId === payout.id);
    return {
      number: numberOf("payout", payout.id),
      storefront: payout.storefrontCode,
      customer_id: payout.userId,
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
  return { ...page, items };
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
