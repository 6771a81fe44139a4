import { sql } from "drizzle-orm";
import { withdrawalAggregate } from "#modules/aftersales/withdrawals/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

/** The violated invariants of withdrawals: their histories (I10), and that all money of an ended one has gone back (I14). */
export async function checkWithdrawals(db: Database, findBroken: FindBroken = findBrokenHistories): Promise<string[]> {
  const broken = await findBroken(db, withdrawalAggregate);
  const { rows } = await db.execute<{ id: number; taken: string; back: string }>(sql`
    select w.id, sum(p.captured) as taken, sum(p.refunded) as back
    from withdrawals w join payments p on p.payable_kind = 'order' and p.payable_id = w.order_id and p.failure is null
    where w.state = 'refunded' group by w.id having sum(p.captured) <> sum(p.refunded)`);
  return [
    ...broken.map(({ id, problem }) => `I10: WD${id} ${problem}`),
    ...rows.map(({ id, taken, back }) => `I14: WD${id} is refunded, but ${back} of ${taken} went back`),
  ];
}
