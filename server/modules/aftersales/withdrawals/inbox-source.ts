import { and, asc, eq, isNotNull } from "drizzle-orm";
import { WITHDRAWAL_DAYS } from "#domain/aftersales/withdrawals/withdrawal-window.ts";
import { isBeforeShipping } from "#domain/selling/orders/order-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { formatDate } from "#i18n/format.ts";
import type { InboxSource } from "#modules/people/inbox/index.ts";
import { orderAggregate } from "#modules/selling/orders/index.ts";
import { withdrawals } from "./tables.ts";

/** Goods that a customer has to send back; goods that were never sent are not asked for. */
export const withdrawalInbox: InboxSource = async (db, { userId, storefrontCode }) => {
  const found = await db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.storefrontCode, storefrontCode),
        eq(withdrawals.state, "accepted"),
        isNotNull(withdrawals.acceptedAt),
        eq(withdrawals.userId, userId),
      ),
    )
    .orderBy(asc(withdrawals.id));
  const items = await Promise.all(
    found.map(async ({ id, orderId, acceptedAt }) => {
      const order = orderId === null ? null : await orderAggregate.find(db, orderId);
      if (!order || isBeforeShipping(order.state)) return [];
      const last = new Date((acceptedAt?.getTime() ?? 0) + WITHDRAWAL_DAYS * DAY_MS);
      const until = formatDate(last, "UTC");
      const about = { number: numberOf("withdrawal", id), until, path: `/withdrawal/${order.slug}` };
      return [{ task: "send_back" as const, tone: "warn" as const, ...about }];
    }),
  );
  return items.flat();
};
