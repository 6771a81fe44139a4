import { eq, sql } from "drizzle-orm";
import type { CompanyEvent } from "#domain/people/companies/company-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Move } from "#platform/state/move-state.ts";
import { companyAggregate } from "./company-aggregate.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { type CompanyRow, companies, companyMembers } from "./tables.ts";

export type CompanyMove = Move<CompanyEvent, typeof companies>;

/** Moves a locked company; a closed one has no members any more. */
export async function moveCompany(
  deps: Pick<CompanyDeps, "queueMail" | "directory">,
  tx: Database,
  company: CompanyRow,
  move: CompanyMove,
): Promise<CompanyRow> {
  const moved = await companyAggregate.move(tx, company, move, deps);
  if (moved.state === "closed") await endMemberships(tx, moved.id);
  return moved;
}

/** From now on its members may belong to another company. */
async function endMemberships(tx: Database, companyId: number): Promise<void> {
  await tx.update(companies).set({ closedAt: sql`clock_timestamp()` }).where(eq(companies.id, companyId));
  await tx.update(companyMembers).set({ isLive: false }).where(eq(companyMembers.companyId, companyId));
}
