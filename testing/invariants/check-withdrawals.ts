import { sql } from "drizzle-orm";
import { withdrawalAggregate } from "#modules/aftersales/withdrawals/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

/** The violated invariants of withdrawals: their histories (I10), and that an ended one is fully refunded (I14). */
export async function checkWithdrawals(db: Database, findBroken: FindBroken = findBrokenHistories): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; taken: string; refunded: string }>(sql`
    select w.id, sum(p.captured) as taken, sum(p.refunded) as refunded
    from withdrawals w join payments p on p.payable_kind = 'order' and p.payable_id = w.order_id and p.failure is null
    where w.state = 'refunded' group by w.id having sum(p.captured) <> sum(p.refunded)`);
  const broken = await findBroken(db, withdrawalAggregate);
  return [
    ...broken.map(({ id, problem }) => `I10: WD${id} ${problem}`),
    ...rows.map(({ id, taken, refunded }) => `I14: WD${id} is refunded, but ${refunded} of ${taken} was`),
  ];
}
