import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { runEach } from "#platform/jobs/run-each.ts";
import { endedNow } from "./decide.ts";
import { staffApprovalAggregate } from "./staff-approval-aggregate.ts";
import { staffApprovals } from "./tables.ts";

const BATCH = 100;

/** Ends the requests about which nobody decided in time, each in a transaction of its own. */
export async function expireApprovals(db: Database, now: Date): Promise<void> {
  const isOver = and(eq(staffApprovals.state, "pending"), lte(staffApprovals.expiresAt, now));
  const over = await db
    .select({ id: staffApprovals.id })
    .from(staffApprovals)
    .where(isOver)
    .orderBy(asc(staffApprovals.expiresAt))
    .limit(BATCH);
  const expire = { event: "expire", actor: "system", changes: endedNow } as const;
  await runEach("staff approvals", over, ({ id }) =>
    transact(db, (tx) => staffApprovalAggregate.tryMove(tx, { id, state: "pending" }, expire)),
  );
}
