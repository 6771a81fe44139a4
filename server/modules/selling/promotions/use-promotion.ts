import { sql } from "drizzle-orm";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { promotionUses } from "./tables.ts";

export interface PromotionUsed {
  promotionId: number;
  orderId: number;
  customerKey: string;
}

/**
 * Counts a use for an order, within both limits however many try at once (F18, I6). The promotion's own row is changed
 * first: a second transaction waits there, and the customer's uses are counted by a statement that begins after that
 * wait, so that it sees what the first wrote.
 */
export async function use(tx: Database, used: PromotionUsed): Promise<"used" | "refused"> {
  const { promotionId, orderId, customerKey } = used;
  const counted = await tx.execute(sql`
    update promotions set uses = uses + 1
    where id = ${promotionId} and is_active and (total_limit is null or uses < total_limit)
      and valid_from <= now() and (valid_to is null or now() < valid_to)`);
  if (counted.rowCount !== 1) return "refused";
  const written = await tx.execute(sql`
    insert into promotion_uses (order_id, promotion_id, customer_key)
    select ${orderId}::integer, id, ${customerKey} from promotions
    where id = ${promotionId} and (customer_limit is null or customer_limit > (
      select count(*) from promotion_uses where promotion_id = ${promotionId} and customer_key = ${customerKey}))`);
  if (written.rowCount === 1) return "used";
  await tx.execute(sql`update promotions set uses = uses - 1 where id = ${promotionId}`);
  return "refused";
}

/** An order that was stopped gives its use back: deleting the row does so, once (I6). */
export async function releaseUse(tx: Database, orderId: number): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from promotion_uses where order_id = ${orderId} returning promotion_id)
    update promotions set uses = uses - 1 from gone where promotions.id = gone.promotion_id`);
}

/** The uses of these orders still count, without any personal data (T130). */
export async function forgetCustomers(tx: Database, orderIds: readonly number[]): Promise<void> {
  await tx
    .update(promotionUses)
    .set({ customerKey: sql`'erased-' || ${promotionUses.orderId}` })
    .where(isAny(promotionUses.orderId, orderIds));
}
