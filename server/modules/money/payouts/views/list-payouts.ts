import type { PayoutsRequest } from "#contracts/staff/money/payouts.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import type { PayoutDeps } from "../payout-deps.ts";
import { payouts } from "../tables.ts";
import { presentRows } from "./staff-rows.ts";

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
  const items = await presentRows(
    deps,
    context,
    page.items.map(({ payout }) => payout),
  );
  return { ...page, items };
}
