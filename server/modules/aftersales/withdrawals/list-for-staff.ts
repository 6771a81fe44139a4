import { and, sql } from "drizzle-orm";
import type { WithdrawalsRequest } from "#contracts/staff/aftersales/withdrawals.ts";
import { OPEN_WITHDRAWAL_STATES, WITHDRAWAL_MACHINE } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { WITHDRAWAL_DAYS, withdrawableUntil } from "#domain/aftersales/withdrawals/withdrawal-window.ts";
import { maskedEmail } from "#domain/people/identity/masked.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { type Member, nextEvents } from "#domain/shared/state/machine.ts";
import { DAY_MS, earlier, later } from "#domain/shared/time/durations.ts";
import { deliveredTimes } from "#modules/selling/orders/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { type WithdrawalRow, withdrawals } from "./tables.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";

type Clock = Pick<WithdrawalDeps, "now">;

const refundBy = (confirmedAt: Date) => later(confirmedAt, WITHDRAWAL_DAYS * DAY_MS);

const listed = ({ now }: Clock): ListDefinition<WithdrawalsRequest> => ({
  id: withdrawals.id,
  index: "withdrawals_created_at_id_idx",
  // The money has to be back so many days after the confirmation.
  sorts: { created_at: withdrawals.createdAt, refund_by: withdrawals.confirmedAt },
  filters: {
    state: withdrawals.state,
    storefront: withdrawals.storefrontCode,
    created_at: withdrawals.createdAt,
    due_in_days: (days) => {
      const until = earlier(now(), (WITHDRAWAL_DAYS - days) * DAY_MS);
      return and(
        isAny(withdrawals.state, OPEN_WITHDRAWAL_STATES),
        sql`${withdrawals.confirmedAt} <= ${until.toISOString()}::timestamptz`,
      );
    },
    search: { number: "withdrawal", columns: [withdrawals.name, withdrawals.email, withdrawals.orderNumber] },
    ids: withdrawals.id,
  },
});

/** The withdrawals of a member's storefronts, with whether each was in time and what staff can do next. */
export async function listForStaff(deps: Clock, context: StaffCallContext, request: WithdrawalsRequest) {
  const { db } = context;
  const page = await readStaffList(context, listed(deps), request, {
    scope: (member) => member.where(withdrawals.storefrontCode),
    select: (position) => db.select({ position, withdrawal: withdrawals }).from(withdrawals).$dynamic(),
  });
  const delivered = await deliveredTimes(
    db,
    page.items.flatMap(({ withdrawal }) => withdrawal.orderId ?? []),
  );
  const items = page.items.map(({ withdrawal }) =>
    presentRow(withdrawal, delivered.get(withdrawal.orderId ?? 0) ?? null, actingMember(context)),
  );
  return { ...page, items };
}

/** A withdrawal as staff see it in a list. */
export function presentRow(withdrawal: WithdrawalRow, deliveredAt: Date | null, member: Member) {
  const { confirmedAt } = withdrawal;
  const until = withdrawableUntil(deliveredAt);
  return {
    number: numberOf("withdrawal", withdrawal.id),
    storefront: withdrawal.storefrontCode,
    name: withdrawal.name,
    email: maskedEmail(withdrawal.email),
    stated_number: withdrawal.orderNumber,
    order: withdrawal.orderId === null ? null : orderNumber("marketplace", withdrawal.orderId),
    state: withdrawal.state,
    reason: withdrawal.reason,
    created_at: withdrawal.createdAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    // A statement is in time by when it was made: its confirmation may take a mail (T136).
    is_in_time: until === null || withdrawal.createdAt <= until,
    refund_by: confirmedAt && refundBy(confirmedAt).toISOString(),
    next_events: nextEvents(WITHDRAWAL_MACHINE, withdrawal.state, member),
  };
}
