import type { StaffWithdrawal } from "#contracts/staff/aftersales/withdrawals.ts";
import { WITHDRAWAL_MACHINE } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { maskedEmail } from "#domain/people/identity/masked.ts";
import { normalEmail } from "#domain/people/identity/text-rules.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { idOf, numberOf } from "#domain/shared/numbers/numbers.ts";
import { mailsByKeys } from "#modules/operations/mail/index.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import { rowTimeline } from "#modules/people/staff/index.ts";
import { deliveredTimes, type OrderRow, orderAggregate } from "#modules/selling/orders/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { WITHDRAWAL_EFFECT } from "./effects.ts";
import { presentRow } from "./list-for-staff.ts";
import type { WithdrawalRow } from "./tables.ts";
import { withdrawalAggregate } from "./withdrawal-aggregate.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";
import { confirmationKeyOf, mailKeyOf } from "./withdrawal-mail.ts";

type Deps = Pick<WithdrawalDeps, "directory">;

/** One withdrawal with the order that it is about, or seems to be about. */
export async function getForStaff(deps: Deps, context: StaffCallContext, number: string): Promise<StaffWithdrawal> {
  const { db } = context;
  const withdrawal = await withdrawalAggregate.findInScope(context, number);
  const [order, timeline] = await Promise.all([namedOrder(db, withdrawal), readTimeline(db, withdrawal)]);
  const deliveredAt = order === null ? null : ((await deliveredTimes(db, [order.id])).get(order.id) ?? null);
  return {
    ...presentRow(withdrawal, withdrawal.orderId === null ? null : deliveredAt, actingMember(context)),
    is_guest: withdrawal.userId === null,
    accepted_at: withdrawal.acceptedAt?.toISOString() ?? null,
    ended_at: withdrawal.endedAt?.toISOString() ?? null,
    about: order && presentOrder(deps, withdrawal, order, deliveredAt),
    timeline,
  };
}

/** Its order; while nobody knows whose statement it is, the order of the storefront with the stated number. */
async function namedOrder(db: Database, { orderId, orderNumber: stated, storefrontCode }: WithdrawalRow) {
  const order = await orderAggregate.find(db, orderId ?? idOf("order", stated) ?? 0);
  return order?.storefrontCode === storefrontCode ? order : null;
}

const presentOrder = (
  deps: Deps,
  { email }: WithdrawalRow,
  order: OrderRow,
  deliveredAt: Date | null,
): StaffWithdrawal["about"] => ({
  number: orderNumber("marketplace", order.id),
  state: order.state,
  customer: `${order.address.first_name} ${order.address.last_name}`.trim(),
  email: maskedEmail(order.email),
  is_same_email: normalEmail(email) === normalEmail(order.email),
  total: money(order.total),
  currency: localeOf(deps, order).currency,
  delivered_at: deliveredAt?.toISOString() ?? null,
});

async function readTimeline(db: Database, { id }: WithdrawalRow) {
  const history = await withdrawalAggregate.history(db, id);
  const keys = WITHDRAWAL_EFFECT.keysOf(WITHDRAWAL_MACHINE, id, history);
  const mails = await mailsByKeys(db, [confirmationKeyOf(id), ...keys.map(mailKeyOf)]);
  return rowTimeline(db, { history, subjects: [`withdrawal:${numberOf("withdrawal", id)}`], mails });
}
