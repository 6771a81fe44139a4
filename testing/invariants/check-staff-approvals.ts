import { sql } from "drizzle-orm";
import { staffApprovalAggregate } from "#modules/people/staff-approvals/staff-approval-aggregate.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

/**
 * The violated invariants of calls that members asked others to approve: their histories (I10), and that a call above a
 * limit was made once for each approval, and never without one (T065).
 */
export async function checkStaffApprovals(db: Database, findBroken: FindBroken = findBrokenHistories) {
  const { rows } = await db.execute<{ problem: string }>(sql`
    with approved as (
      select call, subject, requested_by, decided_by, count(*) as approvals from staff_approvals
      where state = 'approved' group by 1, 2, 3, 4),
    made as (
      select call, subject, member_id as requested_by, approved_by as decided_by, count(*) as calls from audit_entries
      where approved_by is not null group by 1, 2, 3, 4)
    select format('T065: %s of %s was approved %s times and made %s times', call, subject, coalesce(approvals, 0),
      coalesce(calls, 0)) as problem
    from approved full join made using (call, subject, requested_by, decided_by) where approvals is distinct from calls`);
  const broken = await findBroken(db, staffApprovalAggregate);
  return [...broken.map(({ id, problem }) => `I10: SA${id} ${problem}`), ...rows.map(({ problem }) => problem)];
}
