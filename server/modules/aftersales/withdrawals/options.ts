import type { WithdrawalOptions, WithdrawalView } from "#contracts/shop/aftersales/withdrawals.ts";
import { canWithdraw, withdrawableUntil } from "#domain/aftersales/withdrawals/withdrawal-window.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { deliveredTimes, type OrderRow, ownOrder, recentOrders } from "#modules/selling/orders/index.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { WithdrawalRow } from "./tables.ts";
import { assertRight, type WithdrawalDeps } from "./withdrawal-deps.ts";
import { liveWithdrawals } from "./withdrawal-store.ts";

/** As many as a page can offer to choose from. */
const MOST_ORDERS = 20;

/** The orders to fill the form with: one's own order, or all that one can withdraw from. A stranger gets none. */
export async function withdrawalOptions(
  { now }: Pick<WithdrawalDeps, "now">,
  context: ReaderContext,
  name: string | undefined,
): Promise<WithdrawalOptions> {
  assertRight(context.storefront);
  const found = await ownOrders(context, name);
  const ids = found.map(({ id }) => id);
  const [delivered, live] = await Promise.all([deliveredTimes(context.db, ids), liveWithdrawals(context.db, ids)]);
  const country = context.storefront.defaultCountryIso;
  const shown = found.flatMap((order) => {
    const deliveredAt = delivered.get(order.id) ?? null;
    const withdrawal = live.get(order.id) ?? null;
    const can_withdraw = !withdrawal && canWithdraw({ country, state: order.state, deliveredAt }, now());
    // Of many orders, only those with a withdrawal or a right to one are listed.
    if (name === undefined && !can_withdraw && !withdrawal) return [];
    return [
      {
        number: orderNumber("marketplace", order.id),
        slug: order.slug,
        placed_at: order.placedAt.toISOString(),
        until: withdrawableUntil(deliveredAt)?.toISOString() ?? null,
        can_withdraw,
        withdrawal: withdrawal && presentWithdrawal(withdrawal),
      },
    ];
  });
  const [newest] = found;
  const buyer = newest && `${newest.address.first_name} ${newest.address.last_name}`;
  return { name: buyer ?? "", email: newest?.email ?? "", orders: shown };
}

async function ownOrders(context: ReaderContext, name: string | undefined): Promise<OrderRow[]> {
  if (name !== undefined) return [await ownOrder(context, name)];
  const { user, storefront, db } = context;
  return user ? recentOrders(db, { userId: user.id, storefrontCode: storefront.code }, MOST_ORDERS) : [];
}

export function presentWithdrawal(withdrawal: WithdrawalRow): WithdrawalView {
  return {
    number: numberOf("withdrawal", withdrawal.id),
    state: withdrawal.state,
    name: withdrawal.name,
    order_number: withdrawal.orderNumber,
    email: withdrawal.email,
    confirmed_at: withdrawal.confirmedAt?.toISOString() ?? null,
    reason: withdrawal.reason,
  };
}
